import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLog } from '@countersign/edge';
import { transactionLimits } from '@countersign/protocol';
import pg from 'pg';
import { readConfig } from '../../service/src/config.ts';
import { foldChanges } from '../../service/src/features/agents/index.ts';
import { openDatabase } from '../../service/src/platform/db/database.ts';
import { startService } from '../../service/src/start-service.ts';

export const owner = `0x${'11'.repeat(20)}`;
const DAYS = 60;
/** What counts rows of before in one go, after all else in its file. */
const migrations = fileURLToPath(new URL('../../service/migrations/', import.meta.url));
const migration = readdirSync(migrations).find((name) => name.endsWith('_agent-rollups.sql')) ?? '';
const backfill = readFileSync(`${migrations}${migration}`, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';
const serviceFile = fileURLToPath(new URL('../../test/fixtures/orion/service.json', import.meta.url));

/** A service with one agent, who has so many transactions, spread evenly over the last 60 days. */
export interface Subject {
  readonly call: (path: string, options?: { readonly key: string; readonly body: object }) => Promise<unknown>;
  readonly query: (statement: string) => Promise<readonly Record<string, unknown>[]>;
  readonly keys: { readonly admin: string; readonly orion: string };
  stop(): Promise<void>;
}

export async function startSubject(clusterUrl: string, rows: number): Promise<Subject> {
  const name = `agents_${rows}`;
  const url = clusterUrl.replace(/[^/]+$/, name);
  await run(clusterUrl, `CREATE DATABASE ${name}`);
  const keys = { admin: randomBytes(32).toString('hex'), orion: randomBytes(32).toString('hex') };
  const config = readConfig({
    DATABASE_URL: url,
    PORT: '0',
    VALIDATOR_PORT: '0',
    MASTER_KEY: randomBytes(32).toString('hex'),
    ADMIN_API_KEY: keys.admin,
    ORION_API_KEY: keys.orion,
    ORION_SERVICE_FILE: serviceFile,
    ALLOW_UNSIGNED_VERDICTS: 'on',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
  });
  const unlimited = Object.fromEntries(transactionLimits.map((limit) => [limit.name, 1e6]));
  const service = await startService(
    { ...config, limits: { ...config.limits, ...unlimited } },
    {
      log: createLog('fatal', { write: () => {} }),
      now: Date.now,
      onLost(cause) {
        throw cause;
      },
    },
  );
  await run(url, withoutTriggers(`${fill(rows)}; ${backfill}`));
  await fold(url);
  await run(url, 'VACUUM ANALYZE');
  const base = `http://127.0.0.1:${service.port}`;
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
    query: (statement) => run(url, statement),
    keys,
    stop: () => service.stop(),
  };
}

async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result: unknown = await client.query(statement);
    const [last] = [result].flat().slice(-1) as [pg.QueryResult];
    return last.rows;
  } finally {
    await client.end();
  }
}

/** As the job does it. */
async function fold(url: string): Promise<void> {
  const { db, pool } = openDatabase(url, () => {});
  await foldChanges(db);
  await pool.end();
}

const countedTables = ['transactions', 'approvals', 'verdicts'];

/** The statements that switch the counting of single rows. */
export const switchTriggers = (how: 'ENABLE' | 'DISABLE') =>
  countedTables.map((name) => `ALTER TABLE ${name} ${how} TRIGGER USER`).join(';');

const withoutTriggers = (statements: string) =>
  `${switchTriggers('DISABLE')}; ${statements}; ${switchTriggers('ENABLE')}`;

/** One in twenty waits; of the rest most are executed. Verdicts take a second or two, seldom much less or more. */
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
  INSERT INTO approvals (id, transaction_id, decision, type, confidence, analysis, revision, created_at)
    SELECT gen_random_uuid(), id, CASE status WHEN 'REJECTED' THEN 'REJECTED' ELSE 'APPROVED' END, 'orion',
      0.75 + random() / 4, 'words and bytes agree', 2,
      created_at + interval '1.5 s' * exp(2 * (random() + random() + random() - 1.5))
    FROM transactions WHERE status <> 'PENDING';
  INSERT INTO verdicts (transaction_id, report, owner_needed)
    SELECT transaction_id, json_build_object('protocol', 'protocol-' || floor(random() * 20)), false FROM approvals`;
