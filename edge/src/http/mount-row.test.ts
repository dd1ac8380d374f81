import { type Endpoint, Problem, type ProblemCode } from '@countersign/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createBareServer } from './bare-server.fixture.ts';
import { mountRow, unchanged } from './mount-row.ts';

const row = {
  method: 'POST',
  path: '/things',
  group: 'Things',
  summary: 'Take a thing',
  access: 'public',
  limits: [],
  body: z.object({ text: z.string() }),
  success: { status: 204 },
} satisfies Endpoint;

const servers: FastifyInstance[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Starts a server with one row, and returns its URL. */
async function serve(row: Endpoint, handle: () => unknown = () => undefined): Promise<string> {
  const server = createBareServer();
  servers.push(server);
  mountRow(server, row, { handle });
  return `${await server.listen({ port: 0, host: '127.0.0.1' })}/things`;
}

/** A body of this many bytes. */
const sized = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

describe('mountRow', () => {
  it.each<[what: string, row: Endpoint, bytes: number, words: string]>([
    ['of the server', row, 2048, '2 KiB'],
    ['of a row that allows more', { ...row, maxBodyBytes: 1024 * 1024 }, 1024 * 1024, '1 MiB'],
    ['of a row that allows less', { ...row, maxBodyBytes: 512 }, 512, '0.5 KiB'],
  ])(
    'accepts a body up to the limit %s, and names the limit in the error for a longer one',
    async (_what, row, bytes, words) => {
      const url = await serve(row);
      const post = (body: string) =>
        fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect((await post(sized(bytes))).status).toBe(204);
      const refused = await post(sized(bytes + 1));
      expect(await refused.json()).toEqual({
        statusCode: 413,
        message: `body: must be at most ${words}`,
        error: 'Payload Too Large',
      });
    },
  );

  it('does not answer HEAD for a GET: a value handed out only once would be lost', async () => {
    const handle = vi.fn(() => ({ text: 'once' }));
    const { body: _, ...rest } = row;
    const url = await serve({ ...rest, method: 'GET', success: { status: 200, body: row.body } }, handle);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
    expect(handle).not.toHaveBeenCalled();
    expect(await (await fetch(url)).json()).toEqual({ text: 'once' });
  });

  describe('with an immutable answer', () => {
    const { body: _, ...rest } = row;
    const block = {
      ...rest,
      method: 'GET',
      success: { status: 200, body: z.any(), contentType: 'application/x-block', immutable: true, revalidates: true },
    } satisfies Endpoint;
    const bytes = Uint8Array.of(0, 255, 254, 10, 0);
    const forEver = 'public, max-age=29030400, immutable';

    it('sends raw bytes with an unlimited cache lifetime', async () => {
      const answer = await fetch(await serve(block, () => bytes));
      expect(answer.headers.get('content-type')).toBe('application/x-block');
      expect(answer.headers.get('cache-control')).toBe(forEver);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    });

    it('answers HEAD with the length', async () => {
      const answer = await fetch(await serve(block, () => bytes), { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe(forEver);
      expect((await answer.arrayBuffer()).byteLength).toBe(0);
    });

    it('revalidates with 304, and never caches an error', async () => {
      const seen = await fetch(await serve(block, () => unchanged));
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([304, forEver]);
      const failed = await fetch(
        await serve(block, () => {
          throw new Problem(404, 'content.not_found', 'Gone.');
        }),
      );
      expect([failed.status, failed.headers.get('cache-control')]).toEqual([404, 'no-store']);
    });
  });

  describe('with a cacheable answer', () => {
    const { body: _, ...rest } = row;
    const success = { status: 200, body: row.body, cacheSeconds: 10, revalidates: true } as const;
    const kept = { ...rest, method: 'GET', success } satisfies Endpoint;
    const cacheOf = async (handle: () => unknown) => {
      const { status, headers } = await fetch(await serve(kept, handle));
      return [status, headers.get('cache-control')];
    };

    it('sends the cache lifetime also with a 304, and not with an error', async () => {
      expect(await cacheOf(() => ({ text: 'news' }))).toEqual([200, 'public, max-age=10']);
      expect(await cacheOf(() => unchanged)).toEqual([304, 'public, max-age=10']);
      expect(await cacheOf(() => ({ text: 7 }))).toEqual([500, 'no-store']);
    });
  });

  describe('with another error format', () => {
    const fail = (status: 400 | 404 | 429, code: ProblemCode) => () => {
      throw new Problem(status, code, 'Say "please"\nfirst.');
    };
    const post = async (url: string) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sized(20),
      });
      return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
    };

    it.each<[status: 400 | 404 | 429, code: ProblemCode, error: string]>([
      [400, 'oauth.invalid_grant', 'invalid_grant'],
      [404, 'consent.unknown', 'invalid_request'],
      [429, 'limit.exceeded', 'temporarily_unavailable'],
    ])('renders a %i with the code %s as %s', async (status, code, error) => {
      const [given, type, text] = await post(await serve({ ...row, errorFormat: 'oauth' }, fail(status, code)));
      expect([given, type]).toEqual([status, 'application/json; charset=utf-8']);
      expect(JSON.parse(text)).toEqual({ error, error_description: "Say 'please'?first." });
    });

    it('renders an error as a page for people that contains nothing executable', async () => {
      const throwing = () => {
        throw new Problem(400, 'oauth.invalid_client', '<script>alert(1)</script>');
      };
      const [status, type, text] = await post(await serve({ ...row, errorFormat: 'page' }, throwing));
      expect([status, type]).toEqual([400, 'text/html; charset=utf-8']);
      expect(text).toContain('&lt;script&gt;');
      expect(text).not.toContain('<script>');
    });
  });

  it('redirects the browser if the row says so', async () => {
    const sending = { ...row, success: { status: 303, body: z.string() } } satisfies Endpoint;
    const url = await serve(sending, () => 'https://elsewhere.example/?a=1');
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: sized(20),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://elsewhere.example/?a=1']);
    expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  });

  it('accepts a form only on rows that say so, and nothing else there', async () => {
    const [forms, json] = [await serve({ ...row, bodyType: 'form', errorFormat: 'oauth' }), await serve(row)];
    const post = (url: string, type: string, body: string) =>
      fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post(forms, 'application/x-www-form-urlencoded', 'text=x')).status).toBe(204);
    const refused = await post(forms, 'application/json', sized(20));
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'content-type: must be application/x-www-form-urlencoded' },
    ]);
    const other = await post(json, 'application/x-www-form-urlencoded', 'text=x');
    expect([other.status, await other.json()]).toEqual([
      415,
      { statusCode: 415, message: 'content-type: must be application/json', error: 'Unsupported Media Type' },
    ]);
  });

  it('allows pages of any origin only on rows that say so', async () => {
    const preflight = { origin: 'https://page.example', 'access-control-request-method': 'POST' };
    const ask = async (url: string) => (await fetch(url, { method: 'OPTIONS', headers: preflight })).headers;
    const open = await ask(await serve({ ...row, anyOrigin: true }));
    expect(open.get('access-control-allow-origin')).toBe('*');
    expect(open.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    expect((await ask(await serve(row))).get('access-control-allow-origin')).toBeNull();
  });
});
