import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { linkBody, unlinkBody } from '@countersign/harness/people/escrow-link';
import { createWallet, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import type { Address } from '@countersign/protocol';
import { checksumAddress } from '@countersign/protocol';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let evm: Evm;
let service: TestService;
let withoutChain: TestService;
let withChainDown: TestService;
let withChainsOnly: TestService;

beforeAll(async () => {
  [database, evm] = await Promise.all([createTestDatabase(), startEvm()]);
  const start = (env: Record<string, string>) => startTestService({ databaseUrl: database.url, env });
  [service, withoutChain, withChainDown, withChainsOnly] = await Promise.all([
    start({ CHAIN_RPC_URL: evm.url }),
    start({}),
    start({ CHAIN_RPC_URL: `http://127.0.0.1:${await findFreePort()}` }),
    start({ CHAIN_RPC_URLS: JSON.stringify({ [evm.chainId]: evm.url, [evm.chainId + 1]: evm.url }) }),
  ]);
});

afterAll(async () => {
  await Promise.all([service, withoutChain, withChainDown, withChainsOnly].map((each) => each.stop()));
  await Promise.all([database.drop(), evm.stop()]);
});

const lower = (wallet: PrivateKeyAccount) => wallet.address.toLowerCase() as Address;

const link = (user: SignedIn, body: object, { call } = service) =>
  call('POST /settings/escrow-accounts', { token: user.accessToken, body });

/** A user, and a contract wallet that accepts signatures by the user's key. */
async function ownContract(): Promise<{ user: SignedIn; address: Address }> {
  const user = await signIn(service.call);
  return { user, address: await evm.deployContractWallet(lower(user.wallet)) };
}

describe('POST /settings/escrow-accounts', () => {
  describe('201', () => {
    it(
      'a contract with a signature that it accepts (ERC-1271), on that chain',
      proves('escrow.link.signature'),
      async () => {
        const { user, address } = await ownContract();
        const { chainId } = evm;
        const answer = await link(user, await linkBody(user.wallet, user, { address, chainId }));
        expect(answer.status).toBe(201);
        expect(answer.body).toMatchObject({ address: checksumAddress(address), chainId });
      },
    );

    it('a contract that is not deployed yet (ERC-6492)', async () => {
      const user = await signIn(service.call);
      const { address, wrap } = await evm.predictedWallet(lower(user.wallet));
      const { signature, ...rest } = await linkBody(user.wallet, user, { address, chainId: evm.chainId });
      expect((await link(user, { ...rest, signature: wrap(signature) })).status).toBe(201);
    });

    it('a contract if only CHAIN_RPC_URLS names its chain', async () => {
      const { user, address } = await ownContract();
      const body = await linkBody(user.wallet, user, { address, chainId: evm.chainId });
      expect((await link(user, body, withChainsOnly)).status).toBe(201);
    });

    it('a key account while the chain is down, and if none is configured, with and without a chainId', async () => {
      for (const each of [withChainDown, withoutChain]) {
        const user = await signIn(each.call);
        for (const where of [{}, { chainId: 1 }]) {
          expect((await link(user, await linkBody(createWallet(), user, where), each)).status).toBe(201);
        }
      }
    });
  });

  describe('400', () => {
    it('a contract without its chainId', async () => {
      const { user, address } = await ownContract();
      const answer = await link(user, await linkBody(user.wallet, user, { address }));
      expect(answer.body).toMatchObject({ statusCode: 400, message: expect.stringContaining('chainId:') });
    });

    it('a contract on another chain than the one that the service reads', async () => {
      const { user, address } = await ownContract();
      const answer = await link(user, await linkBody(user.wallet, user, { address, chainId: evm.chainId + 1 }));
      expect(answer.body).toMatchObject({ statusCode: 400, message: expect.stringContaining('signature:') });
    });

    it('a contract on a chain that CHAIN_RPC_URLS configures wrongly, or not at all', async () => {
      const { user, address } = await ownContract();
      for (const chainId of [evm.chainId + 1, evm.chainId + 2]) {
        const answer = await link(user, await linkBody(user.wallet, user, { address, chainId }), withChainsOnly);
        expect(answer.body).toMatchObject({ statusCode: 400, message: expect.stringContaining('signature:') });
      }
    });

    it(
      'a contract that does not accept the signature, or echoes its input',
      proves('escrow.link.signature'),
      async () => {
        const { user, address } = await ownContract();
        const { chainId } = evm;
        const other = await signIn(service.call);
        const echo = await evm.deploy('EchoingAccount', []);
        for (const answer of [
          await link(user, await linkBody(other.wallet, user, { address, chainId })),
          await link(other, await linkBody(user.wallet, user, { address, chainId })),
          await link(user, await linkBody(user.wallet, user, { address: echo, chainId })),
        ]) {
          expect(answer.body).toMatchObject({ statusCode: 400, message: expect.stringContaining('signature:') });
        }
      },
    );

    it('a contract if no chain is configured', async () => {
      const { user, address } = await ownContract();
      const body = await linkBody(user.wallet, user, { address, chainId: evm.chainId });
      expect((await link(user, body, withoutChain)).status).toBe(400);
    });
  });

  describe('503', () => {
    it('a contract while its chain is down, with the time to retry', async () => {
      const { user, address } = await ownContract();
      const body = await linkBody(user.wallet, user, { address, chainId: evm.chainId });
      const answer = await link(user, body, withChainDown);
      expect(answer.body).toMatchObject({ statusCode: 503, message: expect.stringContaining('chain') });
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    });
  });
});

describe('DELETE /settings/escrow-accounts', () => {
  it('204 for a contract that signs, which ends its link on that chain and no other', async () => {
    const { user, address } = await ownContract();
    const { chainId } = evm;
    const holder = await signIn(service.call);
    await link(holder, await linkBody(user.wallet, holder, { address, chainId }));
    await database.pool.query(
      `INSERT INTO escrow_accounts (id, user_id, address, chain_id)
       SELECT gen_random_uuid(), user_id, address, chain_id + 1 FROM escrow_accounts WHERE address = $1`,
      [address],
    );
    const unlink = (body: object) =>
      service.call('DELETE /settings/escrow-accounts', { token: user.accessToken, body });
    expect((await unlink(await unlinkBody(user.wallet, { address, chainId }))).status).toBe(204);
    // On a chain on which it is not known to exist, it ends nothing.
    expect((await unlink(await unlinkBody(user.wallet, { address, chainId: chainId + 1 }))).status).toBe(400);
    expect((await unlink(await unlinkBody(user.wallet, { address }))).status).toBe(400);
    const { body } = await service.call('GET /settings/escrow-accounts', { token: holder.accessToken });
    expect(body).toMatchObject([{ chainId: chainId + 1 }]);
  });
});
