import { createHash } from 'node:crypto';
import { createLog } from '@countersign/edge';
import { describe, expect, it } from 'vitest';
import { useAuditDatabase, writeEntries } from './audit.fixture.ts';
import { recordAudit } from './record-audit.ts';
import { createAuditSealer, sealAuditLog } from './seal-audit-log.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

const { database, db, otherDb } = await useAuditDatabase();

async function read(statement: string) {
  return (await database.pool.query(statement)).rows[0];
}

describe('sealing the audit log', () => {
  it('chains each row to the previous one, as described in the guide', async () => {
    const { seq, hash } = await sealAuditLog(db);
    const entry = { actor: { kind: 'service' }, action: 'test.chained', detail: { b: [1, 'é'], a: null } } as const;
    await recordAudit(db, entry);
    const head = await sealAuditLog(db);
    const row = await read("SELECT * FROM audit_log WHERE action = 'test.chained'");
    const text =
      `{"action":"test.chained","actor":{"kind":"service"},"at":"${row.at.toISOString()}","detail":{"a":null,"b":[1,"é"]},` +
      `"id":${row.id},"seq":${seq + 1},"transactionId":null,"userId":null}`;
    expect(row.hash).toEqual(createHash('sha256').update(hash).update(text).digest());
    expect(head).toEqual({ seq: seq + 1, hash: row.hash });
  });

  it('changes nothing if there are no new rows', async () => {
    const head = await sealAuditLog(db);
    expect(await sealAuditLog(otherDb)).toEqual(head);
  });

  it('continues over several batches until nothing is left', async () => {
    const before = await sealAuditLog(db);
    await writeEntries(db, 2_300);
    const head = await sealAuditLog(db);
    expect(head.seq).toBe(before.seq + 2_300);
    expect(await verifyAuditLog(db)).toEqual({ isWhole: true, head, unsealed: 0 });
  });

  it('gives a row that commits late a later number', async () => {
    await db.transaction(async (late) => {
      await recordAudit(late, { actor: { kind: 'service' }, action: 'test.late' });
      await recordAudit(otherDb, { actor: { kind: 'service' }, action: 'test.early' });
      await sealAuditLog(otherDb);
    });
    const head = await sealAuditLog(otherDb);
    const late = await read("SELECT id::int, seq::int FROM audit_log WHERE action = 'test.late'");
    const early = await read("SELECT id::int, seq::int FROM audit_log WHERE action = 'test.early'");
    expect(late.id).toBeLessThan(early.id);
    expect(late.seq).toBe(early.seq + 1);
    expect(await verifyAuditLog(db)).toEqual({ isWhole: true, head, unsealed: 0 });
  });

  it.each([1, 2, 3])(
    'produces one chain without gaps from 50 writers and two concurrent sealers, round %i',
    async () => {
      const before = await sealAuditLog(db);
      let isWriting = true;
      const sealWhileWriting = async (sealing: typeof db) => {
        while (isWriting) await sealAuditLog(sealing);
      };
      const sealers = [sealWhileWriting(db), sealWhileWriting(otherDb)];
      const write = async (_: unknown, writer: number) => {
        const writing = writer % 2 === 0 ? db : otherDb;
        for (let turn = 0; turn < 4; turn += 1) await writing.transaction((tx) => writeEntries(tx, 3));
      };
      await Promise.all(Array.from({ length: 50 }, write));
      isWriting = false;
      await Promise.all(sealers);
      const head = await sealAuditLog(db);
      expect(head.seq).toBe(before.seq + 50 * 4 * 3);
      expect(await verifyAuditLog(db, before)).toEqual({ isWhole: true, head, unsealed: 0 });
      const numbers = await read(
        'SELECT count(*)::int, count(DISTINCT seq)::int AS different, max(seq)::int FROM audit_log',
      );
      expect(numbers).toEqual({ count: head.seq, different: head.seq, max: head.seq });
    },
  );
});

describe('the job that seals', () => {
  it("writes the head to the operator's log, at most once an hour", async () => {
    const lines: string[] = [];
    let nowMs = 0;
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const seal = createAuditSealer({ db, log, now: () => nowMs });
    const sealAt = async (minute: number) => {
      nowMs = minute * 60_000;
      await writeEntries(db, 1);
      await seal();
      return sealAuditLog(db);
    };
    const first = await sealAt(0);
    await sealAt(1);
    await sealAt(59);
    const second = await sealAt(60);
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      [first, second].map(({ seq, hash }) =>
        expect.objectContaining({ level: 'info', msg: 'head of the audit log', seq, hash: hash.toString('hex') }),
      ),
    );
  });
});
