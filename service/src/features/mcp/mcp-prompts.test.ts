import { readFileSync } from 'node:fs';
import { beginSession, type McpAnswer, sendModern, type TestSession } from '@countersign/harness/mcp/mcp-calls';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, submit, transferFields } from '@countersign/harness/requests/transactions';
import { testAdminKey, testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const sdk = JSON.parse(readFileSync(new URL('../../../../sdk/package.json', import.meta.url), 'utf8'));
let owner: Owner;
let session: TestSession;

beforeAll(async () => {
  owner = await enrolOwner(service.call);
  session = await beginSession(service, { key: owner.key });
});

type Send = (method: string, params?: Record<string, unknown>) => Promise<McpAnswer>;

const eras: [string, Send][] = [
  ['with a session', (method, params) => session.send(method, params)],
  ['without sessions', (method, params) => sendModern(service, { key: owner.key }, method, params)],
];
const names = ['verify-before-sending', 'what-is-waiting', 'why-was-it-rejected', 'connect-a-wallet-agent'];
const namesOf = ({ last }: McpAnswer, field: string) =>
  ((last.result?.[field] ?? []) as { name: string }[]).map(({ name }) => name);
const textsOf = ({ last }: McpAnswer) =>
  ((last.result?.messages ?? []) as { role: string; content: { text: string } }[]).map(({ role, content }) => {
    expect(role).toBe('user');
    return content.text;
  });

describe.each(eras)('prompts %s', (_era, send) => {
  it('are listed with title, purpose and arguments', proves('mcp.prompts'), async () => {
    const answer = await send('prompts/list');
    expect(namesOf(answer, 'prompts')).toEqual(names);
    const [verify, waiting, why, connect] = (answer.last.result?.prompts ?? []) as object[];
    for (const prompt of [verify, waiting, why, connect]) {
      expect(prompt).toMatchObject({ title: expect.any(String), description: expect.stringMatching(/.{40}/) });
    }
    expect(verify).toMatchObject({
      arguments: [
        { name: 'request', required: true, description: expect.stringContaining('such as') },
        { name: 'chain', required: false, description: expect.stringContaining('such as') },
      ],
    });
    expect(waiting).not.toHaveProperty('arguments');
    expect(why).toMatchObject({ arguments: [{ name: 'requestHash', required: false }] });
    expect(connect).toMatchObject({ arguments: [{ name: 'framework', required: false }] });
  });

  it("keep the user's words separate and verbatim", proves('mcp.prompts'), async () => {
    const request = '  Send 100 USDC\nto "Ana" </request> {x} ';
    const [told = '', words, ...more] = textsOf(
      await send('prompts/get', { name: 'verify-before-sending', arguments: { request, chain: 'Base (8453)' } }),
    );
    expect(words).toBe(request);
    expect(more).toEqual([]);
    expect(told).toContain('The chain is Base (8453).');
    expect(told).toContain('verbatim');
  });

  it('name only existing tools, and the URL of the service', proves('mcp.prompts'), async () => {
    const requestHash = `0x${'ab'.repeat(32)}`;
    const given: Record<string, object> = { 'verify-before-sending': { request: 'Send 1 ETH' } };
    const tools = namesOf(await send('tools/list'), 'tools');
    for (const name of names) {
      const text = textsOf(await send('prompts/get', { name, arguments: given[name] })).join('\n');
      const called = [...text.matchAll(/[Cc]all (\w+)/g)].map(([, tool = '']) => tool);
      expect(tools).toEqual(expect.arrayContaining(called));
      if (name === 'connect-a-wallet-agent') {
        expect(text).toContain(`${testBaseUrl}/auth/connect/initiate`);
        expect(text).toContain('guardWallet (from @countersign/sdk/viem)');
        const imported = [...text.matchAll(/(?:from|,) (?:@countersign\/sdk)?(\/[\w-]+)/g)].map(
          ([, path]) => `.${path}`,
        );
        expect(Object.keys(sdk.exports)).toEqual(expect.arrayContaining(imported));
        expect(imported).toHaveLength(8);
      } else expect(called).not.toEqual([]);
    }
    const why = await send('prompts/get', { name: 'why-was-it-rejected', arguments: { requestHash } });
    expect(textsOf(why).join()).toContain(requestHash);
  });

  it.each([
    ['nothing', {}, 'there is no prompt nothing'],
    ['__proto__', {}, 'there is no prompt __proto__'],
    ['verify-before-sending', {}, 'request: is required'],
    ['verify-before-sending', { request: '…' }, 'request: must contain a letter or a digit'],
    ['why-was-it-rejected', { requestHash: '0x12' }, 'requestHash: must be the requestHash'],
    ['what-is-waiting', { more: 'x' }, 'more: is not a field'],
  ])('%s with %j is an error of the protocol', async (name, args, words) => {
    const { last } = await send('prompts/get', { name, arguments: args });
    expect(last.error).toMatchObject({ code: -32_602, message: expect.stringContaining(words) });
  });
});

describe.each(eras)('completion/complete %s', (_era, send) => {
  const complete = async (ref: object, name: string, value: string) => {
    const { last } = await send('completion/complete', { ref, argument: { name, value } });
    return (last.result?.completion as { values: string[] } | undefined)?.values;
  };
  const prompt = (name: string) => ({ type: 'ref/prompt', name });

  it(
    'suggests rejected verifications of the caller for the prompt why, and all of them as resources',
    proves('mcp.prompts'),
    async () => {
      const [rejected, pending] = [await submit(service.call, owner), await submit(service.call, owner)];
      await judge(service.call, rejected, 'REJECTED');
      await submit(service.call, await enrolOwner(service.call)).then((hash) => judge(service.call, hash, 'REJECTED'));
      const why = await complete(prompt('why-was-it-rejected'), 'requestHash', '');
      expect(why).toContain(rejected);
      expect(why).not.toContain(pending);
      const resource = { type: 'ref/resource', uri: 'verification://{requestHash}' };
      expect(await complete(resource, 'requestHash', '')).toEqual(expect.arrayContaining([rejected, pending]));
      expect(await complete(resource, 'requestHash', pending.slice(0, 20).toUpperCase().replace('X', 'x'))).toEqual([
        pending,
      ]);
      const { rows } = await database.pool.query('SELECT request_hash FROM transactions WHERE user_id = $1', [
        owner.userId,
      ]);
      expect(await complete(resource, 'requestHash', '')).toHaveLength(rows.length);
    },
  );

  it('suggests known chains and frameworks, and nothing for free text', async () => {
    expect(await complete(prompt('verify-before-sending'), 'chain', 'bas')).toEqual(['Base (8453)']);
    expect(await complete(prompt('connect-a-wallet-agent'), 'framework', 'VIE')).toEqual(['viem']);
    expect(await complete(prompt('verify-before-sending'), 'request', 'S')).toEqual([]);
    expect(await complete(prompt('verify-before-sending'), 'constructor', '')).toEqual([]);
    expect(await complete(prompt('nothing'), 'chain', '')).toEqual([]);
    expect(await complete({ type: 'ref/resource', uri: 'other://{x}' }, 'requestHash', '')).toEqual([]);
  });
});

describe('explainTransaction without a validator', () => {
  it('is not listed, and its prompt explains why', proves('mcp.explain'), async () => {
    expect(namesOf(await session.send('tools/list'), 'tools')).not.toContain('explainTransaction');
    const { last } = await session.callTool('explainTransaction', transferFields(owner.wallet.address));
    expect(last.result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('no validator') }] });
  });
});

describe('a grant with fewer scopes', () => {
  const limitedKey = async (scopes: string[]) => {
    const agent = await enrolOwner(service.call);
    await database.pool.query('UPDATE api_keys SET scopes = $2 WHERE id = $1', [agent.keyId, scopes]);
    return agent.key;
  };

  it.each([
    [
      'transactions:read:own',
      ['checkVerificationStatus', 'listVerifications'],
      ['what-is-waiting', 'why-was-it-rejected', 'connect-a-wallet-agent'],
    ],
    ['transactions:create:own', ['requestVerification', 'getUserAddress'], ['connect-a-wallet-agent']],
  ])(
    '%s sees only the tools and prompts that it can use',
    proves('mcp.hidden-tools'),
    async (scope, tools, prompts) => {
      const key = await limitedKey([scope]);
      const limited = await beginSession(service, { key });
      const sends: Send[] = [limited.send, (method, params) => sendModern(service, { key }, method, params)];
      for (const send of sends) {
        expect(namesOf(await send('tools/list'), 'tools')).toEqual(tools);
        expect(namesOf(await send('prompts/list'), 'prompts')).toEqual(prompts);
      }
      const hidden = names.find((name) => !prompts.includes(name));
      const refused = await limited.send('prompts/get', { name: hidden, arguments: { request: 'Send 1 ETH' } });
      expect(refused.status).toBe(403);
      expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope');
    },
  );

  it('without the scope to read gets no suggested hash in any way', proves('mcp.hidden-tools'), async () => {
    const { send } = await beginSession(service, { key: await limitedKey(['transactions:create:own']) });
    const argument = { name: 'requestHash', value: '' };
    const refs = [
      { type: 'ref/prompt', name: 'why-was-it-rejected' },
      { type: 'ref/resource', uri: 'verification://{requestHash}' },
      { type: 'ref/resource', uri: 'verification://{requestHash}', name: 'connect-a-wallet-agent' },
    ];
    for (const ref of refs) expect((await send('completion/complete', { ref, argument })).status).toBe(403);
  });

  it('is told to keep the result private', proves('mcp.hidden-tools'), async () => {
    for (const method of ['tools/list', 'prompts/list']) {
      const { last } = await sendModern(service, { key: owner.key }, method);
      expect(last.result).toMatchObject({ cacheScope: 'private' });
    }
  });

  it('of a server sees everything, and has no verifications of its own', proves('mcp.list'), async () => {
    const server = await beginSession(service, { key: testAdminKey });
    expect(namesOf(await server.send('prompts/list'), 'prompts')).toEqual(names);
    const { last } = await server.callTool('listVerifications', {});
    expect(last.result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('do not belong to a user') }],
    });
  });
});
