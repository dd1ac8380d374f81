import { createDatabase, runStatement } from '../setting/database.ts';
import { startMeasuredService } from '../setting/start-measured-service.ts';

const owner = `0x${'11'.repeat(20)}`;

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
  const url = await createDatabase(clusterUrl, `listing_${rows}`);
  // So that the requests of many clients can come from one.
  const { url: base, keys, stop } = await startMeasuredService(url, { TRUST_PROXY: '1' });
  const adminKey = keys.admin;
  await runStatement(url, fill(rows));
  await runStatement(url, 'VACUUM ANALYZE');
  const [sample] = (await runStatement(url, SAMPLE)) as [{ request_hash: string; cursor: string }];
  const { request_hash: hash, cursor } = sample;
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
    stop,
  };
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
