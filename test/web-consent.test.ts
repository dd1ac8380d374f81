import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { installWallet } from '@countersign/harness/browser/browser-wallet';
import { returnToTab } from '@countersign/harness/browser/return-to-tab';
import {
  authorizeQuery,
  beginConsent,
  createPkce,
  exchangeCode,
  registerClient,
} from '@countersign/harness/people/oauth';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const { service, database, baseUrl, uiUrl, storeSession } = await useWebService();
const { call } = service;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const open = (page: Page, session: string) => page.goto(`${uiUrl}/oauth/consent?session=${session}`);

const asUser = async () => {
  const user = await signIn(call);
  return { user, ...(await visit(storeSession(user))) };
};

/** Records where the browser is sent, because nothing listens there. */
async function catchRedirect(page: Page, start: string): Promise<() => URL | null> {
  let seen: URL | null = null;
  await page.route(`${start}**`, (route) => {
    seen = new URL(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>the client</title>' });
  });
  return () => seen;
}

describeInBrowser('the consent page', () => {
  it("takes a client's request over sign-in and approval to its tokens", proves('auth.mode.oauth'), async () => {
    const redirectUri = 'http://127.0.0.1:7788/callback';
    const client = await registerClient(call, { client_name: 'Claude Code', redirect_uris: [redirectUri] });
    const { verifier, challenge } = createPkce();
    const { page } = await visit();
    const wallet = await installWallet(page);
    const redirected = await catchRedirect(page, redirectUri);
    const query = authorizeQuery(client.clientId, {
      redirect_uri: redirectUri,
      code_challenge: challenge,
      state: 'a+b &c',
    });
    await page.goto(`${baseUrl}/oauth/authorize?${query}`);
    await heading(page, 'An agent asks for access');
    await page.getByText('Calls itself').waitFor();
    const text = await page.getByRole('main').textContent();
    expect(text).toContain('Calls itselfClaude CodeSelf-chosen, not verified.');
    expect(text).toContain('A program on this computer');
    expect(text).toContain('Read your transactions, their checks and their verdicts');
    expect(text).toContain('Approve anything in your name');
    expect(text).toContain('Move money, or sign with your wallet');
    expect(await page.getByRole('button', { name: 'Approve access' }).count()).toBe(0);
    await press(page, /Test wallet/);
    await press(page, 'Sign in');
    await press(page, 'Approve access');
    await expect.poll(redirected, { timeout: 15_000 }).not.toBeNull();
    const { searchParams } = redirected() as URL;
    expect(searchParams.get('state')).toBe('a+b &c');
    expect(searchParams.get('iss')).toBe(baseUrl);
    const fields = { code: searchParams.get('code') ?? '', code_verifier: verifier, redirect_uri: redirectUri };
    const tokens = await exchangeCode(call, client, fields);
    expect(tokens.body).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    const [, claims = ''] = tokens.get('access_token').split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      client_id: client.clientId,
      address: expect.stringMatching(new RegExp(wallet.account.address, 'i')),
    });
  });

  it('tells the client about a refusal, and then shows it', async () => {
    const redirectUri = 'https://agent.example/callback';
    const client = await registerClient(call, { redirect_uris: [redirectUri] });
    const session = await beginConsent(call, client.clientId, { redirect_uri: redirectUri });
    const { page } = await asUser();
    const redirected = await catchRedirect(page, redirectUri);
    await open(page, session);
    await heading(page, 'An agent asks for access');
    await page.getByText('agent.example', { exact: true }).waitFor();
    // The second click of a double click that started on another page.
    await page.getByRole('button', { name: 'Approve access', disabled: false }).waitFor();
    await page.evaluate(async () => {
      window.dispatchEvent(new Event('focus'));
      await new Promise(requestAnimationFrame);
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Approve access') button.click();
    });
    await press(page, 'Deny access');
    await expect.poll(redirected, { timeout: 15_000 }).not.toBeNull();
    expect(redirected()?.searchParams.get('error')).toBe('access_denied');
    await page.waitForURL(`${redirectUri}**`);
    await open(page, session);
    await heading(page, 'This request was denied');
  });

  it('returns to an app by its own kind of link, with a button in case nothing happens', async () => {
    const redirectUri = 'cursor://anysphere.cursor-retrieval/oauth/callback';
    const client = await registerClient(call, { client_name: 'Cursor', redirect_uris: [redirectUri] });
    const session = await beginConsent(call, client.clientId, { redirect_uri: redirectUri });
    const { page, complaints } = await asUser();
    await open(page, session);
    await page.getByText('An app on this device that has claimed this kind of link.').waitFor();
    await press(page, 'Approve access');
    await heading(page, 'Approved');
    const link = page.getByRole('link', { name: 'Return to the agent' });
    await expect.poll(() => link.getAttribute('href')).toContain(`${redirectUri}?code=`);
    // A user who returns from another tab still finds it.
    expect(await returnToTab(page)).toEqual([]);
    await open(page, session);
    await heading(page, 'This request is already approved');
    // No app here has registered it.
    complaints.splice(0);
  });

  it('follows no link that would run as a script, whatever the service returns', async () => {
    const { clientId } = await registerClient(call);
    const { page } = await asUser();
    for (const redirectUrl of ['javascript:alert(1)', 'data:text/html,hello', 'http://evil.example/?code=1']) {
      await page.route('**/oauth/approve', (route) => route.fulfill({ json: { redirectUrl } }));
      await open(page, await beginConsent(call, clientId));
      const before = page.url();
      await press(page, 'Approve access');
      await heading(page, 'Redirect blocked');
      expect(page.url()).toBe(before);
      expect(await page.getByRole('link', { name: 'Return to the agent' }).count()).toBe(0);
    }
  });

  it('distinguishes an incomplete link from an unknown request', async () => {
    const { page } = await asUser();
    await page.goto(`${uiUrl}/oauth/consent`);
    await heading(page, 'This link is incomplete');
    for (const session of ['6f1c3c0e-0000-4000-8000-000000000000', 'nonsense']) {
      await open(page, session);
      await heading(page, 'Unknown request');
    }
  });

  it('says that the request has expired or was decided while the page was open', async () => {
    const { clientId } = await registerClient(call);
    const { page, user } = await asUser();
    const expiring = await beginConsent(call, clientId);
    await open(page, expiring);
    await page.getByRole('button', { name: 'Approve access' }).waitFor();
    await database.pool.query(`UPDATE oauth_sessions SET expires_at = now() - interval '1 s' WHERE id = $1`, [
      expiring,
    ]);
    await press(page, 'Approve access');
    await heading(page, 'This request has expired');
    await page.reload();
    await heading(page, 'This request has expired');

    const decided = await beginConsent(call, clientId);
    await open(page, decided);
    await page.getByRole('button', { name: 'Approve access' }).waitFor();
    await call('POST /oauth/approve', { token: user.accessToken, body: { sessionId: decided } });
    await press(page, 'Approve access');
    await heading(page, 'This request has already been decided');
  });

  it('does nothing for another account than the one it shows', async () => {
    const { clientId } = await registerClient(call);
    const session = await beginConsent(call, clientId);
    const { page, user } = await asUser();
    await open(page, session);
    await page.getByText(user.wallet.address.slice(-20)).waitFor();
    const { userId, wallet, refreshToken } = await signIn(call);
    const other = { user: { id: userId, ethereumAddress: wallet.address }, refreshToken };
    // As another tab has just done, before this one knows.
    await page.evaluate((kept) => {
      const opening = indexedDB.open('countersign');
      opening.onsuccess = () =>
        opening.result.transaction('session', 'readwrite').objectStore('session').put(kept, 'current');
    }, other);
    await press(page, 'Approve access');
    await page.getByText(wallet.address.slice(-20)).waitFor();
    expect((await call(`GET /oauth/session-info?session=${session}`)).get('status')).toBe('pending');
  });

  it('says that the service is unreachable, and continues on request', async () => {
    const { clientId } = await registerClient(call);
    const { page, complaints } = await asUser();
    await page.route('**/oauth/session-info*', (route) => route.abort());
    await open(page, await beginConsent(call, clientId));
    await page.getByText('The service cannot be reached').waitFor();
    await page.unroute('**/oauth/session-info*');
    await press(page, 'Try again');
    await page.getByRole('button', { name: 'Deny access' }).waitFor();
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
