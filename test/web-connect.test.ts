import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { installWallet } from '@countersign/harness/browser/browser-wallet';
import { returnToTab } from '@countersign/harness/browser/return-to-tab';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const limits = { contractLimits: true };
const { service, database, uiUrl, storeSession } = await useWebService({ TRUST_PROXY: '1' }, limits);
const { call } = service;

/** From separate addresses, because each may request ten codes a minute. */
async function initiate(): Promise<string> {
  const headers = { 'user-agent': 'TravelAgent/2.1 (<b>bold</b>)', 'x-forwarded-for': '203.0.113.7' };
  const authUrl = (await call('POST /auth/connect/initiate', { headers })).get('authUrl');
  expect(authUrl.startsWith(`${uiUrl}/connect?code=`)).toBe(true);
  return new URL(authUrl).searchParams.get('code') ?? '';
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const poll = async (code: string) => (await call(`GET /auth/connect/status?code=${code}`)).body;

/** Opens the page of a code as a signed-in user. */
async function open(code: string) {
  const user = await signIn(call);
  const visitor = await visit(storeSession(user));
  await visitor.page.goto(`${uiUrl}/connect?code=${code}`);
  return { ...visitor, user };
}

const decide = (user: SignedIn, decision: 'approve' | 'decline', code: string) =>
  call(`POST /auth/connect/${decision}`, { token: user.accessToken, body: { code } });

/** All codes so far; each test uses only its own. */
const endCodes = () => database.pool.query(`UPDATE connection_codes SET expires_at = now() - interval '1 s'`);

describeInBrowser('the connect page', () => {
  it('shows its purpose to visitors, and the purpose of the code after sign-in', proves('connect.page'), async () => {
    const code = await initiate();
    const { page } = await visit();
    await installWallet(page);
    await page.goto(`${uiUrl}/connect?code=${code}`);
    await heading(page, 'An agent wants to connect');
    await press(page, /Test wallet/);
    await press(page, 'Sign in');
    await heading(page, 'Give this agent a key?');
    expect(page.url()).toBe(`${uiUrl}/connect?code=${code}`);
    const text = await page.getByRole('main').textContent();
    expect(text).toContain('203.0.113.7');
    expect(text).toContain('TravelAgent/2.1 (<b>bold</b>)');
    expect(text).toMatch(/Expiresin (10 min|9 min \d+ s)/);
    expect(text).toContain('Submit transactions from your account for verification');
    expect(text).toContain('Move money, or sign with your wallet');
  });

  it('gives the agent its key on approval, and sends the user back to it', async () => {
    const code = await initiate();
    const { page, user } = await open(code);
    await press(page, 'Approve access');
    await heading(page, 'Approved');
    // The new heading takes the focus, for screen readers.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Approved');
    await page.getByText('Return to your agent').waitFor();
    expect(await poll(code)).toMatchObject({ status: 'ready', walletAddress: user.wallet.address });
    // A user who returns from another tab can still read it.
    expect(await returnToTab(page)).toEqual([]);
    await page.reload();
    await heading(page, 'This code has already been used');
  });

  it('gives the agent nothing on refusal', async () => {
    const code = await initiate();
    const { page } = await open(code);
    await press(page, 'Deny access');
    await heading(page, 'Denied');
    expect(await poll(code)).toMatchObject({ statusCode: 410 });
    await page.reload();
    await heading(page, 'This code was denied');
  });

  it('distinguishes a link without a code from an unknown code, including a number', async () => {
    const { page } = await open('11111111111111111111111111111111');
    await heading(page, 'Unknown code');
    expect(page.url()).toContain('11111111111111111111111111111111');
    for (const search of ['', '?code=']) {
      await page.goto(`${uiUrl}/connect${search}`);
      await heading(page, 'This link has no code');
    }
  });

  it('says that the code has expired, also while the page is open', async () => {
    const code = await initiate();
    const { page } = await open(code);
    await heading(page, 'Give this agent a key?');
    await endCodes();
    await press(page, 'Approve access');
    await heading(page, 'This code has expired');
    await page.reload();
    await heading(page, 'This code has expired');
  });

  it('refreshes at the expiry by the clock of the page', async () => {
    const code = await initiate();
    const user = await signIn(call);
    const { page } = await visit(storeSession(user));
    await page.clock.install();
    await page.goto(`${uiUrl}/connect?code=${code}`);
    await heading(page, 'Give this agent a key?');
    await endCodes();
    await page.clock.fastForward('10:01');
    await heading(page, 'This code has expired');
  });

  it('says that the code was approved meanwhile, here or earlier', async () => {
    const code = await initiate();
    const { page } = await open(code);
    await heading(page, 'Give this agent a key?');
    await decide(await signIn(call), 'approve', code);
    await press(page, 'Approve access');
    await heading(page, 'This code is already approved');
    await page.reload();
    await heading(page, 'This code is already approved');
  });

  it('says when to retry after too many approvals', async () => {
    const code = await initiate();
    const { page, user } = await open(code);
    await heading(page, 'Give this agent a key?');
    for (let times = 0; times < 5; times += 1) await decide(user, 'approve', 'does not exist');
    await press(page, 'Approve access');
    await page.getByText('Too many attempts').waitFor();
    await page.getByText(/Try again in \d+ seconds/).waitFor();
    expect(await poll(code)).toEqual({ status: 'pending' });
  });

  it('says that the service is unreachable, and continues on request', async () => {
    const code = await initiate();
    const { page, complaints } = await visit(storeSession(await signIn(call)));
    await page.route('**/auth/connect/info*', (route) => route.abort());
    await page.goto(`${uiUrl}/connect?code=${code}`);
    await page.getByText('The service cannot be reached').waitFor();
    await page.unroute('**/auth/connect/info*');
    await press(page, 'Try again');
    await heading(page, 'Give this agent a key?');
    await page.route('**/auth/connect/approve', (route) => route.abort());
    await press(page, 'Approve access');
    await page.getByText('The service cannot be reached').waitFor();
    await page.unroute('**/auth/connect/approve');
    await press(page, 'Approve access');
    await heading(page, 'Approved');
    expect(complaints.splice(0)).toHaveLength(2);
  });
});
