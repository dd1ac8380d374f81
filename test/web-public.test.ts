import { startValidatorServer } from '@countersign/harness/arbiter/validator-server';
import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { enrolOwner, judge, submit } from '@countersign/harness/requests/transactions';
import { confidenceThreshold } from '@countersign/protocol';
import { expect, it } from 'vitest';
import { validateInTest } from '../validator/src/whole/validate.fixture.ts';
import { examples } from '../web/src/pages/playground/examples.ts';

const validator = await startValidatorServer();
const { service, uiUrl, storeSession } = await useWebService({ VALIDATOR_URL: validator.url });
const { call } = service;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

it.each(examples.map((example) => [example.title, example] as const))(
  'the example “%s” comes out as it says',
  async (_title, { kind, words, action }) => {
    const { decision, confidence } = await validateInTest({ human_intent: words, proposed_tx: action });
    const outcome = confidence < confidenceThreshold ? 'ask' : decision === 'PASS' ? 'honest' : 'attack';
    expect(outcome).toBe(kind);
  },
);

describeInBrowser('the playground', () => {
  it('checks examples and custom requests, shows words and bytes side by side, and shares them by the URL fragment alone', async () => {
    const { page } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${uiUrl}/playground`);
    await page.getByRole('button', { name: /One zero too many/ }).click();
    await page.getByRole('heading', { name: 'The arbiter would reject this' }).waitFor();
    await page.getByText('The intent says 100 USDC, but the call moves 1,000 USDC').first().waitFor();
    await page.getByRole('heading', { name: 'What it would do' }).waitFor();
    await page.getByText('To make it pass:').waitFor();
    const shared = page.url();
    expect(shared).toContain('/playground#');
    expect(await findBarriers(page)).toEqual([]);

    await page.setViewportSize(phone.viewport);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    await page.getByLabel('Value in wei').fill('one');
    await page.getByRole('button', { name: 'Check request' }).click();
    await page.getByText('Must be a whole number of wei').waitFor();
    await page.getByLabel('Value in wei').fill('0');
    await page.getByLabel('What you asked for').fill('Send 1,000 USDC to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045');
    await page.getByRole('button', { name: 'Check request' }).click();
    await page.getByRole('heading', { name: 'The arbiter would approve this' }).waitFor();
    // The form is the same one that was typed into.
    const check = page.getByRole('button', { name: 'Check request' });
    expect(await check.evaluate((element) => element === document.activeElement)).toBe(true);

    const { page: other } = await visit();
    await other.goto(shared);
    await other.getByLabel('What you asked for').waitFor();
    await expect.poll(() => other.getByLabel('What you asked for').inputValue()).toContain('Send 100 USDC');
    expect(asked.some((url) => url.includes('#'))).toBe(false);
  });

  it('treats a hostile link as plain text, and explains a disabled or rate-limited playground', async () => {
    const { page, complaints } = await visit();
    const words = '<img src=x onerror="window.wasRun=1"> send 1 ETH \u202e';
    const fragment = Buffer.from(JSON.stringify([words, { to: '<script>' }])).toString('base64url');
    await page.goto(`${uiUrl}/playground#${fragment}`);
    await page.getByRole('button', { name: 'Check request' }).click();
    await page.getByText('Must be an address: 0x and 40 hex digits').waitFor();
    await page.goto(`${uiUrl}/playground#%%%`);
    const refuse = (status: number, code: string) =>
      page.route('**/playground/validate', (route) =>
        route.fulfill({
          status,
          headers: { 'problem-code': code, 'access-control-expose-headers': 'problem-code' },
          json: { statusCode: status, message: 'no', error: 'No' },
        }),
      );
    await refuse(503, 'playground.off');
    await page.getByRole('button', { name: /A plain payment/ }).click();
    await page.getByText('The playground is switched off here').waitFor();
    await page.unroute('**/playground/validate');
    await refuse(429, 'http.too_many');
    await page.getByRole('button', { name: 'Check request' }).click();
    await page.getByText('Too many attempts').waitFor();
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    complaints.splice(0);
  });
});

describeInBrowser('public pages', () => {
  it("shows an agent's figures as a chart and as a table, and what its owner publishes", async () => {
    const owner = await enrolOwner(call);
    await judge(call, await submit(call, owner), 'APPROVED');
    await judge(call, await submit(call, owner), 'REJECTED');
    const { page } = await visit();
    await page.goto(`${uiUrl}/a/${owner.wallet.address}`);
    await page.getByRole('heading', { name: 'Public profile' }).waitFor();
    await page.getByRole('img', { name: /2 verdicts/ }).waitFor();
    await expect.poll(() => page.getByText('Private', { exact: true }).count()).toBe(2);
    await page.getByRole('button', { name: 'Show table' }).click();
    await page.getByRole('columnheader', { name: 'Rejected' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`${uiUrl}/a/0x00000000000000000000000000000000000000aa`);
    await page.getByRole('heading', { name: 'No account with this address' }).waitFor();
  });

  it('lists the verification services', async () => {
    const { page } = await visit(storeSession(await enrolOwner(call)));
    await page.goto(`${uiUrl}/services`);
    await page.getByRole('heading', { name: 'Verification services' }).waitFor();
    await page.getByText('Signs with').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it("leads from a phone into a wallet's browser, and from a desktop to a phone", async () => {
    const { page } = await visit(phone);
    await page.goto(`${uiUrl}/transactions/0xabc`);
    const link = page.getByRole('link', { name: 'MetaMask' });
    await link.waitFor();
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`https://link.metamask.io/dapp/${new URL(uiUrl).host}/app/transactions/0xabc`);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findBarriers(page)).toEqual([]);
    const { page: desk } = await visit();
    await desk.goto(uiUrl);
    await desk.getByRole('button', { name: 'Continue with the wallet on your phone' }).click();
    await desk.getByRole('img', { name: 'The URL of this page as a QR code' }).waitFor();
    expect(await findBarriers(desk)).toEqual([]);
  });
});
