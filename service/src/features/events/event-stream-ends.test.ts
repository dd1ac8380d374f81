import { once } from 'node:events';
import { connect } from 'node:net';
import { createLog } from '@countersign/edge';
import { enrolOwner, type Owner, submit } from '@countersign/harness/requests/transactions';
import { openStream } from '@countersign/harness/service/open-stream';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startChanges, userTopic } from '../../platform/changes/changes.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { openEventStream } from './event-stream.ts';

const { database, service, startInstance } = await useTestService();
const lifetimeSeconds = 15 * 60;
let owner: Owner;

beforeEach(async () => {
  owner = await enrolOwner(service.call);
});

/** One more instance, as far as changes are concerned. */
async function startTeller() {
  const { pool } = openDatabase(database.url, () => {});
  const changes = await startChanges(database.url, pool, createLog('silent'));
  onTestFinished(async () => {
    await changes.stop();
    await pool.end();
  });
  return changes;
}

/** A client that opens a stream and reads only its beginning. */
async function openUnread({ url }: { url: string }) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const lines = ['GET /events HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${owner.accessToken}`, '', ''];
  socket.write(lines.join('\r\n'));
  await once(socket, 'readable');
  return socket;
}

describe('a stream of events', () => {
  it('ends cleanly with the access token that opened it', async () => {
    const instance = await startInstance();
    const stream = await openStream(instance, owner.accessToken);
    expect(stream.text()).toContain('retry');
    instance.advance(lifetimeSeconds);
    // The next change finds the token expired, and is not sent.
    await submit(service.call, owner);
    expect(await stream.closed).toBe('end');
    expect(stream.events()).toEqual([]);
    expect((await instance.call('GET /events', { token: owner.accessToken })).status).toBe(401);
  });

  it('ends by itself after its lifetime, even without changes', async () => {
    const teller = await startTeller();
    const viewer = { userId: owner.userId, endsInMs: () => 1, gone: new AbortController().signal };
    const stream = openEventStream(teller, viewer, () => false).resume();
    await once(stream, 'end');
    expect(stream.destroyed || stream.readableEnded).toBe(true);
  });

  it('ends cleanly when the service stops, with the advice to reconnect', async () => {
    const stopping = await startInstance();
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(stopping, owner.accessToken)));
    await stopping.stop();
    for (const stream of streams) {
      expect(await stream.closed).toBe('end');
      expect(stream.events()).toEqual([{ event: 'resync', data: {} }]);
    }
  });

  it('that starts while the service stops ends at once, so that the stop does not wait for it', async () => {
    const stopping = await startInstance();
    stopping.announceStop();
    const stream = await openStream(stopping, owner.accessToken);
    expect(stream.text()).toBe('retry: 2000\n\n');
    expect(await stream.closed).toBe('end');
    await stopping.stop();
  });

  it('is released when its client disconnects: the service stops without it', async () => {
    const stopping = await startInstance();
    const streams = await Promise.all(Array.from({ length: 50 }, () => openStream(stopping, owner.accessToken)));
    for (const stream of streams) stream.close();
    await Promise.all(streams.map(({ closed }) => closed));
    const heard = await openStream(stopping, owner.accessToken);
    const requestHash = await submit(service.call, owner);
    expect(await heard.until(1)).toMatchObject([{ data: { requestHash } }]);
    await stopping.stop();
    expect(stopping.logLines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });

  it('is closed if its client does not read, before much is buffered', async () => {
    const lazy = await openUnread(service);
    const [teller, hearing] = [await startTeller(), await startTeller()];
    const last = Promise.withResolvers<void>();
    const total = 4_000;
    hearing.subscribe(userTopic(owner.userId), (change) => change?.revision === total && last.resolve());
    for (let revision = 1; revision <= total; revision += 1) {
      teller.publish([userTopic(owner.userId)], { requestHash: 'f'.repeat(7_000), status: 'PENDING', revision });
    }
    await last.promise;
    let received = 0;
    lazy.on('data', (chunk) => {
      received += chunk.length;
    });
    await once(lazy, 'close');
    // The network buffers depend on the machine; the rest was not buffered at all.
    expect(received).toBeLessThan(total * 7_000 * 0.75);
  });

  it('whose client does not read is closed when the service stops, which would otherwise wait for it', async () => {
    const teller = await startTeller();
    let isStopping = false;
    const viewer = { userId: owner.userId, endsInMs: () => 60_000, gone: new AbortController().signal };
    const stream = openEventStream(teller, viewer, () => isStopping);
    isStopping = true;
    teller.wakeAll();
    expect(stream.destroyed).toBe(true);
  });
});
