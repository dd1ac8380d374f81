import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { signIn } from '@countersign/harness/people/wallet';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  readStatus,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const { service, baseUrl, uiUrl, storeSession } = await useWebService();
const { call } = service;
const ownerDecides = 1;
const patience = { timeout: 15_000 };

/** A request that waits for its owner, with what the arbiter's report says of it. */
async function ask(owner: Owner, does: string | null, decision: 'APPROVED' | 'UNDECIDED' = 'APPROVED', fails = false) {
  const hash = await submit(call, owner, { userPrompt: `Please: ${does}` });
  const results = fails ? { amount_matching: { status: 'FAIL' } } : {};
  const report = { extracted_elements: { does: does === null ? undefined : [does] }, results };
  await judge(call, hash, decision, { report, analysis: fails ? 'The amounts differ. More.' : 'They agree.' });
  return hash;
}

/** The tools of an agent in its own browser. */
const agentAsks = (agent: Page, owner: Owner, path: string, sent?: Record<string, unknown>) =>
  agent.evaluate(
    async ({ url, key, body }) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      const answer = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
      return (await answer.json()) as Record<string, string>;
    },
    { url: `${baseUrl}${path}`, key: owner.key, body: sent },
  );

const waiting = (page: Page) => page.getByRole('table', { name: 'Waiting for you' });
const rowOf = (page: Page, text: string) => waiting(page).getByRole('row').filter({ hasText: text });
const linkOf = (page: Page, text: string) => rowOf(page, text).getByRole('link');

/** The texts of the rows, without the head. */
const said = async (page: Page) => (await waiting(page).getByRole('row').allTextContents()).slice(1);

/** Marks the transaction of this page as opened. */
const wasNoted = (page: Page) =>
  page.waitForFunction(() => {
    const hash = location.pathname.split('/').at(-1) ?? '';
    return localStorage.getItem('countersign.opened')?.includes(hash);
  });

/** Opens a transaction and returns. */
async function openAndReturn(page: Page, text: string) {
  await linkOf(page, text).click();
  await page.waitForURL(/\/transactions\/0x/);
  await wasNoted(page);
  await page.goBack();
  await waiting(page).waitFor();
}

describeInBrowser('the inbox', () => {
  it('lists pending requests, failing first, and allows decisions only on opened ones that the arbiter approves', async () => {
    const owner = await enrolOwner(call, ownerDecides);
    const [agreed, refused] = [await ask(owner, 'Send 250 USDC to 0xaa'), await ask(owner, 'Send 7 USDC to 0xbb')];
    await ask(owner, 'Send 100,000 USDC to 0xcc', 'UNDECIDED', true);
    await ask(owner, 'Let 0xdd take up to 5 USDC', 'UNDECIDED');
    const { page } = await visit(storeSession(owner));
    await page.goto(uiUrl);
    await waiting(page).waitFor();
    await expect
      .poll(() => said(page))
      .toEqual([
        expect.stringMatching(/^Checks failSend 100,000 USDC to 0xcc The amounts differ\..*“agent”.*Open to decide$/),
        expect.stringMatching(/^Not sureLet 0xdd take up to 5 USDC/),
        expect.stringMatching(/^AgreesSend 7 USDC to 0xbb/),
        expect.stringMatching(/^AgreesSend 250 USDC to 0xaa/),
      ]);
    await expect.poll(() => page.title()).toBe('(4) Inbox · Countersign');
    expect(await waiting(page).getByRole('button').count()).toBe(0);

    await openAndReturn(page, '0xcc');
    // Against the arbiter, the list only offers a rejection.
    await expect.poll(() => rowOf(page, '0xcc').getByRole('button').allTextContents()).toEqual(['Reject…']);
    expect(await rowOf(page, '0xaa').getByRole('button').count()).toBe(0);

    await openAndReturn(page, '0xaa');
    expect(await findBarriers(page)).toEqual([]);
    await rowOf(page, '0xaa').getByRole('button', { name: 'Approve…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve this transaction?' });
    await expect.poll(() => dialog.textContent()).toContain('Send 250 USDC to 0xaa');
    const arriving = Promise.withResolvers<void>();
    await page.route('**/approvals', (route) => arriving.promise.then(() => route.continue()));
    await dialog.getByRole('button', { name: 'Approve transaction' }).dblclick();
    // It appears cancelled only where it was cancelled.
    await dialog.locator('[aria-busy=true]').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click({ force: true });
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    expect(await dialog.isVisible()).toBe(true);
    arriving.resolve();
    await dialog.waitFor({ state: 'detached' });
    await page.unroute('**/approvals');
    await rowOf(page, '0xaa').getByText('No longer waiting').waitFor();
    expect(await readStatus(call, owner, agreed)).toBe('APPROVED');
    const lately = page.getByRole('table', { name: 'Recently decided' });
    await lately.getByText('Send 250 USDC to 0xaa').waitFor();
    await expect.poll(() => page.title(), patience).toBe('(3) Inbox · Countersign');

    await openAndReturn(page, '0xbb');
    await rowOf(page, '0xbb').getByRole('button', { name: 'Reject…' }).click();
    await page.getByRole('button', { name: 'Reject transaction' }).click();
    await rowOf(page, '0xbb').getByText('No longer waiting').waitFor();
    expect(await readStatus(call, owner, refused)).toBe('REJECTED');
  });

  it('shows new requests of an agent in another browser by itself, but moves no row under a pointer or focus', async () => {
    const owner = await enrolOwner(call, ownerDecides);
    const { page } = await visit(storeSession(owner));
    await page.goto(uiUrl);
    await page.getByRole('heading', { name: 'Connect an agent' }).waitFor();
    const { page: agent } = await visit();
    await agent.goto(uiUrl);
    const { requestHash: first = '' } = await agentAsks(
      agent,
      owner,
      '/transactions',
      transferFields(owner.wallet.address),
    );
    const report = { extracted_elements: { does: ['Send 1 USDC to 0xaa'] } };
    await judge(call, first, 'APPROVED', { report });
    await linkOf(page, '0xaa').waitFor();
    await ask(owner, 'Send 2 USDC to 0xbb');
    await linkOf(page, '0xbb').waitFor();
    await expect.poll(() => page.title(), { timeout: 30_000 }).toBe('(2) Inbox · Countersign');

    await linkOf(page, '0xaa').hover();
    const place = await linkOf(page, '0xaa').boundingBox();
    await ask(owner, 'Send 3 USDC to 0xcc', 'UNDECIDED', true);
    const news = page.getByRole('button', { name: 'Show 1 new request' });
    await news.waitFor();
    // Decided elsewhere meanwhile: the row says so in place.
    await decide(call, first, { token: owner.accessToken, body: { decision: 'REJECTED' } });
    await rowOf(page, '0xaa').getByText('No longer waiting').waitFor();
    expect(await linkOf(page, '0xaa').boundingBox()).toEqual(place);
    expect(await agentAsks(agent, owner, `/transactions/${first}`)).toMatchObject({ status: 'REJECTED' });
    expect(await linkOf(page, '0xcc').count()).toBe(0);
    await news.click();
    await expect
      .poll(() => said(page), patience)
      .toEqual([expect.stringContaining('0xcc'), expect.stringContaining('0xbb')]);

    await linkOf(page, '0xbb').focus();
    await ask(owner, 'Send 4 USDC to 0xee', 'UNDECIDED', true);
    await news.waitFor();
    await expect.poll(() => said(page)).toHaveLength(2);
  });

  it('requires a changed transaction to be opened again, and shares nothing with the next user', async () => {
    const owner = await enrolOwner(call, ownerDecides);
    const hash = await ask(owner, 'Send 1 USDC to 0xaa');
    const { page } = await visit(storeSession(owner));
    await page.goto(uiUrl);
    await openAndReturn(page, '0xaa');
    const button = rowOf(page, '0xaa').getByRole('button', { name: 'Approve…' });
    await button.waitFor();
    // A key's approval never counts as the owner's, but it is a change.
    await decide(call, hash, { key: owner.key, body: { decision: 'APPROVED' } });
    await rowOf(page, '0xaa').getByText('Open to decide').waitFor();
    expect(await button.count()).toBe(0);
  });

  it('works on a phone and by keyboard alone; third-party text stays text', async () => {
    const owner = await enrolOwner(call, ownerDecides);
    const hostile = '<img src=x onerror=alert(1)> 0 USDC ✓ \u202eCDSU 1 dneS';
    // A request cannot mark itself as a sample; a key that its owner named so can.
    const own = { userPrompt: `${hostile} ${'long '.repeat(2000)}`, contextLogs: { sample: true } };
    const hash = await submit(call, owner, own);
    await judge(call, hash, 'APPROVED');
    const sample = await call('POST /user-api-keys', { token: owner.accessToken, body: { name: 'Sample: Trader' } });
    await judge(
      call,
      await submit(call, { ...owner, key: sample.get('secret') }, { userPrompt: 'a sample' }),
      'APPROVED',
    );
    const { page } = await visit({ ...storeSession(owner), viewport: { width: 390, height: 844 } });
    await page.goto(uiUrl);
    const marked = waiting(page).getByTitle('Made by npm run sample');
    await marked.waitFor();
    await expect.poll(() => marked.count()).toBe(1);
    await linkOf(page, 'a sample').click();
    await page.getByTitle('Made by npm run sample').waitFor();
    await page.goBack();
    const text = await linkOf(page, '0 USDC').textContent();
    expect(text).toContain('Asked for: “<img src=x onerror=alert(1)> 0 USDC ✓ U+202E');
    const box = await rowOf(page, '0 USDC').boundingBox();
    expect(box?.height).toBeLessThan(300);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findBarriers(page)).toEqual([]);
    await linkOf(page, '0 USDC').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(hash));
    await wasNoted(page);
    await page.goBack();
    const reject = rowOf(page, '0 USDC').getByRole('button', { name: 'Reject…' });
    await reject.focus();
    await expect
      .poll(() => reject.evaluate((button) => button.getBoundingClientRect().height))
      .toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await readStatus(call, owner, hash)).toBe('PENDING');
  });

  it('teaches the first steps on an empty account, and says that the service is down', async () => {
    const { page, complaints } = await visit(storeSession(await signIn(call)));
    await page.goto(uiUrl);
    await page.getByText(/claude mcp add --transport http countersign http.+\/mcp/).waitFor();
    await page.getByText(/curl -X POST http.+\/auth\/connect\/initiate/).waitFor();
    expect(await page.getByText('npm run sample').count()).toBe(0);
    await expect.poll(() => page.title()).toBe('Inbox · Countersign');
    expect(await findBarriers(page)).toEqual([]);
    for (const path of ['**/transactions/users/**', '**/events']) await page.route(path, (route) => route.abort());
    await page.reload();
    await page.getByText('The service cannot be reached').waitFor();
    // The rejected requests are all gone by then.
    for (const path of ['**/transactions/users/**', '**/events']) await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Open the playground' }).waitFor();
    for (const each of complaints.splice(0)) expect(each).toContain('net::ERR_FAILED');
  });
});
