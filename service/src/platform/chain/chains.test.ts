import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChainUnavailable } from '@countersign/chain';
import { proves } from '@countersign/harness/proves';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChains } from './chains.ts';

/** A node with programmable answers. */
async function startRpc(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const txHash = `0x${'cd'.repeat(32)}` as const;
const blockHash = `0x${'ee'.repeat(32)}`;
const block = (hash = blockHash) => ({ number: '0x10', hash, parentHash: `0x${'01'.repeat(32)}`, timestamp: '0x65' });
const answers = {
  eth_chainId: '0x1' as unknown,
  eth_blockNumber: '0x14' as unknown,
  eth_getTransactionByHash: { from: '0xAB', to: '0xCD', value: '0xde0b6b3a7640000', input: '0x', blockHash } as unknown,
  eth_getTransactionReceipt: {
    status: '0x1',
    blockNumber: '0x10',
    blockHash,
    transactionIndex: '0x3',
    logs: [],
  } as unknown,
  eth_getBlockByNumber: block() as unknown,
};

/** A chain with these answers and a test's overrides; a function is called for each question. */
async function startChain(different: Partial<typeof answers> = {}): Promise<string> {
  const said: Record<string, unknown> = { ...answers, ...different };
  return startRpc(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const answer = said[JSON.parse(text).method];
    response.end(JSON.stringify({ result: typeof answer === 'function' ? answer() : answer }));
  });
}

const chainsAt = (url: string, confirmations = 5) =>
  createChains({ rpcUrls: new Map([[1, url]]), recordRpcUrl: null, confirmations });

describe('a transaction on chain', () => {
  it('is found with its outcome', async () => {
    expect(await chainsAt(await startChain()).findSent(1, txHash)).toEqual({
      from: '0xab',
      to: '0xcd',
      value: '1000000000000000000',
      data: '0x',
      blockNumber: 16,
      index: 3,
      minedAtUnix: 101,
      succeeded: true,
      ranOwnCode: false,
      logs: [],
    });
  });

  it.each([
    ['on a chain that is not configured', 2, {}, 'no RPC is configured for chain 2'],
    ['on another chain than configured', 1, { eth_chainId: '0x2' }, 'no RPC is configured for chain 1'],
    [
      'signed for another chain',
      1,
      { eth_getTransactionByHash: { ...Object(answers.eth_getTransactionByHash), chainId: '0x2' } },
      'was signed for chain 2, not for chain 1',
    ],
    ['that is unknown', 1, { eth_getTransactionByHash: null }, 'is not known on chain 1'],
    ['without a receipt', 1, { eth_getTransactionReceipt: null }, 'is not in a block yet'],
    ['not deep enough', 1, { eth_blockNumber: '0x13' }, 'has 4 of 5 confirmations'],
    ['whose block is not on the chain', 1, { eth_getBlockByNumber: null }, 'a block that has been reorganized away'],
    [
      'whose block was replaced by another',
      1,
      { eth_getBlockByNumber: block(`0x${'dd'.repeat(32)}`) },
      'a block that has been reorganized away',
    ],
    [
      'whose receipt names a replaced block',
      1,
      {
        eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x10', blockHash: `0x${'dd'.repeat(32)}`, logs: [] },
      },
      'is not in a block yet',
    ],
  ])('%s is not reliable, with the reason', proves('execution.node'), async (_which, chainId, different, reason) => {
    expect(await chainsAt(await startChain(different)).findSent(chainId, txHash)).toContain(reason);
  });

  it.each([
    ['at any later check', ['0x1', '0x1', '0x2']],
    ['in the middle of a check', ['0x1', '0x1', '0x1', '0x2']],
  ])('is not accepted from a node that is on another chain %s', proves('execution.node'), async (_when, chainIds) => {
    const chains = chainsAt(await startChain({ eth_chainId: () => chainIds.shift() }));
    expect(await chains.findSent(1, txHash)).toMatchObject({ succeeded: true });
    expect(await chains.findSent(1, txHash)).toContain('no RPC is configured for chain 1');
  });

  it.each([
    ['a chain id without digits', { eth_chainId: '0x' }],
    ['a chain id as text', { eth_chainId: 'mainnet' }],
    ['a number in place of a quantity', { eth_blockNumber: 20 }],
    [
      'a value over 2^256',
      { eth_getTransactionByHash: { ...Object(answers.eth_getTransactionByHash), value: `0x1${'0'.repeat(64)}` } },
    ],
    [
      'an impossible block number',
      { eth_getTransactionReceipt: { status: '0x1', blockNumber: `0x${'f'.repeat(60)}`, blockHash } },
    ],
    ['no status', { eth_getTransactionReceipt: { blockNumber: '0x10', blockHash } }],
    ['a list for a transaction', { eth_getTransactionByHash: [] }],
  ])('%s means that the chain is unavailable', async (_what, different) => {
    const url = await startChain(different);
    await expect(chainsAt(url).findSent(1, txHash)).rejects.toThrow(ChainUnavailable);
  });
});
