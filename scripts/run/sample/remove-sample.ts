import type { Storage } from '../../../service/src/open-storage.ts';
import type { OpenAccount } from './open-account.ts';
import { isPolicy, noPolicy, samplePolicy } from './policy.ts';
import { agents } from './requests.ts';

/** The tables that reference a transaction. */
const dependents = [
  'approvals',
  'verdicts',
  'payment_uses',
  'instruction_uses',
  'executions',
  'releases',
  'request_records',
  'tee_proofs',
  'settlements',
  'verification_requests',
  'spends',
];

/**
 * Revokes the agents of the sample and deletes their requests from all lists, figures and limits. The audit log and the
 * records on chain are append-only and stay. Deletes only requests that have both the mark and a key of the sample;
 * either alone could be on a user's own requests.
 */
export async function removeSample({ pool }: Pick<Storage, 'pool'>, { owner, userId }: OpenAccount): Promise<number> {
  const names: readonly string[] = Object.values(agents);
  const keys = (await owner.listApiKeys({ query: { limit: 100 } })).filter(({ name }) => names.includes(name));
  for (const { id, active } of keys) if (active) await owner.revokeApiKey({ params: { apiKeyId: id } });
  if (isPolicy(await owner.getPolicy(), samplePolicy)) await owner.updatePolicy({ body: noPolicy });
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `CREATE TEMPORARY TABLE sample ON COMMIT DROP AS
       SELECT transactions.* FROM transactions JOIN audit_log ON transaction_id = transactions.id AND audit_log.action = 'transaction.create'
       WHERE transactions.user_id = $1 AND context_logs ->> 'sample' = 'true' AND actor ->> 'keyId' = ANY ($2)`,
      [userId, keys.map(({ id }) => id)],
    );
    // The figures of profiles are sums of changes, so the deleted requests are subtracted.
    await client.query(
      `INSERT INTO agent_changes (user_id, created_at, figure, amount)
       SELECT user_id, created_at, figure, -amount FROM (
         SELECT user_id, created_at, 'status:' || status AS figure, 1 AS amount FROM sample
         UNION ALL SELECT change.* FROM approvals JOIN sample ON transaction_id = sample.id, agent_changes_of(approvals) AS change
           WHERE approvals.type = 'orion'
         UNION ALL SELECT change.* FROM verdicts JOIN sample ON transaction_id = sample.id, agent_changes_of(verdicts) AS change
           WHERE verdicts.protocol IS NOT NULL
       ) AS counted`,
    );
    await client.query(
      `DELETE FROM content_blocks USING request_records AS mine JOIN sample ON mine.transaction_id = sample.id
       WHERE content_blocks.cid = mine.cid AND NOT EXISTS (
         SELECT FROM request_records AS other WHERE other.cid = mine.cid AND other.transaction_id NOT IN (SELECT id FROM sample))`,
    );
    for (const table of dependents) {
      await client.query(`DELETE FROM ${table} WHERE transaction_id IN (SELECT id FROM sample)`);
    }
    const { rowCount } = await client.query('DELETE FROM transactions WHERE id IN (SELECT id FROM sample)');
    await client.query('COMMIT');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
