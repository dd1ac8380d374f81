import { createPublicKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { subscribeBrowser } from '@countersign/harness/browser/push-browser';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, readStatus, submit } from '@countersign/harness/requests/transactions';
import { startSmtpServer } from '@countersign/harness/servers/smtp-server';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { notificationEvents } from '@countersign/protocol';
import { jwtVerify } from 'jose';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { openDatabase } from '../../platform/db/database.ts';
import { deleteUnconfirmed } from './channel-store.ts';

/** The messages that the push service received. */
const messages: { headers: Record<string, string | string[] | undefined>; body: Buffer }[] = [];
let pushStatus = 201;
const pushService = createServer(async (request, response) => {
  messages.push({ headers: request.headers, body: await buffer(request) });
  response.writeHead(pushStatus).end();
});
await new Promise<void>((resolve) => pushService.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}/subscription`;

const vapid = webPush.generateVAPIDKeys();
const smtp = await startSmtpServer();
const { database, service } = await useTestService({
  SMTP_URL: smtp.url,
  SMTP_FROM: 'Countersign <countersign@example.com>',
  WEB_PUSH_PUBLIC_KEY: vapid.publicKey,
  WEB_PUSH_PRIVATE_KEY: vapid.privateKey,
  WEB_PUSH_SUBJECT: 'mailto:operator@example.com',
  WEBHOOK_HOSTS: new URL(endpoint).host,
});
const { call } = service;
const { db, pool } = openDatabase(database.url, () => {});
afterAll(async () => {
  await Promise.all([smtp.stop(), pool.end(), new Promise((resolve) => pushService.close(resolve))]);
});

let owner: Owner;
/** A new address for each test: a recipient gets few mails a day. */
let address: string;
beforeEach(async () => {
  smtp.mails.length = 0;
  messages.length = 0;
  smtp.refuseWith(null);
  pushStatus = 201;
  owner = await enrolOwner(call, 1);
  address = `owner-${crypto.randomUUID()}@example.com`;
});

const asOwner = (route: string, body?: object) => call(route, { token: owner.accessToken, ...(body && { body }) });
const ring = () => database.pool.query("SELECT pg_notify('countersign_changes', 'look')");
const setEmail = (different: object = {}) => asOwner('PUT /notifications/email', { address, ...different });
const readEmail = async () => ((await asOwner('GET /notifications')).body as { email: object | null }).email;
const confirm = (token: string) => call('POST /notifications/email/confirm', { body: { token } });
const unsubscribe = (token: string) =>
  call(`POST /notifications/email/unsubscribe/${token}`, {
    raw: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const tokenIn = (text: string | undefined, use: string) =>
  text?.match(new RegExp(`${testBaseUrl}/app/mail/${use}#(\\S+)`))?.[1] ?? '';

async function confirmAddress(different: object = {}): Promise<void> {
  await setEmail(different);
  const [mail] = await smtp.until(1);
  expect((await confirm(tokenIn(mail?.text, 'confirm'))).status).toBe(204);
  smtp.mails.length = 0;
}

const stateOfDelivery = async () => {
  const { rows } = await database.pool.query(
    'SELECT state, attempts FROM notification_deliveries d JOIN notification_channels c ON c.id = d.channel_id WHERE user_id = $1',
    [owner.userId],
  );
  return rows[0];
};

describe('e-mail', () => {
  it(
    'goes to no address before its reader has confirmed it, once and within a day',
    proves('notifications.email'),
    async () => {
      const set = await setEmail();
      const shown = { address, confirmed: false, events: notificationEvents, createdAt: expect.stringMatching(/Z$/) };
      expect([set.status, set.body]).toEqual([200, shown]);
      await judge(call, await submit(call, owner), 'REJECTED');
      await ring();
      const [mail] = await smtp.until(1);
      expect(mail?.to).toEqual([address]);
      expect(mail?.headers).toContain('From: Countersign <countersign@example.com>');
      expect(mail?.headers).not.toContain('List-Unsubscribe');
      const token = tokenIn(mail?.text, 'confirm');
      for (const wrong of ['', 'x', token.slice(0, -1), `${crypto.randomUUID()}.${token.split('.')[1]}`]) {
        expect((await confirm(wrong)).status).toBe(400);
      }
      expect((await unsubscribe(token)).status).toBe(204);
      expect(await readEmail()).toMatchObject({ confirmed: false });
      expect((await confirm(token)).status).toBe(204);
      expect(await readEmail()).toEqual({ ...shown, confirmed: true });
      expect((await confirm(token)).status).toBe(400);
      expect(smtp.mails).toHaveLength(1);
    },
  );

  it('is forgotten if it is not confirmed', proves('notifications.email'), async () => {
    await setEmail();
    const [mail] = await smtp.until(1);
    await database.pool.query(
      "UPDATE notification_channels SET created_at = now() - interval '25 hours' WHERE user_id = $1",
      [owner.userId],
    );
    expect((await confirm(tokenIn(mail?.text, 'confirm'))).status).toBe(400);
    await deleteUnconfirmed(db);
    expect(await readEmail()).toBeNull();
  });

  it(
    'says that something happened and links to it; the mail alone cannot approve anything',
    proves('notifications.email'),
    async () => {
      await confirmAddress({ events: ['transaction.owner_needed'] });
      const requestHash = await submit(call, owner);
      await judge(call, requestHash, 'APPROVED', { report: { extracted_elements: { does: ['Sends 1 ETH.'] } } });
      await ring();
      const [mail] = await smtp.until(1);
      expect(mail?.headers).toContain('Subject: Countersign: A transaction needs your decision');
      expect(mail?.headers).toMatch(/Message-ID: <[\w-]{36}@localhost>/);
      expect(mail?.text).toContain(`${testBaseUrl}/app/transactions/${requestHash}`);
      expect(mail?.text).not.toContain('ETH');

      // Whatever a reader does with everything in the mail.
      const token = tokenIn(mail?.text, 'unsubscribe');
      const links = [...`${mail?.headers}\n${mail?.text}`.matchAll(/https?:\/\/[^\s>]+/g)].map(
        ([link]) => new URL(link),
      );
      expect(links).toHaveLength(3);
      for (const { pathname, search } of links) {
        for (const method of ['GET', 'HEAD'])
          await fetch(service.url + pathname + search, { method, redirect: 'manual' });
      }
      const body = { decision: 'APPROVED' };
      for (const credentials of [{}, { token }, { key: token }]) {
        expect((await call(`POST /transactions/${requestHash}/approvals`, { body, ...credentials })).status).toBe(401);
      }
      expect((await confirm(token)).status).toBe(400);
      expect(await readStatus(call, owner, requestHash)).toBe('PENDING');
      expect(await readEmail()).toMatchObject({ confirmed: true });

      expect((await unsubscribe(token)).status).toBe(204);
      expect(await readEmail()).toBeNull();
      expect(await readStatus(call, owner, requestHash)).toBe('PENDING');
    },
  );

  it(
    'keeps a confirmed address if only the events change, and confirms another one again',
    proves('notifications.email'),
    async () => {
      await confirmAddress();
      const events = ['transaction.failed'];
      expect((await setEmail({ events })).body).toMatchObject({ confirmed: true, events });
      expect((await setEmail({ address: 'other@example.com' })).body).toMatchObject({ confirmed: false });
      expect(await smtp.until(1)).toMatchObject([{ to: ['other@example.com'] }]);
      expect((await asOwner('DELETE /notifications/email')).status).toBe(204);
      expect(await readEmail()).toBeNull();
      for (const wrong of ['nobody', 'a@b@c.example', 'a@example.com\r\nBcc: b@example.com', 'A <a@example.com>']) {
        expect((await setEmail({ address: wrong })).status).toBe(400);
      }
    },
  );

  it('is retried if the server is busy, but not if it refuses', proves('notifications.email'), async () => {
    smtp.refuseWith(450);
    await setEmail();
    await vi.waitFor(async () => expect(await stateOfDelivery()).toMatchObject({ state: 'waiting', attempts: 1 }), {
      timeout: 30_000,
    });
    await vi.waitFor(
      async () => expect(service.logLines.some((line) => line.includes('notification failed'))).toBe(true),
      { timeout: 30_000 },
    );
    smtp.refuseWith(550);
    await setEmail({ address: 'nobody@example.com' });
    await vi.waitFor(async () => expect(await stateOfDelivery()).toMatchObject({ state: 'failed', attempts: 1 }), {
      timeout: 30_000,
    });
  });

  it('cannot be confirmed while the account is frozen', proves('webhooks.freeze'), async () => {
    await setEmail();
    const [mail] = await smtp.until(1);
    await asOwner('POST /access/freeze');
    expect((await confirm(tokenIn(mail?.text, 'confirm'))).status).toBe(403);
  });
});

describe('web push', () => {
  const browser = subscribeBrowser();
  const add = (different: object = {}) =>
    asOwner('POST /notifications/push', {
      name: 'Firefox',
      endpoint,
      publicKey: browser.keys.p256dh,
      authSecret: browser.keys.auth,
      ...different,
    });

  it(
    "reaches a browser, encrypted for it and signed with the operator's key",
    proves('notifications.push'),
    async () => {
      const made = await add({ events: ['transaction.owner_needed'] });
      const shown = { id: expect.any(String), name: 'Firefox', events: ['transaction.owner_needed'] };
      expect([made.status, made.body]).toEqual([201, { ...shown, createdAt: expect.any(String) }]);
      expect((await asOwner('GET /notifications')).body).toMatchObject({
        pushPublicKey: vapid.publicKey,
        push: [shown],
      });
      const requestHash = await submit(call, owner);
      await judge(call, requestHash, 'UNDECIDED');
      await ring();
      await vi.waitFor(() => expect(messages).toHaveLength(1), { timeout: 15_000 });
      const [{ headers, body }] = messages as [(typeof messages)[0]];
      expect(browser.read(body)).toEqual({
        id: expect.any(String),
        title: 'Countersign',
        body: 'A transaction needs your decision',
        url: `${testBaseUrl}/app/transactions/${requestHash}`,
      });
      const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
      expect(key).toBe(vapid.publicKey);
      const point = Buffer.from(key, 'base64url');
      const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
      const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
      const { payload } = await jwtVerify(jwt, publicKey);
      expect(payload).toMatchObject({ aud: new URL(endpoint).origin, sub: 'mailto:operator@example.com' });
    },
  );

  it('forgets a browser that has unsubscribed, at the push service or here', proves('notifications.push'), async () => {
    const kept = async () => ((await asOwner('GET /notifications')).body as { push: { id: string }[] }).push;
    await add();
    pushStatus = 404;
    await judge(call, await submit(call, owner), 'REJECTED');
    await ring();
    await vi.waitFor(async () => expect(await kept()).toEqual([]), { timeout: 15_000 });
    const { rowCount } = await database.pool.query(
      "SELECT FROM audit_log WHERE user_id = $1 AND action = 'notification.disable'",
      [owner.userId],
    );
    expect(rowCount).toBe(1);

    await add();
    const [{ id }] = (await kept()) as [{ id: string }];
    expect((await asOwner(`DELETE /notifications/push/${id}`)).status).toBe(204);
    expect((await asOwner(`DELETE /notifications/push/${id}`)).status).toBe(404);
  });

  it.each(['https://127.0.0.1/', 'https://169.254.169.254/', 'http://push.example/', 'push'])(
    'refuses the endpoint %s',
    proves('notifications.push'),
    async (wrong) => {
      const { status, headers } = await add({ endpoint: wrong });
      expect([status, headers.get('problem-code')]).toEqual([400, 'push.endpoint']);
    },
  );
});
