import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lightFetch } from './light-fetch.ts';

const bytes = Buffer.from([0, 0xff, 0x80]);
const server = createServer(async (request, response) => {
  if (request.url === '/silent') return;
  if (request.url === '/bytes') return void response.end(bytes);
  if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/bytes' }).end();
  let body = '';
  for await (const chunk of request) body += chunk;
  const { method, headers } = request;
  response.writeHead(201, { 'x-request-id': 'seven' }).end(JSON.stringify({ method, key: headers['x-api-key'], body }));
});
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = { method: 'GET', headers: {}, redirect: 'error', signal: AbortSignal.timeout(30_000) } as const;

describe('the fetch of the arbiter', () => {
  it('sends its input unchanged, and reads status, headers and JSON', async () => {
    const headers = { 'x-api-key': 'secret' };
    const response = await lightFetch(`${url}/`, { ...get, method: 'POST', headers, body: '{"é":1}' });
    expect(response).toMatchObject({ ok: true, status: 201, statusText: 'Created' });
    expect(response.headers.get('X-Request-Id')).toBe('seven');
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.json()).toEqual({ method: 'POST', key: 'secret', body: '{"é":1}' });
  });

  it('reads raw bytes', async () => {
    expect(Buffer.from(await (await lightFetch(`${url}/bytes`, get)).arrayBuffer())).toEqual(bytes);
  });

  it('does not follow redirects', async () => {
    expect(await lightFetch(`${url}/elsewhere`, get)).toMatchObject({ ok: false, status: 302 });
  });

  it('fails like the built-in one: with the cause, or with the reason of its signal', async () => {
    const refused = { name: 'TypeError', cause: { code: 'ECONNREFUSED' } };
    await expect(lightFetch('http://127.0.0.1:1/', get)).rejects.toMatchObject(refused);
    const late = lightFetch(`${url}/silent`, { ...get, signal: AbortSignal.timeout(20) });
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
