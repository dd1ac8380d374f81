import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@countersign/edge';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { createKeyChange, type KeyChange } from '@countersign/harness/service/master-key';
import { type SteadyLoad, startLoad } from '@countersign/harness/service/steady-load';
import { type TestService, testConfig } from '@countersign/harness/service/test-service';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runBackupCommand } from '../service/src/backup-command.ts';
import { runRestoreCommand } from '../service/src/restore-command.ts';

const OWNERS = 4;
/** Between two steps: enough for every owner to reach both instances. */
const A_WHILE = 20;
/** Until a published key signs. */
const PUBLISHED_AHEAD_SECONDS = 601;

let change: KeyChange;
let serving: TestService[];
let owners: readonly Owner[];
let load: SteadyLoad;

beforeEach(async () => {
  change = await createKeyChange();
  serving = [await change.start(change.env.before), await change.start(change.env.before)];
  const [{ call }] = serving as [TestService];
  owners = await Promise.all(Array.from({ length: OWNERS }, () => enrolOwner(call)));
  let turn = 0;
  load = startLoad(owners, () => (serving[turn++ % serving.length] as TestService).call);
  await load.more(A_WHILE);
});

afterEach(async () => {
  await load.stop();
  await change.end();
});

/** As an orchestrator does it: the new instance is ready before the old one stops, which finishes its requests. */
async function moveAll(env: Record<string, string>): Promise<void> {
  for (const leaving of [...serving]) {
    serving.splice(serving.indexOf(leaving), 1, await change.start(env));
    await load.more(OWNERS);
    await change.stop(leaving);
  }
}

const keyIdOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

describe('under a load of writes, without a single failure or 401', () => {
  it('the signing key is rotated, and the new one signs', {
    ...proves('session.keys.rotation'),
    timeout: 120_000,
  }, async () => {
    const [one, other] = serving as [TestService, TestService];
    const before = await signIn(one.call);
    await change.keys(change.env.before, 'rotate-signing-key');
    await load.more(A_WHILE);
    for (const instance of serving) instance.advance(PUBLISHED_AHEAD_SECONDS);
    await load.more(A_WHILE);
    const after = await signIn(one.call);
    expect(keyIdOf(after.accessToken)).not.toBe(keyIdOf(before.accessToken));
    for (const { accessToken: token } of [before, after]) {
      expect((await other.call('GET /auth/me', { token })).status).toBe(200);
    }
    await load.stop();
    expect(load.failures()).toEqual([]);
  });

  it('the master key is changed on two instances, one after the other', {
    ...proves('env.master-key.at-rest'),
    timeout: 180_000,
  }, async () => {
    const { env } = change;
    await moveAll(env.prepared);
    await moveAll(env.switched);
    const { remarks } = await change.keys(env.switched, 'rewrap');
    expect(remarks.at(-1)).toContain('no other key is needed');
    await moveAll(env.after);
    await load.more(A_WHILE);
    await load.stop();
    expect(load.failures()).toEqual([]);
  });

  it('a backup is taken, and restored on the same server, with everything acknowledged before', {
    ...proves('backup.snapshot', 'backup.restore'),
    timeout: 120_000,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'countersign-load-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'under-load.backup');
    const silent = createLog('fatal');
    const output = { answer: () => {}, remark: () => {} };
    const configOf = (databaseUrl: string) => testConfig({ databaseUrl, env: change.env.before });
    const acknowledged = [...load.created];
    const surroundings = { files: [], arbiterKey: '', version: '1.2.3' };
    await runBackupCommand([path], configOf(change.database.url), silent, output, surroundings);
    const target = await createTestDatabase('template1');
    onTestFinished(() => target.drop());
    expect(await runRestoreCommand([path], configOf(target.url), silent, output, { files: [] })).toBe(true);
    await load.more(A_WHILE);
    await load.stop();
    expect(load.failures()).toEqual([]);
    const { rows } = await target.pool.query('SELECT request_hash AS hash FROM transactions');
    const restored = new Set(rows.map(({ hash }) => hash));
    expect(acknowledged.filter((hash) => !restored.has(hash))).toEqual([]);
    // It is consistent: no decision without its request, and none without its log entry.
    const torn = await target.pool.query(`SELECT id FROM approvals a WHERE
      NOT EXISTS (SELECT FROM transactions t WHERE t.id = a.transaction_id) OR
      NOT EXISTS (SELECT FROM audit_log l WHERE l.transaction_id = a.transaction_id AND l.action = 'transaction.decide')`);
    expect(torn.rows).toEqual([]);
  });
});
