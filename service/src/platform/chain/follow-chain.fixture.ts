import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectChain } from '@countersign/chain';
import { verificationServiceRegistry } from '@countersign/contracts';
import type { Hex } from '@countersign/protocol';
import { encodeEventTopics } from 'viem';
import { onTestFinished } from 'vitest';

const registry = `0x${'a1'.repeat(20)}` as const;
const contracts = {
  verificationServiceRegistry: registry,
  verificationInbox: `0x${'a2'.repeat(20)}`,
  accountRegistry: `0x${'a3'.repeat(20)}`,
  verdictVerifier: `0x${'a4'.repeat(20)}`,
} as const;
export const fromBlock = 5;

interface Question {
  readonly method: string;
  readonly params: readonly unknown[];
}
/** Replaces the answer; nothing if the node answers itself. */
type Instead = object | undefined;

let chains = 0;

/**
 * A node whose chain has one event of our contracts in each block, with the number of the block. Each has a chain of
 * its own.
 */
export async function startNode(height: number) {
  chains += 1;
  const chainId = chains;
  let branches = 0;
  const hashes: Hex[] = [];
  const mine = (upTo: number, branch: number) => {
    while (hashes.length <= upTo) hashes.push(hashOf(branch, hashes.length));
  };
  mine(height, 0);

  const blockAt = (number: number) => {
    const hash = hashes[number];
    return hash ? { number: quantity(number), hash, parentHash: hash, timestamp: quantity(number) } : null;
  };
  const logsOf = ({ fromBlock: from, toBlock: to }: { fromBlock: Hex; toBlock: Hex }) =>
    hashes.map(logIn).slice(Number(from), Number(to) + 1);
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_chainId: () => quantity(chainId),
    eth_blockNumber: () => quantity(hashes.length - 1),
    eth_getBlockByNumber: ([which]) => blockAt(which === 'latest' ? hashes.length - 1 : Number(which)),
    eth_getLogs: ([filter]) => logsOf(filter as Parameters<typeof logsOf>[0]),
  };

  const node = {
    /** Sees every question first. */
    watch: async (_question: Question): Promise<Instead> => undefined,
    hashAt: (number: number) => hashes[number],
    /** The number of the last block. */
    setHeight(newHeight: number) {
      hashes.length = Math.min(hashes.length, newHeight + 1);
      mine(newHeight, branches);
    },
    /** Replaces all blocks after this one, up to a height. */
    reorg(lastKept: number, newHeight: number) {
      branches += 1;
      hashes.length = lastKept + 1;
      mine(newHeight, branches);
    },
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const question: Question = JSON.parse(text);
    const instead = await node.watch(question);
    response.end(JSON.stringify(instead ?? { result: answers[question.method]?.(question.params) }));
  });
  // It never closes a connection that a client is about to use again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const client = connectChain(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return Object.assign(node, { chain: { client, deployment: { chainId, fromBlock, contracts }, confirmations: 1 } });
}

const quantity = (number: number): Hex => `0x${number.toString(16)}`;
const hashOf = (branch: number, number: number): Hex =>
  `0x${branch.toString(16).padStart(32, '0')}${number.toString(16).padStart(32, '0')}`;

const logIn = (blockHash: Hex, number: number) => ({
  address: registry,
  topics: encodeEventTopics({
    abi: verificationServiceRegistry.abi,
    eventName: 'ServiceDeactivated',
    args: { id: BigInt(number) },
  }),
  data: '0x',
  blockNumber: quantity(number),
  blockHash,
  transactionHash: blockHash,
  logIndex: '0x0',
});
