import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { instantiateSecp256k1 } from '@bitauth/libauth';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { keccak_256 } from '@noble/hashes/sha3.js';
import fastify, { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { all, one, type Row, withConnection } from './floor-database.ts';
import { count, countTogether, readKey, readKeyInUse, readToken } from './floor-gate.ts';
import { countHeld, hold, openStream, tell } from './floor-held.ts';
import { createTokens } from './floor-tokens.ts';

/** The minimum of every service: the statements, prepared, and the signatures. Runs no code of the product. */
const secp256k1 = await instantiateSecp256k1();
const known = await all('listSigningKeys');
const tokens = createTokens(known.map(({ kid, public_jwk: jwk }) => ({ kid, jwk })));
const app = fastify({ trustProxy: true });

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
app.get('/metrics', async () => `countersign_held_answers ${countHeld()}\n`);

interface NewTransaction {
  readonly escrowAddress: string;
  readonly userPrompt: string;
  readonly tx: { readonly to: string; readonly value: string; readonly data: string };
}

app.post<{ Body: NewTransaction }>('/transactions', async (request, reply) => {
  const { escrowAddress, userPrompt, tx } = request.body;
  const account = escrowAddress.toLowerCase();
  const chainId = 11_155_111;
  const key = await readKey(request);
  await count(request, request.ip, key.id);
  const { user_id: userId } = key;
  const id = randomUUID();
  const salt = `0x${randomBytes(32).toString('hex')}`;
  const requestHash = `0x${createHash('sha256').update(salt).digest('hex')}`;
  const bytes = JSON.stringify(request.body).length;
  const words = new Set(userPrompt.toLowerCase().split(/\W+/));
  const terms = [`chain:${chainId}`, `agent:${key.id}`, `party:${account}`, `party:${tx.to}`];
  for (const word of words) terms.push(`word:${word}`);
  const made = await withConnection(async (connection) => {
    const [[found]] = (await connection.ask(['readCircumstances', userId, account, chainId])) as [[Row]];
    const { service_id: serviceId, execution_type: execution } = found;
    const action = [userPrompt, tx.to.toLowerCase(), tx.value, tx.data];
    const ofOwner = [userId, account, chainId, serviceId, requestHash, salt];
    const detail = { requestHash, form: 'standard', account, chainId, serviceId, execution };
    const actor = { kind: 'user-key', userId, keyId: key.id };
    return connection.inTransaction(async () => {
      await connection.ask(['lockFreeze', `freeze ${userId}`], ['findFrozenAt', userId]);
      const [[row]] = (await connection.ask(
        ['insertTransaction', id, requestHash, ...ofOwner, ...action, bytes, key.id, key.name, execution, terms],
        ['insertJob', { transactionId: id }],
        ['insertAudit', actor, 'transaction.create', userId, id, detail],
        ['spendBytes', [`user ${userId}`, `network ${request.ip}`], bytes],
      )) as [[Row]];
      return { ...row, execution };
    });
  });
  tell({ requestHash, userId, status: made.status, revision: made.revision });
  return reply.code(201).send(showState({ ...made, id, request_hash: requestHash, user_prompt: userPrompt }));
});

/** The status of a request, with the decisions on it. */
async function readStatus(hash: string) {
  const rows = await all('findStandings', [hash]);
  const shown = (type: string) => rows.filter((row) => row.type === type).map(showDecided);
  return {
    status: rows[0].status as string,
    user: shown('user_ui'),
    agent: shown('user_key'),
    arbiter: [],
    orion: shown('orion'),
  };
}

const showDecided = (row: Row) =>
  showApproval(
    { ...row, id: row.approval_id, transaction_id: row.id, created_at: row.decided_at, user_id: row.approver_id },
    row.address,
  );

app.get<{ Params: { hash: string }; Querystring: { wait?: string } }>(
  '/transactions/:hash/approval-status',
  async (request) => {
    const { hash } = request.params;
    const seconds = Number(request.query.wait ?? 0);
    if (seconds === 0) {
      await readKey(request);
      await count(request, request.ip);
      return readStatus(hash);
    }
    // Thousands of held polls may share their queries.
    await readKeyInUse(request);
    await countTogether(request, request.ip);
    return hold(hash, seconds, () => readStatus(hash));
  },
);

app.get('/events', async (request, reply) => {
  await countTogether(request, request.ip);
  reply.hijack();
  openStream(readToken(request).sub, reply.raw);
});

app.get('/settings', async (request) => {
  const { sub } = readToken(request);
  await count(request, request.ip);
  const settings = await one('readSettings', sub);
  return {
    id: settings.id,
    userId: sub,
    executionType: settings.execution_type,
    walletProvider: settings.wallet_provider,
    publicDetails: settings.public_details,
    trustedServices: settings.trusted,
    frozenAt: iso(settings.frozen_at),
    createdAt: iso(settings.created_at),
    updatedAt: iso(settings.updated_at),
  };
});

app.get<{ Params: { address: string } }>('/transactions/users/:address', async (request) => {
  await count(request, request.ip);
  const { address } = request.params;
  const { ids, rows, approvals } = await withConnection(async (connection) => {
    const [found = []] = await connection.ask(['findPage', address]);
    const ids: string[] = found.slice(0, 50).map(({ id }) => id);
    const userId = found[0].user_id;
    const [rows = [], approvals = []] = await connection.ask(
      ['listTransactions', ids, userId],
      ['listApprovals', ids, userId],
    );
    return { ids, rows, approvals };
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const decided = Map.groupBy(approvals, (approval) => approval.transaction_id);
  return ids.map((id) => {
    const row = byId.get(id);
    const own = decided.get(id) ?? [];
    const verdict = own.find(({ type }) => type === 'orion');
    const shown = (type: string) => own.filter((each) => each.type === type).map((each) => showApproval(each, address));
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
      cid: row.cid,
      chain: null,
      approvals: { user: shown('user_ui'), apiKey: [], orion: shown('orion') },
    };
  });
});

/** The deciding party: an agent with its key, or the owner in an active session. */
async function readDecider(request: FastifyRequest) {
  if (!request.headers['x-api-key']) {
    const { sub, sid } = readToken(request);
    return { ownerId: sub, sid, actor: { kind: 'jwt', userId: sub }, columns: ['user_ui', sub, null, null] };
  }
  const { id, user_id: ownerId, label } = await readKey(request);
  const actor = { kind: 'user-key', userId: ownerId, keyId: id };
  return { ownerId, sid: null, actor, columns: ['user_key', null, id, label] };
}

app.post<{ Params: { hash: string }; Body: { decision: string } }>(
  '/transactions/:hash/approvals',
  async (request, reply) => {
    const { ownerId, sid, actor, columns } = await readDecider(request);
    await count(request, request.ip);
    const { hash } = request.params;
    const { decision } = request.body;
    const { approval, address, revision } = await withConnection(async (connection) => {
      const asked = [['findState', hash], ...(sid ? [['findSession', sid, ownerId] as const] : [])] as const;
      const [[state]] = (await connection.ask(...asked)) as [[Row]];
      return connection.inTransaction(async () => {
        const [, , [found]] = (await connection.ask(
          ['lockTransaction', state.id, ownerId],
          ['lockUser', ownerId],
          ['findDecided', state.id, ownerId],
        )) as [unknown, unknown, [Row]];
        const [id, next] = [randomUUID(), found.revision + 1];
        const detail = { approvalId: id, type: columns[0], decision, from: found.status, to: decision };
        const [[made]] = (await connection.ask(
          ['insertApproval', id, state.id, decision, ownerId, ...columns, next],
          ['updateStatus', state.id, decision, next, ownerId],
          ['insertAudit', actor, 'transaction.decide', ownerId, state.id, detail],
          ...(decision === 'REJECTED' ? [['endRequest', state.id] as const] : []),
          ['insertChange', ownerId, hash, decision, next, null, decision.toLowerCase()],
        )) as [[Row]];
        return { approval: made, address: state.address, revision: next };
      });
    });
    tell({ requestHash: hash, userId: ownerId, status: decision, revision });
    return reply.code(201).send(showApproval(approval, address));
  },
);

app.post<{ Body: { refreshToken: string } }>('/auth/refresh', async (request) => {
  await count(request, request.ip);
  const { sub, address, family, jti } = tokens.verify(request.body.refreshToken);
  return tokens.issuePair({ sub, address }, await one('rotateFamily', randomUUID(), family, jti));
});

app.post<{ Body: { message: string; signature: string } }>('/auth/siwe/verify', async (request) => {
  await count(request, request.ip);
  const { message, signature } = request.body;
  const address = /^0x[0-9a-fA-F]{40}$/m.exec(message)?.[0].toLowerCase() ?? '';
  const nonce = /^Nonce: (\w+)$/m.exec(message)?.[1];
  const { user, family } = await withConnection(async (connection) => {
    const answers = await connection.ask(['takeNonce', nonce, address], ['findUser', address]);
    const [[taken], [found]] = answers as [[Row?], [Row]];
    if (!taken) throw new Error('no such nonce');
    if (recover(message, signature) !== address) throw new Error('not signed by this wallet');
    const id = randomUUID();
    const actor = { kind: 'signature', userId: found.id, address };
    const started = ['startSession', id, found.id, randomUUID(), actor, { sessionId: id }] as const;
    const [[made]] = (await connection.ask(started)) as [[Row]];
    return { user: found, family: made };
  });
  const shown = { id: user.id, ethereumAddress: user.address, createdAt: iso(user.created_at) };
  return { user: shown, ...tokens.issuePair({ sub: user.id, address }, family) };
});

const mcp = createMcpHandler(() => {
  const server = new McpServer({ name: 'floor', version: '1.0' });
  const inputSchema = z.object({ requestHash: z.string() });
  const outputSchema = z.object({ status: z.string(), decision: z.string().nullable(), ownerNeeded: z.boolean() });
  server.registerTool('checkVerificationStatus', { inputSchema, outputSchema }, async ({ requestHash }) => {
    const rows = await all('findStandings', [requestHash]);
    const [{ status, owner_needed: ownerNeeded }] = rows as [Row];
    const decision = rows.find(({ type }) => type === 'orion')?.decision ?? null;
    const structuredContent = { status, decision, ownerNeeded: Boolean(ownerNeeded) };
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
