import { replyTruly, startValidatorServer } from '@countersign/harness/arbiter/validator-server';
import { beginSession, type McpAnswer, sendModern, type TestSession } from '@countersign/harness/mcp/mcp-calls';
import { proves } from '@countersign/harness/proves';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  someAddress,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { playgroundLimit } from '@countersign/protocol';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const validator = await startValidatorServer();
const { database, service } = await useTestService({ VALIDATOR_URL: validator.url }, { contractLimits: true });
let owner: Owner;
let session: TestSession;

beforeAll(async () => {
  owner = await enrolOwner(service.call);
  session = await beginSession(service, { key: owner.key });
});
beforeEach(async () => {
  validator.asked.length = 0;
  validator.reply = replyTruly;
  await database.pool.query('DELETE FROM rate_limits');
});

type CallTool = (name: string, args: object, key?: string) => Promise<McpAnswer>;

const eras: [string, CallTool][] = [
  [
    'with a session',
    async (name, args, key) => {
      const { callTool } = key === undefined ? session : await beginSession(service, { key });
      return callTool(name, args);
    },
  ],
  [
    'without sessions',
    (name, args, key = owner.key) => sendModern(service, { key }, 'tools/call', { name, arguments: args }),
  ],
];
const structured = <T>({ last }: McpAnswer) => last.result?.structuredContent as T;
const textOf = ({ last }: McpAnswer) => (last.result?.content as { text: string }[] | undefined)?.[0]?.text ?? '';

interface Page {
  readonly verifications: { readonly requestHash: string; readonly description: string }[];
  readonly nextCursor: string | null;
}

interface Schema {
  readonly description?: string;
  readonly examples?: unknown[];
  readonly const?: unknown;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
}

describe("the tools without the server's instructions", () => {
  const listed = async () =>
    (await session.send('tools/list')).last.result?.tools as {
      name: string;
      description: string;
      inputSchema: Schema;
    }[];

  it(
    'say whose words are needed, which chain is the default, what the result is and what to do next',
    proves('mcp.self-explaining'),
    async () => {
      const said = new Map((await listed()).map(({ name, description }) => [name, description]));
      for (const name of ['requestAndAwaitVerification', 'requestVerification', 'explainTransaction']) {
        expect(said.get(name)).toContain("the user's own words, verbatim");
        expect(said.get(name)).toContain('11155111, the Sepolia test network');
      }
      for (const name of ['requestAndAwaitVerification', 'checkVerificationStatus']) {
        for (const status of ['APPROVED', 'PENDING', 'REJECTED', 'EXECUTED']) {
          expect(said.get(name)).toContain(status);
        }
      }
      expect(said.get('explainTransaction')).toContain('not a verdict');
      expect(said.get('listVerifications')).toContain('checkVerificationStatus');
    },
  );

  it('have a description and an example for every argument', proves('mcp.self-explaining'), async () => {
    const ofWallets = /^(from|gas|gasPrice|maxFeePerGas|maxPriorityFeePerGas|nonce|type)$/;
    const lacking = (path: string, { properties = {} }: Schema): string[] =>
      Object.entries(properties).flatMap(([name, field]) => {
        const here = `${path}.${name}`;
        const inner = field.items?.properties ? field.items : field;
        if (inner.properties) return [...(field.description ? [] : [here]), ...lacking(here, inner)];
        const isShown = field.examples !== undefined || field.const !== undefined || ofWallets.test(name);
        return field.description !== undefined && isShown ? [] : field.const === undefined ? [here] : [];
      });
    for (const { name, inputSchema } of await listed()) expect(lacking(name, inputSchema)).toEqual([]);
  });
});

describe.each(eras)('listVerifications %s', (_era, callTool) => {
  it(
    "lists pending and decided requests with the link to the owner's page, newest first",
    proves('mcp.list'),
    async () => {
      const mine = await enrolOwner(service.call, 1);
      const list = async (args: object) => {
        const answer = await callTool('listVerifications', args, mine.key);
        const { verifications, nextCursor } = structured<Page>(answer);
        return {
          verifications,
          nextCursor,
          hashes: verifications.map((each) => each.requestHash),
          text: textOf(answer),
        };
      };
      const hashes: string[] = [];
      for (let n = 0; n < 4; n += 1) hashes.push(await submit(service.call, mine));
      const [unjudged = '', waiting = '', rejected = '', approved = ''] = hashes;
      await judge(service.call, waiting, 'UNDECIDED');
      await judge(service.call, rejected, 'REJECTED');
      await judge(service.call, approved, 'APPROVED');
      await decide(service.call, approved, { token: mine.accessToken, body: { decision: 'APPROVED' } });
      const all = await list({});
      expect(all.hashes).toEqual(hashes.toReversed());
      expect(all.nextCursor).toBeNull();
      expect(all.verifications[2]).toEqual({
        requestHash: waiting,
        status: 'PENDING',
        statusReason: null,
        waitingFor: 'owner',
        description: `Send 1 ETH to ${someAddress}`,
        summary: null,
        decision: 'UNDECIDED',
        reason: 'words and bytes agree',
        escrowAddress: mine.wallet.address,
        chainId: 11155111,
        createdAt: expect.stringMatching(/Z$/),
        validUntil: null,
        decidesAt: `${testBaseUrl}/app/transactions/${waiting}`,
      });
      expect(all.text).toContain(`PENDING, waiting for: owner: "Send 1 ETH to ${someAddress}"`);
      expect((await list({ waitingFor: ['owner'] })).hashes).toEqual([waiting]);
      expect((await list({ waitingFor: ['arbiter', 'sealing'] })).hashes).toEqual([unjudged]);
      expect((await list({ status: ['REJECTED', 'APPROVED'] })).hashes).toEqual([approved, rejected]);
      expect((await list({ status: ['FAILED'] })).hashes).toEqual([]);
      const first = await list({ status: ['PENDING'], limit: 1 });
      expect(first.hashes).toEqual([waiting]);
      const second = await list({ status: ['PENDING'], limit: 1, cursor: first.nextCursor });
      expect(second.hashes).toEqual([unjudged]);
      expect(second.nextCursor).toBeNull();
    },
  );

  it('shortens long words, and shows nothing of other users', proves('mcp.list'), async () => {
    const mine = await enrolOwner(service.call);
    const requestHash = await submit(service.call, mine, { userPrompt: `Send\n${'🦊a'.repeat(300)}` });
    const answer = await callTool('listVerifications', {}, mine.key);
    const { verifications } = structured<Page>(answer);
    expect(verifications.map((each) => each.requestHash)).toEqual([requestHash]);
    const description = verifications[0]?.description ?? '';
    expect([...description]).toHaveLength(200);
    expect(description.endsWith('…')).toBe(true);
    expect(textOf(answer).split('\n')).toHaveLength(1);
  });

  it.each([
    [{ cursor: 'x' }, 'cursor: must be the nextCursor of the previous page'],
    [{ limit: 51 }, 'limit: must be from 1 to 50'],
    [{ status: ['OPEN'] }, 'status.0:'],
    [{ status: [] }, 'status: must not be empty'],
    [{ userId: 'x' }, 'userId: is not a field'],
  ])('tells the model what is wrong with %j', async (args, words) => {
    const answer = await callTool('listVerifications', args);
    expect(answer.last.result?.isError).toBe(true);
    expect(textOf(answer)).toContain(words);
  });
});

describe.each(eras)('explainTransaction %s', (_era, callTool) => {
  const fields = (different: object = {}) => transferFields(owner.wallet.address, { chainId: 1, ...different });

  it(
    'explains the effect of a transaction and that words and bytes agree, as a dry run',
    proves('mcp.explain'),
    async () => {
      const answer = await callTool('explainTransaction', fields());
      expect(structured(answer)).toEqual({
        isVerdict: false,
        result: 'PASS',
        confidence: expect.any(Number),
        summary: expect.stringContaining('1 ETH'),
        does: [expect.stringContaining('1 ETH')],
        findings: [],
        toPass: null,
        notice: expect.stringContaining('not a verdict'),
      });
      expect(textOf(answer)).toContain('This was a dry run: nothing is stored');
      expect(validator.asked.map(({ body }) => body)).toEqual([
        {
          human_intent: `Send 1 ETH to ${someAddress}`,
          proposed_tx: {
            from: owner.wallet.address.toLowerCase(),
            to: someAddress.toLowerCase(),
            value: '1000000000000000000',
            data: '0x',
            chain_id: 1,
          },
          without_model: true,
        },
      ]);
    },
  );

  it('explains a difference with both values and the remedy, and stores nothing', proves('mcp.explain'), async () => {
    const count = async () => (await database.pool.query('SELECT 1 FROM transactions')).rowCount;
    const before = await count();
    const tx = { to: someAddress, value: '10000000000000000000', data: '0x' };
    const answer = await callTool(
      'explainTransaction',
      fields({ tx, userPrompt: `zanzibar: Send 1 ETH to ${someAddress}` }),
    );
    expect(structured(answer)).toMatchObject({
      result: 'REJECT',
      findings: [{ severity: 'critical', reason: expect.stringContaining('10 ETH'), remedy: expect.any(String) }],
    });
    expect(textOf(answer)).toContain('Finding (critical');
    expect(await count()).toBe(before);
    expect(service.logLines.join()).not.toContain('zanzibar');
  });

  it('accepts batches and typed data, like requests', async () => {
    const call = { to: someAddress, value: '1000000000000000000', data: '0x' };
    const batch = await callTool('explainTransaction', fields({ tx: undefined, calls: [call, call] }));
    expect(structured(batch)).toMatchObject({ isVerdict: false });
    expect(validator.asked[0]?.body.proposed_tx).toMatchObject({ transactions: [{ value: call.value }, {}] });
  });

  it.each([
    ['what POST /transactions would refuse', { tx: undefined }, 'tx: is required'],
    ['more than the playground accepts', { contextLogs: { more: 'x'.repeat(33 * 1024) } }, 'at most 32768 bytes'],
  ])('refuses %s', proves('mcp.explain'), async (_what, different, words) => {
    const answer = await callTool('explainTransaction', fields(different));
    expect(answer.last.result?.isError).toBe(true);
    expect(textOf(answer)).toContain(words);
    expect(validator.asked).toEqual([]);
  });

  it("reports the validator's refusal in terms of the request, and its unavailability", async () => {
    validator.reply = async () => ({ status: 422, answer: { detail: 'human_intent: is too long' } });
    expect(textOf(await callTool('explainTransaction', fields()))).toBe('userPrompt: is too long');
    validator.reply = async () => ({ status: 500, answer: {} });
    expect(textOf(await callTool('explainTransaction', fields()))).toContain('validator is unreachable');
  });
});

describe('explainTransaction', () => {
  // Last, because this address is then refused for the rest of the minute.
  it('shares the rate limit of the playground', proves('mcp.explain'), async () => {
    validator.reply = async () => ({ status: 422, answer: { detail: 'quickly' } });
    const body = { human_intent: 'x', proposed_tx: {} };
    const args = transferFields(owner.wallet.address);
    for (let spent = 0; spent < playgroundLimit.max; spent += 1) {
      if (spent % 2) await service.call('POST /playground/validate', { body });
      else expect(textOf(await session.callTool('explainTransaction', args))).toBe('quickly');
    }
    expect(textOf(await session.callTool('explainTransaction', args))).toContain('Too many requests');
    expect((await service.call('POST /playground/validate', { body })).status).toBe(429);
  });
});
