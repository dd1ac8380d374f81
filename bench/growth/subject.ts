import { createClient, signIn } from '@countersign/sdk';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { recordAudits } from '../../service/src/platform/audit/record-audit.ts';
import { sealAuditLog } from '../../service/src/platform/audit/seal-audit-log.ts';
import { openDatabase } from '../../service/src/platform/db/database.ts';
import { createDatabase, runStatement } from '../setting/database.ts';
import { findFreePort } from '../setting/find-free-port.ts';
import { startMeasuredService } from '../setting/start-measured-service.ts';
import { PAYEE } from './make-report.ts';
import { seed } from './seed.ts';

const SEALED_AT_ONCE = 500;
export const REPORT_EVERY = 10;

type Headers = Readonly<Record<string, string>>;

/** A repeated operation of a service. */
type Work = (round: number) => Promise<void>;

export interface Subject {
  readonly rows: number;
  /** `prepare` is not measured; `most` limits the number of rounds. */
  readonly works: Readonly<Record<string, { readonly prepare?: Work; readonly run: Work; readonly most?: number }>>;
  /** Called before each operation, because seeding takes longer than a session lasts. */
  signInAgain(): Promise<void>;
  readonly tableSizes: readonly { readonly name: string; readonly rows: number; readonly bytes: number }[];
  stop(): Promise<void>;
}

/** A service with its own database of this many requests; half of them belong to the measured owner. */
export async function startSubject(
  clusterUrl: string,
  rows: number,
  onProgress: (done: number) => void,
): Promise<Subject> {
  const databaseUrl = await createDatabase(clusterUrl, `growth_${rows}`);
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    BASE_URL: baseUrl,
    TRANSACTION_MEBIBYTES_PER_DAY: '1000000',
    TRANSACTION_MEBIBYTES_PER_DAY_PER_IP: '1000000',
  };
  const { keys, stop } = await startMeasuredService(databaseUrl, env, { isUnlimited: true });
  const wallet = privateKeyToAccount(generatePrivateKey());
  const { accessToken } = await signIn({ baseUrl, wallet });
  const { secret } = await createClient({ baseUrl, credentials: { accessToken } }).createApiKey({
    body: { name: 'agent' },
  });
  const address = wallet.address.toLowerCase();
  await seed({ url: databaseUrl, rows, heavyOwner: address, reportEvery: REPORT_EVERY, onProgress });
  const { db, pool } = openDatabase(databaseUrl, () => {});

  const agent = { 'x-api-key': secret };
  const owner = { authorization: `Bearer ${accessToken}` };
  const signInAgain = async () => {
    owner.authorization = `Bearer ${(await signIn({ baseUrl, wallet })).accessToken}`;
  };
  const admin = { 'x-api-key': keys.admin };
  const ask = async (method: 'GET' | 'POST', path: string, headers: Headers, body?: object) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  const get = (path: string, headers: Headers) => ({ run: async () => void (await ask('GET', path, headers)) });

  const middle = (await runStatement(databaseUrl, sampleOf(address))) as { request_hash: string; cursor: string }[];
  const [{ request_hash: hash, cursor } = { request_hash: '', cursor: '' }] = middle;
  const small = `0x5eed${(100).toString(16).padStart(36, '0')}`;
  const waiting = await runStatement(
    databaseUrl,
    `SELECT request_hash FROM transactions WHERE account = '${address}' AND status = 'PENDING' ORDER BY created_at DESC LIMIT 100`,
  );
  const list = `/transactions/users/${address}`;
  const tx = { to: PAYEE, value: '1000000000000000000', data: '0x' };
  const newRequest = { escrowAddress: wallet.address, userPrompt: `Send 1 ETH to ${PAYEE}`, tx };
  const create = async () => void (await ask('POST', '/transactions', agent, newRequest));
  const lease = { max: 1, tasks: ['verdict'] };

  return {
    rows,
    signInAgain,
    works: {
      'list: first page of 50': get(`${list}?limit=50`, owner),
      'list: page from the middle': get(`${list}?limit=50&cursor=${cursor}`, owner),
      'list: of an owner with 25': get(`/transactions/users/${small}?limit=50`, admin),
      'list: inbox, by attention': get(`${list}?limit=50&waitingFor=owner&order=attention`, owner),
      'list: one common filter': get(`${list}?limit=50&decision=APPROVED`, owner),
      'list: a rare word': get(`${list}?limit=50&q=rare&status=EXECUTED`, owner),
      'list: what waits, counted': get(`${list}/counts`, owner),
      'read: whole record': get(`/transactions/${hash}`, agent),
      'read: approval status': get(`/transactions/${hash}/approval-status`, agent),
      'read: receipt': get(`/transactions/${hash}/receipt`, owner),
      'read: settings': get('/settings', owner),
      'public: agent': get(`/public/agents/${address}`, {}),
      'public: transactions of an agent': get(`/public/agents/${address}/transactions`, {}),
      'public: metrics of an agent': get(`/public/agents/${address}/metrics`, {}),
      create: { run: create },
      approve: {
        // Each request can be decided once; a repetition would only read.
        most: waiting.length,
        run: async (round) => {
          const decided = waiting.at(round)?.request_hash;
          await ask('POST', `/transactions/${decided}/approvals`, owner, { decision: 'APPROVED' });
        },
      },
      lease: {
        prepare: async () => {
          await create();
          // Waits until it is sealed and offered.
          const back = { ...lease, wait: 25 };
          const { requests } = await ask(
            'POST',
            '/internal/verification-requests/lease',
            { 'x-api-key': keys.orion },
            back,
          );
          const leaseIds = (requests as { leaseId: string }[]).map(({ leaseId }) => leaseId);
          await ask('POST', '/internal/verification-requests/return', { 'x-api-key': keys.orion }, { leaseIds });
        },
        run: async () =>
          void (await ask('POST', '/internal/verification-requests/lease', { 'x-api-key': keys.orion }, lease)),
      },
      [`sealer: ${SEALED_AT_ONCE} entries`]: {
        prepare: async () => {
          await sealAuditLog(db);
          const entry = { actor: { kind: 'service' }, action: 'bench.entry' } as const;
          await recordAudits(
            db,
            Array.from({ length: SEALED_AT_ONCE }, () => entry),
          );
        },
        run: async () => void (await sealAuditLog(db)),
      },
    },
    tableSizes: (await runStatement(databaseUrl, SIZES)).map(({ name, rows, bytes }) => ({
      name: String(name),
      rows: Number(rows),
      bytes: Number(bytes),
    })),
    async stop() {
      await pool.end();
      await stop();
    },
  };
}

const sampleOf = (address: string) => `
  SELECT request_hash, rtrim(translate(encode(convert_to(
      '[' || floor(extract(epoch FROM created_at) * 1000) || ',"' || id || '"]', 'utf8'), 'base64'), E'+/\\n', '-_'), '=') AS cursor
  FROM transactions JOIN verdicts ON transaction_id = id AND report IS NOT NULL
  WHERE account = '${address}' AND status = 'EXECUTED' ORDER BY created_at
  OFFSET (SELECT count(*) / (4 * ${REPORT_EVERY}) FROM transactions WHERE account = '${address}' AND status = 'EXECUTED') LIMIT 1`;

/** Includes indexes and TOAST, with the row counts of `VACUUM ANALYZE`; the partitions of a table count as one. */
const SIZES = `
  SELECT coalesce(parent.relname, c.relname) AS name, sum(greatest(c.reltuples, 0)) AS rows,
    sum(pg_total_relation_size(c.oid)) AS bytes
  FROM pg_class c LEFT JOIN pg_inherits ON inhrelid = c.oid LEFT JOIN pg_class parent ON parent.oid = inhparent
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  GROUP BY 1 ORDER BY 3 DESC LIMIT 10`;
