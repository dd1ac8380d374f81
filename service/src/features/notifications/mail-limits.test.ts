import { proves } from '@countersign/harness/proves';
import { enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { startSmtpServer } from '@countersign/harness/servers/smtp-server';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { mailLimits } from '@countersign/protocol';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { deleteOldMailQuotas } from './mail-quota.ts';

const smtp = await startSmtpServer();
const { database, service, startInstance } = await useTestService({
  SMTP_URL: smtp.url,
  SMTP_FROM: 'Countersign <countersign@example.com>',
  TRUST_PROXY: '1',
});
const { call } = service;
const { pool } = database;
const other = await startInstance();
afterAll(() => smtp.stop());

let users: Owner[];
beforeEach(async () => {
  await pool.query('DELETE FROM mail_quotas; DELETE FROM notification_deliveries; DELETE FROM notification_channels');
  users = await Promise.all(Array.from({ length: 5 }, () => enrolOwner(call)));
  smtp.mails.length = 0;
});

const address = 'Victim@Example.com';
const tokenOf = (user: number) => users[user]?.accessToken ?? '';
const set = (user: number, to: string, { by = call, ip = '192.0.2.1' } = {}) =>
  by('PUT /notifications/email', {
    token: tokenOf(user),
    headers: { 'x-forwarded-for': ip },
    body: { address: to },
  });
const forget = (user: number) => call('DELETE /notifications/email', { token: tokenOf(user) });
const countOrdered = async () =>
  (await pool.query("SELECT FROM notification_deliveries WHERE event = 'confirm'")).rowCount ?? 0;
const tokenIn = (text: string | undefined, use: string) =>
  text?.match(new RegExp(`${testBaseUrl}/app/mail/${use}#(\\S+)`))?.[1] ?? '';

/** Refused with this code and a time to retry, and no mail is queued. */
async function expectRefused(ask: ReturnType<typeof set>, code: string, atMostSeconds: number): Promise<void> {
  const { status, headers, body } = await ask;
  expect([status, headers.get('problem-code')]).toEqual([429, code]);
  expect((body as { message: string }).message).toMatch(/^address: /);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(atMostSeconds);
}

const DAY = 24 * 60 * 60;

describe('confirmation mails', () => {
  it(
    'go to a recipient three times a day, for any users and in any letter case',
    proves('notifications.mail-limits'),
    async () => {
      const spellings = [address, address.toLowerCase(), address.toUpperCase()];
      for (const [user, spelling] of spellings.entries()) {
        const by = user === 1 ? other.call : call;
        expect((await set(user, spelling, { by, ip: `192.0.2.${user}` })).status).toBe(200);
        expect((await forget(user)).status).toBe(204);
      }
      for (const by of [call, other.call]) {
        await expectRefused(set(3, 'victim@example.COM', { by, ip: '192.0.2.9' }), 'limit.mails', DAY);
      }
      expect(await countOrdered()).toBe(0);
      expect((await set(3, 'somebody.else@example.com')).status).toBe(200);
      await pool.query("UPDATE mail_quotas SET ends_at = now() - interval '1 second'");
      expect((await set(4, address)).status).toBe(200);
    },
  );

  it('are counted for the network of the client', proves('notifications.mail-limits'), async () => {
    for (let sent = 0; sent < mailLimits.network; sent += 1) {
      expect((await set(sent % users.length, `somebody-${sent}@example.com`)).status).toBe(200);
    }
    for (const by of [call, other.call])
      await expectRefused(set(0, 'one-more@example.com', { by }), 'limit.mails', DAY);
    expect((await set(0, 'one-more@example.com', { ip: '198.51.100.1' })).status).toBe(200);
  });

  it('are not sent to a recipient with an open confirmation', proves('notifications.mail-limits'), async () => {
    expect((await set(0, address)).status).toBe(200);
    await expectRefused(set(1, address.toLowerCase(), { by: other.call }), 'email.open', DAY);
    expect((await set(2, 'somebody.else@example.com')).status).toBe(200);
    // Nor to the same user again, who may choose other events meanwhile.
    for (const spelling of [address, address.toUpperCase()]) {
      expect((await set(0, spelling)).body).toMatchObject({ address, confirmed: false });
    }
    expect(await countOrdered()).toBe(2);
  });

  it.each([
    [
      'confirmed it',
      (text?: string) => call('POST /notifications/email/confirm', { body: { token: tokenIn(text, 'confirm') } }),
    ],
    [
      'declined it',
      (text?: string) =>
        call(`POST /notifications/email/unsubscribe/${tokenIn(text, 'unsubscribe')}`, {
          raw: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
    ],
    [
      'let it expire',
      async () => {
        await pool.query("UPDATE notification_channels SET created_at = now() - interval '25 hours'");
        return { status: 204 };
      },
    ],
  ])('are sent again after the recipient has %s', proves('notifications.mail-limits'), async (_what, answer) => {
    await set(0, address);
    const [mail] = await smtp.until(1);
    expect((await answer(mail?.text)).status).toBe(204);
    expect((await set(1, address)).status).toBe(200);
  });

  it('requested by many users at once on two instances are one mail', proves('notifications.mail-limits'), async () => {
    const answers = await Promise.all(users.map((_, user) => set(user, address, { by: user % 2 ? call : other.call })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429]);
    expect(await countOrdered()).toBe(1);
  });
});

it('deletes windows that have ended', async () => {
  const opened = openDatabase(database.url, () => {});
  onTestFinished(() => opened.pool.end());
  await set(0, address);
  await pool.query("UPDATE mail_quotas SET ends_at = now() - interval '1 second' WHERE subject LIKE 'recipient %'");
  await deleteOldMailQuotas(opened.db);
  expect((await pool.query('SELECT subject FROM mail_quotas')).rows).toEqual([{ subject: 'network 192.0.2.1' }]);
});
