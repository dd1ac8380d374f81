import { startChain } from '@countersign/harness/chain/embedded-chain';

/** A chain that starts a new journal after every third block, for tests that kill it. */
const chain = await startChain(process.argv[2] ?? '', null, { maxBlocksHeld: 3 });
process.send?.(chain.variables);
