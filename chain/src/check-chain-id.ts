import type { Deployment } from '@countersign/contracts';
import type { ChainClient } from './connect-chain.ts';
import { WrongChain } from './errors.ts';

/** Throws `WrongChain` where the node is on another chain than the contracts, `ChainUnavailable` where it does not say. */
export async function checkChainId(client: ChainClient, { chainId: expected }: Deployment): Promise<void> {
  const actual = await client.getChainId();
  if (actual !== expected) throw new WrongChain({ actual, expected });
}
