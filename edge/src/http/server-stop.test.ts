import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createBareServer } from './bare-server.fixture.ts';

/** The work that keeps the event loop busy during a request. */
let busyWith = () => {};

/** In a separate thread, because the server's thread is blocked. */
const CONNECT = 1;
const connectAndAsk = `
const { parentPort, workerData } = require('node:worker_threads');
const { connect } = require('node:net');
const { once } = require('node:events');
const { text } = require('node:stream/consumers');
const { turn, port, request } = workerData;
parentPort.postMessage('ready');
Atomics.wait(turn, 0, 0);
const sockets = Array.from({ length: 20 }, () => connect({ port, host: '127.0.0.1' }));
Promise.all(sockets.map((socket) => once(socket, 'connect'))).then(async () => {
  Atomics.store(turn, 0, 2);
  Atomics.notify(turn, 0);
  for (const socket of sockets) socket.write(request);
  parentPort.postMessage(await Promise.all(sockets.map((socket) => text(socket).catch(({ code }) => code))));
});
`;

async function start(): Promise<{ server: FastifyInstance; open: () => Socket }> {
  const server = createBareServer();
  server.get('/things', async () => 'a thing');
  server.get('/busy', async () => busyWith());
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { server, open: () => connect({ port, host: '127.0.0.1' }) };
}

/** A connection without a request when the server stops listening. */
async function connectAndStop(): Promise<{ socket: Socket; open: () => Socket; closed: Promise<void> }> {
  const { server, open } = await start();
  const socket = open();
  await once(server.server, 'connection');
  const closed = server.close();
  while (server.server.listening) await nextTurn();
  return { socket, open, closed };
}

const request = 'GET /things HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a server that stops', () => {
  it('answers a client whose connection is not accepted yet', async () => {
    const { server, open } = await start();
    const answers = Array.from({ length: 20 }, () => {
      const socket = open();
      socket.write(request);
      return text(socket);
    });
    // The kernel completes the connections; the server sees them at its next turn.
    await Promise.resolve();
    const closed = server.close();
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*a thing$/);
    await closed;
  });

  it('answers a client that connects while the event loop is busy', async () => {
    const { server, open } = await start();
    const turn = new Int32Array(new SharedArrayBuffer(4));
    const { port } = server.server.address() as AddressInfo;
    const clients = new Worker(connectAndAsk, { eval: true, workerData: { turn, port, request } });
    const ended = once(clients, 'exit');
    await once(clients, 'message');
    busyWith = () => {
      Atomics.store(turn, 0, CONNECT);
      Atomics.notify(turn, 0);
      Atomics.wait(turn, 0, CONNECT);
    };
    const socket = open();
    await once(server.server, 'connection');
    const closed = server.close();
    socket.write(request.replace('/things', '/busy'));
    const [answers] = (await once(clients, 'message')) as [string[]];
    expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(Array(20).fill('HTTP/1.1 200 OK'));
    expect(await text(socket)).toContain('200 OK');
    await closed;
    await ended;
  });

  it('answers a request that arrives on a new connection a little later', async () => {
    const { socket, closed } = await connectAndStop();
    socket.write(request);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*connection: close[\s\S]*a thing$/);
    await closed;
  });

  it('answers a request that arrived while the process was blocked for longer than the grace period', async () => {
    const { socket, closed } = await connectAndStop();
    socket.write(request);
    const heldUpUntil = performance.now() + 1_200;
    while (performance.now() < heldUpUntil);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*a thing$/);
    await closed;
  });

  it('does not wait for idle connections, and refuses new ones', async () => {
    const { socket, open, closed } = await connectAndStop();
    const ended = text(socket);
    const late = open();
    expect(await once(late, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
    await closed;
    expect(await ended).toBe('');
  });
});
