import { setTimeout as sleep } from 'node:timers/promises';
import { linkBody } from '@countersign/harness/people/escrow-link';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import { untilSealed } from '@countersign/harness/service/jobs';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { enableSealing, foldNow, showDetails, submitSealed } from './agents.fixture.ts';

const { database, service } = await useTestService();
const { call } = service;
const { pool } = database;
let agent: Owner;
let hashes: string[];

/** One request of each form, with every kind of private data. */
beforeAll(async () => {
  agent = await enrolOwner(call);
  await enableSealing(call, agent);
  const [escrow, token] = [createWallet(), agent.accessToken];
  await call('POST /settings/escrow-accounts', { token, body: await linkBody(escrow, agent) });
  await call('PUT /settings/policy', {
    token,
    body: { limits: [{ chainId: 77_001, asset: 'native', perTransaction: '123450006789' }] },
  });
  const secretFields = (form: string, chainId: number) => ({
    userPrompt: `prompt of the ${form} one`,
    tx: {
      to: createWallet().address,
      value: String(chainId * 1_000_003),
      data: `0x${Buffer.from(form).toString('hex')}`,
    },
    contextLogs: { log: `context of the ${form} one`, step: chainId + 1 },
    chainId,
  });
  const submitAs = async (key: string, body: object) =>
    (await call('POST /transactions', { key, body })).get('requestHash');
  hashes = [
    await submitAs(agent.key, transferFields(escrow.address, secretFields('standard', 77_101))),
    await submitAs(testAdminKey, {
      ...transferFields(agent.wallet.address, secretFields('open form', 77_201)),
      encrypted: false,
    }),
    await submitSealed(call, agent),
  ];
  await untilSealed(pool);
  for (const [index, hash] of hashes.entries()) {
    await judge(call, hash, 'APPROVED', {
      confidence: 0.9 + (index + 1) * 0.0123,
      analysis: `analysis number ${index} of the arbiter`,
      report: { protocol: `protocol-number-${index}`, reasoning: `report number ${index}` },
      effects: [{ kind: 'send', gives: [], gets: [], from: null, to: createWallet().address }],
    });
    await decide(call, hash, { token, body: { decision: 'APPROVED' } });
    const values = (what: string) => [hash, `0x${Buffer.from(`${what} ${index}`).toString('hex').padEnd(64, '0')}`];
    await pool.query(
      `INSERT INTO executions (chain_id, tx_hash, transaction_id, owner_id, block_number, succeeded)
       SELECT 77301, $2, id, user_id, 77400, true FROM transactions WHERE request_hash = $1`,
      values('execution'),
    );
    await pool.query(
      `INSERT INTO tee_proofs (transaction_id, owner_id, platform, quote)
       SELECT id, user_id, 'tdx', $2 FROM transactions WHERE request_hash = $1`,
      values('quote'),
    );
    await pool.query(
      `INSERT INTO settlements (transaction_id, owner_id, status, tx_hash)
       SELECT id, user_id, 'settled', $2 FROM transactions WHERE request_hash = $1`,
      values('settlement'),
    );
  }
  await foldNow(database);
});

const publicColumns = new Set([
  'transactions.request_hash',
  'transactions.status',
  'transactions.service_id',
  'users.address',
  'users.display_name',
  'approvals.decision',
]);
/** What the owner may publish, of requests that are not sealed. */
const detailColumns = new Set([
  'transactions.user_prompt',
  'transactions.chain_id',
  'transactions.call_to',
  'transactions.call_value',
  'transactions.call_data',
  'transactions.context_logs',
  'approvals.confidence',
  'approvals.analysis',
  'verdicts.protocol',
  'executions.tx_hash',
]);

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** Long or unusual enough not to occur by chance. */
const isTelling = (value: unknown) =>
  typeof value === 'string' ? value.length >= 10 : typeof value === 'number' && (value > 1_000 || value % 1 !== 0);

interface Secret {
  readonly column: string;
  readonly form: string | null;
  readonly value: unknown;
}

/** Every value of every row that belongs to this user, in any table, except public values and times. */
async function readSecrets(db: Pool, userId: string): Promise<Secret[]> {
  const { rows: tables } = await db.query<{ name: string; owner: string; times: string[] }>(
    `SELECT c.table_name AS name, min(c.column_name) AS owner,
       ARRAY(SELECT column_name::text FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = c.table_name AND data_type LIKE 'timestamp%') AS times
     FROM information_schema.columns c
     WHERE table_schema = 'public' AND column_name IN ('transaction_id', 'user_id') AND table_name NOT LIKE 'agent_%'
       OR table_schema = 'public' AND table_name IN ('transactions', 'users') AND column_name IN ('user_id', 'id')
     GROUP BY 1`,
  );
  const secrets: Secret[] = [];
  for (const { name, owner, times } of tables) {
    const column = name === 'transactions' ? 'user_id' : owner;
    const ids = column === 'transaction_id' ? 'SELECT id FROM transactions WHERE user_id = $1' : '$1';
    const formOf = column === 'transaction_id' ? 'r.transaction_id' : name === 'transactions' ? 'r.id' : 'NULL';
    const { rows } = await db.query<{ row: Record<string, unknown>; form: string | null }>(
      `SELECT to_jsonb(r) AS row, (SELECT form FROM transactions WHERE id = ${formOf}) AS form
       FROM ${name} r WHERE ${column} IN (${ids})`,
      [userId],
    );
    for (const { row, form } of rows) {
      for (const [field, value] of Object.entries(row)) {
        if (publicColumns.has(`${name}.${field}`) || times.includes(field)) continue;
        for (const leaf of leavesOf(value).filter(isTelling))
          secrets.push({ column: `${name}.${field}`, form, value: leaf });
      }
    }
  }
  const known = new Set([...hashes, agent.wallet.address.toLowerCase()]);
  return secrets.filter(({ value }) => !known.has(String(value).toLowerCase()));
}

/** All public information about the agent, as text and as its numbers. */
async function readEverything() {
  const path = `GET /public/agents/${agent.wallet.address}`;
  const paths = [
    path,
    `${path}/transactions`,
    ...hashes.map((hash) => `${path}/transactions/${hash}`),
    ...['24h', '7d', '30d', 'all'].map((period) => `${path}/metrics?period=${period}`),
  ];
  const answers = await Promise.all(paths.map((each) => call(each)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const headers = answers.map((answer) => [...answer.headers.values()].join('\n'));
  // Durations may be any number.
  const body = answers.map(({ text }) => text.replace(/"medianDecisionMs":\d+/g, '')).join('\n');
  return { text: `${headers.join('\n')}\n${body}`.toLowerCase(), body };
}

const isIn = ({ text, body }: { text: string; body: string }, { value }: Secret) =>
  typeof value === 'number'
    ? new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}(?![\\d.])`).test(body)
    : text.includes(String(value).toLowerCase());

describe('public answers', () => {
  it.each([false, true])(
    'contain nothing private, with publicDetails %s',
    proves('agents.private', 'agents.public-details', 'request-hash.salt.private'),
    async (publicDetails) => {
      await showDetails(call, agent, publicDetails);
      const secrets = await readSecrets(pool, agent.userId);
      const answers = await readEverything();
      const isShown = ({ column, form }: Secret) => publicDetails && form !== 'sealed' && detailColumns.has(column);
      const told = secrets.filter((secret) => isIn(answers, secret) && !isShown(secret));
      // Published values may also occur elsewhere, such as the protocol in the report.
      const details = secrets.filter(isShown).map(({ value }) => value);
      expect(told.filter(({ value, form }) => form === 'sealed' || !details.includes(value))).toEqual([]);
      expect(details.filter((value) => !isIn(answers, { column: '', form: null, value }))).toEqual([]);
    },
  );

  it('do not change with decisions that change nothing but the decider', async () => {
    const careful = await enrolOwner(call, 1);
    const requestHash = await submit(call, careful);
    const path = `GET /public/agents/${careful.wallet.address}/transactions/${requestHash}`;
    const before = await call(path);
    // Long enough for another timestamp to be visible.
    await sleep(5);
    await decide(call, requestHash, { token: careful.accessToken, body: { decision: 'APPROVED' } });
    await decide(call, requestHash, { key: careful.key, body: { decision: 'APPROVED' } });
    expect((await call(path)).body).toEqual(before.body);
    await judge(call, requestHash, 'APPROVED');
    const approved = await call(path);
    expect(approved.body).toMatchObject({ status: 'APPROVED' });
    expect(approved.get('updatedAt')).not.toBe(before.get('updatedAt'));
    await sleep(5);
    await decide(call, requestHash, { key: testAdminKey, body: { decision: 'APPROVED' } });
    expect((await call(path)).body).toEqual(approved.body);
  });

  it('were searched for every kind of secret', proves('agents.private', 'request-hash.salt.private'), async () => {
    const secrets = await readSecrets(pool, agent.userId);
    const columns = new Set(secrets.map(({ column }) => column));
    for (const column of [
      ...detailColumns,
      ...[
        'transactions.id',
        'transactions.user_id',
        'transactions.salt',
        'transactions.payload_hash',
        'transactions.account',
      ],
      ...['verdicts.report', 'verdicts.effects', 'verdicts.owner_needed_because', 'request_records.cid', 'api_keys.id'],
      ...['tee_proofs.quote', 'settlements.tx_hash', 'escrow_accounts.address', 'policies.policy', 'audit_log.detail'],
    ]) {
      expect(columns).toContain(column);
    }
    for (const form of ['standard', 'open', 'sealed']) {
      expect(secrets.some((secret) => secret.form === form && secret.column === 'approvals.analysis')).toBe(true);
    }
  });
});
