import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@countersign/harness/chain/test-chain';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createNode, type Node } from './create-node.ts';
import { type Journal, openJournal } from './journal.ts';

let file: string;
let journal: Journal;
let said: string[];
let refusal: Error | null;

/** An EVM that records the order of its calls. */
const evm = {
  request: async (method: string) => void said.push(method),
  async execute(raw: string, at: number) {
    said.push(`${raw} at ${at}`);
    if (refusal) throw refusal;
    return '0xhash';
  },
  settle: async () => {},
};
const die = (reason: string): never => {
  said.push(reason);
  throw new Error(reason);
};

const nodeWith = (changed: Partial<Journal> = {}, now = 50): Node =>
  createNode({ evm, journal: { ...journal, ...changed }, lastAt: 40, nowSeconds: () => now, die });

beforeEach(async () => {
  said = [];
  refusal = null;
  file = join(await makeFolder(), 'journal.jsonl');
  journal = await openJournal(file);
  onTestFinished(() => journal.close());
});

it('allows no read between a transaction and its write to disk', async () => {
  const sync = async () => void said.push('synced');
  const node = nodeWith({ sync });
  const [txHash] = await Promise.all([
    node.request('eth_sendRawTransaction', ['0xAB']),
    node.request('eth_blockNumber', []),
  ]);
  expect(txHash).toBe('0xhash');
  expect(said).toEqual(['0xab at 50', 'synced', 'eth_blockNumber']);
});

it('never sets its clock back', async () => {
  await nodeWith({}, 30).request('eth_sendRawTransaction', ['0xab']);
  expect(said).toEqual(['0xab at 40']);
});

it('stores nothing that the chain refuses', async () => {
  const node = nodeWith();
  await node.request('eth_sendRawTransaction', ['0xab']);
  const kept = await readFile(file, 'utf8');
  refusal = new Error('nonce too low');
  await expect(node.request('eth_sendRawTransaction', ['0xcd'])).rejects.toThrow('nonce too low');
  expect(await readFile(file, 'utf8')).toBe(kept);
});

it('executes nothing that cannot be written', async () => {
  const append = async () => Promise.reject(new Error('ENOSPC'));
  await expect(nodeWith({ append }).request('eth_sendRawTransaction', ['0xab'])).rejects.toThrow('ENOSPC');
  expect(said).toEqual([]);
});

it('exits if it holds more than the disk', async () => {
  const sync = async () => Promise.reject(new Error('EIO'));
  const node = nodeWith({ sync });
  await expect(node.request('eth_sendRawTransaction', ['0xab'])).rejects.toThrow('the journal cannot be written');
});

it('bounds the number of waiting requests', async () => {
  const node = nodeWith();
  const asked = await Promise.allSettled(Array.from({ length: 1_001 }, () => node.request('eth_blockNumber', [])));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1_000);
  expect(asked.at(-1)).toMatchObject({ status: 'rejected', reason: { code: -32_005 } });
  await node.request('eth_blockNumber', []);
});
