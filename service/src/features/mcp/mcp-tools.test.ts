import {
  beginSession,
  type McpAnswer,
  modernRequest,
  openStream,
  sendModern,
  type TestSession,
} from '@countersign/harness/mcp/mcp-calls';
import { proves } from '@countersign/harness/proves';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import { testAdminKey, testBaseUrl, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { transactionLimits } from '@countersign/protocol';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const other = await startInstance();
const { service: limited } = await useTestService({}, { contractLimits: true });
let owner: Owner;
let stranger: Owner;
let session: TestSession;

beforeAll(async () => {
  owner = await enrolOwner(service.call);
  stranger = await enrolOwner(service.call);
  session = await beginSession(service, { key: owner.key });
});

interface Standing {
  readonly requestHash: string;
  readonly status: string;
  readonly verdict: unknown;
  readonly owner: unknown;
  readonly nextStep: string;
  readonly validUntil: string | null;
}
const structured = ({ last }: McpAnswer) => last.result?.structuredContent as Standing;
const textOf = ({ last }: McpAnswer) => {
  const [first] = (last.result?.content ?? []) as { text: string }[];
  return first?.text ?? '';
};
const fields = (different: Record<string, unknown> = {}) => transferFields(owner.wallet.address, different);

/** The same call in both protocols. */
const eras: [string, (name: string, args: object) => Promise<McpAnswer>][] = [
  ['with a session', (name, args) => session.callTool(name, args)],
  ['without sessions', (name, args) => sendModern(other, { key: owner.key }, 'tools/call', { name, arguments: args })],
];

describe('tools/list', () => {
  it('describes each tool with title, purpose, both schemas and side effects', proves('mcp.results'), async () => {
    const { last } = await session.send('tools/list');
    const tools = last.result?.tools as Record<string, { properties?: object; required?: string[] } & string>[];
    expect(tools.map(({ name }) => name)).toEqual([
      'requestAndAwaitVerification',
      'requestVerification',
      'checkVerificationStatus',
      'listVerifications',
      'getUserAddress',
    ]);
    for (const tool of tools) {
      expect(tool.title?.length).toBeGreaterThan(5);
      expect(tool.description?.length).toBeGreaterThan(50);
      expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(tool.outputSchema).toMatchObject({ type: 'object' });
      expect(JSON.stringify(tool)).not.toContain('$ref');
    }
    const [awaiting, requesting, checking, listing, address] = tools;
    const writes = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true };
    const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    expect([awaiting, requesting].map((tool) => tool?.annotations)).toMatchObject([writes, writes]);
    expect([checking, listing, address].map((tool) => tool?.annotations)).toMatchObject([reads, reads, reads]);
    expect(requesting?.inputSchema).toMatchObject({
      required: ['escrowAddress', 'userPrompt'],
      properties: {
        tx: { required: ['to', 'value', 'data'] },
        calls: { items: { required: ['to', 'value', 'data'] }, minItems: 1, maxItems: 50 },
        typedData: { required: ['domain', 'types', 'primaryType', 'message'] },
        payment: { required: ['kind', 'paymentRequired', 'accepted'] },
        chainId: { default: 11155111 },
        contextLogs: {},
      },
    });
    expect(checking?.inputSchema).toMatchObject({
      required: ['requestHash'],
      properties: { wait: { type: 'integer', minimum: 0, maximum: 300, default: 0 } },
    });
  });

  it('is the same in both protocols', async () => {
    const { last } = await session.send('tools/list');
    const modern = await sendModern(service, { key: owner.key }, 'tools/list');
    expect(modern.last.result?.tools).toEqual(last.result?.tools);
  });
});

describe.each(eras)('requestVerification %s', (_era, callTool) => {
  it(
    'submits like POST /transactions, and returns the next step',
    proves('mcp.post', 'mcp.request', 'mcp.request.arguments'),
    async () => {
      const answer = await callTool('requestVerification', fields({ chainId: 1, contextLogs: { why: 'a test' } }));
      const { requestHash } = structured(answer);
      expect(structured(answer)).toEqual({
        requestHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        uri: `verification://${requestHash}`,
        status: 'PENDING',
        statusReason: null,
        waitingFor: expect.stringMatching(/^(sealing|arbiter)$/),
        since: expect.stringMatching(/Z$/),
        validUntil: null,
        executedLate: false,
        release: null,
        verdict: null,
        owner: {
          isNeeded: false,
          because: null,
          decision: null,
          decidesAt: `${testBaseUrl}/app/transactions/${requestHash}`,
        },
        nextStep: expect.stringContaining('checkVerificationStatus'),
      });
      expect(textOf(answer)).toContain(requestHash);
      const stored = await service.call(`GET /transactions/${requestHash}`, { token: owner.accessToken });
      expect(stored.body).toMatchObject({
        description: fields().userPrompt,
        escrowAddress: owner.wallet.address,
        tx: fields().tx,
        chainId: 1,
        contextLogs: { why: 'a test' },
        history: [{ action: 'transaction.create', by: 'user-key', keyId: owner.keyId }],
      });
    },
  );

  it.each([
    ['a field is missing', { tx: undefined }, 'tx: is required'],
    ['a field is unknown', { encrypted: false }, 'encrypted: is not a field'],
    [
      'an amount is not a decimal string',
      { tx: { ...fields, to: '0x', value: '1.5', data: '0x' } },
      'tx.value: must be',
    ],
    ["the account is another user's", { escrowAddress: `0x${'11'.repeat(20)}` }, 'escrowAddress: must be your own'],
  ])('tells the model what to change if %s', proves('mcp.tool-errors'), async (_what, different, words) => {
    const { status, last } = await callTool('requestVerification', fields(different as Record<string, unknown>));
    expect(status).toBe(200);
    expect(last.result).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: expect.stringContaining(words) }],
    });
    expect(last.result).not.toHaveProperty('structuredContent');
  });
});

describe('requestVerification', () => {
  it('shares the rate limits of POST /transactions', proves('mcp.limits'), async () => {
    const agent = await enrolOwner(limited.call);
    const { callTool } = await beginSession(limited, { key: agent.key });
    const body = transferFields(agent.wallet.address);
    const perKey = transactionLimits.find(({ per }) => per === 'key')?.max ?? 0;
    for (let spent = 0; spent < perKey; spent += 1) {
      if (spent % 2) expect((await limited.call('POST /transactions', { key: agent.key, body })).status).toBe(201);
      else expect((await callTool('requestVerification', body)).last.result).not.toHaveProperty('isError');
    }
    const refused = await callTool('requestVerification', body);
    expect(refused.last.result).toMatchObject({ isError: true });
    expect(textOf(refused)).toContain('Too many requests; try again in');
    expect((await limited.call('POST /transactions', { key: agent.key, body })).status).toBe(429);
  });

  it('works for any user with a server key, and never with an ORION key', proves('mcp.request.arguments'), async () => {
    const server = await beginSession(service, { key: testAdminKey });
    expect(structured(await server.callTool('requestVerification', fields())).status).toBe('PENDING');
    const refused = await service.call('POST /mcp', { key: testOrionKey, body: {} });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ error: { message: expect.stringContaining('ORION') } });
  });
});

describe.each(eras)('checkVerificationStatus %s', (_era, callTool) => {
  it.each([
    ['APPROVED', 'APPROVED', 'the owner sends exactly this transaction'],
    ['REJECTED', 'REJECTED', 'Do not send or sign this. Tell the user why'],
    ['UNDECIDED', 'PENDING', "the owner's approval is required (the arbiter is not sure)"],
  ] as const)(
    'tells the verdict %s with its reasons and what to do',
    proves('mcp.check', 'mcp.results'),
    async (decision, status, words) => {
      const requestHash = await submit(service.call, owner);
      await judge(service.call, requestHash, decision);
      const answer = await callTool('checkVerificationStatus', { requestHash });
      expect(structured(answer)).toMatchObject({
        requestHash,
        status,
        verdict: {
          decision,
          confidence: 0.9,
          reason: 'words and bytes agree',
          analysis: 'words and bytes agree',
          createdAt: expect.any(String),
        },
        owner: { isNeeded: decision === 'UNDECIDED' },
        nextStep: expect.stringContaining(words),
      });
      expect(textOf(answer)).toContain(`Verdict: ${decision} (confidence 90 %)`);
      expect(textOf(answer)).toContain('Analysis: words and bytes agree');
      expect(textOf(answer)).toContain(words);
    },
  );

  it('returns the expiry of an approval and, after that, that it has expired', async () => {
    const requestHash = await submit(service.call, owner);
    await judge(service.call, requestHash, 'APPROVED');
    const approved = structured(await callTool('checkVerificationStatus', { requestHash }));
    expect(approved).toMatchObject({ waitingFor: 'execution', statusReason: null, executedLate: false });
    expect(approved.nextStep).toContain(`Approved until ${approved.validUntil}`);
    const end = 'UPDATE transactions SET valid_until = now() WHERE request_hash = $1';
    await database.pool.query(end, [requestHash]);
    expect(structured(await callTool('checkVerificationStatus', { requestHash }))).toMatchObject({
      status: 'REJECTED',
      statusReason: 'expired',
      waitingFor: null,
      nextStep: expect.stringContaining('The approval expired'),
    });
  });

  it('waits for the verdict, which is posted on another instance', proves('mcp.check.arguments'), async () => {
    const requestHash = await submit(service.call, owner);
    const waiting = callTool('checkVerificationStatus', { requestHash, wait: 60 });
    await judge(other.call, requestHash, 'APPROVED');
    expect(structured(await waiting)).toMatchObject({ status: 'APPROVED', verdict: { decision: 'APPROVED' } });
  });

  it("waits for the owner's decision if the verdict exists", async () => {
    const requestHash = await submit(service.call, owner);
    await judge(service.call, requestHash, 'UNDECIDED');
    const waiting = callTool('checkVerificationStatus', { requestHash, wait: 60 });
    await decide(service.call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
    expect(structured(await waiting)).toMatchObject({ status: 'APPROVED', owner: { decision: 'APPROVED' } });
  });

  it('answers after the timeout without news', proves('mcp.check.arguments'), async () => {
    const requestHash = await submit(service.call, owner);
    expect(structured(await callTool('checkVerificationStatus', { requestHash, wait: 1 })).status).toBe('PENDING');
  });

  it.each([
    ['of another user', () => submit(service.call, stranger)],
    ['that does not exist', async () => `0x${'ab'.repeat(32)}`],
  ])('does not find a verification %s', async (_whose, find) => {
    const { last } = await callTool('checkVerificationStatus', { requestHash: await find() });
    expect(last.result).toMatchObject({
      isError: true,
      content: [{ text: 'requestHash: you have no such transaction' }],
    });
  });

  it.each([
    [{}, 'requestHash: is required'],
    [{ requestHash: '0x12' }, 'requestHash: must be the requestHash'],
    [{ requestHash: `0x${'ab'.repeat(32)}`, wait: 301 }, 'wait: must be from 0 to 300'],
    [{ requestHash: `0x${'ab'.repeat(32)}`, wait: 'long' }, 'wait: expected number'],
  ])('tells the model what is wrong with %j', proves('mcp.tool-errors'), async (args, words) => {
    const answer = await callTool('checkVerificationStatus', args);
    expect(answer.last.result?.isError).toBe(true);
    expect(textOf(answer)).toContain(words);
  });
});

describe('checkVerificationStatus', () => {
  it('reports its progress on its own stream while it waits', async () => {
    const requestHash = await submit(service.call, owner);
    const args = { name: 'checkVerificationStatus', arguments: { requestHash, wait: 60 }, _meta: { progressToken: 7 } };
    const stream = await openStream(service, { key: owner.key }, modernRequest('tools/call', args));
    expect((await stream.until(1))[0]).toMatchObject({
      method: 'notifications/progress',
      params: { progressToken: 7, total: 60, message: `Waiting for the verdict on ${requestHash}` },
    });
    await judge(other.call, requestHash, 'APPROVED');
    expect(await stream.closed).toBe('end');
    expect(stream.messages().at(-1)?.result?.structuredContent).toMatchObject({ status: 'APPROVED' });
  });
});

describe('requestAndAwaitVerification', () => {
  const call = (wait: number) => ({
    name: 'requestAndAwaitVerification',
    arguments: { ...fields(), wait },
    _meta: { progressToken: 'p' },
  });
  const streams: [string, () => Promise<{ headers: Record<string, string>; body: unknown }>][] = [
    [
      'with a session',
      async () => ({
        headers: session.headers,
        body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call(60) },
      }),
    ],
    ['without sessions', async () => modernRequest('tools/call', call(60))],
  ];

  it.each(streams)('%s names the request in its progress and ends with the verdict', async (_era, build) => {
    const stream = await openStream(service, { key: owner.key }, await build());
    const [progress] = await stream.until(1);
    expect(progress).toMatchObject({
      method: 'notifications/progress',
      params: { progressToken: 'p', progress: 0, total: 60, message: expect.stringContaining('the verdict on 0x') },
    });
    const [requestHash = ''] = /0x[0-9a-f]{64}/.exec(String(progress?.params?.message)) ?? [];
    await judge(other.call, requestHash, 'REJECTED');
    expect(await stream.closed).toBe('end');
    expect(stream.messages().at(-1)?.result?.structuredContent).toMatchObject({
      requestHash,
      status: 'REJECTED',
      verdict: { decision: 'REJECTED' },
    });
  });

  it('loses nothing if its client disconnects', async () => {
    const { body, headers } = modernRequest('tools/call', call(60));
    const stream = await openStream(service, { key: owner.key }, { body, headers });
    const [progress] = await stream.until(1);
    stream.close();
    const [requestHash = ''] = /0x[0-9a-f]{64}/.exec(String(progress?.params?.message)) ?? [];
    await judge(service.call, requestHash, 'APPROVED');
    expect(structured(await session.callTool('checkVerificationStatus', { requestHash })).status).toBe('APPROVED');
  });

  it('sends progress only on request, and answers at once if told not to wait', async () => {
    const { messages } = await session.callTool('requestAndAwaitVerification', { ...fields(), wait: 0 });
    expect(messages).toHaveLength(1);
    expect(messages[0]?.result?.structuredContent).toMatchObject({ status: 'PENDING' });
  });
});

describe('the next step', () => {
  it("is the owner's decision, followed by the owner's execution", proves('info.links'), async () => {
    const careful = await enrolOwner(service.call, 1);
    const { callTool } = await beginSession(service, { key: careful.key });
    const requestHash = await submit(service.call, careful);
    await judge(service.call, requestHash, 'APPROVED');
    const pending = structured(await callTool('checkVerificationStatus', { requestHash }));
    const because = "the settings require the owner's approval for every request";
    expect(pending).toMatchObject({ status: 'PENDING', owner: { isNeeded: true, because } });
    expect(pending.nextStep).toContain(
      `the owner's approval is required (${because}). Ask them to open ${testBaseUrl}/app/transactions/${requestHash} and`,
    );
    await decide(service.call, requestHash, { token: careful.accessToken, body: { decision: 'APPROVED' } });
    const approved = structured(await callTool('checkVerificationStatus', { requestHash }));
    expect(approved).toMatchObject({ status: 'APPROVED', owner: { isNeeded: false, decision: 'APPROVED' } });
    expect(approved.nextStep).toContain('the owner sends exactly this transaction');
  });

  it.each([
    ['APPROVED', 'send exactly this transaction, once'],
    ['EXECUTED', 'nothing is left to do'],
    ['FAILED', 'failed on chain'],
  ])('of an agent that executes itself, if it is %s', async (status, words) => {
    const agent = await enrolOwner(service.call, 2);
    const { callTool } = await beginSession(service, { key: agent.key });
    const requestHash = await submit(service.call, agent);
    await judge(service.call, requestHash, 'APPROVED');
    await database.pool.query('UPDATE transactions SET status = $2 WHERE request_hash = $1', [requestHash, status]);
    const answer = await callTool('checkVerificationStatus', { requestHash });
    expect(structured(answer).nextStep).toContain(words);
    expect(textOf(answer)).toContain(words);
  });
});

describe('the next step if the custody provider executes', () => {
  it.each([
    ['APPROVED', 'waiting', null, 'do not send the transaction'],
    ['APPROVED', 'claimed', 'not reached', 'do not send the transaction'],
    ['APPROVED', 'submitted', null, 'do not send the transaction'],
    ['FAILED', 'failed', 'REJECTED_BY_USER', 'did not execute it: REJECTED_BY_USER'],
  ])('if it is %s and its release is %s', async (status, release, reason, words) => {
    const agent = await enrolOwner(service.call, 2);
    const { callTool } = await beginSession(service, { key: agent.key });
    const requestHash = await submit(service.call, agent);
    await judge(service.call, requestHash, 'APPROVED');
    await database.pool.query('UPDATE transactions SET status = $2 WHERE request_hash = $1', [requestHash, status]);
    const change = 'UPDATE releases SET status = $2, reason = $3, next_at = NULL WHERE external_id = $1';
    await database.pool.query(change, [requestHash, release, reason]);
    expect(structured(await callTool('checkVerificationStatus', { requestHash }))).toMatchObject({
      release: { status: release, channel: 'custody', ...(reason && { reason }) },
      nextStep: expect.stringContaining(words),
    });
  });
});

describe.each(eras)('getUserAddress %s', (_era, callTool) => {
  it('returns the account that the caller acts for', async () => {
    const answer = await callTool('getUserAddress', {});
    expect(structured(answer)).toEqual({ address: owner.wallet.address, escrowAccounts: [] });
    expect(textOf(answer)).toContain(owner.wallet.address);
  });
});

describe('getUserAddress', () => {
  it('is an error that a model can react to if the key belongs to no user', async () => {
    const server = await beginSession(service, { key: testAdminKey });
    const answer = await server.callTool('getUserAddress', {});
    expect(answer.last.result?.isError).toBe(true);
    expect(textOf(answer)).toContain('set escrowAddress explicitly');
  });
});

describe.each(eras)('an unknown tool %s', (_era, callTool) => {
  it.each(['nothing', '__proto__', 'constructor'])('is a protocol error: %s', async (name) => {
    const { last } = await callTool(name, {});
    expect(last.error).toMatchObject({ code: -32_602, message: expect.stringContaining(name) });
  });
});
