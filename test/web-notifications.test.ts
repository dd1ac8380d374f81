import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { subscribeBrowser } from '@countersign/harness/browser/push-browser';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { startSmtpServer } from '@countersign/harness/servers/smtp-server';
import { startReceiver } from '@countersign/harness/servers/webhook-receiver';
import type { Locator, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, it } from 'vitest';
import webPush from 'web-push';

const [receiver, smtp] = await Promise.all([startReceiver(), startSmtpServer()]);
afterAll(() => Promise.all([receiver.stop(), smtp.stop()]));
const vapid = webPush.generateVAPIDKeys();
const { service, uiUrl, storeSession } = await useWebService({
  WEBHOOK_HOSTS: receiver.host,
  SMTP_URL: smtp.url,
  SMTP_FROM: 'countersign@example.com',
  WEB_PUSH_PUBLIC_KEY: vapid.publicKey,
  WEB_PUSH_PRIVATE_KEY: vapid.privateKey,
  WEB_PUSH_SUBJECT: 'mailto:operator@example.com',
});
const { call } = service;

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const field = (within: Locator, label: string) => within.getByLabel(label, { exact: true });
const said = (within: Locator, text: string) => within.getByRole('status').filter({ hasText: text }).waitFor();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openSettings() {
  const owner = await signIn(call);
  const visitor = await visit(storeSession(owner));
  return { ...visitor, owner, goto: () => visitor.page.goto(`${uiUrl}/settings#notifications`) };
}

describeInBrowser('the notifications of the settings page', () => {
  it(
    'adds a webhook, shows its secret once, tests it, replays a delivery, and deletes it',
    proves('notifications.page'),
    async () => {
      const { page, goto, complaints } = await openSettings();
      await goto();
      const hooks = part(page, 'Webhooks');
      await button(hooks, 'Add webhook').click();
      await field(hooks, 'Name').fill('Ops');
      await field(hooks, 'URL').fill('https://169.254.169.254/latest/meta-data');
      await button(hooks, 'Add webhook').click();
      await hooks.getByText(/^Must start with https/).waitFor();
      await field(hooks, 'URL').fill(receiver.url);
      const arriving = Promise.withResolvers<void>();
      await page.route('**/webhooks', (route) => arriving.promise.then(() => route.continue()));
      await button(hooks, 'Add webhook').click();
      // A secret that the user has not seen must not be left behind.
      await expect.poll(() => button(hooks, 'Cancel').getAttribute('aria-disabled')).toBe('true');
      arriving.resolve();
      await said(hooks, 'Added “Ops”.');
      const secret = (await hooks.getByText(/^whsec_/).textContent()) ?? '';

      // Two queued clicks, as on a busy device, count as one.
      await button(hooks, 'Send test to Ops').evaluate(async (element: HTMLElement) => {
        element.click();
        // What happens before the next queued click, and before any timer.
        for (let turn = 0; turn < 100; turn += 1) await null;
        element.click();
      });
      const [first] = await receiver.until(1);
      expect(new Webhook(secret).verify(first?.text ?? '', first?.headers ?? {})).toMatchObject({ type: 'test' });
      await hooks.getByText(/^Test · Delivered/).waitFor();
      await button(hooks, 'Send again: Test').click();
      const [, again] = await receiver.until(2);
      expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(await findBarriers(page)).toEqual([]);

      await page.reload();
      await button(hooks, 'Delete Ops').waitFor();
      expect(await hooks.getByText(/whsec_/).count()).toBe(0);
      await button(hooks, 'Delete Ops').click();
      const dialog = page.getByRole('dialog', { name: 'Delete “Ops”?' });
      const yes = button(dialog, 'Delete webhook');
      await expect.poll(() => yes.getAttribute('aria-disabled'), { timeout: 10_000 }).toBe('false');
      await page.route('**/webhooks/*', (route) => route.abort());
      await yes.click();
      await dialog.getByText('The service cannot be reached').waitFor();
      await page.unroute('**/webhooks/*');
      await yes.click();
      await hooks.getByText(/^None yet/).waitFor();
      // For the refused URL, and for the unreachable service.
      expect(complaints.splice(0).filter((each) => !/400|ERR_FAILED/.test(each))).toEqual([]);
    },
  );

  it(
    'confirms an address by its mail, and unsubscribes by a link in the mail',
    proves('notifications.page'),
    async () => {
      const { page, goto, owner } = await openSettings();
      await goto();
      const mails = part(page, 'E-mail');
      await field(mails, 'E-mail address').fill('owner@example.com');
      await mails.getByRole('checkbox', { name: 'Failed' }).uncheck();
      await button(mails, 'Save address').click();
      await said(mails, 'A link to confirm the address is on its way.');
      await mails.getByText(/^Not confirmed yet/).waitFor();
      const [mail] = await smtp.until(1);
      const link = /https?:\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? '';

      // The reader of the mail need not be signed in.
      const { page: elsewhere } = await visit();
      await elsewhere.goto(link);
      await button(elsewhere, 'Confirm address').click();
      await elsewhere.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
      expect(await findBarriers(elsewhere)).toEqual([]);
      await elsewhere.goto('about:blank');
      await elsewhere.goto(link);
      await button(elsewhere, 'Confirm address').click();
      await elsewhere.getByRole('heading', { name: 'This link does not work' }).waitFor();

      await page.reload();
      await button(mails, 'Stop e-mails').waitFor();
      expect(await mails.getByText(/^Not confirmed yet/).count()).toBe(0);
      const token = { token: owner.accessToken };
      expect((await call('GET /notifications', token)).body).toMatchObject({ email: { confirmed: true } });
      await button(mails, 'Stop e-mails').click();
      await said(mails, 'No more e-mails are sent.');
      expect((await call('GET /notifications', token)).body).toMatchObject({ email: null });
    },
  );

  it(
    "registers the browser's worker under the content security policy, and sends its push address to the service",
    proves('notifications.page'),
    async () => {
      const { page, goto, owner, complaints } = await openSettings();
      await page.context().grantPermissions(['notifications']);
      // A browser's push service is on the internet.
      const { keys } = subscribeBrowser();
      await page.addInitScript((given) => {
        PushManager.prototype.subscribe = async () =>
          ({ toJSON: () => ({ endpoint: 'https://push.example/1', keys: given }) }) as unknown as PushSubscription;
      }, keys);
      await goto();
      const browsers = part(page, 'Push notifications');
      await button(browsers, 'Notify this browser').click();
      await said(browsers, 'This browser will be notified.');
      const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
      expect(worker).toBe(`${uiUrl}/push-worker.js`);
      expect((await call('GET /notifications', { token: owner.accessToken })).body).toMatchObject({
        push: [{ name: 'Chrome on Linux' }],
      });
      await button(browsers, 'Stop notifying Chrome on Linux').click();
      await said(browsers, 'That browser is no longer notified.');
      expect(complaints).toEqual([]);
    },
  );
});
