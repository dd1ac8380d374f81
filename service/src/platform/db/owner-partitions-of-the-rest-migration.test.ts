import { idOf, useDatabaseBefore } from '@countersign/harness/database/before-migration';
import { expect, it } from 'vitest';

const database = useDatabaseBefore('owner-partitions-of-the-rest');
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const owners = ['a', 'b', 'c', 'd', 'e', 'f'];
const moved = ['settlements', 'tee_proofs', 'spends', 'user_changes'];

const readRows = async (table: string) =>
  (await query(`SELECT to_jsonb(t) AS row FROM ${table} AS t ORDER BY to_jsonb(t)`)).rows;
const readAll = async () =>
  Object.fromEntries(await Promise.all(moved.map(async (name) => [name, await readRows(name)])));
const countOf = async (figure: string) =>
  Number(
    (await query('SELECT coalesce(sum(amount), 0) AS sum FROM agent_changes WHERE figure = $1', [figure])).rows[0].sum,
  );

async function insertRequest(id: string, owner: string): Promise<void> {
  await query(
    `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
       payload_bytes, execution)
     VALUES ($1, '0x' || $1::uuid::text, $2, '0x1', 10, 1, 'standard', '0x', '0x', 0, 0)`,
    [id, owner],
  );
  await query(`INSERT INTO settlements (transaction_id, owner_id, status) VALUES ($1, $2, 'settled')`, [id, owner]);
  await query(`INSERT INTO tee_proofs (transaction_id, owner_id, platform) VALUES ($1, $2, 'tdx')`, [id, owner]);
  await query(`INSERT INTO spends (transaction_id, user_id, chain_id, asset, amount) VALUES ($1, $2, 1, 'native', 5)`, [
    id,
    owner,
  ]);
  await query(
    `INSERT INTO user_changes (user_id, position, request_hash, status, revision) VALUES ($1, 1, '0x5', 'PENDING', 1)`,
    [owner],
  );
}

it('keeps every row', async () => {
  await query(`INSERT INTO verification_services (id, name, inbox, owner, pgp_key_ids, active, own)
    VALUES (1, 'Orion', '0x1', '0x1', '{}', true, true)`);
  for (const [index, owner] of owners.entries()) {
    await query('INSERT INTO users (id, address) VALUES ($1, $2)', [idOf(owner), `0x${owner}`]);
    await insertRequest(idOf(String(index + 1)), idOf(owner));
  }
  const before = await readAll();
  for (const name of moved) expect(before[name], name).toHaveLength(owners.length);
  await database.migrate();
  expect(await readAll()).toEqual(before);
  for (const name of moved) {
    expect((await query(`SELECT DISTINCT tableoid FROM ${name}`)).rowCount, name).toBeGreaterThan(1);
  }
  expect((await query("SELECT FROM pg_namespace WHERE nspname = 'before'")).rowCount).toBe(0);
});

it.each([
  [
    'approvals',
    `INSERT INTO approvals (id, transaction_id, decision, type, revision) VALUES ($1, $1, 'APPROVED', 'orion', 2)`,
  ],
  ['verdicts', 'INSERT INTO verdicts (transaction_id, owner_needed) VALUES ($1, true)'],
  ['request_records', `INSERT INTO request_records (transaction_id, cid) VALUES ($1, 'bafk') ON CONFLICT DO NOTHING`],
  ['executions', `INSERT INTO executions (chain_id, tx_hash, transaction_id, succeeded) VALUES (1, '0x5', $1, true)`],
  ['verification_requests', 'INSERT INTO verification_requests (transaction_id, service_id) VALUES ($1, 1)'],
])('a row of %s without an owner is refused', async (_table, insert) => {
  await expect(query(insert, [idOf('1')])).rejects.toMatchObject({ code: '23502', column: 'owner_id' });
});

it('verdicts are still counted once each', async () => {
  const values = [idOf('1'), idOf('a')];
  await query(
    `INSERT INTO approvals (id, transaction_id, owner_id, decision, type, revision) VALUES ($1, $1, $2, 'APPROVED', 'orion', 2)`,
    values,
  );
  await query(
    `INSERT INTO verdicts (transaction_id, owner_id, report, owner_needed) VALUES ($1, $2, '{"protocol": "erc20"}', true)`,
    values,
  );
  expect([await countOf('verdict:APPROVED'), await countOf('protocol:erc20')]).toEqual([1, 1]);
});
