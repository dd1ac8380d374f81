import { cpuMs } from '@countersign/harness/cpu-ms';
import { proves } from '@countersign/harness/proves';
import type { CallOptions } from '@countersign/harness/service/caller';
import { sendRaw } from '@countersign/harness/service/raw-request';
import { validationResponse } from '@countersign/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  alignedRequest,
  expectDetail,
  startTestValidator,
  type TestValidator,
  testPipeline,
  wrongRequest,
} from '../whole/validator.fixture.ts';
import type { Pipeline } from './pipeline.ts';

const token = 'tk-9b1f5d0c7e2a48836f0d4c1b8a97e3d2';
let validator: TestValidator;
const others: TestValidator[] = [];

beforeAll(async () => {
  validator = await startTestValidator();
  await validator.ready;
});
afterEach(() => Promise.all(others.splice(0).map((other) => other.stop())));
afterAll(() => validator.stop());

async function startAnother(...options: Parameters<typeof startTestValidator>): Promise<TestValidator> {
  const other = await startTestValidator(...options);
  others.push(other);
  return other;
}

const validate = (body: unknown) => validator.call('POST /validate', { body });

describe('POST /validate', () => {
  describe('200', () => {
    it(
      'PASS for a transaction that does what the intent asks for, in exactly the documented fields',
      proves(
        'validator.answer',
        'validator.answer.context',
        'validator.answer.decision',
        'validator.answer.explanation',
        'validator.answer.explanation.objects',
        'validator.answer.extracted-elements',
        'validator.answer.primary-failure',
        'validator.answer.protocol',
        'validator.answer.results',
        'validator.protocol.slug',
        'validator.request.data',
        'validator.request.metadata',
        'validator.request.protocol',
        'validator.request.to',
        'validator.snake-case',
      ),
      async () => {
        const answer = await validate(alignedRequest);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(answer.body).toMatchObject({
          decision: 'PASS',
          primary_failure_node: null,
          protocol: 'erc20',
          llm_calls: 0,
          context: { metadata: alignedRequest.metadata },
        });
        expect(validationResponse.strict().safeParse(answer.body).error).toBeUndefined();
      },
    );

    it(
      'REJECT for one that does not, with the failing node and its reason',
      proves(
        'validator.answer.decision',
        'validator.answer.explanation',
        'validator.answer.explanation.objects',
        'validator.answer.primary-failure',
        'validator.answer.results',
        'validator.reject',
        'validator.reject.node',
      ),
      async () => {
        const answer = await validate(wrongRequest);
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({
          decision: 'REJECT',
          primary_failure_node: 'intent_alignment.amount_matching',
          reason: expect.stringContaining('100,000 USDC'),
        });
        expect(validationResponse.strict().safeParse(answer.body).error).toBeUndefined();
      },
    );

    it.each([
      ['no proposed_tx', {}],
      ['an empty proposed_tx', { proposed_tx: {} }],
      ['a proposed_tx of null', { proposed_tx: null }],
    ])(
      'REJECT without a transaction: %s',
      proves('validator.answer.protocol', 'validator.request.proposed-tx'),
      async (_what, more) => {
        const answer = await validate({ human_intent: 'Send 1 ETH to bob.eth', ...more });
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({
          decision: 'REJECT',
          primary_failure_node: 'technical_invariants.format_validation_lowlevel',
          protocol: null,
        });
      },
    );

    it.each([
      ['a value in hex', { value: '0x0' }],
      ['a value as a number', { value: 0 }],
      ['gas as a string', { gas: '65000' }],
      ['gas as a number', { gas: 65_000 }],
      ['a chain id as a string', { chain_id: '1' }],
      ['a chain id as wallets write it', { chain_id: undefined, chainId: '0x1' }],
      ['a protocol', { protocol: 'erc20' }],
      ['objects next to it', { metadata: { note: 'monthly' }, context: {}, order: {} }],
      ['an empty batch next to it', { transactions: [] }],
      ['nulls for absent fields', { gas: null, protocol: null, order: null, metadata: null, transactions: null }],
      ['unknown fields', { nonce: 7, maxFeePerGas: '0x3b9aca00', type: 2 }],
    ])(
      'accepts %s',
      proves(
        'validator.request.gas',
        'validator.request.objects',
        'validator.request.protocol',
        'validator.request.transactions',
        'validator.request.value',
      ),
      async (_what, fields) => {
        const answer = await validate({ ...alignedRequest, proposed_tx: { ...alignedRequest.proposed_tx, ...fields } });
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({ decision: 'PASS' });
      },
    );

    it('accepts a batch in transactions', proves('validator.request.transactions'), async () => {
      const { to, data, value, ...rest } = alignedRequest.proposed_tx;
      const transactions = [{ to, data, value, operation: 0 }];
      const answer = await validate({ ...alignedRequest, proposed_tx: { ...rest, transactions } });
      expect(answer.body).toMatchObject({ decision: 'PASS' });
    });

    it(
      'accepts preferences without enforcing them, and unknown fields',
      proves('validator.request.preferences'),
      async () => {
        const preferences = { slippage_bps: 1, aggressiveness: 0.5, protocol_allowlist: ['aave-v3'], more: true };
        const answer = await validate({ ...alignedRequest, preferences, trace_id: 'x' });
        expect(answer.body).toMatchObject({ decision: 'PASS' });
      },
    );

    it(
      'returns the prompts if the request asks for them, and only then',
      proves('validator.request.return-prompts'),
      async () => {
        expect((await validate({ ...alignedRequest, return_prompts: true })).body).toMatchObject({ prompts: [] });
        expect((await validate({ ...alignedRequest, return_prompts: false })).body).not.toHaveProperty('prompts');
        expect((await validate(alignedRequest)).body).not.toHaveProperty('prompts');
      },
    );

    it.each([
      ['a pass', alignedRequest],
      ['a rejection', wrongRequest],
    ])(
      'the same decision without its analysis if the caller asks for a brief answer: %s',
      proves('validator.request.brief', 'validator.answer.explanation.null'),
      async (_, request) => {
        const whole = validationResponse.parse((await validate(request)).body);
        const { body: brief } = await validate({ ...request, brief: true });
        const { data, ...context } = whole.context;
        expect(data).toBeDefined();
        const results = Object.entries(whole.results).map(([id, { status, confidence, reasoning, details }]) => [
          id,
          { status, confidence, reasoning, details: status === 'FAIL' ? details : {} },
        ]);
        expect(brief).toEqual({
          ...whole,
          results: Object.fromEntries(results),
          extracted_elements: {},
          context,
          explanation: null,
        });
        expect((await validate({ ...request, brief: false })).body).toEqual(whole);
      },
    );

    it(
      'the same bytes for the same request, ten times',
      proves('validator.process', 'validator.reject.deterministic', 'validator.same-bytes'),
      async () => {
        const answers = new Set<string>();
        for (let time = 0; time < 10; time += 1) answers.add((await validate(wrongRequest)).text);
        expect(answers.size).toBe(1);
      },
    );

    it('a verdict for a mebibyte of calldata within a second', async () => {
      const data = `0xa9059cbb${'ab'.repeat(2 ** 20)}`;
      const startedAt = cpuMs();
      const answer = await validate({ ...alignedRequest, proposed_tx: { ...alignedRequest.proposed_tx, data } });
      expect(cpuMs() - startedAt).toBeLessThan(1_000);
      expect(answer.body).toMatchObject({ decision: 'REJECT' });
    });
  });

  describe('401', () => {
    let guarded: TestValidator;
    const body = alignedRequest;
    const asking = (headers: Record<string, string>) => guarded.call('POST /validate', { body, headers });

    beforeAll(async () => {
      guarded = await startTestValidator({ env: { VALIDATOR_TOKEN: token } });
      await guarded.ready;
    });
    afterAll(() => guarded.stop());

    it.each<[string, Record<string, string>]>([
      ['no token', {}],
      ['another token', { authorization: `Bearer ${token.slice(0, -1)}x` }],
      ['a part of the token', { authorization: `Bearer ${token.slice(0, -1)}` }],
      ['more than the token', { authorization: `Bearer ${token}x` }],
      ['the token without a scheme', { authorization: token }],
      ['another scheme', { authorization: `Basic ${token}` }],
      ['an empty token', { authorization: 'Bearer ' }],
      ['the token in another header', { 'x-api-key': token }],
    ])('with %s', proves('validator.token'), async (_what, headers) => {
      const answer = await asking(headers);
      expectDetail(answer, 401, 'Authorization: must be "Bearer" followed by the token of this validator');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect((await guarded.call('GET /protocols', { headers })).status).toBe(401);
    });

    it('not with the token, and not for public endpoints', proves('validator.token'), async () => {
      expect((await guarded.call('POST /validate', { body, token })).status).toBe(200);
      expect((await asking({ authorization: `bearer ${token}` })).status).toBe(200);
      expect((await guarded.call('GET /protocols', { token })).status).toBe(200);
      for (const path of ['/health', '/docs', '/openapi.json']) {
        expect((await guarded.call(`GET ${path}`)).status).toBe(200);
      }
    });

    it('before the body is read: unauthenticated requests are cheap', async () => {
      const head = 'POST /validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n';
      const answer = await sendRaw(guarded.url, [`${head}Content-Length: 2000000\r\n\r\n`]);
      expectDetail(answer, 401, expect.any(String));
    });

    it('with the token twice', async () => {
      const head = `POST /validate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
      const answer = await sendRaw(guarded.url, [`${head}Authorization: Bearer ${token}\r\nConnection: close\r\n\r\n`]);
      expectDetail(answer, 401, expect.any(String));
    });
  });

  describe('422', () => {
    const withTx = (fields: object) => ({ ...alignedRequest, proposed_tx: fields });

    it.each<[string, unknown, string]>([
      ['no intent', { proposed_tx: {} }, 'human_intent: is required'],
      ['an intent of null', { human_intent: null }, 'human_intent: expected string, received null'],
      ['an intent that is a number', { human_intent: 5 }, 'human_intent: expected string, received number'],
      ['an intent that is a list', { human_intent: ['x'] }, 'human_intent: expected string, received array'],
      ['a proposed_tx that is a string', withTx('0x' as never), 'proposed_tx: expected object, received string'],
      ['a proposed_tx that is a list', withTx([]), 'proposed_tx: expected object, received array'],
      [
        'a protocol that is a number',
        withTx({ protocol: 1 }),
        'proposed_tx.protocol: expected string, received number',
      ],
      ['a target that is an object', withTx({ to: {} }), 'proposed_tx.to: expected string, received object'],
      ['calldata that are a list', withTx({ data: [1, 2] }), 'proposed_tx.data: expected string, received array'],
      ['a value that is a boolean', withTx({ value: true }), 'proposed_tx.value: expected string or number'],
      ['gas that is an object', withTx({ gas: {} }), 'proposed_tx.gas: expected string or number'],
      ['a sender that is a number', withTx({ from: 1 }), 'proposed_tx.from: expected string, received number'],
      ['a chain id that is a list', withTx({ chain_id: [1] }), 'proposed_tx.chain_id: expected string or number'],
      [
        'metadata that are a string',
        withTx({ metadata: 'x' }),
        'proposed_tx.metadata: expected object, received string',
      ],
      ['a context that is a list', withTx({ context: [] }), 'proposed_tx.context: expected object, received array'],
      ['an order that is a string', withTx({ order: '{}' }), 'proposed_tx.order: expected object, received string'],
      ['a batch that is an object', withTx({ transactions: {} }), 'proposed_tx.transactions: expected array'],
      ['a batch of strings', withTx({ transactions: ['0x'] }), 'proposed_tx.transactions.0: expected object'],
      ['a batch with a wrong target', withTx({ transactions: [{ to: 1 }] }), 'proposed_tx.transactions.0.to: '],
      ['authorisations of strings', withTx({ authorization_list: ['x'] }), 'proposed_tx.authorization_list.0: '],
      ['a function that is a number', withTx({ call: { function: 1 } }), 'proposed_tx.call.function: '],
      ['metadata that are a list', { ...alignedRequest, metadata: [] }, 'metadata: expected object, received array'],
      ['preferences that are a string', { ...alignedRequest, preferences: 'fast' }, 'preferences: expected object'],
      [
        'slippage that is a string',
        { ...alignedRequest, preferences: { slippage_bps: '5' } },
        'preferences.slippage_bps: ',
      ],
      [
        'an allowlist of numbers',
        { ...alignedRequest, preferences: { protocol_allowlist: [1] } },
        'preferences.protocol_allowlist.0: expected string, received number',
      ],
      [
        'return_prompts that is a string',
        { ...alignedRequest, return_prompts: 'yes' },
        'return_prompts: expected boolean',
      ],
      ['brief that is a string', { ...alignedRequest, brief: 'yes' }, 'brief: expected boolean'],
      ['a list', [alignedRequest], 'body: expected object, received array'],
      ['a string', 'send', 'body: expected object, received string'],
      ['null', null, 'body: expected object, received null'],
    ])(
      'names the field: %s',
      proves(
        'validator.errors.422',
        'validator.errors.body',
        'validator.errors.statuses',
        'validator.request.data',
        'validator.request.gas',
        'validator.request.human-intent',
        'validator.request.metadata',
        'validator.request.objects',
        'validator.request.preferences',
        'validator.request.preferences.types',
        'validator.request.proposed-tx',
        'validator.request.protocol',
        'validator.request.return-prompts',
        'validator.request.to',
        'validator.request.transactions',
        'validator.request.value',
      ),
      async (_what, body, detail) => {
        expectDetail(await validate(body), 422, expect.stringContaining(detail));
      },
    );

    it('names every invalid field', proves('validator.errors.422'), async () => {
      const answer = await validate({ proposed_tx: { to: 1, data: 2 } });
      const fields = [
        'human_intent: is required',
        'proposed_tx.to: expected string',
        'proposed_tx.data: expected string',
      ];
      for (const field of fields) expectDetail(answer, 422, expect.stringContaining(field));
    });

    it.each<[string, CallOptions]>([
      ['no body', {}],
      ['an empty body', { raw: '', headers: { 'content-type': 'application/json' } }],
      ['truncated text', { raw: '{"human_intent":"x"' }],
      ['single quotes', { raw: "{'human_intent':'x'}" }],
      ['a key twice', { raw: '{"human_intent":"a","human_intent":"b"}' }],
      ['invalid UTF-8', { raw: new Uint8Array([0x22, 0xc0, 0x80, 0x22]) }],
      ['a NUL', { raw: '{"human_intent":"a\\u0000"}' }],
      ['half a surrogate pair', { raw: '{"human_intent":"\\ud800"}' }],
      ['__proto__', { raw: '{"human_intent":"x","metadata":{"__proto__":{}}}' }],
      ['50,000 levels', { raw: `{"human_intent":"x","metadata":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_001)}` }],
      ['a number without end', { raw: '{"human_intent":"x","proposed_tx":{"value":1e999}}' }],
    ])(
      'for an unreadable body: %s',
      proves('validator.errors.422', 'validator.errors.statuses'),
      async (_what, options) => {
        expectDetail(await validator.call('POST /validate', options), 422, expect.stringMatching(/^[\w.?]+: ./));
      },
    );

    it('for a body of more than 2.5 MiB', proves('validator.errors.422'), async () => {
      const data = `0x${'ab'.repeat(1.3 * 2 ** 20)}`;
      expectDetail(await validate(withTx({ data })), 422, 'body: must be at most 2.5 MiB');
    });

    it('without content of the request', async () => {
      const answer = await validate({ human_intent: { hunter2: 'hunter3' }, proposed_tx: { to: ['hunter4'] } });
      expect(answer.text).not.toMatch(/hunter/);
    });
  });

  describe('503', () => {
    it(
      'while data load, with the time to wait, and 200 afterwards',
      proves('validator.errors.503', 'validator.errors.body', 'validator.errors.statuses'),
      async () => {
        const { promise, resolve } = Promise.withResolvers<Pipeline>();
        const starting = await startAnother({ load: () => promise });
        for (const answer of [
          await starting.call('POST /validate', { body: alignedRequest }),
          await starting.call('POST /validate', { raw: '{' }),
          await starting.call('GET /protocols'),
        ]) {
          expectDetail(answer, 503, 'The validator is loading its data; try again shortly');
          expect(answer.headers.get('retry-after')).toBe('1');
        }
        expect((await starting.call('GET /health')).body).toEqual({
          status: 'starting',
          version: '1.0',
          ready: false,
          llm: { enabled: false, provider: null, model: null, reachable: null },
          nodes: 0,
          protocols: 0,
          data: {
            tokens: 0,
            sanctions_as_of: null,
            sanctions_age_days: null,
            sanctioned_addresses: 0,
            threats_as_of: null,
            threats_age_days: null,
            threat_addresses: 0,
            descriptors: { contracts: 0, functions: 0, typed_data: 0, files_added: 0, files_skipped: 0, skipped: [] },
            versions: {},
          },
        });
        expect((await starting.call('GET /docs')).status).toBe(200);
        resolve(await testPipeline());
        await starting.ready;
        expect((await starting.call('POST /validate', { body: alignedRequest })).body).toMatchObject({
          decision: 'PASS',
        });
        expect((await starting.call('GET /health')).body).toMatchObject({ status: 'ok', ready: true });
      },
    );
  });

  describe('500', () => {
    it(
      'a fixed text, without content of the request in the log',
      proves('validator.errors.500', 'validator.errors.body', 'validator.errors.statuses'),
      async () => {
        const failing = await startAnother({
          load: async () => ({
            ...(await testPipeline()),
            validate: async ({ human_intent }) => {
              throw new TypeError(`hunter2 in ${human_intent}\n    at ${human_intent}`);
            },
          }),
        });
        await failing.ready;
        const answer = await failing.call('POST /validate', { body: { human_intent: 'hunter3' } });
        expectDetail(answer, 500, 'Internal error.');
        const log = failing.logLines.join('\n');
        expect(log).toContain('"type":"TypeError"');
        expect(log).toContain('post-validate.test.ts');
        expect(log).not.toMatch(/hunter/);
      },
    );
  });
});
