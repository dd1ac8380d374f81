import { idOf, useDatabaseBefore } from '@countersign/harness/database/before-migration';
import { expect, it } from 'vitest';

const database = useDatabaseBefore('releases');

const insertTransaction = (digit: string, status: string, execution: number, end: string) =>
  database.pool.query(
    `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
       payload_bytes, execution, status, valid_until)
     VALUES ($1, $2, $3, '0x1', 137, 1, 'standard', '0x', '0x', 0, $4, $5, now() + $6::interval)`,
    [idOf(digit), `0x${digit}`, idOf('a'), execution, status, end],
  );

it('the migration creates releases for older approvals that are still valid and that this service is to execute', async () => {
  await database.pool.query("INSERT INTO users (id, address) VALUES ($1, '0x1')", [idOf('a')]);
  await database.pool.query(
    `INSERT INTO verification_services (id, name, inbox, owner, pgp_key_ids, active)
     VALUES (1, 'Orion', '0x1', '0x1', '{}', true)`,
  );
  await insertTransaction('1', 'APPROVED', 2, '1 hour');
  await insertTransaction('2', 'APPROVED', 2, '-1 hour');
  await insertTransaction('3', 'APPROVED', 0, '1 hour');
  await insertTransaction('4', 'EXECUTED', 2, '1 hour');
  const keep = "INSERT INTO idempotency_keys VALUES ('user', 'key', '', $1, now())";
  await database.pool.query(keep, [JSON.stringify({ status: 'PENDING' })]);

  await database.migrate();

  const { rows } = await database.pool.query(
    'SELECT external_id, transaction_id, user_id, status, chain_id, next_at <= now() AS due FROM releases',
  );
  expect(rows).toEqual([
    {
      external_id: '0x1',
      transaction_id: idOf('1'),
      user_id: idOf('a'),
      status: 'waiting',
      chain_id: '137',
      due: true,
    },
  ]);
  expect((await database.pool.query('SELECT answer FROM idempotency_keys')).rows).toEqual([
    { answer: { status: 'PENDING', release: null } },
  ]);
});
