import { idOf, useDatabaseBefore } from '@countersign/harness/database/before-migration';
import { proves } from '@countersign/harness/proves';
import { expect, it } from 'vitest';

const database = useDatabaseBefore('agent-rollups');

interface Judged {
  readonly form?: string;
  readonly serviceId?: number;
  readonly protocol: string;
}

/** Within one hour; the verdict comes 999 ms later. */
async function insertRequest(digit: string, status: string, judged: Judged | null): Promise<void> {
  const { form = 'standard', serviceId = 1 } = judged ?? {};
  await database.pool.query(
    `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
       payload_bytes, execution, status, created_at)
     VALUES ($1, '0x' || $1::uuid::text, $2, '0x1', 1, $3, $4, '0x', '0x', 0, 0, $5, '2026-01-01T12:34:56Z')`,
    [idOf(digit), idOf('a'), serviceId, form, status],
  );
  if (!judged) return;
  await database.pool.query(
    `INSERT INTO approvals (id, transaction_id, decision, type, confidence, revision, created_at)
     VALUES ($1, $1, $2, 'orion', 0.75, 2, '2026-01-01T12:34:56.999Z')`,
    [idOf(digit), status === 'PENDING' ? 'UNDECIDED' : 'APPROVED'],
  );
  await database.pool.query('INSERT INTO verdicts (transaction_id, report, owner_needed) VALUES ($1, $2, false)', [
    idOf(digit),
    { protocol: judged.protocol },
  ]);
}

async function insertAll(): Promise<void> {
  await insertRequest('1', 'PENDING', null);
  await insertRequest('2', 'PENDING', { protocol: 'erc20' });
  await insertRequest('3', 'EXECUTED', { protocol: 'erc20' });
  await insertRequest('4', 'EXECUTED', { protocol: 'sealed-protocol', form: 'sealed' });
  await insertRequest('5', 'EXECUTED', { protocol: 'made-up', serviceId: 2 });
}

const countChanges = async () =>
  (
    await database.pool.query(
      `SELECT user_id, date_trunc('hour', created_at, 'UTC') AS hour, figure, sum(amount)::int AS amount
       FROM agent_changes GROUP BY 1, 2, 3 ORDER BY 3`,
    )
  ).rows;

it('counts existing rows exactly as the triggers count new ones', proves('agents.stats.counts'), async () => {
  await database.pool.query("INSERT INTO users (id, address) VALUES ($1, '0x1')", [idOf('a')]);
  await database.pool.query(
    `INSERT INTO verification_services (id, name, inbox, owner, pgp_key_ids, active, own)
     VALUES (1, 'Orion', '0x1', '0x1', '{}', true, true), (2, 'Other', '0x2', '0x2', '{}', true, false)`,
  );
  await insertAll();
  await database.migrate();

  const at = { user_id: idOf('a'), hour: new Date('2026-01-01T12:00:00Z') };
  const expected = [
    ['confidence:count', 3],
    ['confidence:sum', 22_500],
    [`decision-ms:${Math.floor(8 * Math.log2(1_000))}`, 4],
    ['protocol:erc20', 2],
    ['status:EXECUTED', 3],
    ['status:PENDING', 2],
    ['verdict:APPROVED', 3],
    ['verdict:UNDECIDED', 1],
  ].map(([figure, amount]) => ({ ...at, figure, amount }));
  expect(await countChanges()).toEqual(expected);

  await database.pool.query(
    'DELETE FROM agent_changes; DELETE FROM verdicts; DELETE FROM approvals; DELETE FROM transactions',
  );
  await insertAll();
  expect(await countChanges()).toEqual(expected);
});
