import { randomUUID } from 'node:crypto';
import { linkBody } from '@countersign/harness/people/escrow-link';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { problem, storingNothing } from '@countersign/harness/requests/answers';
import { enrolOwner, type Owner, transferFields } from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const elsewhere = await startInstance();
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(service.call);
});

interface Options {
  readonly by?: { readonly key?: string; readonly token?: string };
  readonly on?: typeof service;
  readonly different?: Record<string, unknown>;
}

const create = (idempotencyKey: string, { by = { key: owner.key }, on = service, different = {} }: Options = {}) =>
  on.call('POST /transactions', {
    ...by,
    headers: { 'idempotency-key': idempotencyKey },
    body: transferFields(owner.wallet.address, different),
  });

const countRecords = async () => {
  const { rows } = await database.pool.query('SELECT count(*)::int FROM transactions');
  return rows[0].count;
};

describe('Idempotency-Key of POST /transactions', () => {
  describe('201', () => {
    it(
      'the same key with the same body gives the first answer again, on any instance, and one record',
      proves('idempotency.same-body'),
      async () => {
        const key = randomUUID();
        const first = await create(key);
        expect(first.status).toBe(201);
        for (const on of [service, elsewhere]) {
          const again = await storingNothing(database, () => create(key, { on }));
          expect([again.status, again.body]).toEqual([201, first.body]);
        }
      },
    );

    it('a body with the same values in different notation is the same body', async () => {
      const key = randomUUID();
      const first = await create(key);
      const different = { escrowAddress: owner.wallet.address.toLowerCase(), chainId: 11155111 };
      expect((await create(key, { different })).body).toEqual(first.body);
    });

    it('the first answer stays the same after the transaction has changed', async () => {
      const key = randomUUID();
      const first = await create(key);
      const path = `POST /transactions/${first.get('requestHash')}/approvals`;
      await service.call(path, { token: owner.accessToken, body: { decision: 'REJECTED' } });
      expect((await create(key)).body).toEqual(first.body);
    });

    it('the first answer stays the same even if the request would be refused now', async () => {
      const [key, escrow] = [randomUUID(), createWallet()];
      const token = owner.accessToken;
      const link = await linkBody(escrow, owner);
      await service.call('POST /settings/escrow-accounts', { token, body: link });
      const different = { escrowAddress: escrow.address };
      const first = await create(key, { different });
      await service.call('DELETE /settings/escrow-accounts', { token, body: { address: escrow.address } });
      expect((await create(randomUUID(), { different })).status).toBe(403);
      expect((await create(key, { different })).body).toEqual(first.body);
    });

    it('is private to the caller: keys and users do not share it', proves('idempotency.private'), async () => {
      const key = randomUUID();
      const other = await service.call('POST /user-api-keys', { token: owner.accessToken, body: { name: 'another' } });
      const callers = [
        { key: owner.key },
        { key: other.get('secret') },
        { token: owner.accessToken },
        { key: testAdminKey },
      ];
      const hashes = await Promise.all(callers.map(async (by) => (await create(key, { by })).get('requestHash')));
      expect(new Set(hashes).size).toBe(callers.length);
      const stranger = await enrolOwner(service.call);
      const body = transferFields(stranger.wallet.address);
      const headers = { 'idempotency-key': key };
      const theirs = await service.call('POST /transactions', { key: stranger.key, headers, body });
      expect(hashes).not.toContain(theirs.get('requestHash'));
    });

    it('lives 24 hours, and can be used again after that', proves('idempotency.lifetime'), async () => {
      const key = randomUUID();
      const first = await create(key);
      const age = (interval: string) =>
        database.pool.query('UPDATE idempotency_keys SET expires_at = expires_at - $2::interval WHERE key = $1', [
          key,
          interval,
        ]);
      await age('23 hours 59 minutes');
      expect((await create(key)).body).toEqual(first.body);
      await age('1 minute');
      const different = { userPrompt: 'Something else' };
      const second = await create(key, { different });
      expect(second.body).toMatchObject({ description: 'Something else' });
      expect((await create(key, { different })).body).toEqual(second.body);
      expect((await create(key)).status).toBe(409);
    });

    it('a refused request does not use its key', async () => {
      const key = randomUUID();
      expect((await create(key, { different: { chainId: 0 } })).status).toBe(400);
      expect((await create(key, { different: { escrowAddress: createWallet().address } })).status).toBe(403);
      expect((await create(key)).status).toBe(201);
    });

    it(
      '50 requests at once with the same key, on two instances, are one record and get one answer',
      proves('idempotency.same-body'),
      async () => {
        for (let round = 0; round < 3; round++) {
          const [key, before] = [randomUUID(), await countRecords()];
          const answers = await Promise.all(
            Array.from({ length: 50 }, (_, n) => create(key, { on: n % 2 ? service : elsewhere })),
          );
          expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
          expect(answers[0]?.status).toBe(201);
          expect(await countRecords()).toBe(before + 1);
        }
      },
    );
  });

  describe('400', () => {
    it.each([
      ['an empty one', ''],
      ['one with a space', 'a b'],
      ['one of 256 characters', 'x'.repeat(256)],
      ['one that is not ASCII', 'schlüssel'],
    ])('%s', async (_what, key) => {
      expect((await storingNothing(database, () => create(key))).body).toEqual(problem(400, 'idempotency-key: '));
    });
  });

  describe('409', () => {
    it('the same key with another body, of which nothing is stored', proves('idempotency.other-body'), async () => {
      const key = randomUUID();
      await create(key);
      for (const different of [{ chainId: 1 }, { contextLogs: {} }, { userPrompt: 'Send 2 ETH' }]) {
        const answer = await storingNothing(database, () => create(key, { different, on: elsewhere }));
        expect(answer.body).toEqual(problem(409, 'Idempotency-Key: was used with a different body'));
      }
    });

    it('50 requests at once with the same key and two bodies: one body gets 201, the other 409', async () => {
      for (let round = 0; round < 3; round++) {
        const [key, before] = [randomUUID(), await countRecords()];
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, n) =>
            create(key, { on: n % 4 < 2 ? service : elsewhere, different: { userPrompt: `body ${n % 2}` } }),
          ),
        );
        const outcomes = [0, 1].map((which) =>
          [...new Set(answers.filter((_, n) => n % 2 === which).map(({ status }) => status))].join(),
        );
        expect(outcomes.sort()).toEqual(['201', '409']);
        expect(await countRecords()).toBe(before + 1);
      }
    });
  });
});
