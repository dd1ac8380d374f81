import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { decide, enrolOwner, transferFields } from '@countersign/harness/requests/transactions';
import { startTestService } from '@countersign/harness/service/test-service';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startLedger } from './faults/ledger.ts';
import { hashOfWrite } from './faults/ledger-entry.ts';
import { startLoad } from './faults/load.ts';
import { findUnmeasured, type Result, reportPage } from './faults/results.ts';
import { faults } from './faults/rows.ts';
import { startWorld } from './faults/world.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-faults-'));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('the ledger', () => {
  it('finds missing, partial and duplicate entries, and nothing else', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const service = await startTestService({ databaseUrl: database.url });
    onTestFinished(() => service.stop());
    const ledger = startLedger(join(await makeFolder(), 'ledger'));
    onTestFinished(() => ledger.stop());
    const owner = await enrolOwner(service.call, 1);
    const account = owner.wallet.address.toLowerCase();

    const submitted: string[] = [];
    for (const value of ['1', '2', '3']) {
      const body = transferFields(owner.wallet.address, { tx: { to: account, value, data: '0x' } });
      const made = await service.call('POST /transactions', { key: owner.key, body });
      const [id, requestHash] = [made.get('id'), made.get('requestHash')];
      const fields = [id, requestHash, account, body.userPrompt, account, value, '0x'];
      await ledger.note({ kind: 'transaction', id, sha256: hashOfWrite(fields) });
      const decided = await decide(service.call, requestHash, {
        token: owner.accessToken,
        body: { decision: 'APPROVED' },
      });
      const decision = decided.get('id');
      const sha256 = hashOfWrite([decision, requestHash, 'user_ui', 'APPROVED']);
      await ledger.note({ kind: 'decision', id: decision, sha256 });
      submitted.push(id);
    }
    const compare = () => ledger.compareWith(database.url);
    expect(await compare()).toEqual({ acknowledged: 6, missing: [], halfWritten: [], doubled: [] });

    const [first, second, third] = submitted;
    await database.pool.query("UPDATE transactions SET user_prompt = 'another' WHERE id = $1", [first]);
    await database.pool.query('UPDATE transactions SET call_value = 3 WHERE id = $1', [second]);
    const { rows } = await database.pool.query('DELETE FROM approvals WHERE transaction_id = $1 RETURNING id', [third]);
    const { missing, halfWritten, doubled } = await compare();
    expect(missing).toEqual([`decision ${rows[0].id}`]);
    expect(halfWritten).toEqual([
      `transaction ${first}: another hash`,
      `transaction ${second}: another hash`,
      `transaction ${third}: revisions without their decisions`,
      `transaction ${third}: decision without audit entry`,
    ]);
    expect(doubled).toEqual([`submission ${account} 3`]);
  });
});

describe('the report', () => {
  const result = (more: Partial<Result>): Result => ({
    ...{ name: 'service killed', on: 'postgres', date: '2026-01-01', load: 0, cores: 2, rounds: 20, acknowledged: 9 },
    ...{ missing: 0, halfWritten: 0, doubled: 0, inFlight: Array(20).fill(10), recoverySeconds: [], seen: '' },
    violations: [],
    ...more,
  });
  const chosen = faults.filter(({ name }) => ['service killed', 'service frozen'].includes(name));
  const whole = chosen.flatMap(({ name, on, isKill }) =>
    on.map((kind) => result({ name, on: kind, ...(!isKill && { rounds: 2, inFlight: [] }) })),
  );

  it.each<[string, string, readonly Result[]]>([
    ['a fault that was not made', 'not made', whole.slice(1)],
    [
      'one that was made too rarely',
      '19 of 20 rounds with writes in flight',
      [result({ on: 'embedded', inFlight: Array(19).fill(1) }), ...whole.slice(1)],
    ],
    [
      'kills that met no write',
      '19 of 20 rounds with writes in flight',
      [result({ on: 'embedded', inFlight: [0, ...Array(19).fill(1)] }), ...whole.slice(1)],
    ],
    [
      'one that the machine cannot make',
      'no such disk',
      [result({ on: 'embedded', skipped: 'no such disk' }), ...whole.slice(1)],
    ],
  ])('lists %s as not measured', (_what, why, results) => {
    const line = `service killed, embedded: ${why}`;
    expect(findUnmeasured(results, chosen)).toEqual([line]);
    expect(reportPage(results, chosen)).toContain(`## Not measured\n\n- ${line}\n`);
  });

  it('lists nothing if all rounds were made, and fewer if fewer are required', () => {
    expect(findUnmeasured(whole, chosen)).toEqual([]);
    const once = whole.map((each) => ({ ...each, rounds: 1, inFlight: [1] }));
    expect(findUnmeasured(once, chosen, 1)).toEqual([]);
    expect(findUnmeasured(once, chosen)).toHaveLength(4);
  });
});

describe('a service and a PostgreSQL that are killed under load', () => {
  it('lose no acknowledged write, leave nothing partial and duplicate nothing', {
    // Everything that `npm start` runs, three times over, on a machine that may be busy.
    timeout: 600_000,
  }, async () => {
    const folder = await makeFolder();
    const world = await startWorld('postgres', join(folder, 'world'));
    onTestFinished(() => world.dispose());
    const ledger = startLedger(join(folder, 'ledger'));
    onTestFinished(() => ledger.stop());
    const load = await startLoad(world, ledger);
    onTestFinished(() => load.stop());
    for (const name of ['service killed', 'PostgreSQL killed']) {
      const before = load.acknowledged();
      while (load.acknowledged() < before + 10) await sleep(50);
      const fault = faults.find((each) => each.name === name);
      const outcome = await fault?.run({ world, load, directory: folder, outageSeconds: 1 });
      expect(outcome).toMatchObject({ violations: [] });
      expect(outcome?.inFlight).toBeGreaterThan(0);
    }
    const { acknowledged, ...found } = await ledger.compareWith(await world.databaseUrl());
    expect(acknowledged).toBeGreaterThanOrEqual(2 * 10);
    expect(found).toEqual({ missing: [], halfWritten: [], doubled: [] });
  });
});
