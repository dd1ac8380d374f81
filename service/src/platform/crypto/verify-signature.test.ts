import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import type { Address } from '@countersign/protocol';
import { type Hex, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ChainUnavailable, createSignatureVerifier } from './verify-signature.ts';

const owner = privateKeyToAccount(`0x${'5d'.repeat(32)}`);
const stranger = privateKeyToAccount(`0x${'6e'.repeat(32)}`);
const ownerAddress = owner.address.toLowerCase() as Address;
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const text = 'localhost:3000\nPOST\n/users';

let signature: Hex;
let highS: Hex;
beforeAll(async () => {
  signature = await owner.signMessage({ message: text });
  const s = BigInt(`0x${signature.slice(66, 130)}`);
  const twin = toHex(order - s, { size: 32 }).slice(2);
  highS = `${signature.slice(0, 66) as Hex}${twin}${signature.endsWith('1b') ? '1c' : '1b'}`;
});

const servers: Server[] = [];
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const answerWith = (body: unknown, status = 200) =>
  listen((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

describe('without an RPC', () => {
  const verifier = createSignatureVerifier({ timeoutMs: 1000 });

  test('accepts the account that signed and no other', async () => {
    expect(await verifier.verify({ address: ownerAddress, text, signature })).toEqual({ by: 'key' });
    expect(await verifier.verify({ address: stranger.address.toLowerCase() as Address, text, signature })).toBeNull();
    expect(await verifier.verify({ address: ownerAddress, text: `${text} `, signature })).toBeNull();
    expect(await verifier.verify({ address: ownerAddress, text, signature: highS })).toBeNull();
    expect(await verifier.verify({ address: ownerAddress, text, signature: 'nonsense' })).toBeNull();
  });

  test('has no chain to ping', () => {
    expect(verifier.ping).toBeNull();
  });
});

describe('with an RPC that must not be queried', () => {
  test('a key account is recovered locally, whatever its chain', async () => {
    let requests = 0;
    const rpcUrl = await listen((_request, response) => {
      requests += 1;
      response.end();
    });
    const verifier = createSignatureVerifier({ rpcUrl, timeoutMs: 1000 });
    expect(await verifier.verify({ address: ownerAddress, text, signature, chainId: 1 })).toEqual({ by: 'key' });
    expect(requests).toBe(0);
  });

  test('an impossible signature is refused locally', async () => {
    let requests = 0;
    const rpcUrl = await listen((_request, response) => {
      requests += 1;
      response.end();
    });
    const verifier = createSignatureVerifier({ rpcUrl, timeoutMs: 1000 });
    for (const bad of ['', '0x', '0xabc', 'zz', `${signature}\n`, `0x${'ab'.repeat(16 * 1024)}`]) {
      expect(await verifier.verify({ address: ownerAddress, text, signature: bad })).toBeNull();
    }
    expect(await verifier.verify({ address: ownerAddress, text: 'a\ud800', signature })).toBeNull();
    expect(requests).toBe(0);
  });
});

describe('with a chain', () => {
  let evm: Evm;
  let verify: ReturnType<typeof createSignatureVerifier>['verify'];
  beforeAll(async () => {
    evm = await startEvm();
    verify = createSignatureVerifier({ rpcUrl: evm.url, timeoutMs: 10_000 }).verify;
  });
  afterAll(() => evm.stop());

  test('a deployed contract account is accepted when its owner signed (ERC-1271)', async () => {
    const address = await evm.deployContractWallet(ownerAddress);
    expect(await verify({ address, text, signature })).toEqual({ by: 'contract', chainId: evm.chainId });
    expect(await verify({ address, text, signature, chainId: evm.chainId })).toEqual({
      by: 'contract',
      chainId: evm.chainId,
    });
  });

  test('a deployed contract account refuses another signer and another text', async () => {
    const address = await evm.deployContractWallet(ownerAddress);
    const other = await stranger.signMessage({ message: text });
    expect(await verify({ address, text, signature: other })).toBeNull();
    expect(await verify({ address, text: `${text} `, signature })).toBeNull();
  });

  test('a contract account that reverts refuses', async () => {
    const address = await evm.deployContractWallet(ownerAddress);
    expect(await verify({ address, text, signature: '0x1234' })).toBeNull();
  });

  test('an account is accepted with its factory before its deployment (ERC-6492), and after it', async () => {
    const wallet = await evm.predictedWallet(ownerAddress);
    const wrapped = wallet.wrap(signature);
    expect(await verify({ address: wallet.address, text, signature })).toBeNull();
    expect(await verify({ address: wallet.address, text, signature: wrapped, chainId: evm.chainId })).toEqual({
      by: 'contract',
      chainId: evm.chainId,
    });
    await wallet.deploy();
    expect(await verify({ address: wallet.address, text, signature: wrapped })).toEqual({
      by: 'contract',
      chainId: evm.chainId,
    });
    expect(await verify({ address: wallet.address, text, signature })).toEqual({
      by: 'contract',
      chainId: evm.chainId,
    });
  });

  test('an account before its deployment refuses another signer and text, and serves no other address', async () => {
    const wallet = await evm.predictedWallet(ownerAddress);
    const other = wallet.wrap(await stranger.signMessage({ message: text }));
    expect(await verify({ address: wallet.address, text, signature: other })).toBeNull();
    expect(await verify({ address: wallet.address, text: 'other', signature: wallet.wrap(signature) })).toBeNull();
    const elsewhere: Address = `0x${'12'.repeat(20)}`;
    expect(await verify({ address: elsewhere, text, signature: wallet.wrap(signature) })).toBeNull();
  });

  test('a contract account of another chain is refused', async () => {
    const address = await evm.deployContractWallet(ownerAddress);
    expect(await verify({ address, text, signature, chainId: evm.chainId + 1 })).toBeNull();
  });

  test('the high-s twin of a key account is refused, bare and wrapped', async () => {
    const wallet = await evm.predictedWallet(ownerAddress);
    expect(await verify({ address: ownerAddress, text, signature: highS })).toBeNull();
    expect(await verify({ address: ownerAddress, text, signature: wallet.wrap(highS) })).toBeNull();
    expect(
      await verify({ address: ownerAddress, text, signature: await stranger.signMessage({ message: text }) }),
    ).toBeNull();
  });

  test('a contract that echoes its input, or the identity precompile, is not an account that accepts', async () => {
    const address = await evm.deploy('EchoingAccount', []);
    expect(await verify({ address, text, signature })).toBeNull();
    expect(await verify({ address: `0x${'0'.repeat(39)}4`, text, signature })).toBeNull();
  });

  test('a contract cannot make the service fetch a URL', async () => {
    let requests = 0;
    const url = await listen((_request, response) => {
      requests += 1;
      response.end('{}');
    });
    const address = await evm.deploy('LookupAccount', [`${url}/{sender}/{data}`]);
    expect(await verify({ address, text, signature })).toBeNull();
    expect(requests).toBe(0);
  });

  test('a contract account counts nowhere if no chain is given', async () => {
    const address = await evm.deployContractWallet(ownerAddress);
    expect(await verify({ address, text, signature, chainId: null })).toBeNull();
    expect(await verify({ address: ownerAddress, text, signature, chainId: null })).toEqual({ by: 'key' });
  });

  test('the chain id is queried each time, because the node may be replaced', async () => {
    const methods: string[] = [];
    const rpcUrl = await listen(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      methods.push(JSON.parse(body).method);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(evm.url, { method: 'POST', headers, body });
      response.writeHead(200, headers).end(await answer.text());
    });
    const proxied = createSignatureVerifier({ rpcUrl, timeoutMs: 10_000 });
    const address = await evm.deployContractWallet(ownerAddress);
    for (let count = 0; count < 3; count += 1) {
      expect(await proxied.verify({ address, text, signature, chainId: evm.chainId })).toEqual({
        by: 'contract',
        chainId: evm.chainId,
      });
    }
    expect(methods).toEqual(Array.from({ length: 3 }, () => ['eth_call', 'eth_chainId']).flat());
  });

  test('ping reaches it', async () => {
    const { ping } = createSignatureVerifier({ rpcUrl: evm.url, timeoutMs: 10_000 });
    expect(await ping?.()).toBe(evm.chainId);
  });
});

describe('with a faulty RPC', () => {
  const contractAccount: Address = `0x${'34'.repeat(20)}`;
  const ask = async (rpcUrl: string, chainId?: number) => {
    const verifier = createSignatureVerifier({ rpcUrl, timeoutMs: 300 });
    return verifier.verify({
      address: contractAccount,
      text,
      signature,
      ...(chainId === undefined ? {} : { chainId }),
    });
  };

  test('the node does not listen', async () => {
    const rpcUrl = await listen(() => undefined);
    await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
    await expect(ask(rpcUrl)).rejects.toThrow(ChainUnavailable);
    await expect(ask(rpcUrl, 1)).rejects.toThrow(ChainUnavailable);
    await expect(createSignatureVerifier({ rpcUrl, timeoutMs: 300 }).ping?.()).rejects.toThrow(ChainUnavailable);
  });

  test('it never answers, or never ends its answer', async () => {
    const silent = await listen(() => undefined);
    const endless = await listen((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"jsonrpc":"2.0",');
    });
    await expect(ask(silent)).rejects.toThrow(ChainUnavailable);
    await expect(ask(endless)).rejects.toThrow(ChainUnavailable);
  });

  test('its answer is too large', async () => {
    await expect(
      ask(await answerWith({ jsonrpc: '2.0', id: 1, result: `0x${'00'.repeat(64 * 1024)}` })),
    ).rejects.toThrow(ChainUnavailable);
  });

  test('it redirects', async () => {
    let requests = 0;
    const target = await listen((_request, response) => {
      requests += 1;
      response.end('{}');
    });
    const rpcUrl = await listen((_request, response) => {
      response.writeHead(307, { location: target }).end();
    });
    await expect(ask(rpcUrl)).rejects.toThrow(ChainUnavailable);
    expect(requests).toBe(0);
  });

  test.each<[string, unknown, number]>([
    ['an HTTP error', { error: 'busy' }, 503],
    ['a limit', { jsonrpc: '2.0', id: 1, error: { code: -32005, message: 'limit exceeded' } }, 429],
    ['an inner error', { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'internal error' } }, 200],
    ['a lost block', { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'header not found' } }, 200],
    ['no result', { jsonrpc: '2.0', id: 1 }, 200],
    ['a result that is not text', { jsonrpc: '2.0', id: 1, result: { yes: true } }, 200],
    ['null', null, 200],
  ])('it answers with %s', async (_name, body, status) => {
    await expect(ask(await answerWith(body, status))).rejects.toThrow(ChainUnavailable);
    await expect(ask(await answerWith(body, status), 1)).rejects.toThrow(ChainUnavailable);
  });

  test('an invalid chain id', async () => {
    const yes = `0x1626ba7e${'0'.repeat(56)}`;
    const rpcUrl = await answerWith({ jsonrpc: '2.0', id: 1, result: yes });
    await expect(ask(rpcUrl, 1)).rejects.toThrow(ChainUnavailable);
    await expect(ask(rpcUrl)).rejects.toThrow(ChainUnavailable);
  });

  test.each([
    [3, 'execution reverted: no'],
    [-32000, 'execution reverted'],
    [-32000, 'out of gas'],
    [-32000, 'invalid opcode: INVALID'],
    [-32000, 'invalid jump destination'],
    [-32015, 'VM execution error.'],
  ])('a reverted call means no, also in the wording of other nodes: %d %s', async (code, message) => {
    expect(await ask(await answerWith({ jsonrpc: '2.0', id: 1, error: { code, message } }))).toBeNull();
  });

  test('the error does not quote the URL, which may contain an access key', async () => {
    const rpcUrl = `${await answerWith({ error: 'busy' }, 503)}/v2/secret-access-key`;
    const error = await ask(rpcUrl).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ChainUnavailable);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret-access-key');
    expect(error).not.toHaveProperty('cause');
  });
});
