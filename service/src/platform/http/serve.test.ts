import { setImmediate as nextTurn } from 'node:timers/promises';
import { proves } from '@countersign/harness/proves';
import { beginRequest } from '@countersign/harness/requests/begin-request';
import { address, startTinyServer, type TinyServer } from '@countersign/harness/servers/tiny-server';
import { sendRaw } from '@countersign/harness/service/raw-request';
import { type Endpoint, Problem } from '@countersign/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

const internal = { statusCode: 500, message: 'Internal error.', error: 'Internal Server Error' };

const base = { method: 'GET', group: 'Test', summary: 'A row', limits: [] } as const;
const record = z.object({
  id: z.string(),
  inner: z.object({ name: z.string() }),
  list: z.array(z.object({ n: z.int() })),
});
const shown = {
  ...base,
  path: '/record',
  access: 'public',
  success: { status: 200, body: record, cacheSeconds: 60 },
} as const satisfies Endpoint;

let server: TinyServer;
afterEach(() => server.close());

/** A server with one row that answers with what the handler returns, whatever its type. */
async function answering(handler: () => unknown): Promise<TinyServer> {
  server = await startTinyServer({ shown }, { shown: handler as () => z.input<typeof record> });
  return server;
}

describe('what a handler returns', () => {
  it('is sent without the members that the row does not declare, at any depth', proves('http.camel-case'), async () => {
    const { call } = await answering(() => ({
      id: 'a',
      hash: 'secret-1',
      inner: { name: 'b', password: 'secret-2' },
      list: [{ n: 1, token: 'secret-3' }],
      toJSON: undefined,
    }));
    const answer = await call('GET /record');
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('{"id":"a","inner":{"name":"b"},"list":[{"n":1}]}');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it.each([
    ['a field is missing', { id: 'secret', inner: { name: 'b' } }],
    ['a field has another type', { id: 1, inner: { name: 'secret' }, list: [] }],
    ['the value is missing', undefined],
    ['the value is text', 'secret'],
  ])('is a 500 with a fixed text and nothing else if %s', proves('errors.500'), async (_what, value) => {
    const { call, logLines } = await answering(() => value);
    const answer = await call('GET /record');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual(internal);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(logLines.join()).toContain('the response of GET /record does not match its schema');
    expect(logLines.join()).not.toContain('secret');
  });

  it('is not sent if the row has no body', async () => {
    const silent = { ...base, path: '/silent', access: 'public', success: { status: 204 } } as const satisfies Endpoint;
    server = await startTinyServer({ silent }, { silent: (() => ({ secret: 1 })) as unknown as () => undefined });
    const answer = await server.call('GET /silent');
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
  });
});

describe('what a handler throws', () => {
  it.each([
    ['an error', () => Promise.reject(new Error('connect failed with password hunter2'))],
    ['an error with a status', () => Promise.reject(Object.assign(new Error('hunter2'), { statusCode: 418 }))],
    ['an error with a number for a code', () => Promise.reject(Object.assign(new Error('hunter2'), { code: -32_005 }))],
    ['a text', () => Promise.reject('hunter2')],
    ['nothing', () => Promise.reject(undefined)],
    ['null', () => Promise.reject(null)],
    [
      'a synchronous error',
      () => {
        throw new TypeError('hunter2');
      },
    ],
  ])('is a 500 with a fixed text: %s', proves('errors.500', 'errors.everywhere'), async (_what, handler) => {
    const { call } = await answering(handler);
    const answer = await call('GET /record');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual(internal);
    expect(answer.text).not.toContain('hunter2');
    expect([...answer.headers.values()].join()).not.toContain('hunter2');
  });

  it('becomes the answer if it is a problem, and its cause stays internal', proves('errors.problem-code'), async () => {
    const { call, logLines } = await answering(() => {
      const cause = new Error('the statement said hunter2');
      throw new Problem(409, 'user.exists', 'id: is taken', { cause, headers: { 'retry-after': '3' } });
    });
    const answer = await call('GET /record');
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ statusCode: 409, message: 'id: is taken', error: 'Conflict' });
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(answer.headers.get('problem-code')).toBe('user.exists');
    expect(logLines.join()).toContain('user.exists');
  });

  it('is a 503 if the database is unusable', async () => {
    const { call } = await answering(() => {
      throw new Error('Failed query', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
    });
    const answer = await call('GET /record');
    expect(answer.body).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
    expect(answer.headers.get('retry-after')).toBe('2');
  });
});

describe('credentials', () => {
  const both = {
    ...base,
    path: '/both',
    access: { by: ['jwt', 'admin-key', 'signature'] },
    success: { status: 200, body: z.object({ kind: z.string() }) },
  } as const satisfies Endpoint;
  const jwtOnly = { ...both, path: '/jwt', access: { by: ['jwt'] } } as const satisfies Endpoint;

  const start = async () => {
    server = await startTinyServer({ both, jwtOnly }, { both: kindOf, jwtOnly: kindOf });
    return server;
  };
  const kindOf = ({ principal }: { principal: { kind: string } }) => ({ kind: principal.kind });
  const signed = { 'x-ethereum-address': address, 'x-ethereum-signature': '0x', 'x-ethereum-timestamp': '1' };
  const unauthorized = { statusCode: 401, message: expect.stringMatching(/\w/), error: 'Unauthorized' };

  it('of each kind are accepted alone', async () => {
    const { call } = await start();
    expect((await call('GET /both', { token: 't' })).body).toEqual({ kind: 'jwt' });
    expect((await call('GET /both', { key: 'k' })).body).toEqual({ kind: 'admin-key' });
    expect((await call('GET /both', { headers: signed })).body).toEqual({ kind: 'signature' });
  });

  it.each([
    ['a token and a key', { authorization: 'Bearer t', 'x-api-key': 'k' }],
    ['a token and a signature', { authorization: 'Bearer t', ...signed }],
    ['a key and an address without a signature', { 'x-api-key': 'k', 'x-ethereum-address': address }],
    ['all three', { authorization: 'Bearer t', 'x-api-key': 'k', ...signed }],
  ])('of two kinds at once are refused: %s', async (_what, headers) => {
    const { call } = await start();
    const answer = await call('GET /both', { headers });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ ...unauthorized, message: expect.stringContaining('only one kind of credential') });
  });

  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['an empty key', { 'x-api-key': '' }],
    ['another scheme', { authorization: 'Basic dXNlcjpwdw==' }],
    ['a scheme without a token', { authorization: 'Bearer' }],
    ['two tokens', { authorization: 'Bearer a b' }],
    ['a token of 9,000 characters', { authorization: `Bearer ${'a'.repeat(9_000)}` }],
    ['an address without a signature', { 'x-ethereum-address': address }],
    ['a signature without a time', { 'x-ethereum-address': address, 'x-ethereum-signature': '0x' }],
  ])('are refused: %s', async (_what, headers) => {
    const { call } = await start();
    const answer = await call('GET /both', { headers });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(unauthorized);
  });

  it('are refused if given twice', async () => {
    const { url } = await start();
    for (const name of ['authorization', 'x-api-key']) {
      const answer = await fetchDoubled(url, name);
      expect(answer).toContain('HTTP/1.1 401');
      expect(answer).toContain('sent more than once');
    }
  });

  it('that the row does not accept are ignored', async () => {
    const { call } = await start();
    expect((await call('GET /jwt', { token: 't', key: 'k' })).body).toEqual({ kind: 'jwt' });
    expect((await call('GET /jwt', { key: 'k' })).status).toBe(401);
  });
});

describe('a key', () => {
  const change = {
    ...base,
    method: 'POST',
    path: '/change',
    access: { by: ['admin-key'] },
    body: z.object({ n: z.int() }),
    success: { status: 200, body: z.object({ n: z.int() }) },
  } as const satisfies Endpoint;

  it('is looked up once if the body arrives with the headers, and again if it arrives later', async () => {
    let lookUps = 0;
    const key = async (secret: string) => {
      lookUps += 1;
      await nextTurn();
      return { kind: 'admin-key', keyId: secret, keyName: secret, label: 'agent', scopes: [] } as const;
    };
    server = await startTinyServer({ change }, { change: ({ body }) => body }, { key });
    const head = ['POST /change HTTP/1.1', 'Host: x', 'X-Api-Key: k', 'Connection: close'];
    const more = ['Content-Type: application/json', 'Content-Length: 7', '', '{"n":1}'];
    expect((await sendRaw(server.url, [[...head, ...more].join('\r\n')])).body).toEqual({ n: 1 });
    expect(lookUps).toBe(1);
    const finish = await beginRequest(`${server.url}/change`, { 'x-api-key': 'k' });
    expect(lookUps).toBe(2);
    expect((await finish({ n: 2 })).body).toEqual({ n: 2 });
    expect(lookUps).toBe(3);
  });
});

async function fetchDoubled(url: string, header: string): Promise<string> {
  const { connect } = await import('node:net');
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    `GET /both HTTP/1.1\r\nHost: x\r\n${header}: Bearer a\r\n${header}: Bearer b\r\nConnection: close\r\n\r\n`,
  );
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
