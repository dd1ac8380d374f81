import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { instantiateSecp256k1 } from '@bitauth/libauth';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { keccak_256 } from '@noble/hashes/sha3.js';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { type StatementName, statements } from './floor-statements.ts';
import { createTokens, readClaims } from './floor-tokens.ts';

/** What no service could leave out: the statements, prepared, and the signatures. No line of the product runs here. */
const pool = new pg.Pool({
  connectionString: process.argv[2] ?? '',
  max: 16,
  idleTimeoutMillis: 0,
  // Else PostgreSQL plans each anew, for the partition of its owner.
  options: '-c plan_cache_mode=force_generic_plan',
});
const secp256k1 = await instantiateSecp256k1();
const { rows: known } = await pool.query('SELECT kid, public_jwk AS jwk FROM signing_keys');
const tokens = createTokens(known);
const app = fastify({ trustProxy: true });

// biome-ignore lint/suspicious/noExplicitAny: rows of hand-written statements, as they come
type Row = any;

async function all(name: StatementName, values: unknown[], client: pg.Pool | pg.PoolClient = pool): Promise<Row[]> {
  return (await client.query({ name, text: statements[name], values })).rows;
}
const one = async (...args: Parameters<typeof all>): Promise<Row> => (await all(...args))[0];

async function inTransaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    client.release();
  }
}

const count = ({ routeOptions }: FastifyRequest, subject: string) =>
  one('countHit', [`${routeOptions.url}|${subject}`]);

async function byKey(request: FastifyRequest): Promise<Row> {
  await count(request, request.ip);
  const hash = createHash('sha256').update(String(request.headers['x-api-key'])).digest();
  return one('findKey', [hash]);
}

async function byToken(request: FastifyRequest) {
  await count(request, request.ip);
  return readClaims(String(request.headers.authorization).slice('Bearer '.length));
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

const showState = (row: Row) => ({
  id: row.id,
  requestHash: row.request_hash,
  description: row.user_prompt,
  status: row.status,
  statusReason: row.status_reason,
  waitingFor: row.status === 'PENDING' ? (row.is_judged ? 'owner' : 'arbiter') : null,
  since: iso(row.waiting_since),
  validUntil: iso(row.valid_until),
  executedLate: row.executed_late,
  release: null,
  execution: row.execution,
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});

const showApproval = (row: Row, address: string) => ({
  id: row.id,
  transactionId: row.transaction_id,
  createdAt: iso(row.created_at),
  decision: row.decision,
  type: row.type,
  ...(row.type === 'orion'
    ? { confidence: row.confidence, analysis: row.analysis }
    : { approver: { id: row.user_id, ethereumAddress: address } }),
});

app.get('/health', async () => ({ status: 'ok' }));

interface NewTransaction {
  readonly escrowAddress: string;
  readonly userPrompt: string;
  readonly tx: { readonly to: string; readonly value: string; readonly data: string };
}

app.post<{ Body: NewTransaction }>('/transactions', async (request, reply) => {
  const { escrowAddress, userPrompt, tx } = request.body;
  const account = escrowAddress.toLowerCase();
  const chainId = 11_155_111;
  const key = await byKey(request);
  await count(request, key.id);
  const user = await one('findUserOnChain', [account, chainId]);
  await one('findTrustedServices', [user.id]);
  const service = await one('findSealingService', []);
  const settings = await one('readSettings', [user.id]);
  const [id, salt] = [randomUUID(), `0x${randomBytes(32).toString('hex')}`];
  const requestHash = `0x${createHash('sha256').update(salt).digest('hex')}`;
  const bytes = JSON.stringify(request.body).length;
  const words = new Set(userPrompt.toLowerCase().split(/\W+/));
  const terms = [`chain:${chainId}`, `agent:${key.id}`, `party:${account}`, `party:${tx.to}`];
  const made = await inTransaction(async (client) => {
    await one('lockFreeze', [`freeze ${user.id}`], client);
    await one('findFrozenAt', [user.id], client);
    const action = [userPrompt, tx.to.toLowerCase(), tx.value, tx.data];
    const row = await one(
      'insertTransaction',
      [
        id,
        requestHash,
        user.id,
        account,
        chainId,
        service.id,
        requestHash,
        salt,
        ...action,
        bytes,
        key.id,
        key.name,
        settings.execution_type,
      ],
      client,
    );
    await all(
      'insertTerms',
      [user.id, row.created_at, id, [...terms, ...[...words].map((word) => `word:${word}`)]],
      client,
    );
    await all('insertJob', [{ transactionId: id }], client);
    const detail = { requestHash, form: 'standard', account, chainId, serviceId: service.id, execution: 0 };
    await all(
      'insertAudit',
      [{ kind: 'user-key', userId: user.id, keyId: key.id }, 'transaction.create', user.id, id, detail],
      client,
    );
    await all('spendBytes', [`user ${user.id}`, bytes], client);
    await all('spendBytes', [`network ${request.ip}`, bytes], client);
    return row;
  });
  await all('notify', [JSON.stringify([requestHash, made.status, made.revision])]);
  return reply
    .code(201)
    .send(showState({ ...made, id, request_hash: requestHash, user_prompt: userPrompt, execution: 0 }));
});

app.get<{ Params: { hash: string } }>('/transactions/:hash/approval-status', async (request) => {
  await byKey(request);
  const state = await one('findState', [request.params.hash]);
  const approvals = await all('listApprovals', [[state.id], state.user_id]);
  const shown = (type: string) =>
    approvals.filter((each) => each.type === type).map((each) => showApproval(each, state.address));
  return { status: state.status, user: shown('user_ui'), agent: [], arbiter: [], orion: shown('orion') };
});

app.get('/settings', async (request) => {
  const { sub } = await byToken(request);
  const settings = await one('readSettings', [sub]);
  const { frozen_at } = await one('findFrozenAt', [sub]);
  const service = await one('findOwnService', []);
  return {
    id: settings.id,
    userId: sub,
    executionType: settings.execution_type,
    walletProvider: settings.wallet_provider,
    publicDetails: settings.public_details,
    trustedServices: settings.trusted_services ?? [service.id],
    frozenAt: iso(frozen_at),
    createdAt: iso(settings.created_at),
    updatedAt: iso(settings.updated_at),
  };
});

app.get<{ Params: { address: string } }>('/transactions/users/:address', async (request) => {
  await byToken(request);
  const user = await one('findUser', [request.params.address]);
  const ids = (await all('findPage', [user.id])).slice(0, 50).map(({ id }) => id);
  const [rows, approvals, records] = await Promise.all([
    all('listTransactions', [ids, user.id]),
    all('listApprovals', [ids, user.id]),
    all('listRecords', [ids, user.id]),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cids = new Map(records.map((record) => [record.transaction_id, record.cid]));
  const decided = Map.groupBy(approvals, (approval) => approval.transaction_id);
  return ids.map((id) => {
    const row = byId.get(id);
    const own = decided.get(id) ?? [];
    const verdict = own.find(({ type }) => type === 'orion');
    const shown = (type: string) =>
      own.filter((each) => each.type === type).map((each) => showApproval(each, user.address));
    return {
      ...showState(row),
      summary: row.summary,
      decision: verdict?.decision ?? null,
      confidence: verdict?.confidence ?? null,
      reason: verdict?.analysis ?? null,
      hasFailedChecks: row.has_failed_checks,
      submittedBy: row.submitter_kind && { kind: row.submitter_kind, id: row.submitter_id, name: row.submitter_name },
      escrowAddress: row.account,
      chainId: row.chain_id,
      tx: { to: row.call_to, value: row.call_value, data: row.call_data },
      calls: null,
      typedData: null,
      payment: null,
      cid: cids.get(id) ?? null,
      chain: null,
      approvals: { user: shown('user_ui'), apiKey: [], orion: shown('orion') },
    };
  });
});

app.post<{ Params: { hash: string }; Body: { decision: string } }>(
  '/transactions/:hash/approvals',
  async (request, reply) => {
    const { sub, sid } = await byToken(request);
    await one('findSession', [sid, sub]);
    const state = await one('findState', [request.params.hash]);
    const { decision } = request.body;
    const approval = await inTransaction(async (client) => {
      const { revision } = await one('lockTransaction', [state.id, sub], client);
      await all('listApprovals', [[state.id], sub], client);
      await one('findVerdict', [state.id, sub], client);
      await one('lockUser', [sub], client);
      const made = await one('insertApproval', [randomUUID(), state.id, decision, sub, revision + 1], client);
      await one('updateStatus', [state.id, decision, revision + 1, sub], client);
      const detail = { requestHash: state.request_hash, decision, status: decision };
      await all('insertAudit', [{ kind: 'jwt', userId: sub }, 'transaction.decide', sub, state.id, detail], client);
      await all('insertChange', [sub, state.request_hash, decision, revision + 1, decision, 'approved'], client);
      return made;
    });
    await all('notify', [JSON.stringify([state.request_hash, decision])]);
    return reply.code(201).send(showApproval(approval, state.address));
  },
);

app.post<{ Body: { refreshToken: string } }>('/auth/refresh', async (request) => {
  await count(request, request.ip);
  const { sub, address, family, jti } = tokens.verify(request.body.refreshToken);
  return tokens.issuePair({ sub, address }, await one('rotateFamily', [randomUUID(), family, jti]));
});

app.post<{ Body: { message: string; signature: string } }>('/auth/siwe/verify', async (request) => {
  await count(request, request.ip);
  const { message, signature } = request.body;
  const address = /^0x[0-9a-fA-F]{40}$/m.exec(message)?.[0].toLowerCase() ?? '';
  const nonce = /^Nonce: (\w+)$/m.exec(message)?.[1];
  if (!(await one('takeNonce', [nonce, address]))) throw new Error('no such nonce');
  if (recover(message, signature) !== address) throw new Error('not signed by this wallet');
  const user = await one('findUser', [address]);
  const family = await inTransaction(async (client) => {
    const made = await one('insertFamily', [randomUUID(), user.id, randomUUID()], client);
    const actor = { kind: 'jwt', userId: user.id };
    await all('insertAudit', [actor, 'session.start', user.id, null, { session: made.id }], client);
    return made;
  });
  const shown = { id: user.id, ethereumAddress: user.address, createdAt: iso(user.created_at) };
  return { user: shown, ...tokens.issuePair({ sub: user.id, address }, family) };
});

const mcp = createMcpHandler(() => {
  const server = new McpServer({ name: 'floor', version: '1.0' });
  const inputSchema = z.object({ requestHash: z.string() });
  const outputSchema = z.object({ status: z.string(), decision: z.string().nullable(), ownerNeeded: z.boolean() });
  server.registerTool('checkVerificationStatus', { inputSchema, outputSchema }, async ({ requestHash }) => {
    const state = await one('findState', [requestHash]);
    const own = [state.id, state.user_id];
    const [approvals, need] = await Promise.all([
      all('listApprovals', [[state.id], state.user_id]),
      one('findNeed', own),
    ]);
    const verdict = approvals.find(({ type }) => type === 'orion');
    const ownerNeeded = Boolean(need?.owner_needed);
    const structuredContent = { status: state.status, decision: verdict?.decision ?? null, ownerNeeded };
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
  });
  return server;
});

app.post('/mcp', async (request, reply) => {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const asked = new Request('http://localhost/mcp', { method: 'POST', headers });
  const answer = await mcp.fetch(asked, { parsedBody: request.body });
  return reply
    .code(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(await answer.text());
});

function recover(message: string, signature: string): string {
  const text = Buffer.from(message);
  const hash = keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]));
  const bytes = Buffer.from(signature.slice(2), 'hex');
  const key = secp256k1.recoverPublicKeyUncompressed(bytes.subarray(0, 64), ((bytes[64] ?? 0) - 27) as 0 | 1, hash);
  if (typeof key === 'string') throw new Error(key);
  return `0x${Buffer.from(keccak_256(key.subarray(1)).subarray(12)).toString('hex')}`;
}

process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
