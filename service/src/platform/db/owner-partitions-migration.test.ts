import { idOf, useDatabaseBefore } from '@countersign/harness/database/before-migration';
import { describe, expect, it } from 'vitest';

const database = useDatabaseBefore('owner-partitions');
const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
const owners = ['a', 'b', 'c', 'd', 'e', 'f'];
const moved = [
  'transactions',
  'transaction_terms',
  'approvals',
  'verdicts',
  'request_records',
  'agent_changes',
  'agent_rollups',
];
const kept = ['executions', 'payment_uses', 'settlements', 'tee_proofs', 'verification_requests', 'releases', 'spends'];
const nobody = '00000000-0000-0000-0000-000000000000';

const insertTransaction = (id: string, owner: string, status = 'PENDING') =>
  query(
    `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
       payload_bytes, execution, status, user_prompt, action, context_logs)
     VALUES ($1, '0x' || $1::uuid::text, $2, '0x1', 10, 1, 'standard', '0x', '0x', 0, 0, $3, 'words', '{"calls": []}', '{"n": 5e-324}')`,
    [id, owner, status],
  );
/** As written by the previous version, without an owner. */
const insertApproval = (id: string, transactionId: string, type = 'orion') =>
  query(
    `INSERT INTO approvals (id, transaction_id, decision, type, confidence, analysis, revision)
     VALUES ($1, $2, 'APPROVED', $3, 0.5, 'because', 2) RETURNING id`,
    [id, transactionId, type],
  );
const insertVerdict = (transactionId: string) =>
  query(
    `INSERT INTO verdicts (transaction_id, report, effects, signature, owner_needed, trusted, use_key, summary, decided_at)
     VALUES ($1, '{"protocol": "erc20"}', '[1]', '0x5', true, false, '0x6', 'sends', 7)`,
    [transactionId],
  );
const insertRecord = (transactionId: string) =>
  query(
    `INSERT INTO request_records (transaction_id, cid, tx_hash) VALUES ($1, 'bafk', '0x9')
     ON CONFLICT DO NOTHING RETURNING transaction_id`,
    [transactionId],
  );

async function insertBeside(id: string, owner: string): Promise<void> {
  await query(
    `INSERT INTO executions (chain_id, tx_hash, transaction_id, succeeded) VALUES (1, $1::uuid::text, $1, true)`,
    [id],
  );
  await query('INSERT INTO payment_uses (use_key, transaction_id) VALUES ($1::uuid::text, $1)', [id]);
  await query(
    `INSERT INTO settlements (transaction_id, status) VALUES ($1, 'settled')
    ON CONFLICT (transaction_id) DO UPDATE SET status = 'settled'`,
    [id],
  );
  await query(
    `INSERT INTO tee_proofs (transaction_id, platform) VALUES ($1, 'tdx')
    ON CONFLICT (transaction_id) DO UPDATE SET platform = 'tdx'`,
    [id],
  );
  await query(
    `INSERT INTO verification_requests (transaction_id, service_id) VALUES ($1, 1) ON CONFLICT (transaction_id) DO NOTHING`,
    [id],
  );
  await query(
    `INSERT INTO releases (external_id, transaction_id, user_id, channel, integration, status, chain_id)
     VALUES ($1::uuid::text, $1, $2, 'custody', 'execution', 'waiting', 1)`,
    [id, owner],
  );
  await query(`INSERT INTO spends (transaction_id, user_id, chain_id, asset, amount) VALUES ($1, $2, 1, 'native', 5)`, [
    id,
    owner,
  ]);
}

const readRows = async (table: string) =>
  (await query(`SELECT to_jsonb(t) - 'owner_id' AS row FROM ${table} AS t ORDER BY to_jsonb(t) - 'owner_id'`)).rows;
const readAll = async () =>
  Object.fromEntries(await Promise.all([...moved, ...kept].map(async (name) => [name, await readRows(name)])));
/** Rows of a table whose owner differs from their transaction's. */
const countStrays = async (table: string) =>
  (
    await query(`SELECT FROM ${table} AS own WHERE NOT EXISTS (SELECT FROM transactions AS request
    WHERE request.id = own.transaction_id AND request.user_id = own.owner_id)`)
  ).rowCount;
const countOf = async (figure: string) =>
  Number(
    (await query('SELECT coalesce(sum(amount), 0) AS sum FROM agent_changes WHERE figure = $1', [figure])).rows[0].sum,
  );

describe('the migration', () => {
  it('keeps every row and adds its owner', async () => {
    for (const owner of owners)
      await query('INSERT INTO users (id, address) VALUES ($1, $2)', [idOf(owner), `0x${owner}`]);
    await query(`INSERT INTO verification_services (id, name, inbox, owner, pgp_key_ids, active, own)
      VALUES (1, 'Orion', '0x1', '0x1', '{}', true, true)`);
    for (const [index, owner] of owners.entries()) {
      const id = idOf(String(index + 1));
      await insertTransaction(id, idOf(owner), index % 2 ? 'APPROVED' : 'PENDING');
      await insertApproval(id, id);
      await insertApproval(idOf('9').replace('8000', `800${index}`), id, 'user_ui');
      await insertVerdict(id);
      await insertRecord(id);
      await insertBeside(id, idOf(owner));
    }
    await query(`INSERT INTO agent_rollups VALUES ($1, 'hour', now(), '{"status:PENDING": 3}')`, [idOf('a')]);
    const before = await readAll();
    for (const name of [...moved, ...kept]) expect(before[name]?.length, name).toBeGreaterThan(0);

    await database.migrate();
    expect(await readAll()).toEqual(before);
    const map = await query('SELECT request_hash, user_id FROM request_owners ORDER BY 1');
    expect(map.rows).toEqual(
      owners.map((owner, index) => ({ request_hash: `0x${idOf(String(index + 1))}`, user_id: idOf(owner) })),
    );
    for (const name of [
      'approvals',
      'verdicts',
      'request_records',
      'executions',
      'payment_uses',
      'settlements',
      'tee_proofs',
      'verification_requests',
    ])
      expect(await countStrays(name), name).toBe(0);
    const used = await query('SELECT DISTINCT tableoid FROM transactions');
    expect(used.rowCount).toBeGreaterThan(1);
    expect((await query("SELECT FROM pg_namespace WHERE nspname = 'before'")).rowCount).toBe(0);
  });
});

describe('the previous version after the migration', () => {
  it('writes rows without an owner, each of which is found with it and counted once', async () => {
    const id = idOf('7');
    const [verdicts, protocols] = [await countOf('verdict:APPROVED'), await countOf('protocol:erc20')];
    await insertTransaction(id, idOf('b'));
    expect((await insertApproval(id, id)).rows).toEqual([{ id }]);
    await insertVerdict(id);
    expect((await insertRecord(id)).rows).toEqual([{ transaction_id: id }]);
    await insertBeside(id, idOf('b'));
    for (const name of [
      'approvals',
      'verdicts',
      'request_records',
      'executions',
      'payment_uses',
      'settlements',
      'tee_proofs',
      'verification_requests',
    ]) {
      const { rows } = await query(`SELECT owner_id FROM ${name} WHERE transaction_id = $1`, [id]);
      expect(rows, name).toEqual([{ owner_id: idOf('b') }]);
    }
    expect([await countOf('verdict:APPROVED'), await countOf('protocol:erc20')]).toEqual([verdicts + 1, protocols + 1]);
    const term = await query(
      "SELECT term FROM transaction_terms WHERE transaction_id = $1 AND term LIKE 'decision:%'",
      [id],
    );
    expect(term.rows).toEqual([{ term: 'decision:none' }]);
    await query('UPDATE transactions SET revision = 2 WHERE id = $1', [id]);
    const judged = await query(
      "SELECT term FROM transaction_terms WHERE transaction_id = $1 AND term LIKE 'decision:%'",
      [id],
    );
    expect(judged.rows).toEqual([{ term: 'decision:APPROVED' }]);
  });

  it('still enforces uniqueness', async () => {
    const id = idOf('7');
    await expect(insertApproval(idOf('8'), id)).rejects.toMatchObject({ code: '23505' });
    await expect(insertVerdict(id)).rejects.toMatchObject({ code: '23505' });
    expect((await insertRecord(id)).rows).toEqual([]);
    await expect(insertVerdict(nobody)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
    await expect(insertTransaction(id, idOf('c'))).rejects.toMatchObject({ code: '23505' });
  });
});

it('one request hash has one owner', async () => {
  const second = `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash,
      salt, payload_bytes, execution)
    SELECT gen_random_uuid(), request_hash, $1, account, chain_id, service_id, form, payload_hash, salt, 0, 0
    FROM transactions WHERE id = $2`;
  await expect(query(second, [idOf('c'), idOf('1')])).rejects.toMatchObject({
    code: '23505',
    table: expect.stringMatching(/^request_owners/),
  });
});

it('a deleted request is removed from the map', async () => {
  const id = idOf('7');
  for (const name of ['approvals', 'verdicts', 'request_records', ...kept])
    await query(`DELETE FROM ${name} WHERE transaction_id = $1`, [id]);
  await query('DELETE FROM transactions WHERE id = $1', [id]);
  expect((await query('SELECT FROM request_owners WHERE request_hash = $1', [`0x${id}`])).rowCount).toBe(0);
  expect((await query('SELECT FROM transaction_terms WHERE transaction_id = $1', [id])).rowCount).toBe(0);
});

it('numbers of changes continue', async () => {
  const { rows } = await query('SELECT count(*) = count(DISTINCT id) AS each_once FROM agent_changes');
  expect(rows).toEqual([{ each_once: true }]);
});
