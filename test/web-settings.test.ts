import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { installWallet } from '@countersign/harness/browser/browser-wallet';
import { generatePgpKey } from '@countersign/harness/people/pgp';
import { addService } from '@countersign/harness/people/verification-services';
import { createWallet, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { noFirstLimit } from '@countersign/protocol';
import { decryptKey, readPrivateKey } from 'openpgp';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { startCustodyProvider } from '../simulators/src/index.ts';

/** A key of the size that custody providers require takes seconds of processor time. */
const KEY_MS = 240_000;

const provider = await startCustodyProvider();
afterAll(() => provider.stop());
const agentQuorum = { quorumId: 'operators-agent', displayName: 'The operator’s agent', threshold: 1 };
const { service, database, uiUrl, storeSession } = await useWebService({
  CUSTODY_BASE_URL: provider.url,
  AGENT_QUORUM: JSON.stringify(agentQuorum),
});
const { call } = service;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A section of the page, and its contents. */
const subject = (page: Page, id: string) => page.locator(`#${id}`);
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const field = (within: Locator, label: string) => within.getByLabel(label, { exact: true });
/** In words, for eyes and screen readers. */
const said = (within: Locator, text: string) => within.getByRole('status').filter({ hasText: text }).waitFor();

/** Presses the confirmation button once it is enabled. */
async function confirm(page: Page, question: string, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.waitFor();
  const yes = button(dialog, verb);
  await expect.poll(() => yes.getAttribute('aria-disabled'), { timeout: 10_000 }).toBe('false');
  await yes.click();
  await dialog.waitFor({ state: 'detached' });
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

async function openAs(owner: SignedIn, options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit({ ...storeSession(await signIn(call, owner.wallet)), ...options });
  return { ...visitor, goto: (place = '') => visitor.page.goto(`${uiUrl}/settings${place}`) };
}

const get = async (owner: SignedIn, path: string) =>
  (await call(`GET ${path}`, { token: owner.accessToken })).body as Record<string, unknown>;

describeInBrowser('the settings page', () => {
  it('asks for a first limit before an agent sends alone, and confirms twice if there is to be none', async () => {
    const owner = await signIn(call);
    const { page, goto } = await openAs(owner, { viewport: { width: 1440, height: 900 } });
    await goto();
    const signs = subject(page, 'execution');
    const agent = signs.getByRole('radio', { name: /^Your agent sends it once it is approved/ });
    const direct = signs.getByRole('radio', { name: /^You send it yourself/ });
    await signs.getByText('your agent could send any amount of anything to anyone').waitFor();
    const title = 'Your agent sends it once it is approved?';
    const dialog = page.getByRole('dialog', { name: title });
    const ends = (within: Locator, verb: string) => button(within, verb).getAttribute('aria-disabled');

    // Without a limit: a separate choice, and then a confirmation in words.
    await agent.click();
    await dialog.getByText('any amount of anything to anyone without asking you').waitFor();
    const starts = dialog.getByRole('radio', { name: /^Start with a limit/ });
    expect(await starts.isChecked()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('radio', { name: /^No limit/ }).click();
    await confirm(page, title, 'Continue');
    const second = page.getByRole('dialog', { name: 'Let your agent send any amount to anyone?' });
    expect((await get(owner, '/settings')).executionType).toBe(0);
    await field(second, 'To go on, type “any amount to anyone”').fill('yes');
    expect(await ends(second, 'Go without a limit')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => direct.isChecked()).toBe(true);
    await agent.click();
    await dialog.getByRole('radio', { name: /^No limit/ }).click();
    await confirm(page, title, 'Continue');
    await field(second, 'To go on, type “any amount to anyone”').fill('Any amount to anyone');
    await confirm(page, 'Let your agent send any amount to anyone?', 'Go without a limit');
    await said(signs, 'Saved. It applies to new requests.');
    await signs.getByText('Your agent has no limit').waitFor();
    expect(await get(owner, '/settings')).toMatchObject({ executionType: 2, warning: noFirstLimit });
    expect(await get(owner, '/settings/policy')).toMatchObject({ limits: [], updatedAt: null });

    // With the suggested limit, or another one.
    await direct.click();
    await confirm(page, 'You send it yourself?', 'Change execution');
    await expect.poll(() => direct.isChecked()).toBe(true);
    await agent.click();
    await dialog.getByLabel('Network').selectOption({ label: 'Base' });
    await field(dialog, 'Per transaction, USDC').fill('a lot');
    await dialog.getByText('Enter a number such as 1,250.50').waitFor();
    await expect.poll(() => ends(dialog, 'Set limit and change execution')).toBe('true');
    await field(dialog, 'Per transaction, USDC').fill('25.5');
    await confirm(page, title, 'Set limit and change execution');
    await expect.poll(() => agent.isChecked()).toBe(true);
    await signs.getByText('Your agent has no limit').waitFor({ state: 'detached' });
    expect(await get(owner, '/settings')).toMatchObject({ executionType: 2, warning: null });
    expect(await get(owner, '/settings/policy')).toMatchObject({
      limits: [
        {
          chainId: 8453,
          asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
          perTransaction: '25500000',
          per24Hours: '200000000',
        },
      ],
      allowedRecipients: null,
    });

    // With a limit, the usual confirmation is enough.
    await direct.click();
    await confirm(page, 'You send it yourself?', 'Change execution');
    await expect.poll(() => direct.isChecked()).toBe(true);
    await agent.click();
    await confirm(page, title, 'Change execution');
    await expect.poll(() => agent.isChecked()).toBe(true);
  });

  it('shows and changes signers, arbiters and visibility after a confirmation, and fails section by section', async () => {
    const owner = await signIn(call);
    await addService(database.pool, { id: 666 });
    const name = 'Countersign \u202Eofficial <b>✓</b>';
    await database.pool.query('UPDATE verification_services SET name = $1 WHERE id = 666', [name]);
    const { page, goto, complaints } = await openAs(owner, { viewport: { width: 1440, height: 900 } });
    await page.route('**/custody/integrations', (route) => route.abort());
    await goto();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect.poll(() => page.title()).toBe('Settings · Countersign');

    // Each choice is confirmed once, in words, and Escape cancels.
    const signs = subject(page, 'execution');
    const direct = signs.getByRole('radio', { name: /^You send it yourself/ });
    const agent = signs.getByRole('radio', { name: /^Your agent sends it once it is approved/ });
    await direct.waitFor();
    await expect.poll(() => direct.isChecked()).toBe(true);
    await direct.focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('dialog', { name: 'Your agent sends it once it is approved?' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => direct.isChecked()).toBe(true);
    await agent.click();
    await confirm(page, 'Your agent sends it once it is approved?', 'Set limit and change execution');
    await said(signs, 'Saved. It applies to new requests.');
    await expect.poll(() => agent.isChecked()).toBe(true);

    // A third party's name is isolated from the text around it.
    const checks = subject(page, 'arbiters');
    const stranger = checks.getByRole('checkbox', { name: /“Countersign U\+202E.* official <b>✓<\/b>”/ });
    await stranger.waitFor();
    expect(await checks.textContent()).not.toMatch(/[\u202A-\u202E]/);
    await checks.getByText(/Run by someone else · service ID 666/).waitFor();
    await stranger.focus();
    await page.keyboard.press('Space');
    await said(checks, 'Saved.');
    expect((await get(owner, '/settings')).trustedServices).toContain(666);
    // Trust in a removed service can be withdrawn too.
    await database.pool.query('UPDATE verification_services SET active = false WHERE id = 666');
    await page.reload();
    await checks.getByRole('checkbox', { name: /^Verification service 666/ }).click();
    await said(checks, 'Saved.');

    const seen = subject(page, 'profile');
    await seen.getByRole('checkbox', { name: /^Show what my requests say and do/ }).click();
    await said(seen, 'Your requests are public now.');
    const { trustedServices, ...settings } = await get(owner, '/settings');
    expect(settings).toMatchObject({ executionType: 2, publicDetails: true });
    expect(trustedServices).not.toContain(666);

    // A section that cannot be loaded does not affect the others.
    const custody = subject(page, 'custody');
    await custody.getByText('The service cannot be reached').waitFor();
    await page.unroute('**/custody/integrations');
    await button(custody, 'Try again').click();
    await button(custody, 'Connect a vault for sending').waitFor();
    expect(complaints.splice(0).every((each) => each.includes('ERR_FAILED'))).toBe(true);
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sessions' }).click();
    await button(page, 'Sign out everywhere').click();
    await confirm(page, 'Sign out everywhere?', 'Sign out everywhere');
    await page.getByRole('heading', { name: 'Sign in with your wallet' }).waitFor();
    expect(await page.getByText('You are signed out in this browser').count()).toBe(0);
    expect((await call('GET /settings', { token: owner.accessToken })).status).toBe(200);
    const change = { token: owner.accessToken, body: { publicDetails: false } };
    expect((await call('PUT /settings', change)).status).toBe(401);
  });

  it('links an account by its own signature, and unlinks it', async () => {
    const owner = await signIn(call);
    const [escrow, taken] = [createWallet(), (await signIn(call)).wallet];
    const { page, goto } = await openAs(owner);
    const wallet = await installWallet(page, { account: owner.wallet });
    await goto();
    const accounts = subject(page, 'accounts');
    await button(accounts, 'Link an account').click();
    await button(accounts, /Test wallet/).click();
    await accounts.getByText('Test wallet uses your own account').waitFor();
    await wallet.switchTo(taken);
    await button(accounts, 'Sign and link').click();
    await accounts.getByText('This account belongs to someone else here').waitFor();

    await wallet.switchTo(escrow);
    await accounts.getByText(escrow.address.slice(22)).waitFor();
    wallet.rejectNext();
    await button(accounts, 'Sign and link').click();
    await accounts.getByText('You declined in your wallet').waitFor();
    await field(accounts, 'Networks').selectOption({ label: 'Only on Base' });
    await button(accounts, 'Sign and link').click();
    await said(accounts, `Linked. Agents may now submit transactions from ${escrow.address}.`);
    expect(wallet.signed.at(-1)).toMatch(/: link an escrow account\n.*\nOwner: .*\nChain: 8453\n/);
    await accounts.getByText(/^Only on Base · linked/).waitFor();
    expect(await get(owner, '/settings/escrow-accounts')).toMatchObject([{ address: escrow.address, chainId: 8453 }]);

    await button(accounts, `Unlink ${escrow.address} on Base`).click();
    await confirm(page, `Unlink ${escrow.address.slice(0, 6)}…${escrow.address.slice(-4)}?`, 'Unlink account');
    await accounts.getByText('No other account is linked').waitFor();
    expect(await get(owner, '/settings/escrow-accounts')).toEqual([]);
  });

  it('generates an OpenPGP key whose private part is saved and never sent, and registers it by a signature', async () => {
    const owner = await signIn(call);
    const { page, goto } = await openAs(owner);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await installWallet(page, { account: owner.wallet });
    await goto();
    const pgp = subject(page, 'pgp');
    await button(pgp, 'Add a key').click();
    await field(pgp, 'Passphrase').fill('short');
    await button(pgp, 'Create key').click();
    await pgp.getByText('Use at least 12 characters').waitFor();
    await field(pgp, 'Passphrase').fill('correct horse battery');
    await field(pgp, 'Repeat passphrase').fill('correct horse');
    await page.keyboard.press('Enter');
    await pgp.getByText('The passphrases do not match').waitFor();
    await field(pgp, 'Repeat passphrase').fill('correct horse battery');
    await page.keyboard.press('Enter');
    const next = button(pgp, 'Continue');
    await next.waitFor();
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
    const [download] = await Promise.all([page.waitForEvent('download'), button(pgp, 'Download private key').click()]);
    const armoredKey = await readFile(await download.path(), 'utf8');
    const locked = await readPrivateKey({ armoredKey });
    expect(locked.isDecrypted()).toBe(false);
    const key = await decryptKey({ privateKey: locked, passphrase: 'correct horse battery' });
    await next.click();
    await expect.poll(() => focused(page)).toBe('Sign the key with your wallet');
    await button(pgp, /Test wallet/).click();
    await button(pgp, 'Sign and register').click();
    await said(pgp, 'Registered. Sealed requests use this key from now on.');
    const profile = await get(owner, '/user-api-keys/profile');
    expect(profile.pgp).toMatchObject({ fingerprint: key.getFingerprint() });
    const shown = (key.getFingerprint().toUpperCase().match(/.{4}/g) ?? []).join(' ');
    await pgp.getByText(shown).waitFor();
    await pgp.getByText('Not recorded yet').waitFor();

    // A pasted private key stays in the field; the previous one cannot come back.
    await button(pgp, 'Replace key').click();
    await pgp.getByText('This replaces your key permanently').waitFor();
    await pgp.getByRole('radio', { name: /^Use my own/ }).click();
    const paste = field(pgp, 'Your PGP public key');
    await paste.fill(armoredKey);
    await pgp.getByText('This is a private key. It was not sent.').waitFor();
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
    await paste.fill('no key at all');
    await next.click();
    await pgp.getByText('This is not a PGP public key.').waitFor();
    const { publicKey } = await generatePgpKey();
    await paste.fill(publicKey.armor());
    await next.click();
    await button(pgp, 'Sign and register').click();
    await said(pgp, 'Registered.');
    await pgp.getByText((publicKey.getFingerprint().toUpperCase().match(/.{4}/g) ?? []).join(' ')).waitFor();
    await button(pgp, 'Replace key').click();
    await pgp.getByRole('radio', { name: /^Use my own/ }).click();
    await paste.fill(key.toPublic().armor());
    await next.click();
    await button(pgp, 'Sign and register').click();
    await pgp.getByText('It has been replaced by another key and cannot be registered again.').waitFor();
    expect(sent.filter((body) => /PRIVATE KEY|correct horse/.test(body))).toEqual([]);
    expect(sent.some((body) => body.includes('BEGIN PGP PUBLIC KEY BLOCK'))).toBe(true);
  });

  it('attaches quorums from a key, from the operator and by id, on a phone', async () => {
    const owner = await signIn(call);
    const { page, goto } = await openAs(owner, phone);
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await goto('#quorums');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const sending = page.getByRole('region', { name: 'Quorum: For sending' });
    await button(sending, 'Attach a quorum for sending').click();
    await expect.poll(() => focused(page)).toBe('Attach a quorum for sending');
    await field(sending, 'Quorum name').fill('Treasury');
    const key = field(sending, 'P-256 public key');
    await key.fill(String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
    await sending.getByText('This is a private key. It was not sent.').waitFor();
    await key.fill('no key');
    await button(sending, 'Attach quorum').click();
    await sending.getByText('Must be one PEM public key').waitFor();
    await key.fill(String(publicKey.export({ type: 'spki', format: 'pem' })));
    await field(sending, 'Note (optional)').fill('<b>Kept\u202E in the safe');
    await field(sending, 'Quorum name').focus();
    await page.keyboard.press('Enter');
    await said(sending, 'Attached: Treasury.');
    // The focus follows what opens and closes.
    await expect.poll(() => focused(page)).toBe('Replace quorum for sending');
    await sending.getByText('<b>Kept').waitFor();
    expect(await sending.textContent()).not.toMatch(/[\u202A-\u202E]/);
    const { quorum } = (await get(owner, '/settings/provider-quorum/execution')) as { quorum: { quorumId: string } };

    await button(sending, 'Detach quorum (execution)').click();
    await confirm(page, 'Detach this quorum?', 'Detach quorum');
    await said(sending, 'Detached.');
    await sending.getByText('No quorum is attached.').waitFor();
    const agent = page.getByRole('region', { name: 'Quorum: For your agent' });
    await button(agent, 'Attach a quorum for your agent').click();
    await agent.getByRole('radio', { name: /^A previous quorum/ }).click();
    await field(agent, 'Quorum ID').fill('nobodys');
    await button(agent, 'Attach quorum').click();
    await agent.getByText('You have no quorum with this ID').waitFor();
    await field(agent, 'Quorum ID').fill(quorum.quorumId);
    await button(agent, 'Attach quorum').click();
    await said(agent, 'Attached: Treasury.');
    await button(agent, 'Replace quorum for your agent').click();
    await agent.getByRole('radio', { name: /^The agent of this service/ }).click();
    await button(agent, 'Attach quorum').click();
    await said(agent, `Attached: ${agentQuorum.displayName}.`);
    expect(await get(owner, '/settings/provider-quorum/agent')).toMatchObject({
      quorum: { quorumId: agentQuorum.quorumId },
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findBarriers(page)).toEqual([]);
  });

  it("leads to a vault step by step, and shows the provider's messages", { timeout: 2 * KEY_MS }, async () => {
    const owner = await signIn(call);
    const { page, goto } = await openAs(owner);
    await goto();
    const custody = page.getByRole('region', { name: 'Custody: For sending' });
    await button(custody, 'Connect a vault for sending').click();
    await field(custody, 'Name').fill('countersign.example');
    await field(custody, 'Organization').fill('Example Ltd');
    await field(custody, 'Country').fill('Germany');
    await page.keyboard.press('Enter');
    await custody.getByText('Must be a two-letter country code such as DE').waitFor();
    await field(custody, 'Country').fill('DE');
    await button(custody, 'Create key').click();
    const file = button(custody, 'Download signing request');
    await file.waitFor({ timeout: KEY_MS });
    await expect.poll(() => focused(page)).toBe('Give the signing request to your provider');
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('countersign-execution.csr');
    const { apiKey } = provider.register(await readFile(await download.path(), 'utf8'));
    await custody.getByText('Waiting for credentials').waitFor();

    await field(custody, 'API key').fill('not the key');
    await field(custody, 'Vault account').fill('0');
    await button(custody, 'Save credentials').click();
    await custody.getByText('Must be printable ASCII without spaces').waitFor();
    await field(custody, 'API key').fill('not-the-key');
    await button(custody, 'Save credentials').click();
    await said(custody, 'Saved. Test it now.');
    await button(custody, 'Test connection').click();
    await custody.getByText('The last test of the credentials failed').waitFor();
    await custody.getByText('The last test failed').waitFor();

    await button(custody, 'Change credentials (for sending)').click();
    await field(custody, 'API key').fill(apiKey);
    await field(custody, 'Vault account').fill('0');
    await button(custody, 'Save credentials').click();
    await custody.getByText(`…${apiKey.slice(-4)}`).waitFor();
    await button(custody, /^Test (connection|again)$/).click();
    await said(custody, 'It works.');
    await custody.getByText('Connected', { exact: true }).waitFor();
    expect(await custody.textContent()).not.toContain(apiKey);

    await button(custody, /^Start again with a new key/).click();
    await custody.getByText('This ends the current connection').waitFor();
    for (const [label, value] of Object.entries({ Name: 'a', Organization: 'b', Country: 'DE' })) {
      await field(custody, label).fill(value);
    }
    await button(custody, 'Replace key').click();
    await page.getByRole('dialog', { name: 'Replace the key?' }).waitFor();
    await page.keyboard.press('Escape');
    await button(custody, 'Keep current key').click();
    expect(await get(owner, '/custody/integration/execution')).toMatchObject({ status: 'active' });
    expect(await findBarriers(page)).toEqual([]);
  });
});
