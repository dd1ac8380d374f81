import type { ClientBase } from 'pg';
import { type Comparison, hashOfWrite, type LedgerEntry } from './ledger-entry.ts';

/** Each kind of entry with the columns that its hash covers, in the order that the agents use. */
const stored: Readonly<Record<LedgerEntry['kind'], string>> = {
  transaction: `SELECT id::text AS id, ARRAY[id::text, request_hash, account, user_prompt, call_to, call_value, call_data] AS fields
    FROM transactions`,
  decision: `SELECT a.id::text AS id, ARRAY[a.id::text, t.request_hash, a.type, a.decision] AS fields
    FROM approvals a JOIN transactions t ON t.id = a.transaction_id`,
  verdict: `SELECT t.request_hash AS id, ARRAY[t.request_hash, a.decision, v.signature] AS fields
    FROM verdicts v JOIN transactions t ON t.id = v.transaction_id
    JOIN approvals a ON a.transaction_id = t.id AND a.type = 'orion'`,
};

const countOf = (from: string) => `(SELECT count(*) FROM ${from} AND transaction_id = t.id)`;

/** Incomplete transactions, acknowledged or not. */
const halfWritten: Readonly<Record<string, string>> = {
  'no audit entry': `NOT EXISTS (SELECT FROM audit_log a WHERE a.transaction_id = t.id AND a.action = 'transaction.create')`,
  'neither verdict nor place in the queue': `NOT EXISTS (SELECT FROM verdicts v WHERE v.transaction_id = t.id)
    AND NOT EXISTS (SELECT FROM verification_requests r WHERE r.transaction_id = t.id)
    AND NOT EXISTS (SELECT FROM jobs.job j WHERE j.name = 'seal-request' AND j.data->>'transactionId' = t.id::text)`,
  'revisions without their decisions': `t.revision <> 1 + ${countOf('approvals WHERE true')}`,
  'decision and verdict differ': `${countOf("approvals WHERE type = 'orion'")} <> ${countOf('verdicts WHERE true')}`,
  'verdict without audit entry': `${countOf("approvals WHERE type = 'orion'")} <> ${countOf("audit_log WHERE action = 'transaction.verdict'")}`,
  'decision without audit entry': `${countOf("approvals WHERE type = 'user_ui'")} <> ${countOf("audit_log WHERE action = 'transaction.decide'")}`,
};

/** The agents give every submission a unique value, so a second row with that value duplicates a submission. */
const doubled: Readonly<Record<string, string>> = {
  submission: `SELECT account || ' ' || call_value AS id FROM transactions GROUP BY 1 HAVING count(*) > 1`,
  verdict: `SELECT transaction_id::text AS id FROM approvals WHERE type = 'orion' GROUP BY 1 HAVING count(*) > 1`,
  decision: `SELECT transaction_id::text AS id FROM approvals WHERE type = 'user_ui' GROUP BY transaction_id, decision HAVING count(*) > 1`,
};

/** Compares what was acknowledged with the database. */
export async function compare(client: ClientBase, entries: readonly LedgerEntry[]): Promise<Comparison> {
  const found = { missing: [] as string[], halfWritten: [] as string[], doubled: [] as string[] };
  for (const [kind, statement] of Object.entries(stored)) {
    const { rows } = await client.query<{ id: string; fields: (string | null)[] }>(statement);
    const hashes = new Map(rows.map(({ id, fields }) => [id, hashOfWrite(fields)]));
    for (const entry of entries.filter((each) => each.kind === kind)) {
      const hash = hashes.get(entry.id);
      if (hash === undefined) found.missing.push(`${kind} ${entry.id}`);
      else if (hash !== entry.sha256) found.halfWritten.push(`${kind} ${entry.id}: another hash`);
    }
  }
  for (const [what, condition] of Object.entries(halfWritten)) {
    const { rows } = await client.query<{ id: string }>(`SELECT id::text FROM transactions t WHERE ${condition}`);
    found.halfWritten.push(...rows.map(({ id }) => `transaction ${id}: ${what}`));
  }
  for (const [what, statement] of Object.entries(doubled)) {
    const { rows } = await client.query<{ id: string }>(statement);
    found.doubled.push(...rows.map(({ id }) => `${what} ${id}`));
  }
  return { acknowledged: entries.length, ...found };
}
