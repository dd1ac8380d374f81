import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { linkBody } from '@countersign/harness/people/escrow-link';
import { generatePgpKey } from '@countersign/harness/people/pgp';
import { atOnce, expectProblem, signedMessage } from '@countersign/harness/people/sign-in';
import { createWallet, signedOptions, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { transferFields } from '@countersign/harness/requests/transactions';
import { startTestService, type TestService, testAdminKey } from '@countersign/harness/service/test-service';
import type { Address } from '@countersign/protocol';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let service: TestService;
let elsewhere: TestService;
const evms = {} as Record<'record' | 'other', Evm>;

beforeAll(async () => {
  [database, evms.record, evms.other] = await Promise.all([
    createTestDatabase(),
    startEvm(),
    startEvm({ chainId: 31_338 }),
  ]);
  const { record, other } = evms;
  const env = { CHAIN_RPC_URL: record.url, CHAIN_RPC_URLS: JSON.stringify({ [other.chainId]: other.url }) };
  const start = () => startTestService({ databaseUrl: database.url, env });
  [service, elsewhere] = await Promise.all([start(), start()]);
});

afterAll(async () => {
  await Promise.all([service.stop(), elsewhere.stop()]);
  await Promise.all([database.drop(), evms.record.stop(), evms.other.stop()]);
});

const lower = (wallet: PrivateKeyAccount) => wallet.address.toLowerCase() as Address;

async function signInOn(evm: Evm, address: Address, signer: PrivateKeyAccount, { call } = service) {
  const body = await signedMessage(call, signer, { address, chainId: evm.chainId });
  return call('POST /auth/siwe/verify', { body });
}

async function callAs(address: Address, signer: PrivateKeyAccount, route: string, body?: object) {
  const { headers, ...rest } = await signedOptions(signer, route, body ? { body } : {});
  return service.call(route, { ...rest, headers: { ...headers, 'x-ethereum-address': address } });
}

/** The same address on both chains: the owner's wallet on one of them, the thief's on the other. */
async function twins(home: Evm, foreign: Evm) {
  const [owner, thief] = [createWallet(), createWallet()];
  const address = await home.deployContractWallet(lower(owner));
  await foreign.copyCode(await foreign.deployContractWallet(lower(thief)), address);
  return { owner, thief, address };
}

const countSessions = async (userId: string) => {
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS n FROM refresh_families WHERE user_id = $1 AND revoked_at IS NULL',
    [userId],
  );
  return rows[0].n;
};

describe.each<['record' | 'other', 'record' | 'other']>([
  ['record', 'other'],
  ['other', 'record'],
])('a contract wallet on the %s chain, and the code of a thief at its address on the %s chain', (at, away) => {
  const chains = () => [evms[at], evms[away]] as const;

  it(
    '401 for the thief, who can approve nothing, while the owner continues',
    proves('siwe.contract.chain', 'siwe.contract.other-chains'),
    async () => {
      const [home, foreign] = chains();
      const { owner, thief, address } = await twins(home, foreign);
      const signedIn = await signInOn(home, address, owner);
      expect(signedIn.status).toBe(200);
      const token = signedIn.get('accessToken');
      await service.call('PUT /settings', { token, body: { executionType: 1 } });
      const fields = { ...transferFields(address), chainId: home.chainId };
      const created = await service.call('POST /transactions', { token, body: fields });
      expect(created.status).toBe(201);

      for (const instance of [service, elsewhere]) {
        expectProblem(await signInOn(foreign, address, thief, instance), 401, 'signature:');
        // Whichever chain it names: the thief's code is not on this one.
        expectProblem(await signInOn(home, address, thief, instance), 401, 'signature:');
      }
      const route = `POST /transactions/${created.get('requestHash')}/approvals`;
      const decision = { decision: 'APPROVED' };
      expectProblem(await callAs(address, thief, route, decision), 401, 'x-ethereum-signature:');
      expect((await callAs(address, owner, route, decision)).status).toBe(201);
      expect((await signInOn(home, address, owner, elsewhere)).get('user.id')).toBe(signedIn.get('user.id'));
    },
  );

  it('400 for a PGP key or an escrow link that the thief signs', proves('siwe.contract.other-chains'), async () => {
    const [home, foreign] = chains();
    const { owner, thief, address } = await twins(home, foreign);
    const token = (await signInOn(home, address, owner)).get('accessToken');
    const pgpPublicKey = (await generatePgpKey()).publicKey.armor();
    const register = async (signer: PrivateKeyAccount) =>
      service.call('POST /user-api-keys/register', {
        token,
        body: { pgpPublicKey, signature: await signer.signMessage({ message: pgpPublicKey }) },
      });
    expectProblem(await register(thief), 400, 'signature:');
    expect((await register(owner)).status).toBe(201);

    const stranger = await signIn(service.call);
    const body = await linkBody(thief, stranger, { address, chainId: foreign.chainId });
    const answer = await service.call('POST /settings/escrow-accounts', { token: stranger.accessToken, body });
    expectProblem(answer, 400, 'signature:');
  });

  it("403 for the user's own address on the other chain, and 404 for a server key", async () => {
    const [home, foreign] = chains();
    const { owner, address } = await twins(home, foreign);
    const token = (await signInOn(home, address, owner)).get('accessToken');
    const body = { ...transferFields(address), chainId: foreign.chainId };
    expectProblem(await service.call('POST /transactions', { token, body }), 403, 'escrowAddress:');
    expectProblem(await service.call('POST /transactions', { key: testAdminKey, body }), 404, 'escrowAddress:');
    const there = { ...body, chainId: home.chainId };
    expect((await service.call('POST /transactions', { key: testAdminKey, body: there })).status).toBe(201);
  });

  it('a user created by a server belongs to the first account that signs', async () => {
    const [home, foreign] = chains();
    const { owner, thief, address } = await twins(home, foreign);
    await service.call('POST /users', { key: testAdminKey, body: { ethereumAddress: address } });
    expect((await signInOn(home, address, owner)).status).toBe(200);
    expectProblem(await signInOn(foreign, address, thief), 401, 'signature:');
  });

  it('both at once for a new address: one chain wins, and the other gets 401', async () => {
    const [home, foreign] = chains();
    for (let round = 0; round < 3; round += 1) {
      const { owner, thief, address } = await twins(home, foreign);
      const answers = await atOnce([service.call, elsewhere.call], 8, async (call, index) => {
        const isOwner = index % 4 < 2;
        return {
          isOwner,
          status: (await signInOn(isOwner ? home : foreign, address, isOwner ? owner : thief, { ...service, call }))
            .status,
        };
      });
      const winners = new Set(answers.filter(({ status }) => status === 200).map(({ isOwner }) => isOwner));
      expect(winners.size).toBe(1);
      for (const { isOwner, status } of answers) expect(status).toBe(winners.has(isOwner) ? 200 : 401);
    }
  });

  it(
    'an unbound user is bound by the next sign-in, which ends the sessions of the other chain',
    proves('siwe.contract.chain'),
    async () => {
      const [home, foreign] = chains();
      const { owner, thief, address } = await twins(home, foreign);
      const stolen = await signInOn(foreign, address, thief);
      const userId = stolen.get('user.id');
      await database.pool.query('UPDATE users SET account_kind = NULL, account_chain_id = NULL WHERE id = $1', [
        userId,
      ]);
      expect((await signInOn(home, address, owner)).get('user.id')).toBe(userId);
      expect(await countSessions(userId)).toBe(1);
      const body = { refreshToken: stolen.get('refreshToken') };
      expectProblem(await service.call('POST /auth/refresh', { body }), 401);
      expectProblem(await signInOn(foreign, address, thief), 401, 'signature:');
    },
  );
});

describe('code at the address of a key (EIP-7702)', () => {
  async function delegated() {
    const [owner, thief] = [createWallet(), createWallet()];
    const address = lower(owner);
    for (const evm of Object.values(evms)) await evm.copyCode(await evm.deployContractWallet(lower(thief)), address);
    return { owner, thief, address };
  }

  it(
    'never signs for a user whose key signed first, by sign-in or by POST /users',
    proves('siwe.contract.chain'),
    async () => {
      const first = await delegated();
      await signIn(service.call, first.owner);
      const second = await delegated();
      const body = { ethereumAddress: second.address };
      expect((await callAs(second.address, second.owner, 'POST /users', body)).status).toBe(201);
      for (const { owner, thief, address } of [first, second]) {
        for (const evm of Object.values(evms)) {
          expectProblem(await signInOn(evm, address, thief), 401, 'signature:');
        }
        expectProblem(await callAs(address, thief, `GET /users/${address}`), 401, 'x-ethereum-signature:');
        expect((await callAs(address, owner, `GET /users/${address}`)).status).toBe(200);
      }
    },
  );

  it('no longer signs once the key has signed, and its sessions end', async () => {
    const { owner, thief, address } = await delegated();
    const early = await signInOn(evms.record, address, thief);
    expect(early.status).toBe(200);
    const { userId } = await signIn(service.call, owner);
    expect(userId).toBe(early.get('user.id'));
    expect(await countSessions(userId)).toBe(1);
    const token = early.get('accessToken');
    expectProblem(await service.call('POST /user-api-keys', { token, body: { name: 'late' } }), 401, 'has ended');
    expectProblem(await signInOn(evms.record, address, thief), 401, 'signature:');
  });
});
