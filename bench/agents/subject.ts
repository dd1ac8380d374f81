import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldChanges } from '../../service/src/features/agents/index.ts';
import { openDatabase } from '../../service/src/platform/db/database.ts';
import { createDatabase, runStatement } from '../setting/database.ts';
import { startMeasuredService } from '../setting/start-measured-service.ts';

export const owner = `0x${'11'.repeat(20)}`;
const DAYS = 60;
/** The last statement of the migration, which counts the existing rows at once. */
const migrations = fileURLToPath(new URL('../../service/migrations/', import.meta.url));
const migration = readdirSync(migrations).find((name) => name.endsWith('_agent-rollups.sql')) ?? '';
const backfill = readFileSync(`${migrations}${migration}`, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';

/** A service with one agent that has this many transactions, spread evenly over the last 60 days. */
export interface Subject {
  readonly call: (path: string, options?: { readonly key: string; readonly body: object }) => Promise<unknown>;
  readonly query: (statement: string) => Promise<readonly Record<string, unknown>[]>;
  readonly keys: { readonly admin: string; readonly orion: string };
  stop(): Promise<void>;
}

export async function startSubject(clusterUrl: string, rows: number): Promise<Subject> {
  const url = await createDatabase(clusterUrl, `agents_${rows}`);
  const env = { ALLOW_UNSIGNED_VERDICTS: 'on' };
  const { url: base, keys, stop } = await startMeasuredService(url, env, { isUnlimited: true });
  await runStatement(url, withoutTriggers(`${fill(rows)}; ${backfill}`));
  await fold(url);
  await runStatement(url, 'VACUUM ANALYZE');
  return {
    async call(path, options) {
      const response = await fetch(base + path, {
        ...(options && {
          method: 'POST',
          headers: { 'x-api-key': options.key, 'content-type': 'application/json' },
          body: JSON.stringify(options.body),
        }),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
      return answer;
    },
    query: (statement) => runStatement(url, statement),
    keys,
    stop,
  };
}

/** Folds the changes as the job does. */
async function fold(url: string): Promise<void> {
  const { db, pool } = openDatabase(url, () => {});
  await foldChanges(db);
  await pool.end();
}

const countedTables = ['transactions', 'approvals', 'verdicts'];

/** The statements that switch the triggers which count single rows. */
export const switchTriggers = (how: 'ENABLE' | 'DISABLE') =>
  countedTables.map((name) => `ALTER TABLE ${name} ${how} TRIGGER USER`).join(';');

const withoutTriggers = (statements: string) =>
  `${switchTriggers('DISABLE')}; ${statements}; ${switchTriggers('ENABLE')}`;

/** Every twentieth transaction waits; most others are executed. Verdicts usually take one or two seconds. */
const fill = (rows: number) => `
  INSERT INTO users (id, address, created_at)
    VALUES (gen_random_uuid(), '${owner}', now() - interval '${DAYS + 1} days');
  INSERT INTO settings (id, user_id, public_details) SELECT gen_random_uuid(), id, true FROM users;
  INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
      user_prompt, call_to, call_value, call_data, payload_bytes, execution, status, valid_until, revision, created_at)
    SELECT gen_random_uuid(), '0x' || encode(sha256(n::text::bytea), 'hex'), u.id, u.address, 1, 1, 'standard',
      '0x' || repeat('00', 32), '0x' || repeat('00', 32), 'Send 1 ETH to ' || u.address, u.address, '1000', '0x', 300, 0,
      CASE WHEN n % 20 = 0 THEN 'PENDING' WHEN n % 20 < 3 THEN 'REJECTED' WHEN n % 20 < 4 THEN 'FAILED'
        WHEN n % 20 < 6 THEN 'APPROVED' ELSE 'EXECUTED' END,
      now() + interval '1 day', 3, now() - interval '${DAYS} days' * n / ${rows + 1}
    FROM generate_series(1, ${rows}) n, users u;
  INSERT INTO approvals (id, transaction_id, owner_id, decision, type, confidence, analysis, revision, created_at)
    SELECT gen_random_uuid(), id, user_id, CASE status WHEN 'REJECTED' THEN 'REJECTED' ELSE 'APPROVED' END, 'orion',
      0.75 + random() / 4, 'words and bytes agree', 2,
      created_at + interval '1.5 s' * exp(2 * (random() + random() + random() - 1.5))
    FROM transactions WHERE status <> 'PENDING';
  INSERT INTO verdicts (transaction_id, owner_id, report, owner_needed)
    SELECT transaction_id, owner_id, json_build_object('protocol', 'protocol-' || floor(random() * 20)), false FROM approvals`;
