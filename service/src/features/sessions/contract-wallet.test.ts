import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { expectProblem, signedMessage } from '@countersign/harness/people/sign-in';
import { createWallet, signedOptions, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { type Address, checksumAddress } from '@countersign/protocol';
import type { Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let evm: Evm;
let service: TestService;
let withoutChain: TestService;
let withChainDown: TestService;

beforeAll(async () => {
  [database, evm] = await Promise.all([createTestDatabase(), startEvm()]);
  const start = (env: Record<string, string>) => startTestService({ databaseUrl: database.url, env });
  [service, withoutChain, withChainDown] = await Promise.all([
    start({ CHAIN_RPC_URL: evm.url }),
    start({}),
    start({ CHAIN_RPC_URL: await urlWhereNobodyListens() }),
  ]);
});

afterAll(async () => {
  await Promise.all([service, withoutChain, withChainDown].map((each) => each.stop()));
  await Promise.all([database.drop(), evm.stop()]);
});

async function urlWhereNobodyListens(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

const ownerOf = (wallet: PrivateKeyAccount) => wallet.address.toLowerCase() as Address;

/** Signs in as the contract at `address` with a signature by `signer`. */
async function signInAs(
  { call }: TestService,
  address: Address,
  signer: PrivateKeyAccount,
  { chainId = evm.chainId, wrap = (signature: Hex) => signature } = {},
) {
  const { message, signature } = await signedMessage(call, signer, { address, chainId });
  return call('POST /auth/siwe/verify', { body: { message, signature: wrap(signature) } });
}

describe('POST /auth/siwe/verify', () => {
  describe('200', () => {
    it(
      'a deployed contract wallet with the signature of its owner (ERC-1271), as the user of its own address',
      proves('siwe.signature.erc-1271'),
      async () => {
        const owner = createWallet();
        const address = await evm.deployContractWallet(ownerOf(owner));
        const answer = await signInAs(service, address, owner);
        expect(answer.status).toBe(200);
        expect(answer.get('user.ethereumAddress')).toBe(checksumAddress(address));
        expect(answer.get('user.ethereumAddress')).not.toBe(owner.address);
      },
    );

    it(
      'a contract wallet that is not deployed yet (ERC-6492), and the same user once it is deployed',
      proves('siwe.signature.erc-6492'),
      async () => {
        const owner = createWallet();
        const wallet = await evm.predictedWallet(ownerOf(owner));
        const before = await signInAs(service, wallet.address, owner, { wrap: wallet.wrap });
        expect(before.status).toBe(200);
        await wallet.deploy();
        const after = await signInAs(service, wallet.address, owner);
        expect(after.get('user.id')).toBe(before.get('user.id'));
      },
    );

    it('a key account while the chain is down, and if none is configured', async () => {
      for (const each of [withChainDown, withoutChain]) {
        expect((await signIn(each.call)).accessToken).toMatch(/^ey/);
      }
    });
  });

  describe('401', () => {
    it(
      'a contract wallet with the signature of another key, deployed or not',
      proves('siwe.signature.erc-1271', 'siwe.signature.erc-6492'),
      async () => {
        const owner = createWallet();
        const address = await evm.deployContractWallet(ownerOf(owner));
        expectProblem(await signInAs(service, address, createWallet()), 401, 'signature:');
        const wallet = await evm.predictedWallet(ownerOf(owner));
        expectProblem(
          await signInAs(service, wallet.address, createWallet(), { wrap: wallet.wrap }),
          401,
          'signature:',
        );
      },
    );

    it('a contract wallet whose message names another chain', async () => {
      const owner = createWallet();
      const address = await evm.deployContractWallet(ownerOf(owner));
      expectProblem(await signInAs(service, address, owner, { chainId: evm.chainId + 1 }), 401, 'signature:');
    });

    it('an address without code, signed by another key', async () => {
      expectProblem(await signInAs(service, ownerOf(createWallet()), createWallet()), 401, 'signature:');
    });

    it('a contract that answers every call with its input', async () => {
      const address = await evm.deploy('EchoingAccount', []);
      expectProblem(await signInAs(service, address, createWallet()), 401, 'signature:');
    });

    it('a contract wallet if no chain is configured', async () => {
      const owner = createWallet();
      const address = await evm.deployContractWallet(ownerOf(owner));
      expectProblem(await signInAs(withoutChain, address, owner), 401, 'signature:');
    });

    it("a replay of a contract wallet's signature", async () => {
      const owner = createWallet();
      const address = await evm.deployContractWallet(ownerOf(owner));
      const body = await signedMessage(service.call, owner, { address, chainId: evm.chainId });
      expect((await service.call('POST /auth/siwe/verify', { body })).status).toBe(200);
      expectProblem(await service.call('POST /auth/siwe/verify', { body }), 401, 'nonce');
    });
  });

  describe('503', () => {
    it('a contract wallet while the chain is down, with the time to retry', async () => {
      const owner = createWallet();
      const address = await evm.deployContractWallet(ownerOf(owner));
      const answer = await signInAs(withChainDown, address, owner);
      expectProblem(answer, 503, 'chain is unavailable');
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    });
  });
});

describe('Ethereum signature', () => {
  async function signAsContract(each: TestService) {
    const owner = createWallet();
    const address = await evm.deployContractWallet(ownerOf(owner));
    await signInAs(service, address, owner);
    const route = `GET /users/${address}`;
    const { headers } = await signedOptions(owner, route);
    return () => each.call(route, { headers: { ...headers, 'x-ethereum-address': address } });
  }

  it('200 once for a request that the owner of a contract wallet signed, then 401', async () => {
    const send = await signAsContract(service);
    expect((await send()).status).toBe(200);
    expectProblem(await send(), 401, 'x-ethereum-signature:');
  });

  it('503 while the chain is down, and 401 if none is configured', async () => {
    expectProblem(await (await signAsContract(withChainDown))(), 503);
    expectProblem(await (await signAsContract(withoutChain))(), 401, 'x-ethereum-signature:');
  });
});
