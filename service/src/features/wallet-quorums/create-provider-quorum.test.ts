import { callSigned, createWallet, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { Caller } from '@countersign/harness/service/caller';
import { storedContent } from '@countersign/harness/service/stored-content';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const elsewhere = await startInstance();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

const route = 'POST /provider-quorum';
const triple = ({ wallet }: Pick<SignedIn, 'wallet'> = user, change: object = {}) => ({
  displayName: 'Treasury',
  ethereumAddress: wallet.address,
  providerUserId: 'did:privy:ada',
  ...change,
});
const create = (body: object, { accessToken: token }: SignedIn = user, call: Caller = service.call) =>
  call(route, { token, body });

async function rowsOf({ userId }: SignedIn) {
  return (await database.pool.query('SELECT * FROM wallet_quorums WHERE user_id = $1', [userId])).rows;
}

describe('POST /provider-quorum', () => {
  describe('201', () => {
    it(
      'the record, with exactly the documented fields',
      proves('quorums.create.answer', 'quorums.create.record', 'quorums.record'),
      async () => {
        const { address } = user.wallet;
        const answer = await create(triple(user, { ethereumAddress: address.toLowerCase() }));
        expect(answer.body).toEqual({
          quorumId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          type: 'execution',
          displayName: 'Treasury',
          ethereumAddress: address,
          providerUserId: 'did:privy:ada',
          provider: 'local',
          threshold: 1,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        });
        expect(answer.status).toBe(201);
      },
    );

    it('for any user with an ADMIN key', proves('quorums.create.access'), async () => {
      const other = await signIn(service.call);
      const answer = await service.call(route, { key: testAdminKey, body: triple(other) });
      expect(answer.status).toBe(201);
      // The owner gets the same quorum.
      expect((await create(triple(other), other)).body).toEqual(answer.body);
    });

    it(
      'the same record for the same triple, in any case of the address, and another for another triple',
      proves('quorums.create.repeat'),
      async () => {
        const first = await create(triple());
        const again = await create(triple(user, { ethereumAddress: user.wallet.address.toLowerCase() }));
        expect(again.status).toBe(201);
        expect(again.body).toEqual(first.body);
        expect((await create(triple(user, { displayName: ' Treasury ' }))).body).toEqual(first.body);
        const ids = [first.get('quorumId')];
        for (const change of [{ displayName: 'Savings' }, { providerUserId: 'did:privy:eve' }]) {
          ids.push((await create(triple(user, change))).get('quorumId'));
        }
        const other = await signIn(service.call);
        ids.push((await create(triple(other), other)).get('quorumId'));
        expect(new Set(ids).size).toBe(4);
      },
    );

    it(
      'one record for 20 concurrent requests with the same triple on two instances',
      proves('quorums.create.repeat'),
      async () => {
        const owner = await signIn(service.call);
        const calls = [service.call, elsewhere.call];
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) => create(triple(owner), owner, calls[index % 2])),
        );
        expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
        for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
        expect(await rowsOf(owner)).toHaveLength(1);
      },
    );

    it('attaches nothing: that is up to the owner', async () => {
      const owner = await signIn(service.call);
      const { accessToken: token } = owner;
      const created = await service.call(route, { key: testAdminKey, body: triple(owner) });
      for (const type of ['execution', 'agent']) {
        const attached = await service.call(`GET /settings/provider-quorum/${type}`, { token });
        expect(attached.body).toEqual({ type, quorum: null });
      }
      expect((await service.call('GET /settings', { token })).body).toMatchObject({ walletProvider: 'none' });
      const body = { quorumId: created.get('quorumId') };
      const selected = await service.call('PUT /settings/provider-quorum/execution', { token, body });
      expect(selected.body).toEqual({ type: 'execution', quorum: created.body });
    });
  });

  describe('400', () => {
    it.each<[what: string, change: object, named: string]>([
      ['no displayName', { displayName: undefined }, 'displayName:'],
      ['an empty displayName', { displayName: ' ' }, 'displayName:'],
      ['a displayName of 51 characters', { displayName: 'x'.repeat(51) }, 'displayName:'],
      ['a displayName of two lines', { displayName: 'a\nb' }, 'displayName:'],
      ['no providerUserId', { providerUserId: undefined }, 'providerUserId:'],
      ['an empty providerUserId', { providerUserId: '' }, 'providerUserId:'],
      ['a providerUserId that is a number', { providerUserId: 7 }, 'providerUserId:'],
      ['a providerUserId of 201 characters', { providerUserId: 'x'.repeat(201) }, 'providerUserId:'],
      ['no ethereumAddress', { ethereumAddress: undefined }, 'ethereumAddress:'],
      ['an address with a wrong checksum', { ethereumAddress: `0xD8DA${'a'.repeat(36)}` }, 'ethereumAddress:'],
    ])('%s, naming the field, and nothing is stored', async (_what, change, named) => {
      const before = await storedContent(database.pool);
      const answer = await create(triple(user, change));
      expect(answer.body).toEqual({ statusCode: 400, message: expect.stringContaining(named), error: 'Bad Request' });
      expect(await storedContent(database.pool)).toEqual(before);
    });
  });

  it('401 without credentials, and with a signature', proves('quorums.create.access'), async () => {
    expect((await service.call(route, { body: triple() })).status).toBe(401);
    expect((await callSigned(service.call, user.wallet, route, { body: triple() })).status).toBe(401);
  });

  it('403 for the address of another user, and with a USER or ORION key', proves('quorums.create.access'), async () => {
    const other = await signIn(service.call);
    const created = await service.call('POST /user-api-keys', { token: user.accessToken, body: { name: 'agent' } });
    for (const answer of [
      await create(triple(other)),
      await service.call(route, { key: created.get('secret'), body: triple() }),
      await service.call(route, { key: testOrionKey, body: triple() }),
    ]) {
      expect(answer.body).toMatchObject({ statusCode: 403, error: 'Forbidden' });
    }
    expect(await rowsOf(other)).toEqual([]);
  });

  it('404 with an ADMIN key for an address without a user', async () => {
    const answer = await service.call(route, { key: testAdminKey, body: triple({ wallet: createWallet() }) });
    expect(answer.body).toMatchObject({ statusCode: 404, message: expect.stringContaining('ethereumAddress:') });
  });

  it('409 for a user with 100 quorums, except for one of these', async () => {
    const owner = await signIn(service.call);
    const first = await create(triple(owner), owner);
    await database.pool.query(
      `INSERT INTO wallet_quorums (id, user_id, type, quorum_id, provider, kind, member, display_name, threshold)
       SELECT gen_random_uuid(), user_id, type, 'q' || n, provider, kind, member, 'Copy ' || n, threshold
       FROM wallet_quorums, generate_series(1, 99) n WHERE user_id = $1`,
      [owner.userId],
    );
    const answer = await create(triple(owner, { displayName: 'One more' }), owner);
    expect(answer.body).toEqual({
      statusCode: 409,
      message: expect.stringContaining('already has 100 quorums'),
      error: 'Conflict',
    });
    expect((await create(triple(owner), owner)).body).toEqual(first.body);
  });
});
