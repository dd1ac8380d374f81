import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, type Visitor, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { type PhoneWallet, startPhoneWallet } from '@countersign/harness/browser/phone-wallet';
import { startWalletConnectRelay } from '@countersign/harness/browser/walletconnect-relay';
import { createWallet } from '@countersign/harness/people/wallet';
import { submitJudged, transferOf } from '@countersign/harness/requests/judged';
import { enrolOwner, someAddress } from '@countersign/harness/requests/transactions';
import type { Page } from 'playwright-core';
import { afterAll, expect, it, onTestFinished } from 'vitest';

const projectId = '0123456789abcdef0123456789abcdef';
const relay = await startWalletConnectRelay(projectId);
afterAll(() => relay.stop());
const { service, baseUrl, uiUrl } = await useWebService({
  WALLETCONNECT_PROJECT_ID: projectId,
  WALLETCONNECT_RELAY_URL: relay.url,
});
const { call } = service;

const patience = { timeout: 20_000, interval: 100 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const list = (page: Page) => page.getByRole('heading', { name: 'Sign in with your wallet' }).waitFor();
const inbox = (page: Page) => page.getByRole('heading', { name: 'Inbox' }).waitFor();

async function takePhone(account = createWallet()): Promise<PhoneWallet> {
  const phone = await startPhoneWallet(relay.url, projectId, account);
  onTestFinished(() => phone.stop());
  return phone;
}

/** Requests a code, and returns its content. */
async function showCode(page: Page): Promise<string> {
  await button(page, /WalletConnect/).click();
  await page.getByRole('img', { name: 'The link to connect your wallet as a QR code' }).waitFor();
  await page.getByText('Paste a link instead').click();
  return (await page.locator('code', { hasText: 'wc:' }).textContent()) ?? '';
}

async function connect(page: Page, phone: PhoneWallet): Promise<void> {
  await phone.scan(await showCode(page));
  await seen(page, 'What you will sign with WalletConnect');
}

/** The number of requests that have reached the phone. */
const asked = (phone: PhoneWallet, count: number) => expect.poll(() => phone.asked.length, patience).toBe(count);

/** The hosts that a visitor's pages have contacted, and the scripts they have loaded. */
function watch({ page }: Visitor) {
  const hosts = new Set<string>();
  const scripts: string[] = [];
  page.on('request', (request) => {
    hosts.add(new URL(request.url()).origin);
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket.url());
    hosts.add(new URL(socket.url()).origin);
  });
  return { hosts, sockets, hasLibrary: () => scripts.some((path) => path.includes('/phone-link-')) };
}

/** Whether the relay accepts connections from this address. */
async function isTaken(address: string): Promise<boolean> {
  const socket = new WebSocket(address);
  const taken = await new Promise<boolean>((resolve) => {
    socket.onopen = () => resolve(true);
    socket.onerror = () => resolve(false);
  });
  socket.close();
  return taken;
}

describeInBrowser('a wallet on a phone, over WalletConnect', () => {
  it('signs in and decides, is asked for nothing else, and is disconnected on sign-out', async () => {
    const owner = await enrolOwner(call, 1);
    const phone = await takePhone(owner.wallet);
    const hash = await submitJudged(
      call,
      owner,
      { userPrompt: `Send 100 USDC to ${someAddress}`, tx: transferOf(100) },
      'APPROVED',
    );
    const visitor = await visit();
    const { page } = visitor;
    const { hosts, sockets, hasLibrary } = watch(visitor);
    await page.goto(`${uiUrl}/transactions/${hash}`);
    await button(page, /WalletConnect/).waitFor();
    expect({ hosts: [...hosts], hasLibrary: hasLibrary() }).toEqual({ hosts: [baseUrl], hasLibrary: false });

    const uri = await showCode(page);
    expect(hasLibrary()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await phone.scan(uri);
    expect(phone.proposal()).toMatchObject({
      metadata: { name: 'Countersign', url: baseUrl, icons: [expect.stringMatching(`^${baseUrl}/app/assets/`)] },
      namespaces: {
        eip155: { methods: ['personal_sign'], chains: expect.arrayContaining(['eip155:1', 'eip155:8453']) },
      },
    });
    await button(page, 'Sign in').click();

    await button(page, 'Sign the decision with your wallet instead').click();
    const approve = button(page, /^Sign: Approve/);
    // Enabled after being in view long enough; a new search for wallets replaces it.
    const isArmed = async () => {
      await approve.evaluate((element) => element.scrollIntoView());
      return (await approve.getAttribute('aria-disabled')) === 'false';
    };
    await expect.poll(isArmed, patience).toBe(true);
    await approve.click();
    await seen(page, /^Approved by you and the arbiter/);
    expect(phone.asked).toHaveLength(2);
    expect(phone.asked[1]).toContain(`POST\n/transactions/${hash}/approvals\n`);

    // The relay has seen only encrypted messages.
    const carried = relay.carried.map(({ message }) => Buffer.from(message, 'base64').toString('latin1')).join('\n');
    expect(carried).not.toMatch(/personal_sign|jsonrpc|eip155/);

    const left = phone.left();
    await page.locator('summary').filter({ hasText: 'Account' }).click();
    await button(page, 'Sign out').click();
    await left;
    await list(page);
    expect(phone.sessions()).toBe(0);
    expect([...hosts].sort()).toEqual([baseUrl, relay.url].sort());
    await page.reload();
    await button(page, /WalletConnect/).waitFor();

    // The stand-in relay verifies the token that the page has signed.
    const [address = ''] = sockets;
    const forged = address.replace(
      /(\.)(\w)([\w-]+)(?=&)/,
      (_all, dot, first, rest) => dot + (first === 'A' ? 'B' : 'A') + rest,
    );
    expect(await Promise.all([address, forged, relay.url].map(isTaken))).toEqual([true, false, false]);
  });

  it('explains failures on the way to the phone, and continues', async () => {
    const phone = await takePhone();
    const { page, complaints } = await visit();
    await page.goto(uiUrl);
    await showCode(page);
    await button(page, 'Cancel').click();
    await button(page, 'Cancel').waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    phone.next('reject');
    await phone.scan(await showCode(page));
    await seen(page, 'You declined in your wallet');
    await connect(page, phone);

    await page.route('**/phone-link-*', (route) => route.abort());
    await page.reload();
    await list(page);
    await page.unroute('**/phone-link-*');
    expect(complaints.splice(0).every((each) => each.includes('ERR_FAILED'))).toBe(true);
    await page.reload();
    await seen(page, 'What you will sign with WalletConnect');

    phone.next('lock');
    await button(page, 'Sign in').click();
    await seen(page, 'Approve the signature on your phone');
    await asked(phone, 1);
    await button(page, 'Stop waiting').click();
    await seen(page, 'You stopped waiting for your phone');
    await phone.unlock();
    phone.next('reject');
    await button(page, 'Sign in').click();
    await seen(page, 'You declined in your wallet');

    phone.next('lock');
    await button(page, 'Sign in').click();
    await seen(page, 'Approve the signature on your phone');
    await asked(phone, 3);
    await phone.disconnect();
    await list(page);

    await connect(page, phone);
    relay.drop();
    await button(page, 'Sign in').click();
    await inbox(page);
  });

  it('gives up an unscanned code, a lost relay and an unanswered request', async () => {
    const phone = await takePhone();
    const { page, complaints } = await visit();
    await page.clock.install();
    await page.goto(uiUrl);
    /** Advances the clock by seconds until the page shows this. */
    const passUntil = (text: string) =>
      expect
        .poll(async () => {
          await page.clock.fastForward(2_000);
          return page.getByText(text).isVisible();
        }, patience)
        .toBe(true);
    relay.close();
    await button(page, /WalletConnect/).click();
    await passUntil('The WalletConnect relay cannot be reached');
    relay.open();
    await showCode(page);
    await page.clock.fastForward('05:01');
    await seen(page, 'The code has expired');
    await connect(page, phone);
    relay.close();
    await button(page, 'Sign in').click();
    await passUntil('The WalletConnect relay cannot be reached');
    relay.open();
    phone.next('lock');
    // Its seconds pass faster than the relay can be reached: repeat as often as needed.
    const signsAgain = async () => {
      if (await button(page, 'Sign in').isVisible()) await button(page, 'Sign in').click();
      await page.clock.fastForward(500);
      return page.getByText('Approve the signature on your phone').isVisible();
    };
    await expect.poll(signsAgain, patience).toBe(true);
    await page.clock.fastForward('05:01');
    await seen(page, 'Your phone did not answer');
    expect(complaints.splice(0).every((each) => each.includes('WebSocket'))).toBe(true);
  });

  it('signs with the account that its owner selects, and with no other', async () => {
    const owner = await enrolOwner(call);
    const phone = await takePhone(owner.wallet);
    await call('POST /access/freeze', { token: owner.accessToken });
    const { page } = await visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await page.goto(`${uiUrl}/settings`);
    const uri = await showCode(page);
    await expect.poll(() => page.getByRole('link', { name: 'Open your wallet' }).getAttribute('href')).toBe(uri);
    await phone.scan(uri);
    await button(page, 'Sign in').click();
    const banner = page.getByRole('region', { name: 'Your account is frozen' });
    await banner.getByRole('button', { name: 'Unfreeze with your wallet' }).click();
    await banner.getByRole('button', { name: 'Sign to unfreeze' }).waitFor();
    const escrow = createWallet();
    await phone.switchTo(escrow);
    await banner.getByText('WalletConnect uses a different account').waitFor();
    await phone.switchTo(owner.wallet);
    await banner.getByRole('button', { name: 'Sign to unfreeze' }).click();
    await seen(page, 'Your session has ended. Please sign in again.');
    expect(phone.asked.at(-1)).toContain('/access/unfreeze');
    await button(page, 'Sign in').click();

    const accounts = page.locator('#accounts');
    await accounts.getByRole('button', { name: 'Link an account' }).click();
    await accounts.getByText('WalletConnect uses your own account').waitFor();
    await phone.switchTo(escrow);
    await accounts.getByRole('button', { name: 'Sign and link' }).click();
    await seen(page, `Linked. Agents may now submit transactions from ${escrow.address}.`);
  });
});
