import {
  cid,
  createAccount,
  hashOf,
  serviceEntry,
  startProxy,
  startTestChain,
  type TestChain,
} from '@countersign/harness/chain/test-chain';
import type { Hex } from '@countersign/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { connectChain } from './connect-chain.ts';
import { ChainUnavailable } from './errors.ts';
import { readEvents } from './read-events.ts';

const updated = { ...serviceEntry, name: 'Orion, renamed', pgpKeyHash: hashOf(8) };

let chain: TestChain;
let sender: `0x${string}`;
let head: number;

beforeAll(async () => {
  chain = await startTestChain();
  const [owner, recorder] = await Promise.all([chain.senderOf(chain.owner), chain.senderOf(createAccount('recorder'))]);
  sender = recorder.address;
  await recorder.submit(chain.createRequest(1));
  const verdict = { sender, requestHash: hashOf(1), decision: 'REJECTED', responseCid: cid } as const;
  await owner.submit(calls.setVerdict(chain.deployment, verdict));
  await owner.submit(calls.updateService(chain.deployment, { id: 1, ...updated }));
  await chain.control.mine({ blocks: 4_500 });
  await recorder.submit(chain.createRequest(2));
  head = await chain.client.getBlockNumber();
});
afterAll(() => chain.stop());

describe('events', () => {
  const names = ['ServiceRegistered', 'RequestCreated', 'VerdictSet', 'ServiceUpdated', 'RequestCreated'];
  const read = (url: string) => readEvents(connectChain(url), chain.deployment, { fromBlock: 0, toBlock: head });

  it('are read in order, over many ranges, with their arguments and positions', async () => {
    const events = await read(chain.url);
    expect(events.map(({ name }) => name)).toEqual(names);
    expect(events[0]).toMatchObject({ args: { id: 1, owner: chain.owner.address, ...serviceEntry } });
    expect(events[2]?.args).toEqual({
      sender,
      requestHash: hashOf(1),
      serviceId: 1,
      decision: 2,
      responseCid: cid,
      writer: chain.owner.address,
    });
    const { blockNumber = 0, blockHash, txHash = '0x' } = events[4] ?? {};
    expect(blockNumber).toBe(head);
    expect(await chain.client.getBlock(blockNumber)).toMatchObject({ hash: blockHash });
    expect(await chain.control.getTransaction({ hash: txHash })).toMatchObject({ from: sender.toLowerCase() });
  });

  it('are read in smaller ranges if the node refuses large ones', async () => {
    const spans: number[] = [];
    const url = await startProxy(chain.url, ({ method, params }) => {
      if (method !== 'eth_getLogs') return undefined;
      const { fromBlock, toBlock } = params[0] as { fromBlock: Hex; toBlock: Hex };
      spans.push(Number(toBlock) - Number(fromBlock) + 1);
      const isTooLarge = (spans.at(-1) ?? 0) > 600;
      return isTooLarge ? { error: { code: -32_602, message: 'query exceeds max block range' } } : undefined;
    });
    expect((await read(url)).map(({ name }) => name)).toEqual(names);
    expect(spans.slice(0, 4)).toEqual([2_000, 1_000, 500, 500]);
  });

  it('fail if the node refuses even one block', async () => {
    let asked = 0;
    const url = await startProxy(chain.url, () => {
      asked += 1;
      return { error: { code: -32_000, message: 'no logs here' } };
    });
    await expect(read(url)).rejects.toThrow(ChainUnavailable);
    expect(asked).toBeLessThan(15);
  });

  const log = (change: object) => ({
    address: chain.deployment.contracts.verificationServiceRegistry,
    topics: ['0x'.padEnd(66, 'a')],
    data: '0x',
    blockNumber: '0x1',
    blockHash: hashOf(1),
    transactionHash: hashOf(2),
    logIndex: '0x0',
    ...change,
  });
  it.each([
    ['of another contract', () => log({ address: createAccount('stranger').address })],
    ['of another block', () => log({ blockNumber: '0xffffff' })],
    ['that was removed', () => log({ removed: true })],
    ['that is pending', () => log({ blockNumber: null, blockHash: null })],
    ['that our contracts do not emit', () => log({})],
    ['without topics', () => log({ topics: [] })],
    ['that is not an object', () => 'log'],
  ])('are not read from a node that returns a log %s', async (_what, make) => {
    const url = await startProxy(chain.url, () => ({ result: [make()] }));
    await expect(read(url)).rejects.toThrow(ChainUnavailable);
  });
});
