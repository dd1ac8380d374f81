import { proves } from '@countersign/harness/proves';
import { decide, enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { say, startReceiver } from '@countersign/harness/servers/webhook-receiver';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { notificationEvents } from '@countersign/protocol';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { expireApprovals } from '../transactions/index.ts';
import { retryDelaysSeconds } from './deliver.ts';
import { insertExpiring } from './delivery-store.ts';

const receiver = await startReceiver();
const slow = await startReceiver();
const { database, service, startInstance } = await useTestService({ WEBHOOK_HOSTS: `${receiver.host},${slow.host}` });
const { call } = service;
const { db, pool } = openDatabase(database.url, () => {});
afterAll(async () => {
  await Promise.all([receiver.stop(), slow.stop(), pool.end()]);
});

let owner: Owner;
beforeEach(async () => {
  // Deliveries of the previous test must not arrive.
  await database.pool.query('TRUNCATE notification_channels, notification_deliveries');
  receiver.answerWith(say(204));
  receiver.received.length = 0;
  owner = await enrolOwner(call, 1);
});

const asOwner = (route: string, body?: object) => call(route, { token: owner.accessToken, ...(body && { body }) });

async function addHook(different: object = {}) {
  const made = await asOwner('POST /webhooks', { name: 'hook', url: receiver.url, ...different });
  return { id: made.get('webhook.id'), secret: made.get('secret') };
}

/** All instances poll at once, instead of within a second. */
const ring = () => database.pool.query("SELECT pg_notify('countersign_changes', 'look')");

interface Shown {
  readonly id: string;
  readonly event: string;
  readonly state: string;
  readonly attempts: number;
  readonly lastStatus: number | null;
}
const deliveriesOf = async (id: string) => (await asOwner(`GET /webhooks/${id}/deliveries`)).body as Shown[];

/** Waits until the only delivery of a webhook has this state. */
const untilDelivery = (id: string, wanted: Partial<Shown>) =>
  vi.waitFor(
    async () => {
      const [delivery] = await deliveriesOf(id);
      expect(delivery).toMatchObject(wanted);
      return delivery as Shown;
    },
    { timeout: 15_000, interval: 30 },
  );

/** How many seconds the waiting delivery must wait after this attempt; null if it has failed for good. */
const waitOf = (id: string, attempts: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        'SELECT extract(epoch FROM next_at - last_attempt_at)::float AS wait, attempts FROM notification_deliveries WHERE channel_id = $1',
        [id],
      );
      expect(rows[0].attempts).toBe(attempts);
      expect(rows[0].wait).not.toBe(60);
      return rows[0].wait as number | null;
    },
    { timeout: 15_000, interval: 20 },
  );

async function letTimePass(id: string): Promise<void> {
  await database.pool.query('UPDATE notification_deliveries SET next_at = now() WHERE channel_id = $1', [id]);
  await ring();
}

describe('POST /webhooks', () => {
  it(
    '201 shows the secret once, and stores neither it nor the address in plaintext',
    proves('webhooks.create'),
    async () => {
      const url = `${receiver.url}?token=hidden-in-the-address`;
      const made = await asOwner('POST /webhooks', { name: 'My hook', url });
      const webhook = {
        id: expect.any(String),
        name: 'My hook',
        origin: new URL(receiver.url).origin,
        format: 'standard',
        events: notificationEvents,
        disabledAt: null,
        createdAt: expect.stringMatching(/Z$/),
        lastDelivery: null,
      };
      expect([made.status, made.body]).toEqual([201, { webhook, secret: expect.stringMatching(/^whsec_.{44}$/) }]);
      const listed = await asOwner('GET /webhooks');
      expect(listed.body).toEqual([webhook]);
      const { rows } = await database.pool.query(
        'SELECT c::text AS row FROM notification_channels c WHERE user_id = $1',
        [owner.userId],
      );
      const { rows: entries } = await database.pool.query(
        "SELECT a::text AS row FROM audit_log a WHERE user_id = $1 AND action = 'webhook.create'",
        [owner.userId],
      );
      expect(entries).toHaveLength(1);
      const kept = [...rows, ...entries].map(({ row }) => row).join() + listed.text;
      for (const hidden of ['hidden-in-the-address', made.get('secret').slice(6)]) expect(kept).not.toContain(hidden);
    },
  );

  it.each([
    'http://hooks.example/in-the-clear',
    'https://user:password@hooks.example/',
    'https://hooks.example:8443/',
    'https://hooks.example/#part',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    `http://${receiver.host.replace('127.0.0.1', 'localhost')}/`,
    'ftp://hooks.example/',
    'hooks.example',
  ])('400 for %s', proves('webhooks.public-hosts'), async (url) => {
    const { status, headers } = await asOwner('POST /webhooks', { name: 'hook', url });
    expect([status, headers.get('problem-code')]).toEqual([400, 'webhook.url']);
  });

  it.each([
    ['no event', { events: [] }, 'events'],
    ['an event twice', { events: ['transaction.approved', 'transaction.approved'] }, 'events'],
    ['telegram without a chat', { format: 'telegram' }, 'chatId'],
    ['a chat without telegram', { chatId: '1' }, 'chatId'],
  ])('400 for %s', async (_what, different, field) => {
    const { status, text } = await asOwner('POST /webhooks', { name: 'hook', url: receiver.url, ...different });
    expect(status).toBe(400);
    expect(text).toContain(`${field}: `);
  });

  it('409 for the eleventh, even with concurrent requests', proves('webhooks.create'), async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () => asOwner('POST /webhooks', { name: 'hook', url: receiver.url })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
  });
});

describe('a webhook', () => {
  it(
    'receives verdict, owner needed, approval and withdrawal, with signatures that the standard library accepts',
    proves('webhooks.events', 'webhooks.signature'),
    async () => {
      const { secret } = await addHook();
      const requestHash = await submit(call, owner);
      await judge(call, requestHash, 'APPROVED');
      for (const decision of ['APPROVED', 'APPROVED', 'REJECTED']) {
        await decide(call, requestHash, { token: owner.accessToken, body: { decision } });
      }
      await ring();
      const received = await receiver.until(4, requestHash);
      const url = `${testBaseUrl}/app/transactions/${requestHash}`;
      const data = { requestHash, decision: null, summary: null, url };
      const timestamp = expect.stringMatching(/Z$/);
      const bodies = received.map(({ body }) => body).sort((a, b) => Number(a.data.revision) - Number(b.data.revision));
      const pending = { ...data, status: 'PENDING', revision: 2, decision: 'APPROVED' };
      expect(bodies).toEqual([
        expect.objectContaining({ data: pending }),
        expect.objectContaining({ data: pending }),
        { type: 'transaction.approved', timestamp, data: { ...data, status: 'APPROVED', revision: 3 } },
        { type: 'transaction.rejected', timestamp, data: { ...data, status: 'REJECTED', revision: 4 } },
      ]);
      expect(new Set(bodies.slice(0, 2).map(({ type }) => type))).toEqual(
        new Set(['transaction.verdict', 'transaction.owner_needed']),
      );
      for (const { headers, text } of received) {
        const library = new Webhook(secret);
        expect(library.verify(text, headers)).toEqual(JSON.parse(text));
        expect(() => library.verify(text.replace(/"status":"\w/, '"status":"X'), headers)).toThrow('signature');
        expect(() => library.verify(text, { ...headers, 'webhook-id': crypto.randomUUID() })).toThrow('signature');
        expect(() => new Webhook('whsec_AAAA').verify(text, headers)).toThrow('signature');
      }
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    },
  );

  it(
    'receives in one line what the call does, and nothing that the user or the arbiter wrote',
    proves('webhooks.events'),
    async () => {
      await addHook({ events: ['transaction.verdict'] });
      const requestHash = await submit(call, owner);
      const report = { extracted_elements: { does: ['Sends 1 ETH to 0xd8dA…6045.'] } };
      await judge(call, requestHash, 'APPROVED', { report });
      await ring();
      const [received] = await receiver.until(1, requestHash);
      expect(received?.body.data.summary).toBe('Sends 1 ETH to 0xd8dA…6045.');
      for (const hidden of ['words and bytes agree', 'Send 1 ETH']) expect(received?.text).not.toContain(hidden);
    },
  );

  it(
    'receives only its events, and nothing of other users, of refused requests, or from before it existed',
    proves('webhooks.events'),
    async () => {
      const before = await submit(call, owner);
      await judge(call, before, 'REJECTED');
      await addHook({ events: ['transaction.rejected'] });
      const other = await submit(call, await enrolOwner(call, 1));
      await judge(call, other, 'REJECTED');
      const requestHash = await submit(call, owner);
      await judge(call, requestHash, 'REJECTED');
      expect((await judge(call, requestHash, 'APPROVED')).status).toBe(400);
      await ring();
      await receiver.until(1, requestHash);
      const { rows } = await database.pool.query(
        'SELECT event, request_hash FROM notification_deliveries JOIN notification_channels c ON c.id = channel_id WHERE user_id = $1',
        [owner.userId],
      );
      expect(rows).toEqual([{ event: 'transaction.rejected', request_hash: requestHash }]);
      expect(receiver.received).toHaveLength(1);
    },
  );

  it('is notified once that an approval ends soon, and once that it has ended', proves('webhooks.events'), async () => {
    const { id } = await addHook({ events: ['transaction.expiring', 'transaction.expired'] });
    const requestHash = await submit(call, owner);
    await judge(call, requestHash, 'APPROVED');
    await decide(call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
    const endIn = (interval: string) =>
      database.pool.query('UPDATE transactions SET valid_until = now() + $2::interval WHERE request_hash = $1', [
        requestHash,
        interval,
      ]);
    await endIn('11 minutes');
    await insertExpiring(db);
    expect(await deliveriesOf(id)).toEqual([]);
    await endIn('9 minutes');
    for (let turn = 0; turn < 2; turn++) {
      await insertExpiring(db);
      await database.pool.query('UPDATE transactions SET revision = revision + 1 WHERE request_hash = $1', [
        requestHash,
      ]);
    }
    await endIn('-1 second');
    await expireApprovals({ db, changes: { publish: () => {} } });
    await ring();
    const received = await receiver.until(2, requestHash);
    expect(received.map(({ body }) => `${body.type} ${body.data.status}`).sort()).toEqual([
      'transaction.expired REJECTED',
      'transaction.expiring APPROVED',
    ]);
  });

  it(
    'still gets notifications while the account is frozen, when webhooks can be deleted but not added',
    proves('webhooks.freeze'),
    async () => {
      const { id } = await addHook({ events: ['transaction.rejected'] });
      const requestHash = await submit(call, owner);
      expect((await asOwner('POST /access/freeze')).status).toBe(200);
      await ring();
      expect(await receiver.until(1, requestHash)).toMatchObject([{ body: { type: 'transaction.rejected' } }]);
      expect((await asOwner('POST /webhooks', { name: 'hook', url: receiver.url })).status).toBe(403);
      expect((await asOwner(`DELETE /webhooks/${id}`)).status).toBe(204);
      expect((await asOwner('GET /webhooks')).body).toEqual([]);
    },
  );

  it('gets two signatures for a day after a rotation', proves('webhooks.signature'), async () => {
    const { id, secret } = await addHook();
    const rotated = await asOwner(`POST /webhooks/${id}/rotate`);
    await asOwner(`POST /webhooks/${id}/test`);
    const [first] = await receiver.until(1);
    for (const each of [secret, rotated.get('secret')])
      new Webhook(each).verify(first?.text ?? '', first?.headers ?? {});
    await database.pool.query('UPDATE notification_channels SET former_secret_until = now() WHERE id = $1', [id]);
    await asOwner(`POST /webhooks/${id}/test`);
    const later = (await receiver.until(2))[1];
    expect(() => new Webhook(secret).verify(later?.text ?? '', later?.headers ?? {})).toThrow('signature');
  });
});

describe('a receiver', () => {
  it(
    'that is down for a day misses nothing; after that the delivery is failed until it is replayed',
    proves('webhooks.retries'),
    async () => {
      receiver.answerWith(say(503));
      const { id, secret } = await addHook();
      await asOwner(`POST /webhooks/${id}/test`);
      let passedSeconds = 0;
      for (const [index, delay] of retryDelaysSeconds.entries()) {
        const wait = (await waitOf(id, index + 1)) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(delay);
        expect(wait).toBeLessThanOrEqual(delay * 1.2 + 1);
        passedSeconds += wait;
        await letTimePass(id);
      }
      expect(passedSeconds).toBeGreaterThan(24 * 60 * 60);
      expect(await waitOf(id, 12)).toBeNull();
      expect(await untilDelivery(id, {})).toMatchObject({ state: 'failed', attempts: 12, lastStatus: 503 });

      receiver.answerWith(say(200));
      const [{ id: deliveryId }] = (await deliveriesOf(id)) as [Shown];
      const replayed = await asOwner(`POST /webhooks/${id}/deliveries/${deliveryId}/replay`);
      expect(replayed.body).toMatchObject({ id: deliveryId, state: 'waiting', attempts: 0 });
      const received = await receiver.until(13);
      await untilDelivery(id, { state: 'delivered', attempts: 1, lastStatus: 200 });
      expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([deliveryId]));
      expect(new Set(received.map(({ text }) => text)).size).toBe(1);
      for (const { text, headers } of received) new Webhook(secret).verify(text, headers);
    },
  );

  it('that redirects is not followed, and nothing is sent elsewhere', proves('webhooks.receivers'), async () => {
    receiver.answerWith(say(307, { location: slow.url }));
    const { id } = await addHook();
    await asOwner(`POST /webhooks/${id}/test`);
    await untilDelivery(id, { state: 'waiting', attempts: 1, lastStatus: 307 });
    expect(slow.received).toEqual([]);
  });

  it('that is gone gets nothing more', proves('webhooks.receivers'), async () => {
    receiver.answerWith(say(410));
    const { id } = await addHook();
    await asOwner(`POST /webhooks/${id}/test`);
    await untilDelivery(id, { state: 'failed', lastStatus: 410 });
    expect((await asOwner('GET /webhooks')).body).toMatchObject([{ id, disabledAt: expect.stringMatching(/Z$/) }]);
    await judge(call, await submit(call, owner), 'REJECTED');
    expect(await deliveriesOf(id)).toHaveLength(1);
    const [{ id: deliveryId }] = (await deliveriesOf(id)) as [Shown];
    for (const route of ['test', `deliveries/${deliveryId}/replay`]) {
      const { status, headers } = await asOwner(`POST /webhooks/${id}/${route}`);
      expect([status, headers.get('problem-code')]).toEqual([409, 'webhook.disabled']);
    }
  });

  it(
    'that answers endlessly or not at all delays no other, and reveals nothing about our network',
    proves('webhooks.receivers'),
    async () => {
      slow.answerWith(() => {});
      const { id: slowId } = await addHook({ url: slow.url });
      for (let turn = 0; turn < 12; turn++) await asOwner(`POST /webhooks/${slowId}/test`);
      await slow.until(4);
      receiver.answerWith((_request, response) => void response.writeHead(200).end('x'.repeat(100_000)));
      const { id } = await addHook();
      await asOwner(`POST /webhooks/${id}/test`);
      await untilDelivery(id, { state: 'delivered' });
      // At most two shares at a time are waiting for it.
      expect(slow.received.length).toBeLessThanOrEqual(8);
      await slow.stop();
      await vi.waitFor(
        async () => expect(await deliveriesOf(slowId)).toContainEqual(expect.objectContaining({ lastStatus: null })),
        { timeout: 30_000 },
      );
    },
  );

  it(
    'gets each event once from two instances, and again only after a hold has expired',
    proves('webhooks.retries'),
    async () => {
      const other = await startInstance();
      const { id } = await addHook({ events: ['transaction.rejected'] });
      const hashes = await Promise.all(Array.from({ length: 20 }, () => submit(call, owner)));
      await Promise.all(hashes.map((hash, index) => judge(index % 2 ? call : other.call, hash, 'REJECTED')));
      await ring();
      await receiver.until(20);
      await vi.waitFor(
        async () => {
          expect((await deliveriesOf(id)).every(({ state }) => state === 'delivered')).toBe(true);
        },
        { timeout: 30_000 },
      );
      expect(receiver.received.map(({ body }) => body.data.requestHash).sort()).toEqual(hashes.sort());

      // The instance that took this one dies while it sends it.
      const held = Promise.withResolvers<void>();
      receiver.answerWith((_request, response) => void held.promise.then(() => response.writeHead(500).end()));
      const late = await submit(call, owner);
      await judge(call, late, 'REJECTED');
      await ring();
      await receiver.until(1, late);
      receiver.answerWith(say(204));
      await ring();
      expect(await receiver.until(1, late)).toHaveLength(1);
      await database.pool.query('UPDATE notification_deliveries SET next_at = now() WHERE request_hash = $1', [late]);
      await ring();
      const [first, second] = await receiver.until(2, late);
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      await untilDelivery(id, { state: 'delivered', attempts: 2 });
      held.resolve();
      await other.stop();
      expect(await deliveriesOf(id)).toContainEqual(expect.objectContaining({ attempts: 2, state: 'delivered' }));
    },
  );
});

describe('the deliveries of a webhook', () => {
  it('come page by page, and not at all for an unknown or deleted webhook', proves('webhooks.retries'), async () => {
    const { id } = await addHook();
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn++) ids.unshift((await asOwner(`POST /webhooks/${id}/test`)).get('id'));
    const seen: string[] = [];
    let query = '?limit=2';
    while (query !== '') {
      const { body, headers } = await asOwner(`GET /webhooks/${id}/deliveries${query}`);
      seen.push(...(body as Shown[]).map((each) => each.id));
      query = headers.get('link')?.match(/<[^?]+(\?[^>]+)>/)?.[1] ?? '';
    }
    expect(seen).toEqual(ids);
    for (const path of [`${id}/deliveries/${crypto.randomUUID()}/replay`, `${id}/deliveries/x/replay`, 'x/test']) {
      expect((await asOwner(`POST /webhooks/${path}`)).status).toBe(404);
    }
    expect((await asOwner(`DELETE /webhooks/${id}`)).status).toBe(204);
    expect((await asOwner(`GET /webhooks/${id}/deliveries`)).status).toBe(404);
    const { rowCount } = await database.pool.query('SELECT FROM notification_deliveries WHERE channel_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});
