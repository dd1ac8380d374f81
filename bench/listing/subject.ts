import { createDatabase, runStatement } from '../setting/database.ts';
import { startMeasuredService } from '../setting/start-measured-service.ts';

const owner = `0x${'11'.repeat(20)}`;
const list = `/transactions/users/${owner}`;

/** A service whose one owner has so many transactions: half of them wait for the owner, half are approved. */
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
      'first page of 50': `${list}?limit=50`,
      'page from the middle': `${list}?limit=50&cursor=${cursor}`,
      'approval status': `/transactions/${hash}/approval-status`,
      'whole record': `/transactions/${hash}`,
      'inbox of 50, what needs attention first': `${list}?limit=50&waitingFor=owner&order=attention`,
      'one common filter': `${list}?limit=50&decision=APPROVED`,
      'a filter that 3 match': `${list}?limit=50&chainId=10`,
      'a word that 3 have, and two common filters': `${list}?limit=50&q=rare&status=APPROVED&decision=APPROVED`,
      'beginning of a hash': `${list}?limit=50&q=${hash.slice(0, 14)}`,
      'number that waits for the owner': `${list}/counts`,
    },
    stop,
  };
}

/** One transaction a second, each approved by its arbiter, and every other one by its owner. The three oldest are rare. */
const fill = (rows: number) => `
  INSERT INTO users (id, address) VALUES (gen_random_uuid(), '${owner}');
  INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
      user_prompt, call_to, call_value, call_data, payload_bytes, execution, status, revision, created_at)
    SELECT gen_random_uuid(), '0x' || encode(sha256(n::text::bytea), 'hex'), u.id, u.address,
      CASE WHEN n > ${rows - 3} THEN 10 ELSE 1 END, 1, 'standard', '0x' || repeat('00', 32), '0x' || repeat('00', 32),
      'Send 1 ETH to ' || u.address, u.address, '1000', '0x', 300, 1,
      CASE n % 2 WHEN 0 THEN 'PENDING' ELSE 'APPROVED' END, 2, now() - (n || ' s')::interval
    FROM generate_series(1, ${rows}) n, users u;
  INSERT INTO approvals (id, transaction_id, decision, type, confidence, analysis, revision)
    SELECT gen_random_uuid(), id, 'APPROVED', 'orion', 0.9, 'words and bytes agree', 2 FROM transactions;
  INSERT INTO approvals (id, transaction_id, decision, type, user_id, revision)
    SELECT gen_random_uuid(), id, 'APPROVED', 'user_ui', user_id, 3 FROM transactions WHERE status = 'APPROVED';
  INSERT INTO verdicts (transaction_id, owner_needed) SELECT id, true FROM transactions;
  UPDATE transactions SET revision = 3;
  INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
    SELECT user_id, term, created_at, id FROM transactions,
      unnest(ARRAY['chain:' || chain_id, 'word:send', CASE chain_id WHEN 10 THEN 'word:rare' END]) AS term
    WHERE term IS NOT NULL;
  INSERT INTO audit_log (actor, action, transaction_id, detail)
    SELECT '{"kind":"jwt"}', 'transaction.create', id, '{}' FROM transactions;`;

const SAMPLE = `
  SELECT request_hash, rtrim(translate(encode(convert_to(
      '[' || floor(extract(epoch FROM created_at) * 1000) || ',"' || id || '"]', 'utf8'), 'base64'), E'+/\\n', '-_'), '=') AS cursor
  FROM transactions ORDER BY created_at OFFSET (SELECT count(*) / 2 FROM transactions) LIMIT 1`;
