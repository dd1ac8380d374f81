import { describe, expect, it } from 'vitest';
import { tampered, useAuditDatabase, writeEntries } from './audit.fixture.ts';
import { sealAuditLog } from './seal-audit-log.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

const { database, db } = await useAuditDatabase();
await writeEntries(db, 2_100);
const head = await sealAuditLog(db);
await writeEntries(db, 3);

const idOf = async (seq: number): Promise<number> =>
  (await database.pool.query('SELECT id::int FROM audit_log WHERE seq = $1', [seq])).rows[0].id;

const swap = (columns: string, [a, b]: readonly [number, number]) => `
  UPDATE audit_log AS one SET ${columns
    .split(',')
    .map((each) => `${each} = other.${each}`)
    .join(', ')}
  FROM audit_log AS other WHERE (one.seq, other.seq) IN ((${a}, ${b}), (${b}, ${a}))`;

const forged = (seq: number | string) =>
  `INSERT INTO audit_log (actor, action, detail, seq, hash) VALUES ('{}', 'x', '{}', ${seq}, sha256('x'))`;

describe('an intact log', () => {
  it('verifies with its head and the number of unsealed rows', async () => {
    expect(await verifyAuditLog(db)).toEqual({ isWhole: true, head, unsealed: 3 });
  });

  it('contains a head that was noted earlier', async () => {
    const { rows } = await database.pool.query('SELECT seq::int, hash FROM audit_log WHERE seq = 1500');
    expect(await verifyAuditLog(db, rows[0])).toEqual({ isWhole: true, head, unsealed: 3 });
    expect(await verifyAuditLog(db, head)).toEqual({ isWhole: true, head, unsealed: 3 });
  });

  it('may be empty', async () => {
    const result = await tampered(db, 'TRUNCATE audit_log', verifyAuditLog);
    expect(result).toEqual({ isWhole: true, head: { seq: 0, hash: Buffer.alloc(32) }, unsealed: 0 });
  });
});

describe('a log changed in its database', () => {
  const changes: [string, string][] = [
    ['action', "action = 'test.other'"],
    ['detail', `detail = '{"turn": 0}'`],
    ['detail, as text that reads like it', 'detail = to_jsonb(detail::text)'],
    ['actor', `actor = '{"kind": "admin-key"}'`],
    ['time', "at = at + interval '1 ms'"],
    ['time, of no calendar', "at = 'infinity'"],
    ['account', 'user_id = gen_random_uuid()'],
    ['transaction', 'transaction_id = gen_random_uuid()'],
    ['hash', "hash = sha256('x')"],
    ['hash: none', 'hash = NULL'],
  ];
  it.each(changes)('is broken if a row has another %s', async (_what, change) => {
    const firstBreak = { seq: 1234, id: await idOf(1234), what: 'content', reason: expect.stringContaining('changed') };
    const result = await tampered(db, `UPDATE audit_log SET ${change} WHERE seq = 1234`, verifyAuditLog);
    expect(result).toEqual({ isWhole: false, firstBreak });
  });

  it.each([1, 1000, 1001, 2000])('is broken if row %i is missing', async (seq) => {
    const reason = `it is missing: the next row is ${seq + 1} (id ${await idOf(seq + 1)})`;
    const result = await tampered(db, `DELETE FROM audit_log WHERE seq = ${seq}`, verifyAuditLog);
    expect(result).toEqual({ isWhole: false, firstBreak: { seq, id: null, what: 'missing', reason } });
  });

  it('is broken if a row is missing and later ones are renumbered', async () => {
    const id = await idOf(1235);
    const statement = `
      DELETE FROM audit_log WHERE seq = 1234;
      UPDATE audit_log SET seq = seq - 1 WHERE seq > 1234`;
    const result = await tampered(db, statement, verifyAuditLog);
    expect(result).toMatchObject({ isWhole: false, firstBreak: { seq: 1234, id, what: 'content' } });
  });

  it.each([
    ['two neighbours have changed places', 'seq', [700, 701]],
    ['two rows far apart have changed places', 'seq', [700, 2050]],
    ['two rows have changed places and left their hashes', 'seq,hash', [700, 701]],
  ] as const)('is broken where %s', async (_what, columns, [first, second]) => {
    const [own, found] = [await idOf(first), await idOf(second)];
    const reason = `the row sealed here is id ${own}, which now has the number ${second}`;
    const result = await tampered(db, swap(columns, [first, second]), verifyAuditLog);
    expect(result).toEqual({ isWhole: false, firstBreak: { seq: first, id: found, what: 'order', reason } });
  });

  it('is broken if a row was moved to the end', async () => {
    const reason = `the row sealed here is id ${await idOf(700)}, which now has the number 9999`;
    const result = await tampered(db, 'UPDATE audit_log SET seq = 9999 WHERE seq = 700', verifyAuditLog);
    expect(result).toEqual({ isWhole: false, firstBreak: { seq: 700, id: null, what: 'order', reason } });
  });

  it.each([
    ['after the last', head.seq + 1, head.seq + 1, 'content'],
    ['far after the last', head.seq + 10, head.seq + 1, 'missing'],
    ['before the first', 0, 0, 'order'],
    ['below zero', -5, -5, 'order'],
    ['at the number of another row', 1000, 1000, 'order'],
  ])('is broken if a forged row is %s', async (_where, at, seq, what) => {
    expect(await tampered(db, forged(at), verifyAuditLog)).toMatchObject({ isWhole: false, firstBreak: { seq, what } });
  });

  it('is broken if a forged row was inserted', async () => {
    const statement = `
      UPDATE audit_log SET seq = seq + 1 WHERE seq >= 1234;
      ${forged(1234)}`;
    const reason = `the row sealed here is id ${await idOf(1234)}, which now has the number 1235`;
    const result = await tampered(db, statement, verifyAuditLog);
    expect(result).toMatchObject({ isWhole: false, firstBreak: { seq: 1234, what: 'order', reason } });
  });
});

describe('a log with a noted head', () => {
  it('is broken if its tail was cut off', async () => {
    const cut = 'DELETE FROM audit_log WHERE seq > 2000 OR seq IS NULL';
    expect(await tampered(db, cut, verifyAuditLog)).toMatchObject({ isWhole: true, unsealed: 0 });
    const reason = `it is missing: the log was truncated before it, though it once reached ${head.seq}`;
    const result = await tampered(db, cut, (tx) => verifyAuditLog(tx, head));
    expect(result).toEqual({ isWhole: false, firstBreak: { seq: 2001, id: null, what: 'missing', reason } });
  });

  it('is broken if it was rewritten and sealed again', async () => {
    const change = `UPDATE audit_log SET detail = '{}', seq = NULL, hash = NULL WHERE seq = ${head.seq}`;
    const [id, result] = await tampered(db, change, async (tx) => {
      await sealAuditLog(tx);
      expect(await verifyAuditLog(tx)).toMatchObject({ isWhole: true });
      return [await idOf(head.seq), await verifyAuditLog(tx, head)] as const;
    });
    const reason = 'its hash differs from the expected one: the log was rewritten up to here';
    expect(result).toEqual({ isWhole: false, firstBreak: { seq: head.seq, id, what: 'rewritten', reason } });
  });

  it('is broken for a head that no log has', async () => {
    const result = await verifyAuditLog(db, { seq: 0, hash: Buffer.alloc(32, 1) });
    expect(result).toMatchObject({ isWhole: false, firstBreak: { seq: 0, what: 'rewritten' } });
  });
});
