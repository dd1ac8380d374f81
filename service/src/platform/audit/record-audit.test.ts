import { describe, expect, it } from 'vitest';
import { useAuditDatabase, writeEntries } from './audit.fixture.ts';
import { recordAudit } from './record-audit.ts';
import { sealAuditLog } from './seal-audit-log.ts';

const { database, db } = await useAuditDatabase();
await writeEntries(db, 2);
await sealAuditLog(db);
await writeEntries(db, 1);

const readLog = async () => (await database.pool.query('SELECT * FROM audit_log ORDER BY id')).rows;

describe('the audit log', () => {
  it('contains no entry of a rolled-back transaction', async () => {
    const before = await readLog();
    const failure = new Error('no');
    const failed = db.transaction(async (tx) => {
      await recordAudit(tx, { actor: { kind: 'service' }, action: 'test.rolled-back' });
      throw failure;
    });
    await expect(failed).rejects.toBe(failure);
    expect(await readLog()).toEqual(before);
  });

  it('contains time, actor, action and subject', async () => {
    const actor = { kind: 'user-key', userId: crypto.randomUUID(), keyId: crypto.randomUUID() } as const;
    const about = { userId: crypto.randomUUID(), transactionId: crypto.randomUUID(), detail: { decision: 'yes' } };
    await recordAudit(db, { actor, action: 'test.whole', ...about });
    const { rows } = await database.pool.query("SELECT * FROM audit_log WHERE action = 'test.whole'");
    expect(rows).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Date),
        actor,
        action: 'test.whole',
        user_id: about.userId,
        transaction_id: about.transactionId,
        detail: { decision: 'yes' },
        seq: null,
        hash: null,
      },
    ]);
  });

  it.each([
    ['a change of all rows', "UPDATE audit_log SET action = 'test.other'"],
    ['a change of an unsealed row', "UPDATE audit_log SET detail = '{}' WHERE seq IS NULL"],
    ['a change together with the seal', "UPDATE audit_log SET seq = 99, hash = 'x', detail = '{}' WHERE seq IS NULL"],
    ['another number', 'UPDATE audit_log SET seq = seq + 100 WHERE seq IS NOT NULL'],
    ['another hash', "UPDATE audit_log SET hash = 'x' WHERE seq IS NOT NULL"],
    ['the removal of a seal', 'UPDATE audit_log SET seq = NULL, hash = NULL WHERE seq IS NOT NULL'],
    ['a number without a hash', 'UPDATE audit_log SET seq = 99 WHERE seq IS NULL'],
    ['the deletion of a sealed row', 'DELETE FROM audit_log WHERE seq = 1'],
    ['the deletion of an unsealed row', 'DELETE FROM audit_log WHERE seq IS NULL'],
    ['the deletion of all rows', 'TRUNCATE audit_log'],
    [
      'a new row that claims to be sealed',
      "INSERT INTO audit_log (actor, action, detail, seq, hash) VALUES ('{}', 'test.forged', '{}', 99, 'x')",
    ],
  ])('refuses %s', async (_what, statement) => {
    const before = await readLog();
    await expect(database.pool.query(statement)).rejects.toThrow('audit_log is append-only');
    expect(await readLog()).toEqual(before);
  });
});
