import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { ChainUnavailable } from '../crypto/chain-unavailable.ts';
import { askChain } from './ask-chain.ts';
import { createChains } from './chains.ts';

/** A node that answers as it likes. */
async function startRpc(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sayJson = (body: unknown): RequestListener => {
  return (_request, response) => void response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const ask = (url: string) => askChain(url, 'eth_chainId', [], z.string());

/** Writes without end, until the other side has enough. */
function writeForEver(response: ServerResponse): { bytes: () => number } {
  let bytes = 0;
  const chunk = Buffer.alloc(64 * 1024, 32);
  const more = () => {
    while (!response.destroyed) {
      bytes += chunk.length;
      if (!response.write(chunk)) break;
    }
  };
  response.on('drain', more);
  more();
  return { bytes: () => bytes };
}

describe('a question to a chain', () => {
  it('is JSON-RPC, and gives the result in its shape', async () => {
    let asked = '';
    const url = await startRpc(async (request, response) => {
      for await (const chunk of request) asked += chunk;
      response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    });
    expect(await askChain(url, 'eth_call', ['0xab', null], z.string())).toBe('0x1');
    expect(JSON.parse(asked)).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: ['0xab', null] });
  });

  it.each([
    ['an error', { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'secret in words' } }],
    ['no result', { jsonrpc: '2.0', id: 1 }],
    ['another shape', { result: 5 }],
    ['a list', [{ result: '0x1' }]],
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['JSON that is nested without end', '['.repeat(100_000)],
  ])('that is answered with %s is not answered', async (_what, body) => {
    const failure = await ask(await startRpc(sayJson(body))).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChainUnavailable);
    expect(String(failure)).not.toContain('secret');
  });

  it('that is redirected is not answered, and goes nowhere else', async () => {
    let visits = 0;
    const elsewhere = await startRpc((_request, response) => {
      visits += 1;
      response.end('{"result":"0x1"}');
    });
    for (const status of [301, 302, 307, 308]) {
      const url = await startRpc(
        (_request, response) => void response.writeHead(status, { location: elsewhere }).end(),
      );
      await expect(ask(url)).rejects.toThrow(ChainUnavailable);
    }
    expect(visits).toBe(0);
  });

  it.each([401, 429, 500])('that is answered with %i is not answered', async (status) => {
    const url = await startRpc((_request, response) => void response.writeHead(status).end('{"result":"0x1"}'));
    await expect(ask(url)).rejects.toThrow(ChainUnavailable);
  });

  it('ends where the answer has no end', async () => {
    let written = { bytes: () => 0 };
    const closed = Promise.withResolvers<void>();
    const url = await startRpc((_request, response) => {
      response.on('close', closed.resolve);
      written = writeForEver(response);
    });
    await expect(ask(url)).rejects.toThrow(ChainUnavailable);
    await closed.promise;
    expect(written.bytes()).toBeLessThan(64 * 1024 * 1024);
  });

  it('ends where the answer does not come, stops halfway, or comes drop by drop', async () => {
    const silent = await startRpc(() => {});
    const halfway = await startRpc((_request, response) => void response.write('{"result":'));
    const dripping = await startRpc((_request, response) => {
      const drip = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drip));
    });
    const outcomes = await Promise.allSettled([silent, halfway, dripping].map(ask));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ChainUnavailable) });
    }
  });

  it('is not answered where nobody listens', async () => {
    await expect(ask('http://127.0.0.1:1')).rejects.toThrow(ChainUnavailable);
  });
});

const txHash = `0x${'cd'.repeat(32)}` as const;
const blockHash = `0x${'ee'.repeat(32)}`;
const answers = {
  eth_chainId: '0x1' as unknown,
  eth_blockNumber: '0x14' as unknown,
  eth_getTransactionByHash: { from: '0xAB', to: '0xCD', value: '0xde0b6b3a7640000', input: '0x', blockHash } as unknown,
  eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x10', blockHash } as unknown,
  eth_getBlockByNumber: { hash: blockHash, timestamp: '0x65' } as unknown,
};

/** A chain that says this, with whatever a test wants different. */
async function startChain(different: Partial<typeof answers> = {}): Promise<string> {
  const said: Record<string, unknown> = { ...answers, ...different };
  return startRpc(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    response.end(JSON.stringify({ result: said[JSON.parse(text).method] }));
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
      minedAtUnix: 101,
      succeeded: true,
    });
  });

  it.each([
    ['on no chain of ours', 2, {}, 'no RPC is configured for chain 2'],
    ['on another chain than configured', 1, { eth_chainId: '0x2' }, 'no RPC is configured for chain 1'],
    ['that nobody knows', 1, { eth_getTransactionByHash: null }, 'is not known on chain 1'],
    ['without receipt', 1, { eth_getTransactionReceipt: null }, 'is not in a block yet'],
    ['not deep enough', 1, { eth_blockNumber: '0x13' }, 'has 4 of 5 confirmations'],
    ['whose block is not on the chain', 1, { eth_getBlockByNumber: null }, 'a block that is gone'],
    [
      'in place of whose block another stands',
      1,
      { eth_getBlockByNumber: { hash: `0x${'dd'.repeat(32)}`, timestamp: '0x65' } },
      'a block that is gone',
    ],
    [
      'whose block was replaced meanwhile',
      1,
      { eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x10', blockHash: `0x${'dd'.repeat(32)}` } },
      'is not in a block yet',
    ],
  ])('%s cannot be relied on, with the reason', async (_which, chainId, different, reason) => {
    expect(await chainsAt(await startChain(different)).findSent(chainId, txHash)).toContain(reason);
  });

  it.each([
    ['a chain id without digits', { eth_chainId: '0x' }],
    ['a chain id in words', { eth_chainId: 'mainnet' }],
    ['a number in place of a quantity', { eth_blockNumber: 20 }],
    [
      'a value over 2^256',
      { eth_getTransactionByHash: { ...Object(answers.eth_getTransactionByHash), value: `0x1${'0'.repeat(64)}` } },
    ],
    [
      'a block number that no chain has',
      { eth_getTransactionReceipt: { status: '0x1', blockNumber: `0x${'f'.repeat(60)}`, blockHash } },
    ],
    ['no status', { eth_getTransactionReceipt: { blockNumber: '0x10', blockHash } }],
    ['a list for a transaction', { eth_getTransactionByHash: [] }],
  ])('%s means that the chain cannot be asked', async (_what, different) => {
    const url = await startChain(different);
    await expect(chainsAt(url).findSent(1, txHash)).rejects.toThrow(ChainUnavailable);
  });
});
