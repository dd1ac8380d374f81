import { idOf, useDatabaseBefore } from '@countersign/harness/database/before-migration';
import { proves } from '@countersign/harness/proves';
import { expect, it } from 'vitest';

const database = useDatabaseBefore('approval-expiry');
const hash = (digit: string) => `0x${digit.repeat(64)}`;

async function insertTransaction(digit: string, status: string, execution: number): Promise<void> {
  await database.pool.query(
    `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
       payload_bytes, execution, status, created_at, updated_at)
     VALUES ($1, $2, $3, '0x1', 1, 1, 'standard', '0x', '0x', 0, $4, $5, '2026-01-01T00:00:00Z', '2026-01-01T12:00:00Z')`,
    [idOf(digit), hash(digit), idOf('a'), execution, status],
  );
  await database.pool.query("INSERT INTO spends VALUES ($1, $2, 1, 'native', 5)", [idOf(digit), idOf('a')]);
}

it(
  'the migration sets an end for existing approvals, and leaves other rows unchanged',
  proves('validity.expired'),
  async () => {
    await database.pool.query("INSERT INTO users (id, address) VALUES ($1, '0x1')", [idOf('a')]);
    await database.pool.query(
      `INSERT INTO verification_services (id, name, inbox, owner, pgp_key_ids, active)
     VALUES (1, 'Orion', '0x1', '0x1', '{}', true)`,
    );
    await database.pool.query("INSERT INTO chain_cursors VALUES ('1', 7, '0x')");
    await insertTransaction('1', 'APPROVED', 2);
    await insertTransaction('2', 'APPROVED', 0);
    await insertTransaction('3', 'EXECUTED', 2);
    await insertTransaction('4', 'PENDING', 1);
    await database.pool.query(
      `INSERT INTO approvals (id, transaction_id, decision, type, revision, created_at)
     VALUES ($1, $1, 'UNDECIDED', 'orion', 2, '2026-01-01T06:00:00Z')`,
      [idOf('4')],
    );
    await database.pool.query("INSERT INTO request_records (transaction_id, cid) VALUES ($1, 'cid')", [idOf('1')]);
    const first = { status: 'PENDING', createdAt: '2026-01-01T00:00:00.000Z' };
    const keep = "INSERT INTO idempotency_keys VALUES ('user', 'key', '', $1, now())";
    await database.pool.query(keep, [JSON.stringify(first)]);

    await database.migrate();

    const { rows } = await database.pool.query(
      `SELECT status, valid_until, waiting_since, released_at, executed_late FROM transactions
     JOIN spends ON transaction_id = id ORDER BY id`,
    );
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
    const never = { valid_until: null, released_at: null, executed_late: false };
    const until = (end: Date) => ({ valid_until: end, released_at: end, waiting_since: at(12), executed_late: false });
    expect(rows).toEqual([
      { status: 'APPROVED', ...until(at(13)) },
      { status: 'APPROVED', ...until(at(36)) },
      { status: 'EXECUTED', ...never, waiting_since: at(0) },
      { status: 'PENDING', ...never, waiting_since: at(6) },
    ]);
    expect((await database.pool.query('SELECT sealed_at FROM request_records')).rows).toEqual([{ sealed_at: at(0) }]);
    const known = { statusReason: null, waitingFor: 'sealing', validUntil: null, executedLate: false };
    expect((await database.pool.query('SELECT answer FROM idempotency_keys')).rows).toEqual([
      { answer: { ...first, ...known, since: first.createdAt } },
    ]);
    expect((await database.pool.query('SELECT FROM chain_cursors')).rowCount).toBe(0);
  },
);
