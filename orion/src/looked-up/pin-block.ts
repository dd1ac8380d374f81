import { type Block, type ChainClient, hexData, isAway, NodeRefusal, quantity, toQuantity } from '@countersign/chain';
import type { Address, Hex } from '@countersign/protocol';
import { NotFound } from './not-found.ts';

/** A node this far behind or ahead describes another point in time. */
const MAX_OFF_SECONDS = 15 * 60;

/** One block of a chain, confirmed by all of its nodes. */
export interface PinnedBlock extends Pick<Block, 'number' | 'hash' | 'timestamp'> {
  /** The result of a contract call; null if it reverts. */
  call(to: Address, data: Hex): Promise<Hex | null>;
  getBalance(holder: Address): Promise<bigint>;
}

/** Retries once if there is no answer: a kept-alive connection may close at any moment. */
const twice = <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch((error: unknown) => {
    if (isAway(error)) return ask();
    throw error;
  });

/** The common answer of all nodes; none if they differ. */
async function askAll<T>(nodes: readonly ChainClient[], ask: (node: ChainClient) => Promise<T>): Promise<T> {
  const [first, ...rest] = await Promise.all(nodes.map((node) => twice(() => ask(node))));
  if (rest.some((other) => other !== first)) throw new NotFound('the nodes disagree');
  return first as T;
}

/** The latest block that all nodes have. Each must be on the chain: a URL may lead to another one at any time. */
export async function pinBlock(nodes: readonly ChainClient[], chainId: number, nowMs: number): Promise<PinnedBlock> {
  const heads = await Promise.all(
    nodes.map(async (node) => {
      const [actual, head] = await twice(() => Promise.all([node.getChainId(), node.getBlock('latest')]));
      if (actual !== chainId) throw new NotFound(`a node is not on chain ${chainId}`);
      if (head === null) throw new NotFound('a node returned no block');
      if (Math.abs(head.timestamp - nowMs / 1000) > MAX_OFF_SECONDS) throw new NotFound('a node is behind');
      return head;
    }),
  );
  const { number, timestamp } = heads.reduce((lowest, head) => (head.number < lowest.number ? head : lowest));
  // Nodes that are ahead have this block too.
  const hash = await askAll(nodes, async (node) => {
    const own = heads[nodes.indexOf(node)];
    return own?.number === number ? own.hash : ((await node.getBlock(number))?.hash ?? null);
  });
  if (hash === null) throw new NotFound('the nodes disagree');
  const at = toQuantity(number);
  return {
    number,
    hash,
    timestamp,
    call: (to, data) => askAll(nodes, (node) => node.ask('eth_call', [{ to, data }, at], hexData).catch(refusal)),
    getBalance: (holder) => askAll(nodes, (node) => node.ask('eth_getBalance', [holder, at], quantity)),
  };
}

/** A revert is an answer; an error of a node is none. */
function refusal(error: unknown): null {
  if (error instanceof NodeRefusal && error.revertData !== null) return null;
  throw error;
}
