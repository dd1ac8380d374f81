import { proves } from '@countersign/harness/proves';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { sendRaw } from '@countersign/harness/service/raw-request';
import { openApiDocument, validationContract, validatorApi } from '@countersign/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  alignedRequest,
  expectDetail,
  startTestValidator,
  type TestValidator,
  testPipeline,
  wrongRequest,
} from '../whole/validator.fixture.ts';

let validator: TestValidator;
const others: TestValidator[] = [];

beforeAll(async () => {
  validator = await startTestValidator();
  await validator.ready;
});
afterEach(() => Promise.all(others.splice(0).map((other) => other.stop())));
afterAll(() => validator.stop());

async function startAnother(env: Record<string, string>): Promise<TestValidator> {
  const other = await startTestValidator({ env });
  others.push(other);
  await other.ready;
  return other;
}

describe('GET /health of the validator', () => {
  it(
    '200 with all documented fields, without a language model',
    proves('env.llm', 'validator.health', 'validator.health.data', 'validator.health.llm', 'validator.health.record'),
    async () => {
      const pipeline = await testPipeline();
      const answer = await validator.call('GET /health');
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        status: 'ok',
        version: '1.0',
        ready: true,
        llm: { enabled: false, provider: null, model: null, reachable: null },
        nodes: pipeline.nodeCount,
        protocols: pipeline.protocols.length,
        data: {
          tokens: expect.any(Number),
          sanctions_as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          sanctions_age_days: expect.any(Number),
          sanctioned_addresses: expect.any(Number),
          threats_as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          threats_age_days: expect.any(Number),
          threat_addresses: expect.any(Number),
          descriptors: {
            contracts: expect.any(Number),
            functions: expect.any(Number),
            typed_data: expect.any(Number),
            files_added: 0,
            files_skipped: 0,
            skipped: [],
          },
          versions: expect.any(Object),
        },
      });
      const { data, nodes } = answer.body as { data: Record<string, number>; nodes: number };
      for (const count of [nodes, data.tokens, data.sanctioned_addresses, data.threat_addresses])
        expect(count).toBeGreaterThan(10);
    },
  );

  it(
    '200 and degraded if the language model cannot be reached, without its key or path',
    proves('validator.health', 'validator.health.llm'),
    async () => {
      const env = { LLM_BASE_URL: 'http://127.0.0.1:9/secret-path', LLM_API_KEY: 'hunter2', LLM_MODEL: 'small' };
      const lonely = await startAnother(env);
      const answer = await lonely.call('GET /health');
      expect(answer.body).toMatchObject({
        status: 'degraded',
        ready: true,
        llm: { enabled: true, provider: '127.0.0.1:9', model: 'small', reachable: false },
      });
      expect(answer.text).not.toMatch(/hunter2|secret-path/);
    },
  );
});

describe('GET /protocols', () => {
  it('200 with stable lower-case slugs, each once, and their chains', proves('validator.protocol.slug'), async () => {
    const answer = await validator.call('GET /protocols');
    expect(answer.status).toBe(200);
    const listed = answer.body as { slug: string; family: string; chains: number[]; functions: number }[];
    expect(validationContract.listProtocols.success.body.safeParse(listed).error).toBeUndefined();
    for (const { slug } of listed) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(listed.map(({ slug }) => slug)).size).toBe(listed.length);
    expect(listed).toContainEqual({
      slug: 'aave-v3',
      name: 'Aave V3',
      family: 'aave',
      chains: expect.arrayContaining([1, 10, 137, 8453, 42161, 11155111]),
      functions: expect.any(Number),
      typed_data: expect.any(Number),
      described: false,
    });
    expect(listed).toContainEqual({
      slug: 'kiln',
      name: 'kiln',
      family: 'kiln',
      chains: expect.arrayContaining([1, 8453]),
      functions: expect.any(Number),
      typed_data: 0,
      described: true,
    });
  });
});

describe('GET /openapi.json of the validator', () => {
  it('200, the OpenAPI 3.1 document made from the rows that are served', async () => {
    const answer = await validator.call('GET /openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(answer.body).toEqual(JSON.parse(JSON.stringify(openApiDocument(validatorApi, validator.url))));
  });
});

describe('GET /docs of the validator', () => {
  it('200, a page of HTML that names every endpoint of the validator and runs nothing', async () => {
    const answer = await validator.call('GET /docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    expect(answer.text).toMatch(/^<!doctype html>/i);
    expect(answer.text).not.toMatch(/<script|javascript:|\son\w+=/i);
    for (const { path, summary } of Object.values(validationContract)) {
      expect(answer.text.replaceAll('<wbr>', '')).toContain(path);
      expect(answer.text).toContain(summary);
    }
  });
});

describe('an unknown endpoint', () => {
  it('404 for a path, in the error format of the validator', proves('validator.errors.body'), async () => {
    for (const route of ['GET /nowhere', 'POST /', 'GET /validate/x', 'GET /metrics']) {
      expectDetail(await validator.call(route), 404, expect.stringMatching(/^There is no (GET|POST) endpoint/));
    }
  });

  it.each([
    ['GET /validate', 'POST'],
    ['PUT /validate', 'POST'],
    ['DELETE /validate', 'POST'],
    ['POST /health', 'GET'],
    ['PATCH /protocols', 'GET'],
    ['POST /docs', 'GET'],
  ])('405 for %s, naming the allowed method %s', async (route, allow) => {
    const answer = await validator.call(route);
    expectDetail(answer, 405, expect.stringMatching(/^This endpoint only supports (GET|POST)$/));
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it.each([
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['a compressed body', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('415 for %s', async (_what, headers) => {
    const raw = JSON.stringify(alignedRequest);
    expectDetail(await validator.call('POST /validate', { raw, headers }), 415, expect.stringMatching(/^content-/));
  });

  it.each([
    ['garbage', 'garbage\r\n\r\n', 400],
    ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a path that is not encoded', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a header of 100 KB', `GET /health HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
  ])('%s is answered in the same error format', async (_what, bytes, status) => {
    expectDetail(await sendRaw(validator.url, [bytes]), status, expect.any(String));
  });
});

describe('the log of the validator', () => {
  it('has a line for every request without its content or the token', async () => {
    const secret = 'tk-3c60f4129b1f5d0c7e2a48836f0d4c1b';
    const quiet = await startAnother({ VALIDATOR_TOKEN: secret });
    await quiet.call('POST /validate', { token: secret, body: alignedRequest });
    await quiet.call('POST /validate', { token: secret, body: wrongRequest });
    await quiet.call('POST /validate', { token: secret, body: { human_intent: 7, proposed_tx: { data: 'hunter2' } } });
    await quiet.call('POST /validate', { token: secret, raw: '{"human_intent":"hunter2"' });
    await quiet.call('POST /validate', { token: `${secret}x`, body: alignedRequest });
    await quiet.call(`GET /nowhere?token=${secret}`);
    const lines = quiet.logLines.map((line) => JSON.parse(line));
    const statuses = lines.filter(({ msg }) => msg === 'request').map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 422, 422, 401, 404]);
    for (const line of lines) expect(line).toMatchObject({ service: 'countersign-validator' });
    const log = quiet.logLines.join('\n');
    const { to, data } = alignedRequest.proposed_tx;
    for (const private_ of [secret, 'USDC', to, to.toLowerCase(), data, data.slice(34, 74), 'hunter2']) {
      expect(log).not.toContain(private_);
    }
  });
});

describe('VALIDATOR_METRICS_PORT', () => {
  it('serves counts by route, without content of the requests', async () => {
    const port = await findFreePort();
    const measured = await startAnother({ VALIDATOR_METRICS_PORT: String(port) });
    await measured.call('POST /validate', { body: alignedRequest });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('countersign_http_requests_total{method="POST",route="/validate",status="200"} 1');
    expect(text).not.toContain('USDC');
  });
});
