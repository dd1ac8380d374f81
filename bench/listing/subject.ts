import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createLog } from '@countersign/edge';
import pg from 'pg';
import { readConfig } from '../../service/src/config.ts';
import { startService } from '../../service/src/start-service.ts';

const owner = `0x${'11'.repeat(20)}`;
const serviceFile = fileURLToPath(new URL('../../test/fixtures/orion/service.json', import.meta.url));

/** A service whose one owner has so many transactions, each judged and decided. */
export interface Subject {
  readonly rows: number;
  readonly url: string;
  readonly databaseUrl: string;
  readonly adminKey: string;
  /** Of one of them. */
  readonly requestHash: string;
  get(path: string): Promise<void>;
  /** Paths whose cost must not depend on how many rows there are. */
  readonly paths: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startSubject(clusterUrl: string, rows: number): Promise<Subject> {
  const name = `listing_${rows}`;
  const url = clusterUrl.replace(/[^/]+$/, name);
  await run(clusterUrl, `CREATE DATABASE ${name}`);
  const adminKey = randomBytes(32).toString('hex');
  const config = readConfig({
    DATABASE_URL: url,
    PORT: '0',
    VALIDATOR_PORT: '0',
    MASTER_KEY: randomBytes(32).toString('hex'),
    ADMIN_API_KEY: adminKey,
    ORION_SERVICE_FILE: serviceFile,
    RATE_LIMIT_PER_MINUTE: '1000000',
    // So that the requests of many clients can come from one.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
  });
  const service = await startService(config, {
    log: createLog('fatal', { write: () => {} }),
    now: Date.now,
    onLost(cause) {
      throw cause;
    },
  });
  await run(url, fill(rows));
  await run(url, 'VACUUM ANALYZE');
  const [{ request_hash: hash, cursor }] = await run(url, SAMPLE);
  const base = `http://127.0.0.1:${service.port}`;
  return {
    rows,
    url: base,
    databaseUrl: url,
    adminKey,
    requestHash: hash,
    async get(path) {
      const response = await fetch(base + path, { headers: { 'x-api-key': adminKey } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    },
    paths: {
      'first page of 50': `/transactions/users/${owner}?limit=50`,
      'page from the middle': `/transactions/users/${owner}?limit=50&cursor=${cursor}`,
      'approval status': `/transactions/${hash}/approval-status`,
      'whole record': `/transactions/${hash}`,
    },
    stop: () => service.stop(),
  };
}

async function run(url: string, statement: string) {
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

/** One transaction a second, each approved by its arbiter and its owner. */
const fill = (rows: number) => `
  INSERT INTO users (id, address) VALUES (gen_random_uuid(), '${owner}');
  INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
      user_prompt, call_to, call_value, call_data, payload_bytes, execution, status, revision, created_at)
    SELECT gen_random_uuid(), '0x' || encode(sha256(n::text::bytea), 'hex'), u.id, u.address, 1, 1, 'standard',
      '0x' || repeat('00', 32), '0x' || repeat('00', 32), 'Send 1 ETH to ' || u.address, u.address, '1000', '0x', 300, 1,
      'APPROVED', 3, now() - (n || ' s')::interval
    FROM generate_series(1, ${rows}) n, users u;
  INSERT INTO approvals (id, transaction_id, decision, type, confidence, analysis, revision)
    SELECT gen_random_uuid(), id, 'APPROVED', 'orion', 0.9, 'words and bytes agree', 2 FROM transactions;
  INSERT INTO approvals (id, transaction_id, decision, type, user_id, revision)
    SELECT gen_random_uuid(), id, 'APPROVED', 'user_ui', user_id, 3 FROM transactions;
  INSERT INTO verdicts (transaction_id, owner_needed) SELECT id, true FROM transactions;
  INSERT INTO audit_log (actor, action, transaction_id, detail)
    SELECT '{"kind":"jwt"}', 'transaction.create', id, '{}' FROM transactions;`;

const SAMPLE = `
  SELECT request_hash, rtrim(translate(encode(convert_to(
      '[' || floor(extract(epoch FROM created_at) * 1000) || ',"' || id || '"]', 'utf8'), 'base64'), E'+/\\n', '-_'), '=') AS cursor
  FROM transactions ORDER BY created_at OFFSET (SELECT count(*) / 2 FROM transactions) LIMIT 1`;
