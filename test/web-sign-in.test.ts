import { describeInBrowser, type Visitor, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { type BrowserWallet, installWallet } from '@countersign/harness/browser/browser-wallet';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { beforeEach, expect, it } from 'vitest';

const { service, uiUrl, baseUrl, storeSession } = await useWebService();

/** The pages' storage. Runs in the page. */
function readKept(): Promise<{ refreshToken: string } | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('countersign');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('session').objectStore('session').get('current');
      reading.onsuccess = () => resolve(reading.result ?? null);
      opening.result.close();
    };
  });
}

describeInBrowser('sign-in', () => {
  let visitor: Visitor;
  let wallet: BrowserWallet;
  beforeEach(async () => {
    visitor = await visit();
    wallet = await installWallet(visitor.page);
    await visitor.page.goto(uiUrl);
  });
  const press = (name: string | RegExp) => visitor.page.getByRole('button', { name }).click();
  const seen = (text: string | RegExp) => visitor.page.getByText(text).first().waitFor();
  const signedIn = () => visitor.page.getByRole('heading', { name: 'Inbox' }).waitFor();
  const openMenu = () => visitor.page.locator('summary').filter({ hasText: 'Account' }).click();
  const kept = () => visitor.page.evaluate(readKept);

  it('lists the wallets that announce themselves, shows the message in words, and signs in', async () => {
    const { page } = visitor;
    await press(/Test wallet/);
    await page.getByRole('heading', { name: 'What you will sign with Test wallet' }).waitFor();
    const words = (await page.locator('dl', { hasText: 'Statement' }).textContent()) ?? '';
    expect(words).toContain(new URL(baseUrl).host);
    expect(words).toContain(wallet.account.address);
    expect(words).toContain('It sends no transaction and costs nothing.');
    expect(words).toContain('Sepolia (a test network)');
    expect(words).toMatch(/Valid until\d\d:\d\d, for one use/);
    await page.getByText('The exact text').click();
    const exact = await page.locator('pre').textContent();
    await press('Sign in');
    await signedIn();
    expect(wallet.signed).toEqual([exact]);
    await page.getByText(`${baseUrl}/mcp`).first().waitFor();
    await openMenu();
    await expect.poll(() => page.getByRole('banner').textContent()).toContain(wallet.account.address);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  });

  it('stays signed in after a reload, with only the refresh token stored', async () => {
    await press(/Test wallet/);
    await press('Sign in');
    await signedIn();
    await visitor.page.reload();
    await signedIn();
    expect(Object.keys((await kept()) ?? {}).sort()).toEqual(['refreshToken', 'user']);
    const everything = await visitor.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(everything).not.toContain('eyJ');
  });

  it('explains that the wallet declined to connect or to sign, and works the next time', async () => {
    wallet.rejectNext();
    await press(/Test wallet/);
    await seen('You declined in your wallet');
    await press(/Test wallet/);
    await visitor.page.getByRole('button', { name: 'Sign in' }).waitFor();
    wallet.rejectNext();
    await press('Sign in');
    await seen('You declined in your wallet');
    expect(wallet.signed).toEqual([]);
    await press('Sign in');
    await signedIn();
  });

  it('writes the message for the account that the wallet has switched to', async () => {
    await press(/Test wallet/);
    await seen('What you will sign with');
    const other = createWallet();
    await wallet.switchTo(other);
    await seen(other.address.slice(-20));
    await press('Sign in');
    await signedIn();
    expect(wallet.signed[0]).toContain(other.address);
  });

  it('reports a signature by another account, and continues with a new message', async () => {
    await press(/Test wallet/);
    wallet.signWith(createWallet());
    await press('Sign in');
    await seen('A different account signed the message');
    wallet.signWith(wallet.account);
    await press('Sign in');
    await signedIn();
    expect(wallet.signed[0]).not.toBe(wallet.signed[1]);
  });

  it('shows the message that the wallet is asked to sign until it answers, even if a newer one exists', async () => {
    const { page, complaints } = visitor;
    await press(/Test wallet/);
    await page.getByText('The exact text').click();
    const exact = () => page.locator('pre').textContent();
    const first = await exact();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { account } = wallet;
    wallet.signWith({ ...account, signMessage: (text) => answered.then(() => account.signMessage(text)) });
    const renew = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await press('Sign in');
    await seen('Confirm in your wallet…');
    await Promise.all([page.waitForResponse('**/auth/siwe/nonce'), renew()]);
    await page.route('**/auth/siwe/nonce', (route) => route.abort());
    await renew();
    await seen('The service cannot be reached');
    expect(await exact()).toBe(first);
    answer();
    await signedIn();
    expect(wallet.signed).toEqual([first]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  });

  it('lets people choose another wallet', async () => {
    await press(/Test wallet/);
    await press('Use another wallet');
    await visitor.page.getByRole('heading', { name: 'Sign in with your wallet' }).waitFor();
  });

  it('finds a wallet again that announces itself after the page has looked for it', async () => {
    const { page } = visitor;
    await press(/Test wallet/);
    await seen('What you will sign with');
    await page.addInitScript(() => {
      const hold = (event: Event) => event.stopImmediatePropagation();
      window.addEventListener('eip6963:announceProvider', hold);
      window.addEventListener('testWalletStarted', () => {
        window.removeEventListener('eip6963:announceProvider', hold);
        window.dispatchEvent(new Event('eip6963:requestProvider'));
      });
    });
    await page.reload();
    await seen('No wallet was found in this browser');
    await page.evaluate(() => window.dispatchEvent(new Event('testWalletStarted')));
    await seen('What you will sign with');
  });

  it('says that the service is unreachable, and retries on request', async () => {
    const { page, complaints } = visitor;
    await page.route('**/auth/siwe/nonce', (route) => route.abort());
    await press(/Test wallet/);
    await seen('The service cannot be reached');
    await page.unroute('**/auth/siwe/nonce');
    await press('Try again');
    await press('Sign in');
    await signedIn();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  });

  it('ends the session at the service and in every tab when signing out', async () => {
    await press(/Test wallet/);
    await press('Sign in');
    await signedIn();
    const tab = await visitor.openTab();
    await tab.goto(uiUrl);
    await tab.getByRole('heading', { name: 'Inbox' }).waitFor();
    const { refreshToken } = (await kept()) ?? {};
    await openMenu();
    await press('Sign out');
    await visitor.page.getByRole('heading', { name: "Your agent's second signature" }).waitFor();
    await tab.getByRole('heading', { name: "Your agent's second signature" }).waitFor();
    await expect.poll(() => kept()).toBeNull();
    expect((await service.call('POST /auth/refresh', { body: { refreshToken } })).status).toBe(401);
  });

  it('says that it could not end the session at the service', async () => {
    const { page, complaints } = visitor;
    await press(/Test wallet/);
    await press('Sign in');
    await signedIn();
    await page.route('**/auth/logout', (route) => route.abort());
    await openMenu();
    await press('Sign out');
    await seen('You are signed out in this browser');
    await expect.poll(() => kept()).toBeNull();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  });
});

describeInBrowser('a session', () => {
  it('says what to do in a browser without wallets, and offers no trial wallet on a shared database', async () => {
    const { page } = await visit();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(uiUrl);
    await page.evaluate(() => localStorage.setItem('countersign.user', '{"of":"another version"}'));
    await page.reload();
    await page.getByText('No wallet was found in this browser').waitFor();
    expect(await page.getByText('Trial wallet').count()).toBe(0);
    // Nor phone wallets without an operator's configuration, nor any of their library.
    expect(await page.getByText('WalletConnect').count()).toBe(0);
    expect(scripts.filter((path) => path.includes('/phone-link-'))).toEqual([]);
  });

  it('survives two tabs that refresh at the same moment: one tab at a time uses the refresh token', async () => {
    const address = (await service.call('POST /auth/connect/initiate')).get('authUrl');
    const { page, openTab } = await visit(storeSession(await signIn(service.call)));
    const tabs = [page, await openTab(), await openTab()];
    let refreshes = 0;
    page.context().on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) refreshes += 1;
    });
    for (const _round of [1, 2]) {
      await Promise.all(
        tabs.map(async (tab) => {
          await tab.goto(address);
          await tab.getByRole('heading', { name: 'Give this agent a key?' }).waitFor();
        }),
      );
    }
    expect(refreshes).toBe(6);
  });

  it('explains that the service has ended it, and lets the user sign in again in place', async () => {
    const user = await signIn(service.call);
    const { page } = await visit(storeSession(user));
    await installWallet(page);
    await service.call('POST /auth/logout-all', { token: user.accessToken });
    const address = (await service.call('POST /auth/connect/initiate')).get('authUrl');
    await page.goto(address);
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    await page.getByRole('button', { name: /Test wallet/ }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Give this agent a key?' }).waitFor();
  });
});
