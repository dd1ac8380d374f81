import pg from 'pg';
import { sealAuditLog } from '../../service/src/platform/audit/seal-audit-log.ts';
import { openDatabase } from '../../service/src/platform/db/database.ts';
import { CALL_DATA, CALL_TO, makeReport, PAYEE, PROMPT } from './make-report.ts';

const ROWS_AT_ONCE = 10_000;
/** The age of the first row in days; the audit entries are spread over the same time. */
const DAYS = 90;

/** Identifies seeded rows. */
const MARK = '5eed0000-0000-4000-8000-000000000000';

interface SeedOptions {
  readonly url: string;
  /** The final number of transactions. */
  readonly rows: number;
  /** The owner of every second row, in lower case. */
  readonly heavyOwner?: string;
  /**
   * One verdict in this many has its report: compressing reports takes longer than everything else, and lists never
   * read them.
   */
  readonly reportEvery?: number;
  readonly onProgress: (done: number) => void;
}

/**
 * Fills a database with the rows of this many requests. Every row depends only on its number, and a portion is written
 * completely or not at all, so an interrupted run can continue.
 */
export async function seed({
  url,
  rows,
  heavyOwner = ownerOf(0),
  reportEvery = 1,
  onProgress,
}: SeedOptions): Promise<void> {
  const report = await makeReport();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { db, pool } = openDatabase(url, () => {});
  try {
    await requireService(client);
    // The audit log has no partition yet for months in which no service ran.
    await client.query(`
      SELECT make_audit_partition((now() AT TIME ZONE 'UTC' - interval '${DAYS} days' + make_interval(months => month))::date)
      FROM generate_series(0, ${Math.ceil(DAYS / 28)}) AS month`);
    let done = await countSeeded(client);
    onProgress(done);
    while (done < rows) {
      const to = Math.min(done + ROWS_AT_ONCE, rows);
      await client.query('BEGIN');
      for (const statement of portion({ from: done + 1, to, heavyOwner, reportEvery })) {
        await client.query(statement.replaceAll(':report', pg.escapeLiteral(JSON.stringify(report))));
      }
      await client.query('COMMIT');
      await sealAuditLog(db);
      done = to;
      onProgress(done);
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await pool.end();
    await client.end();
  }
}

async function requireService(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT FROM verification_services LIMIT 1');
  if (rows.length === 0)
    throw new Error('The database knows no verification service yet: start the service on it once.');
}

async function countSeeded(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) FROM transactions WHERE submitter_id = '${MARK}'`,
  );
  return Number(rows[0]?.count ?? 0);
}

const ownerOf = (number: number) => `0x5eed${number.toString(16).padStart(36, '0')}`;

/** Half of all rows belong to one owner, a quarter to ten, and the rest to owners with 25 each. */
const OWNER_NUMBER = 'CASE WHEN n % 2 = 0 THEN 0 WHEN n % 4 = 1 THEN 1 + n / 4 % 10 ELSE 100 + n / 100 END';

/**
 * Of twenty requests, eleven are executed, four rejected, one failed and four waiting for their owners. The three on
 * chain 10 are rare.
 */
const STATUS = `CASE
  WHEN n % 20 < 11 THEN 'EXECUTED' WHEN n % 20 < 15 THEN 'REJECTED' WHEN n % 20 < 16 THEN 'FAILED' ELSE 'PENDING' END`;

/** An id of version 4 derived from a text. */
const uuidOf = (text: string) => `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

interface Portion {
  readonly from: number;
  readonly to: number;
  readonly heavyOwner: string;
  readonly reportEvery: number;
}

function portion({ from, to, heavyOwner, reportEvery }: Portion): string[] {
  const seeded = `transactions AS request WHERE id IN (SELECT ${uuidOf(`'${MARK}' || n`)} FROM generate_series(${from}, ${to}) n)`;
  const tables = ['transactions', 'approvals', 'verdicts', 'request_records'];
  const set = (state: string) => tables.map((table) => `ALTER TABLE ${table} ${state} TRIGGER USER`);
  return [
    // The triggers would do for each row what the statements below do for all rows at once.
    ...set('DISABLE'),
    `CREATE TEMP TABLE wanted ON COMMIT DROP AS
       SELECT n, ${uuidOf(`'${MARK}' || n`)} AS id, ${STATUS} AS status, n % 20 BETWEEN 11 AND 12 AS is_refused,
         CASE ${OWNER_NUMBER} WHEN 0 THEN '${heavyOwner}'
           ELSE '0x5eed' || lpad(to_hex(${OWNER_NUMBER}), 36, '0') END AS address,
         date_trunc('milliseconds', now()) - interval '${DAYS} days'
           + (1 - exp(-n / 300000.0)) * interval '${DAYS - 1} days' AS at
       FROM generate_series(${from}, ${to}) n`,
    'INSERT INTO users (id, address) SELECT gen_random_uuid(), address FROM wanted GROUP BY address ON CONFLICT DO NOTHING',
    `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
         user_prompt, call_to, call_value, call_data, payload_bytes, submitter_kind, submitter_id, submitter_name, execution,
         status, valid_until, revision, created_at, updated_at, waiting_since)
       SELECT wanted.id, '0x' || encode(sha256(('${MARK}' || n)::bytea), 'hex'), users.id, users.address,
         CASE WHEN n IN (2, 22, 42) THEN 10 ELSE 1 END, (SELECT min(id) FROM verification_services), 'standard',
         '0x' || encode(sha256(('payload' || n)::bytea), 'hex'), '0x' || encode(sha256(('salt' || n)::bytea), 'hex'),
         '${PROMPT}', '${CALL_TO}', '0', '${CALL_DATA}', 600, 'api-key', '${MARK}', 'seeded agent', 1,
         status, CASE WHEN status = 'EXECUTED' THEN at + interval '1 hour' END, 3, at, at + interval '1 minute', at
       FROM wanted JOIN users USING (address)`,
    'INSERT INTO request_owners SELECT request_hash, user_id FROM wanted JOIN transactions USING (id)',
    `INSERT INTO approvals (id, transaction_id, owner_id, decision, type, confidence, analysis, revision, created_at)
       SELECT ${uuidOf("'verdict' || n")}, wanted.id, users.id, CASE WHEN is_refused THEN 'REJECTED' ELSE 'APPROVED' END, 'orion', 0.97,
         (:report)::json ->> 'reason', 2, at + interval '400 ms' FROM wanted JOIN users USING (address)`,
    `INSERT INTO approvals (id, transaction_id, owner_id, decision, type, user_id, revision, created_at)
       SELECT ${uuidOf("'decision' || n")}, wanted.id, users.id, CASE status WHEN 'REJECTED' THEN 'REJECTED' ELSE 'APPROVED' END,
         'user_ui', users.id, 3, at + interval '40 s'
       FROM wanted JOIN users USING (address) WHERE status <> 'PENDING' AND NOT is_refused`,
    `INSERT INTO verdicts (transaction_id, owner_id, report, summary, owner_needed, response_cid)
       SELECT wanted.id, users.id, CASE WHEN n % ${reportEvery} = 0 THEN (:report)::json END, 'Transfers 250 USDC to ${PAYEE}.', true, 'bafkreis' || md5(n::text) || md5('r' || n)
       FROM wanted JOIN users USING (address)`,
    `INSERT INTO executions (chain_id, tx_hash, transaction_id, owner_id, block_number, succeeded, mined_at)
       SELECT 1, '0x' || encode(sha256(('tx' || n)::bytea), 'hex'), wanted.id, users.id, 20000000 + n, true, at + interval '1 minute'
       FROM wanted JOIN users USING (address) WHERE status = 'EXECUTED'`,
    // Ciphertext of the usual size of such a payload; it is incompressible.
    `INSERT INTO content_blocks (cid, bytes, size, created_at)
       SELECT 'bafkreip' || md5(n::text) || md5('p' || n),
         (SELECT string_agg(sha512((n || ':' || part)::bytea), ''::bytea) FROM generate_series(1, 24) AS part), 1536, at
       FROM wanted`,
    `INSERT INTO request_records (transaction_id, owner_id, cid, sealed_at)
       SELECT wanted.id, users.id, 'bafkreip' || md5(n::text) || md5('p' || n), at FROM wanted JOIN users USING (address)`,
    `INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
       SELECT user_id, term, created_at, id FROM
         (SELECT request.* FROM ${seeded}) AS request, unnest(
           standing_terms(row(request.*)::transactions) || ARRAY['chain:' || chain_id, 'agent:${MARK}', 'party:' || account, 'party:' || call_to,
             'party:${PAYEE.toLowerCase()}', 'asset:' || call_to, 'word:send', 'word:250', 'word:usdc', 'word:to',
             'word:${PAYEE.toLowerCase()}', CASE chain_id WHEN 10 THEN 'word:rare' END]) AS term
       WHERE term IS NOT NULL ON CONFLICT DO NOTHING`,
    // Grouped by the hour, as by the first run of the job.
    `INSERT INTO agent_changes (user_id, created_at, figure, amount)
       SELECT users.id, date_trunc('hour', at, 'UTC'), figure, count(*) FROM wanted JOIN users USING (address),
         unnest(ARRAY['status:' || status, CASE WHEN is_refused THEN 'verdict:REJECTED' ELSE 'verdict:APPROVED' END,
           'decision-ms:69', 'confidence:count', 'protocol:erc20']) AS figure
       GROUP BY 1, 2, 3`,
    `INSERT INTO audit_log (at, actor, action, user_id, transaction_id, detail)
       SELECT wanted.at + entry.after, entry.actor, entry.action, users.id, wanted.id, entry.detail
       FROM wanted JOIN users USING (address), LATERAL (VALUES
         (interval '0', '{"kind":"api-key","keyId":"${MARK}"}'::jsonb, 'transaction.create', '{"form":"standard"}'::jsonb, true),
         (interval '400 ms', '{"kind":"orion-key","keyId":"${MARK}"}', 'transaction.verdict', '{"decision":"APPROVED"}', true),
         (interval '40 s', '{"kind":"jwt"}', 'transaction.decide', '{"decision":"APPROVED"}', status <> 'PENDING')
       ) AS entry (after, actor, action, detail, happened) WHERE entry.happened ORDER BY n, entry.after`,
    ...set('ENABLE'),
  ];
}
