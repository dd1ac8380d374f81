import { proves } from '@countersign/harness/proves';
import { type RawAnswer, sendRaw } from '@countersign/harness/service/raw-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alignedRequest, expectDetail, startTestValidator, type TestValidator } from '../whole/validator.fixture.ts';

const token = 'cGgm3T9vQm1wYkq8Zr5nXb7uLd2sHf4j';
const body = JSON.stringify(alignedRequest);
let open: TestValidator;
let guarded: TestValidator;

beforeAll(async () => {
  [open, guarded] = await Promise.all([startTestValidator(), startTestValidator({ env: { VALIDATOR_TOKEN: token } })]);
  await Promise.all([open.ready, guarded.ready]);
});
afterAll(() => Promise.all([open.stop(), guarded.stop()]));

const post = ({ url }: TestValidator, headers: readonly string[]): Promise<RawAnswer> =>
  sendRaw(url, [
    `POST /validate HTTP/1.1\r\n${headers.join('\r\n')}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  ]);

const get = ({ url }: TestValidator, path: string, headers: readonly string[]): Promise<RawAnswer> =>
  sendRaw(url, [`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nconnection: close\r\n\r\n`]);

describe('a validator without a token', () => {
  it.each(['localhost', 'localhost:8000', '127.0.0.1', '127.0.0.1:1', '127.1.2.3', '[::1]:8000', 'LOCALHOST'])(
    'answers to the name %s',
    async (host) => expect((await post(open, [`host: ${host}`])).status).toBe(200),
  );

  it.each([
    'evil.example',
    'evil.example:8000',
    'localhost.evil.example',
    'localhost@evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '0.0.0.0',
    'validator',
    'x y',
  ])('403 under the name %s, for every endpoint', proves('validator.host-and-origin'), async (host) => {
    const detail = expect.stringMatching(/^host: .*VALIDATOR_TOKEN/);
    expectDetail(await post(open, [`host: ${host}`]), 403, detail);
    for (const path of ['/health', '/protocols', '/docs', '/openapi.json']) {
      expect((await get(open, path, [`host: ${host}`])).status).toBe(403);
    }
  });

  it('answers health probes by address, and HTTP/1.0 probes without a host', async () => {
    expect((await get(open, '/health', [`host: ${new URL(open.url).host}`])).status).toBe(200);
    expect((await sendRaw(open.url, ['GET /health HTTP/1.0\r\n\r\n'])).status).toBe(200);
  });
});

describe('a validator with a token', () => {
  it.each(['validator:8000', 'validator.example', '10.0.0.1:8000', 'localhost'])(
    'answers to the name %s',
    proves('validator.host-and-origin'),
    async (host) => {
      expect((await post(guarded, [`host: ${host}`, `authorization: Bearer ${token}`])).status).toBe(200);
      expect((await get(guarded, '/health', [`host: ${host}`])).status).toBe(200);
    },
  );
});

describe('a web page', () => {
  const pages = ['https://evil.example', 'http://evil.example', 'http://localhost:1', 'http://127.0.0.1:9', 'null', ''];

  it.each(pages)(
    'of the origin %j gets 403, with and without a token',
    proves('validator.host-and-origin'),
    async (origin) => {
      const detail = 'origin: web pages of other origins may not call the validator';
      expectDetail(await post(open, ['host: localhost:8000', `origin: ${origin}`]), 403, detail);
      expectDetail(
        await post(guarded, ['host: validator:8000', `origin: ${origin}`, `authorization: Bearer ${token}`]),
        403,
        detail,
      );
    },
  );

  it('of the same origin may call', async () => {
    expect((await post(open, ['host: localhost:8000', 'origin: http://localhost:8000'])).status).toBe(200);
    const proxied = ['host: check.example', 'origin: https://check.example', `authorization: Bearer ${token}`];
    expect((await post(guarded, proxied)).status).toBe(200);
  });
});
