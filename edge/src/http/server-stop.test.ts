import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createHttpMetrics } from '../metrics.ts';
import { restErrorFormat } from './error-format.ts';
import { createServer } from './server.ts';

async function start(): Promise<{ server: FastifyInstance; open: () => Socket }> {
  const server = createServer({
    log: createLog('fatal', { write: () => {} }),
    metrics: createHttpMetrics(),
    trustProxy: false,
    origins: [],
    https: false,
    errorFormat: restErrorFormat,
    bodyLimitBytes: 2048,
  });
  server.get('/things', async () => 'a thing');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { server, open: () => connect({ port, host: '127.0.0.1' }) };
}

const request = 'GET /things HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a server that stops', () => {
  it('answers whoever has connected, though it has not accepted the connection yet', async () => {
    const { server, open } = await start();
    const answers = Array.from({ length: 20 }, () => {
      const socket = open();
      socket.write(request);
      return text(socket);
    });
    // The system connects them; until its next turn, the server does not know.
    await Promise.resolve();
    const closed = server.close();
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*a thing$/);
    await closed;
  });

  it('answers a request that comes on a new connection a little later', async () => {
    const { server, open } = await start();
    const socket = open();
    await once(server.server, 'connection');
    const closed = server.close();
    while (server.server.listening) await nextTurn();
    socket.write(request);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*connection: close[\s\S]*a thing$/);
    await closed;
  });

  it('does not wait for a connection that never asks for anything, and refuses new ones', async () => {
    const { server, open } = await start();
    const silent = open();
    await once(server.server, 'connection');
    const ended = text(silent);
    const closed = server.close();
    while (server.server.listening) await nextTurn();
    const late = open();
    expect(await once(late, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
    await closed;
    expect(await ended).toBe('');
  });
});
