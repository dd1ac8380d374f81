import { type Endpoint, Problem } from '@countersign/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { createHttpMetrics } from '../metrics.ts';
import { restDress } from './dress.ts';
import { mountRow, unchanged } from './mount-row.ts';
import { createServer } from './server.ts';

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

/** Starts a server with one row, and gives its address. */
async function serve(row: Endpoint, handle: () => unknown = () => undefined): Promise<string> {
  const server = createServer({
    log: createLog('fatal', { write: () => {} }),
    metrics: createHttpMetrics(),
    trustProxy: false,
    origins: [],
    https: false,
    dress: restDress,
    bodyLimitBytes: 2048,
  });
  servers.push(server);
  mountRow(server, row, { handle });
  return `${await server.listen({ port: 0, host: '127.0.0.1' })}/things`;
}

/** A body of so many bytes. */
const sized = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

describe('mountRow', () => {
  it.each<[what: string, row: Endpoint, bytes: number, words: string]>([
    ['of the server', row, 2048, '2 KiB'],
    ['of a row that takes more', { ...row, maxBodyBytes: 1024 * 1024 }, 1024 * 1024, '1 MiB'],
    ['of a row that takes less', { ...row, maxBodyBytes: 512 }, 512, '0.5 KiB'],
  ])('takes a body up to the limit %s, and tells it to whoever sends more', async (_what, row, bytes, words) => {
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
  });

  it('has no HEAD beside a GET: what that hands out only once would be lost', async () => {
    const handle = vi.fn(() => ({ text: 'once' }));
    const { body: _, ...rest } = row;
    const url = await serve({ ...rest, method: 'GET', success: { status: 200, body: row.body } }, handle);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
    expect(handle).not.toHaveBeenCalled();
    expect(await (await fetch(url)).json()).toEqual({ text: 'once' });
  });

  describe('with an answer that never changes', () => {
    const { body: _, ...rest } = row;
    const block = {
      ...rest,
      method: 'GET',
      success: { status: 200, body: z.any(), contentType: 'application/x-block', immutable: true, revalidates: true },
    } satisfies Endpoint;
    const bytes = Uint8Array.of(0, 255, 254, 10, 0);
    const forEver = 'public, max-age=29030400, immutable';

    it('sends bytes as they are, to be kept for ever', async () => {
      const answer = await fetch(await serve(block, () => bytes));
      expect(answer.headers.get('content-type')).toBe('application/x-block');
      expect(answer.headers.get('cache-control')).toBe(forEver);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    });

    it('has a HEAD, which says how long it is', async () => {
      const answer = await fetch(await serve(block, () => bytes), { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe(forEver);
      expect((await answer.arrayBuffer()).byteLength).toBe(0);
    });

    it('may be kept on by whoever has seen it, and an error by nobody', async () => {
      const seen = await fetch(await serve(block, () => unchanged));
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([304, forEver]);
      const failed = await fetch(
        await serve(block, () => {
          throw new Problem(404, 'gone', 'Gone.');
        }),
      );
      expect([failed.status, failed.headers.get('cache-control')]).toEqual([404, 'no-store']);
    });
  });
});
