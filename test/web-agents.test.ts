import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { installWallet } from '@countersign/harness/browser/browser-wallet';
import {
  approve,
  beginConsent,
  createPkce,
  exchangeCode,
  exchangeRefresh,
  registerClient,
} from '@countersign/harness/people/oauth';
import { createWallet, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { enrolOwner, readStatus, submit } from '@countersign/harness/requests/transactions';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const { service, baseUrl, uiUrl, storeSession } = await useWebService();
const { call } = service;
const phone = { width: 390, height: 844 };

/** A client of this name with tokens of the user. */
async function letIn(user: SignedIn, name: string) {
  const client = await registerClient(call, { client_name: name });
  const { verifier, challenge } = createPkce();
  const session = await beginConsent(call, client.clientId, { code_challenge: challenge });
  const code = await approve(call, user, session);
  const tokens = await exchangeCode(call, client, { code, code_verifier: verifier });
  return () => exchangeRefresh(call, client, tokens.get('refresh_token'));
}

/** A key that an agent obtained by a code. */
async function connect({ accessToken: token }: SignedIn): Promise<string> {
  const code = (await call('POST /auth/connect/initiate')).get('code');
  await call('POST /auth/connect/approve', { token, body: { code } });
  return (await call(`GET /auth/connect/status?code=${code}`)).get('apiKey');
}

const agents = (page: Page) => page.getByRole('list', { name: 'Agents with access' });
const open = async (page: Page, place = 'agents') => {
  await page.goto(`${uiUrl}/${place}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const useKey = async (key: string, { wallet }: SignedIn) =>
  (await call(`GET /users/${wallet.address}`, { key })).status;

describeInBrowser('the Agents page', () => {
  it('lists every access with its permissions and claimed name, and revokes one of each kind', async () => {
    const owner = await enrolOwner(call);
    const connected = await connect(owner);
    const [claude, cursor] = [await letIn(owner, 'Claude Code'), await letIn(owner, 'Cursor')];
    await letIn(await signIn(call), 'of somebody else');
    const { page } = await visit(storeSession(owner));
    await open(page);
    await agents(page).waitFor();
    await expect
      .poll(() => agents(page).getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['“Cursor”', '“Claude Code”', '“Connected agent”', '“agent”']);
    const row = (name: string) =>
      agents(page)
        .getByRole('listitem')
        .filter({ hasText: `“${name}”` });
    await expect.poll(() => row('agent').textContent()).toMatch(/API key you created.*Does not expire/);
    await expect.poll(() => row('Connected agent').textContent()).toContain('Key from a connection code');
    await expect.poll(() => row('Cursor').textContent()).toContain('Can submit and read your transactions');
    await row('agent').getByText('Can submit, read, and object to your transactions').click();
    await row('agent').getByText('Approve anything in your name').waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Revoke access of Claude Code' }).click();
    await page.getByRole('dialog').getByText('Access ends for “Claude Code”.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await confirm(page, 'Cancel');
    expect((await cursor()).status).toBe(200);
    for (const [left, name] of [
      [3, 'Claude Code'],
      [2, 'Connected agent'],
      [1, 'agent'],
    ] as const) {
      await page.getByRole('button', { name: `Revoke access of ${name}`, exact: true }).click();
      await confirm(page, 'Revoke access');
      await page.getByRole('heading', { name: `Agents with access (${left})` }).waitFor();
    }
    expect((await claude()).status).toBe(400);
    expect([await useKey(connected, owner), await useKey(owner.key, owner)]).toEqual([401, 401]);
    await page.getByText('3 revoked or expired').click();
    expect(await page.getByRole('list', { name: 'Agents without access' }).getByRole('button').count()).toBe(0);
  });

  it('says that no agent has access, and shows how to connect one', async () => {
    const { page } = await visit(storeSession(await signIn(call)));
    await open(page);
    await page.getByText('No agent has access to your account.').waitFor();
    expect(await agents(page).count()).toBe(0);
    const snippet = page.getByRole('tabpanel');
    await expect
      .poll(() => snippet.textContent())
      .toContain(`claude mcp add --transport http countersign ${baseUrl}/mcp`);
    await page.getByRole('tab', { name: 'Claude Code' }).focus();
    await page.keyboard.press('ArrowRight');
    const config = JSON.parse((await snippet.locator('pre').textContent()) ?? '');
    expect(config).toEqual({ mcpServers: { countersign: { type: 'http', url: `${baseUrl}/mcp` } } });
  });

  it('creates a key by keyboard alone and shows it once; the snippets it shows work', async () => {
    const owner = await signIn(call);
    const { page } = await visit(storeSession(owner));
    await open(page);
    await page.getByRole('button', { name: 'Create an API key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Give it a name').waitFor();
    await page.keyboard.type('Trading server');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    const arriving = Promise.withResolvers<void>();
    await page.route('**/user-api-keys', (route) => arriving.promise.then(() => route.continue()));
    await page.keyboard.press('Enter');
    // A key that the user has not seen must not be left behind.
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect.poll(() => cancel.getAttribute('aria-disabled')).toBe('true');
    arriving.resolve();
    await page.getByText('You will not see it again').waitFor();
    const secret =
      (await page
        .getByText(/^cs_user_/)
        .first()
        .textContent()) ?? '';
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('tab', { name: 'curl' }).click();
    const curl = (await page.getByRole('tabpanel').locator('pre').textContent()) ?? '';
    const [, url, key, body] = /^curl (\S+) .*x-api-key: (\S+)".*-d '(.*)'$/s.exec(curl) ?? [];
    expect([url, key]).toEqual([`${baseUrl}/transactions`, secret]);
    const submitted = await call('POST /transactions', { key: secret, body: JSON.parse(body ?? '') });
    expect(submitted.status).toBe(201);

    await page.getByRole('button', { name: 'Hide key' }).click();
    await page.getByText('“Trading server”').waitFor();
    await expect.poll(() => agents(page).textContent()).toMatch(/Expires in (29|30) days/);
    expect(await page.content()).not.toContain(secret);
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    await expect.poll(() => page.getByRole('tabpanel').textContent()).toContain('process.env.COUNTERSIGN_API_KEY');
  });

  it('shows names as plain text on a phone, and explains failures', async () => {
    const owner = await signIn(call);
    const hostile = `<img src=x onerror="window.wasRun=1"> \u202e${'W'.repeat(60)}`;
    await call('POST /user-api-keys', { token: owner.accessToken, body: { name: hostile } });
    const { page, complaints } = await visit({ ...storeSession(owner), viewport: phone });
    await page.route('**/access?*', (route) => route.abort());
    await open(page);
    await page.getByText('The service cannot be reached').waitFor();
    await page.unroute('**/access?*');
    expect(complaints.splice(0).join()).toContain('ERR_FAILED');
    await page.getByRole('button', { name: 'Try again' }).click();
    await agents(page).waitFor();
    await expect
      .poll(() => agents(page).getByRole('heading').textContent())
      .toBe(`“${hostile.replace('\u202e', 'U+202E (Invisible character: U+202E)')}”`);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await findBarriers(page)).toEqual([]);
  });
});

describeInBrowser('the freeze', () => {
  it('ends all access by one button, shows that on every page, and ends the freeze only by a signature of the owner’s wallet', async () => {
    const owner = await enrolOwner(call, 1);
    const refresh = await letIn(owner, 'Claude Code');
    const pending = await submit(call, owner);
    const { page } = await visit(storeSession(owner));
    const wallet = await installWallet(page, { account: owner.wallet });
    await open(page);
    await page.getByRole('button', { name: 'Freeze everything' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await confirm(page, 'Freeze everything');
    await page.getByText('Revoked: 1 key, 1 MCP client and 0 other sessions. Rejected: 1 request.').waitFor();
    expect([await useKey(owner.key, owner), (await refresh()).status]).toEqual([401, 400]);
    expect(await page.getByRole('button', { name: 'Create an API key' }).count()).toBe(0);

    await open(page, 'policy');
    const banner = page.getByRole('region', { name: 'Your account is frozen' });
    await banner.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await banner.getByRole('button', { name: 'Unfreeze with your wallet' }).click();
    await banner.getByRole('button', { name: 'Test wallet' }).click();
    await banner.getByRole('button', { name: 'Sign to unfreeze' }).waitFor();
    await wallet.switchTo(createWallet());
    await banner.getByText('Test wallet uses a different account').waitFor();
    await wallet.switchTo(owner.wallet);
    wallet.rejectNext();
    await banner.getByRole('button', { name: 'Sign to unfreeze' }).click();
    await banner.getByText('You declined in your wallet').waitFor();
    await banner.getByRole('button', { name: 'Sign to unfreeze' }).click();
    const ended = page.getByText('Your session has ended. Please sign in again.');
    await ended.waitFor();
    expect(wallet.signed.at(-1)).toContain('/access/unfreeze');
    await page.getByRole('button', { name: 'Sign in' }).click();
    // The sign-in page has the same heading.
    await ended.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Policy', exact: true }).waitFor();

    expect(await readStatus(call, owner, pending)).toBe('REJECTED');
    await open(page);
    await page.getByText('2 revoked or expired').waitFor();
    await page.getByRole('button', { name: 'Create an API key' }).waitFor();
  });
});
