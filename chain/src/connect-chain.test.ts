import type { RequestListener } from 'node:http';
import { inspect } from 'node:util';
import { startFakeNode } from '@countersign/harness/chain/test-chain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkChainId } from './check-chain-id.ts';
import { connectChain } from './connect-chain.ts';
import { ChainUnavailable, NodeRefusal, WrongChain } from './errors.ts';

const secret = 'v3-4f1c0ffee-access-key';
/** Like a provider's URL: with the customer's key in the path. */
const connect = (url: string, timeoutMs = 2_000) => connectChain(`${url}/${secret}?token=${secret}`, { timeoutMs });

const say = (body: unknown, status = 200): RequestListener => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_request, response) => void response.writeHead(status).end(text);
};

async function failureOf(listener: RequestListener): Promise<unknown> {
  const client = connect(await startFakeNode(listener), 300);
  return client.ask('eth_blockNumber', [], z.string()).catch((error: unknown) => error);
}

describe('a node', () => {
  it('is queried by JSON-RPC, and its answer is validated', async () => {
    let asked = '';
    const url = await startFakeNode(async (request, response) => {
      for await (const chunk of request) asked += chunk;
      response.end('{"jsonrpc":"2.0","id":1,"result":"0x10"}');
    });
    expect(await connect(url).getBlockNumber()).toBe(16);
    expect(JSON.parse(asked)).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] });
  });

  it.each<[string, RequestListener]>([
    ['with nothing', say('')],
    ['with a page', say('<html>')],
    ['with a list', say([{ result: '0x1' }])],
    ['with another shape', say({ result: { number: 5 } })],
    ['without a result', say({ jsonrpc: '2.0', id: 1 })],
    ['with endless nesting', say('['.repeat(100_000))],
    ['with status 500', say({ result: '0x1' }, 500)],
    ['with status 401', say(`no such key ${secret}`, 401)],
    ['with an error', say({ error: { code: -32_000, message: `bad key ${secret}` } })],
    ['with an error and a status', say({ error: { code: -32_005, message: 'rate limit' } }, 429)],
    ['with a redirect', (_request, response) => void response.writeHead(307, { location: '/' }).end()],
    ['by closing the connection', (request) => void request.socket.destroy()],
    ['never', () => {}],
    ['with half an answer', (_request, response) => void response.write('{"result":')],
    [
      'with an endless answer',
      (_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(256 * 1024, 32)));
        };
        response.on('drain', more);
        more();
      },
    ],
  ])('that answers %s is unavailable, and no error quotes its address', async (_how, listener) => {
    const failure = await failureOf(listener);
    expect(failure).toBeInstanceOf(ChainUnavailable);
    expect(String((failure as Error).stack)).not.toContain(secret);
    expect(inspect((failure as Error).cause)).not.toContain(secret);
  });

  it('that does not run is unavailable', async () => {
    const failure = await connect('http://127.0.0.1:1')
      .getChainId()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChainUnavailable);
    expect(inspect(failure)).not.toContain(secret);
  });

  it('that refuses reports its own message, whatever the HTTP status', async () => {
    const failure = await failureOf(say({ error: { code: 3, message: 'execution reverted', data: '0x12' } }, 400));
    expect(failure).toBeInstanceOf(NodeRefusal);
    expect(failure).toMatchObject({ code: 3, text: 'execution reverted', revertData: '0x12' });
  });

  it('returns blocks, and null for missing ones', async () => {
    const hash = `0x${'ab'.repeat(32)}`;
    const found = { number: '0x5', hash, parentHash: hash, timestamp: '0x65', baseFeePerGas: '0x7' };
    const client = connect(await startFakeNode(say({ result: found })));
    expect(await client.getBlock(5)).toEqual({ number: 5, hash, parentHash: hash, timestamp: 101, baseFeePerGas: 7n });
    expect(await connect(await startFakeNode(say({ result: null }))).getBlock(6)).toBeNull();
  });
});

describe('the chain of a node', () => {
  const zero = `0x${'00'.repeat(20)}` as const;
  const contracts = {
    accountRegistry: zero,
    verificationServiceRegistry: zero,
    verificationInbox: zero,
    verdictVerifier: zero,
  };
  const deployment = { chainId: 11_155_111, fromBlock: 0, contracts };

  it('must be that of the contracts', async () => {
    const right = connect(await startFakeNode(say({ result: '0xaa36a7' })));
    await expect(checkChainId(right, deployment)).resolves.toBeUndefined();
    const wrong = connect(await startFakeNode(say({ result: '0x1' })));
    const failure = checkChainId(wrong, deployment);
    await expect(failure).rejects.toThrow(WrongChain);
    await expect(failure).rejects.toThrow(/chain 1, but CONTRACTS_FILE belongs to chain 11155111/);
  });

  it('is not considered wrong if the node does not answer', async () => {
    const silent = connect(await startFakeNode(say({ result: 'mainnet' })));
    await expect(checkChainId(silent, deployment)).rejects.toThrow(ChainUnavailable);
  });
});
