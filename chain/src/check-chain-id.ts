import type { Deployment } from '@countersign/contracts';
import type { ChainClient } from './connect-chain.ts';
import { WrongChain } from './errors.ts';

/**
 * Throws `WrongChain` if the node's chain differs from that of the contracts, `ChainUnavailable` if it does not answer.
 */
export async function checkChainId(client: ChainClient, { chainId: expected }: Deployment): Promise<void> {
  const actual = await client.getChainId();
  if (actual !== expected) throw new WrongChain({ actual, expected });
}
