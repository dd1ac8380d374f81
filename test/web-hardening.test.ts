import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { installWallet } from '@countersign/harness/browser/browser-wallet';
import { beginConsent, registerClient } from '@countersign/harness/people/oauth';
import { signIn } from '@countersign/harness/people/wallet';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';

const { service, uiUrl, storeSession } = await useWebService();
const { call } = service;

const consentPage = async () => {
  const { clientId } = await registerClient(call, { client_name: `Agent ${'x'.repeat(150)}` });
  return `${uiUrl}/oauth/consent?session=${await beginConsent(call, clientId)}`;
};
const connectPage = async () => {
  const headers = { 'user-agent': 'y'.repeat(200) };
  return (await call('POST /auth/connect/initiate', { headers })).get('authUrl');
};

/** Presses Tab until this has the focus, like a user without a mouse. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.includes(name)) return;
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

describeInBrowser('the pages', () => {
  it('execute no script from third-party text, and never interpret text as code', async () => {
    const { page, complaints } = await visit();
    await page.goto(uiUrl);
    const outcome = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.append('window.wasRun = true');
        document.body.append(script);
      } catch {}
      let assigned = true;
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.wasRun = true">');
      } catch {
        assigned = false;
      }
      return { wasRun: 'wasRun' in window, assigned };
    });
    expect(outcome).toEqual({ wasRun: false, assigned: false });
    expect(complaints.splice(0).join('\n')).toMatch(/Content Security Policy|TrustedHTML|TrustedScript/);
  });

  it('connect to nothing but the service', async () => {
    const { page, complaints } = await visit();
    await page.goto(uiUrl);
    const outcome = await page.evaluate(() =>
      fetch('https://elsewhere.example/').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(outcome).toBe('refused');
    expect(complaints.splice(0).join('\n')).toContain("connect-src 'self'");
  });

  it('load less than 200 kB of gzipped code, whether the user is signed in or not', async () => {
    const bytesOf = async (url: string) => {
      const asked = get(url, { headers: { 'accept-encoding': 'gzip' } });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      let bytes = 0;
      for await (const chunk of answer) bytes += chunk.length;
      return bytes;
    };
    for (const [options, sign] of [
      [{}, 'Sign in with your wallet'],
      [storeSession(await signIn(call)), 'Connect an agent'],
    ] as const) {
      const { page } = await visit(options);
      const loaded = new Set<string>();
      page.on('request', (request) => {
        if (['document', 'script', 'stylesheet', 'font', 'image'].includes(request.resourceType())) {
          if (request.url().startsWith(uiUrl)) loaded.add(request.url());
        }
      });
      await page.goto(uiUrl);
      await page.getByRole('heading', { name: sign }).waitFor();
      const bytes = await Promise.all([...loaded].map(bytesOf));
      expect(loaded.size).toBeGreaterThan(5);
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(200_000);
    }
  });

  it('cannot be framed, neither the start page nor consent nor the page of a request', async () => {
    const framed = [uiUrl, await consentPage(), await connectPage(), `${uiUrl}/transactions/0x${'1'.repeat(64)}`];
    const frames = framed.map((address) => `<iframe src="${address}"></iframe>`).join('');
    const elsewhere = createServer(({ url }, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(url === '/' ? `<iframe src="/other"></iframe>${frames}` : 'the other page');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void elsewhere.close());
    await once(elsewhere, 'listening');
    const { page, complaints } = await visit();
    const refused = framed.map((address) => page.waitForEvent('requestfailed', (request) => request.url() === address));
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
    for (const request of await Promise.all(refused)) {
      expect(request.failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    }
    await expect.poll(() => page.frames()[1]?.locator('body').textContent()).toBe('the other page');
    expect(complaints.splice(0).join('\n')).toContain("frame-ancestors 'none'");
  });

  it('explain an unknown path', async () => {
    const { page } = await visit();
    await page.goto(`${uiUrl}/no/such/page`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await expect.poll(() => page.title()).toBe('Page not found · Countersign');
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByRole('heading', { name: "Your agent's second signature" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('are fully usable by keyboard', async () => {
    const { page } = await visit();
    await installWallet(page);
    await page.goto(await consentPage());
    await page.getByRole('button', { name: /Test wallet/ }).waitFor();
    await tabTo(page, 'Test wallet');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await tabTo(page, 'Sign in');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Approve access' }).waitFor();
    await tabTo(page, 'Deny access');
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    expect(ring).toBe('solid');
    await page.route('http://127.0.0.1:7777/**', (route) => route.fulfill({ body: 'back at the client' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/error=access_denied/);
  });

  it('fit a narrow screen and a dark theme, in every state that shows third-party text', async () => {
    const user = await signIn(call);
    const small = { viewport: { width: 360, height: 640 }, colorScheme: 'dark' } as const;
    const { page } = await visit({ ...storeSession(user), ...small });
    for (const [address, sign] of [
      // Only the account's data show that the session was renewed; the renewal must not be interrupted.
      [uiUrl, 'Connect an agent'],
      [`${uiUrl}/transactions`, 'No transactions yet'],
      [await consentPage(), /asks for access/],
      [await connectPage(), 'Give this agent a key?'],
      [`${uiUrl}/connect`, 'This link has no code'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('heading', { name: sign }).waitFor();
      const { wide, background } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        background: getComputedStyle(document.body).backgroundColor,
      }));
      expect({ address, wide }).toEqual({ address, wide: 360 });
      expect(background).toBe('rgb(14, 20, 18)');
      expect({ address, barriers: await findBarriers(page) }).toEqual({ address, barriers: [] });
    }
  });
});
