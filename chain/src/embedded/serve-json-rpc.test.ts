import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, createRecorder, startChain } from '@countersign/harness/chain/embedded-chain';
import { createAccount } from '@countersign/harness/chain/test-chain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let chain: Awaited<ReturnType<typeof startChain>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-chain-'));
  chain = await startChain(folder);
});
afterAll(async () => {
  await chain.stop();
  await rm(folder, { recursive: true });
});

const blockNumber = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };

/** With headers that `fetch` does not allow. */
function post(body: string, headers: Record<string, string> = {}, method = 'POST') {
  return new Promise<{ status: number; json: () => unknown }>((resolve, reject) => {
    const sent = request(chain.url, { method, headers, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, json: () => JSON.parse(text) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('methods', () => {
  it.each([
    ['web3_clientVersion', []],
    ['net_version', []],
    ['eth_chainId', []],
    ['eth_blockNumber', []],
    ['eth_getBlockByNumber', ['latest', false]],
    ['eth_getBlockByHash', [`0x${'00'.repeat(32)}`, false]],
    ['eth_getBalance', [createAccount('a').address, 'latest']],
    ['eth_getCode', [createAccount('a').address, 'latest']],
    ['eth_getStorageAt', [createAccount('a').address, '0x0', 'latest']],
    ['eth_getTransactionCount', [createAccount('a').address, 'pending']],
    ['eth_getTransactionByHash', [`0x${'00'.repeat(32)}`]],
    ['eth_getTransactionReceipt', [`0x${'00'.repeat(32)}`]],
    ['eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]],
    ['eth_call', [{ to: createAccount('a').address }, 'latest']],
    ['eth_estimateGas', [{ from: createAccount('a').address, to: createAccount('b').address }, 'latest']],
    ['eth_feeHistory', ['0x1', 'latest', []]],
    ['eth_syncing', []],
  ])('%s is answered', async (method, params) => {
    const answer = await ask(chain.url, method, params);
    expect(answer).toMatchObject({ jsonrpc: '2.0', id: 7 });
    expect(answer).toHaveProperty('result');
  });

  it.each(['eth_gasPrice', 'eth_maxPriorityFeePerGas'])('%s does not exist', async (method) => {
    expect(await ask(chain.url, method)).toMatchObject({ result: '0x0' });
  });

  it.each([
    'hardhat_setBalance',
    'hardhat_reset',
    'hardhat_impersonateAccount',
    'evm_revert',
    'evm_snapshot',
    'evm_mine',
    'evm_setNextBlockTimestamp',
    'debug_traceTransaction',
    'eth_sendTransaction',
    'eth_sign',
    'eth_accounts',
    'eth_newFilter',
    'eth_subscribe',
    'personal_unlockAccount',
    'toString',
    '__proto__',
  ])('%s is not offered', async (method) => {
    expect(await ask(chain.url, method)).toMatchObject({ error: { code: -32_601 } });
  });
});

it("reports the contract's error if it refuses", async () => {
  const { deployment } = await createRecorder(chain.variables);
  const to = deployment.contracts.verificationServiceRegistry;
  const data = `0xef0e239b${'9'.padStart(64, '0')}`;
  const { error } = await ask(chain.url, 'eth_call', [{ to, data }, 'latest']);
  expect(error).toMatchObject({ code: 3, data: expect.stringMatching(/^0x[0-9a-f]{72}$/) });
});

it.each([[[]], [['0x']], [['12']], [[5]], [['0x12', '0x12']], [['0x1234']]])(
  'rejects the transaction parameters %j',
  async (params) => {
    const before = await ask(chain.url, 'eth_blockNumber');
    expect(await ask(chain.url, 'eth_sendRawTransaction', params)).toMatchObject({ error: { code: -32_602 } });
    expect(await ask(chain.url, 'eth_blockNumber')).toEqual(before);
  },
);

describe('a request', () => {
  it.each(['127.0.0.1', '127.0.0.1:8545', 'localhost:1', '[::1]:80'])('for host %s is answered', async (host) => {
    expect(await post(JSON.stringify(blockNumber), { host })).toMatchObject({ status: 200 });
  });

  it.each([
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example:80',
    '10.0.0.1',
    '127.0.0.1@evil.example',
  ])('for host "%s" is refused', async (host) => {
    expect(await post(JSON.stringify(blockNumber), { host })).toMatchObject({ status: 403 });
  });

  it.each(['https://evil.example', 'http://127.0.0.1:3000', 'null'])('of a page from %s is refused', async (origin) => {
    expect(await post(JSON.stringify(blockNumber), { origin })).toMatchObject({ status: 403 });
  });

  it.each(['GET', 'PUT', 'OPTIONS', 'DELETE'])('by %s is refused', async (method) => {
    expect(await post('', {}, method)).toMatchObject({ status: 405 });
  });

  it('of more than 1 MiB is refused, and one of less is read', async () => {
    const padded = (bytes: number) => JSON.stringify({ ...blockNumber, more: 'x'.repeat(bytes) });
    expect(await post(padded(1_000_000))).toMatchObject({ status: 200 });
    const outcome = await post(padded(2_000_000)).catch((error: NodeJS.ErrnoException) => ({ status: error.code }));
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(outcome.status);
  });

  it.each([
    ['invalid JSON', '{', -32_700],
    ['endless nesting', '['.repeat(100_000), -32_700],
    ['an object that is not a request', '{}', -32_600],
    ['a number', '5', -32_600],
    ['named params', JSON.stringify({ ...blockNumber, params: { a: 1 } }), -32_600],
    ['no id', JSON.stringify({ ...blockNumber, id: undefined }), -32_600],
    ['an empty batch', '[]', -32_600],
    ['a batch of 101', JSON.stringify(Array(101).fill(blockNumber)), -32_600],
  ])('with %s is answered with an error', async (_what, body, code) => {
    const { status, json } = await post(body);
    expect(status).toBe(200);
    expect(json()).toMatchObject({ id: null, error: { code } });
  });

  it('may be a batch, in which a failure does not affect the others', async () => {
    const bad = { ...blockNumber, id: 'bad', method: 'evm_mine' };
    const { json } = await post(JSON.stringify([...Array(98).fill(blockNumber), bad, 5]));
    const answers = json() as { id: unknown; error?: { code: number }; result?: string }[];
    expect(answers).toHaveLength(100);
    expect(answers.slice(0, 98).every(({ result }) => result === '0x4')).toBe(true);
    expect(answers.slice(98)).toMatchObject([
      { id: 'bad', error: { code: -32_601 } },
      { id: null, error: { code: -32_600 } },
    ]);
  });
});
