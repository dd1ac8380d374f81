import { sendModern } from '@countersign/harness/mcp/mcp-calls';
import { enrolOwner, type Owner, transferFields } from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { deleteOldQuotas } from '../../../platform/limits/spend-bytes.ts';

const MEBIBYTE = 1024 * 1024;
const { database, service, startInstance } = await useTestService({
  TRANSACTION_MEBIBYTES_PER_DAY: '1',
  TRANSACTION_MEBIBYTES_PER_DAY_PER_IP: '2',
});
const { call } = service;
const { pool } = database;

beforeEach(() => pool.query('DELETE FROM byte_quotas'));

/** A request of about 200,000 bytes: five fit into the quota of a user, ten into that of an address. */
const heavy = (owner: Owner) => transferFields(owner.wallet.address, { contextLogs: { note: 'x'.repeat(199_600) } });
const create = (owner: Owner, on = service, key = owner.key, headers = {}) =>
  on.call('POST /transactions', { key, body: heavy(owner), headers });
const used = async (subject: string) =>
  (await pool.query('SELECT bytes::int FROM byte_quotas WHERE subject = $1', [subject])).rows[0]?.bytes;
const countOf = async (owner: Owner) =>
  (await pool.query('SELECT FROM transactions WHERE user_id = $1', [owner.userId])).rowCount;
const createMany = async (owner: Owner, count: number, key?: string) => {
  for (let n = 0; n < count; n += 1) expect((await create(owner, service, key)).status).toBe(201);
};

function expect429(answer: CallResult, max: number, whose: string): void {
  expect(answer.body).toEqual({
    statusCode: 429,
    message: expect.stringMatching(
      new RegExp(
        `^userPrompt, tx, contextLogs: \\d+ bytes exceed the \\d+ left of the ${max} that ${whose} may submit in 24 hours; retry in \\d+ s$`,
      ),
    ),
    error: 'Too Many Requests',
  });
  const retryAfter = Number(answer.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(86_000);
  expect(retryAfter).toBeLessThanOrEqual(86_400);
  expect(Number(answer.headers.get('x-ratelimit-limit'))).toBe(max);
  expect(Number(answer.headers.get('x-ratelimit-remaining'))).toBeLessThan(200_000);
  expect(Math.abs(Number(answer.headers.get('x-ratelimit-reset')) - Date.now() / 1000 - retryAfter)).toBeLessThan(60);
}

describe('the bytes of POST /transactions', () => {
  it('are limited for each user: a request over the rest gets 429, and nothing of it is stored', async () => {
    const [owner, other] = [await enrolOwner(call), await enrolOwner(call)];
    await createMany(owner, 5);
    const before = await used(`user ${owner.userId}`);
    expect429(await create(owner), MEBIBYTE, 'a user');
    expect(await used(`user ${owner.userId}`)).toBe(before);
    expect(await countOf(owner)).toBe(5);
    const small = await call('POST /transactions', { key: owner.key, body: transferFields(owner.wallet.address) });
    expect(small.status).toBe(201);
    expect((await create(other)).status).toBe(201);
  });

  it('count for the owner with any submitter: access token, ADMIN key or MCP', async () => {
    const owner = await enrolOwner(call);
    await createMany(owner, 4, testAdminKey);
    const byToken = await call('POST /transactions', { token: owner.accessToken, body: heavy(owner) });
    expect(byToken.status).toBe(201);
    expect429(await create(owner, service, testAdminKey), MEBIBYTE, 'a user');
    const told = await sendModern(service, { key: owner.key }, 'tools/call', {
      name: 'requestVerification',
      arguments: heavy(owner),
    });
    expect(told.text).toContain('that a user may submit in 24 hours');
  });

  it('are limited for each client address, over all its users, but not for server keys', async () => {
    const owners = [await enrolOwner(call), await enrolOwner(call), await enrolOwner(call)];
    const [first, second, third] = owners as [Owner, Owner, Owner];
    await createMany(first, 5);
    await createMany(second, 5);
    expect429(await create(third), 2 * MEBIBYTE, 'a client IP');
    expect(await countOf(third)).toBe(0);
    expect((await create(third, service, testAdminKey)).status).toBe(201);
  });

  it('20 requests at once on two instances together stay within the quota', async () => {
    const [owner, elsewhere] = [await enrolOwner(call), await startInstance()];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => create(owner, n % 2 ? service : elsewhere)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    expect(await countOf(owner)).toBe(5);
  });

  it('of a repeat with the same Idempotency-Key are counted once', async () => {
    const owner = await enrolOwner(call);
    const headers = { 'idempotency-key': 'once' };
    const first = await create(owner, service, owner.key, headers);
    const bytes = await used(`user ${owner.userId}`);
    const again = await create(owner, service, owner.key, headers);
    expect(again.body).toEqual(first.body);
    expect(await used(`user ${owner.userId}`)).toBe(bytes);
  });

  it('are counted again from zero after 24 hours, and the old count is deleted', async () => {
    const owner = await enrolOwner(call);
    await createMany(owner, 5);
    await pool.query("UPDATE byte_quotas SET ends_at = now() - interval '1 ms' WHERE subject LIKE 'user %'");
    expect((await create(owner)).status).toBe(201);
    expect(await used(`user ${owner.userId}`)).toBeLessThan(210_000);
    await pool.query("UPDATE byte_quotas SET ends_at = now() - interval '1 ms' WHERE subject LIKE 'network %'");
    const opened = openDatabase(database.url, () => {});
    await deleteOldQuotas(opened.db);
    await opened.pool.end();
    expect((await pool.query('SELECT subject FROM byte_quotas')).rows).toEqual([{ subject: `user ${owner.userId}` }]);
  });
});
