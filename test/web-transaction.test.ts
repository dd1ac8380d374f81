import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { testOrionAccount, testServiceFile } from '@countersign/harness/arbiter/orion';
import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { installWallet } from '@countersign/harness/browser/browser-wallet';
import { holdReads } from '@countersign/harness/browser/hold-reads';
import { generatePgpKey, registerPgpKey } from '@countersign/harness/people/pgp';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { reportOn, submitJudged, transferOf } from '@countersign/harness/requests/judged';
import { completeVerdict, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  readStatus,
  someAddress,
  submit,
} from '@countersign/harness/requests/transactions';
import { testOrionKey } from '@countersign/harness/service/test-service';
import { verifyReceipt } from '@countersign/sdk';
import { createMessage, encrypt, encryptKey, readKey } from 'openpgp';
import type { Locator, Page } from 'playwright-core';
import { recoverTypedDataAddress } from 'viem';
import { expect, it } from 'vitest';

const { service, database, baseUrl, uiUrl, storeSession } = await useWebService();
const { call } = service;

const wrong = { userPrompt: `Send 100 USDC to ${someAddress} on Ethereum`, tx: transferOf(100_000) };
const right = { userPrompt: `Send 100 USDC to ${someAddress}`, tx: transferOf(100) };
const open = { userPrompt: `Send 100 USDC to ${someAddress}, tier 12 unless Bob objects`, tx: transferOf(100) };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const isOff = async (locator: Locator) => (await locator.getAttribute('aria-disabled')) === 'true';
/** In view, and for long enough. */
async function armed(page: Page, name: RegExp): Promise<void> {
  await button(page, name).scrollIntoViewIfNeeded();
  await expect.poll(() => isOff(button(page, name)), { timeout: 10_000 }).toBe(false);
}
/** Taps without checking what is there. */
const clickBlindly = (locator: Locator) => locator.click({ force: true });
const link = (requestHash: string) => `${uiUrl}/transactions/${requestHash}`;

/** A signed-in user on the page of a request. */
async function openAs(owner: Owner, requestHash: string, options: Parameters<typeof visit>[0] = {}) {
  // Each browser has its own session, because a refresh token works once.
  const visitor = await visit({ ...storeSession(await signIn(call, owner.wallet)), ...options });
  await visitor.page.goto(link(requestHash));
  await visitor.page.getByText('What it would do').waitFor();
  return visitor;
}

async function approvalsOf(owner: Owner, requestHash: string) {
  const { body } = await call(`GET /transactions/${requestHash}`, { token: owner.accessToken });
  return (body as { approvals: { user: { decision: string; type: string }[] } }).approvals.user;
}

describeInBrowser('the transaction page', () => {
  it('leads over sign-in to the request, and links the words to the effects of the bytes', async () => {
    const owner = await enrolOwner(call);
    const hash = await submitJudged(call, owner, wrong, 'REJECTED');
    const { page } = await visit({ viewport: { width: 1440, height: 900 } });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await installWallet(page, { account: owner.wallet });
    await page.goto(link(hash));
    await heading(page, 'Agent request');
    await button(page, /Test wallet/).click();
    await button(page, 'Sign in').click();
    await heading(page, 'The intent says 100 USDC, but the call moves 100,000 USDC');
    expect(page.url()).toBe(link(hash));
    await expect.poll(() => page.title()).toBe(`Rejected: ${hash.slice(0, 10)} · Countersign`);
    await page.getByText('by the arbiter', { exact: true }).waitFor();
    await page.getByText('✗ You said 100 USDC').waitFor();
    await page.getByText(/To make it pass: Set the amount to 100000000/).waitFor();
    // Failed checks are expanded, the others folded.
    await expect.poll(() => page.getByText(/^1 failed · \d+ passed · \d+ not run$/).isVisible()).toBe(true);
    expect(await page.getByText('Every token is listed.').isVisible()).toBe(false);
    expect(await button(page, /Approve|Reject/).count()).toBe(0);

    // Pointing at either half highlights both, and so does focus.
    const words = page.getByRole('link', { name: /^100 USDC/ });
    const claim = page.getByRole('link', { name: /^100,000 USDC/ });
    const lit = () =>
      page.locator('a[data-lit]').evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    await words.hover();
    await expect.poll(() => lit()).toEqual(['#claim-2', '#words-2']);
    await page.mouse.move(0, 0);
    await expect.poll(() => lit()).toEqual([]);
    await claim.focus();
    await expect.poll(() => lit()).toEqual(['#claim-2', '#words-2']);

    // The whole address, with a link to an explorer that sends no referrer.
    const away = page.getByRole('link', { name: /etherscan\.io/ }).first();
    await expect.poll(() => away.getAttribute('href')).toBe(`https://etherscan.io/address/${someAddress}`);
    await expect.poll(() => away.getAttribute('rel')).toBe('noreferrer');
    expect(await findBarriers(page)).toEqual([]);
    expect([...hosts]).toEqual([baseUrl]);
  });

  it('requires a second, reasoned confirmation for an approval against the arbiter, and only one', async () => {
    const owner = await enrolOwner(call);
    const hash = await submitJudged(call, owner, open, 'UNDECIDED');
    const { page } = await openAs(owner, hash);
    await heading(page, 'The arbiter is not sure, so you decide');
    const unexplained = page.getByText('(the transaction does not account for this)');
    await expect.poll(() => unexplained.count()).toBeGreaterThan(0);
    await armed(page, /^Approve anyway…/);
    // By keyboard alone; the buttons follow the comparison.
    const order = await page.evaluate(() => {
      const all = [...document.querySelectorAll('main a, main button')].map((each) => each.textContent ?? '');
      return [all.findLastIndex((text) => text.includes(' USDC')), all.findIndex((text) => text.startsWith('Reject'))];
    });
    expect(order[0]).toBeLessThan(order[1] ?? -1);
    await button(page, /^Approve anyway/).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Approve without the arbiter?' });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('listitem').first().textContent()).toMatch(/unless|12/);
    await expect
      .poll(() => dialog.textContent())
      .toMatch(/If you approve: you can send this until tomorrow \d\d:\d\d\./);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await approvalsOf(owner, hash)).toEqual([]);

    await button(page, /^Approve anyway/).click();
    const confirm = dialog.getByRole('button', { name: 'Approve anyway' });
    // A click aimed at what was there before has no effect yet.
    await clickBlindly(confirm);
    expect(await approvalsOf(owner, hash)).toEqual([]);
    await armed(page, /^Approve anyway$/);
    await confirm.dblclick();
    await page.getByText(/^Approved by you\. The approval expires in 23 h 59 min/).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Approved by you');
    expect(await approvalsOf(owner, hash)).toMatchObject([{ decision: 'APPROVED', type: 'user_ui' }]);

    await armed(page, /^Withdraw approval/);
    await button(page, /^Withdraw approval/).click();
    await page.getByText('Rejected by you. This is final.').waitFor();
    expect(await readStatus(call, owner, hash)).toBe('REJECTED');
  });

  it('accepts a wallet signature, by the owner only', async () => {
    const owner = await enrolOwner(call, 1);
    const hash = await submitJudged(call, owner, right, 'APPROVED');
    const { page, complaints } = await visit(storeSession(await signIn(call, owner.wallet)));
    const wallet = await installWallet(page, { account: createWallet() });
    await page.goto(link(hash));
    await heading(page, 'The arbiter confirms that it does what you asked');
    await button(page, 'Sign the decision with your wallet instead').click();
    await button(page, /Test wallet/).click();
    await page.getByText('Test wallet uses a different account').waitFor();
    await wallet.switchTo(owner.wallet);
    wallet.rejectNext();
    await armed(page, /^Sign: Approve/);
    // The shown data cannot be refetched meanwhile.
    await page.route(`**/transactions/${hash}`, (route) => route.abort());
    await button(page, /^Sign: Approve/).click();
    await page.getByText('The service cannot be reached').waitFor();
    await page.getByText('You declined in your wallet').waitFor();
    // The pressed button stays in place and does nothing.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Sign: Approve/);
    expect(await isOff(button(page, /^Sign: Approve/))).toBe(true);
    await page.unroute(`**/transactions/${hash}`);
    await button(page, 'Try again').click();
    expect(complaints.splice(0).every((each) => each.includes('ERR_FAILED'))).toBe(true);
    await armed(page, /^Sign: Approve/);
    await button(page, /^Sign: Approve/).click();
    await page.getByText(/^Approved by you and the arbiter/).waitFor();
    expect(wallet.signed.at(-1)).toContain(`POST\n/transactions/${hash}/approvals\n`);
    expect(await approvalsOf(owner, hash)).toMatchObject([{ decision: 'APPROVED', type: 'user' }]);
  });

  it('decides about nothing that has changed since it was shown', async () => {
    const owner = await enrolOwner(call, 1);
    const hash = await submitJudged(call, owner, right, 'APPROVED');
    const agentsWord = (decision: string) => decide(call, hash, { key: owner.key, body: { decision } });
    const { page } = await openAs(owner, hash);
    await armed(page, /^Approve/);
    const letGo = await holdReads(page);
    await agentsWord('APPROVED');
    await button(page, /^Approve/).click();
    await page.getByText('This has changed since you read it').waitFor();
    expect(await approvalsOf(owner, hash)).toEqual([]);
    await letGo();
    await page.getByText('2 decisions').waitFor();
    await armed(page, /^Approve/);
    await button(page, /^Approve/).click();
    await page.getByText(/^Approved by you and the arbiter/).waitFor();
  });

  it('disables its buttons the moment different content appears under the pointer', async () => {
    const owner = await enrolOwner(call, 1);
    const hash = await submitJudged(call, owner, right, 'APPROVED');
    const visitor = await visit(storeSession(await signIn(call, owner.wallet)));
    const { page } = visitor;
    await page.clock.install();
    await page.goto(link(hash));
    await heading(page, 'The arbiter confirms that it does what you asked');
    await page.clock.runFor(2_000);
    await armed(page, /^Approve/);
    await page.clock.pauseAt(Date.now() + 60_000);
    await armed(page, /^Approve/);
    await decide(call, hash, { key: owner.key, body: { decision: 'APPROVED' } });
    // Events are batched for a moment of the page's clock: advance it no further.
    const showsIt = async () => {
      await page.clock.runFor(100);
      return page.getByText('2 decisions').isVisible();
    };
    await expect.poll(showsIt, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => isOff(button(page, /^Approve/))).toBe(true);
    await clickBlindly(button(page, /^Approve/));
    await page.clock.runFor(700);
    await armed(page, /^Approve/);
    expect(await approvalsOf(owner, hash)).toEqual([]);
  });

  it('explains that the request was decided, or handed over, meanwhile', async () => {
    const owner = await enrolOwner(call, 1);
    const [decided, claimed] = [
      await submitJudged(call, owner, right, 'APPROVED'),
      await submitJudged(call, owner, right, 'APPROVED'),
    ];
    const { page } = await openAs(owner, decided);
    await armed(page, /^Reject/);
    let letGo = await holdReads(page);
    await decide(call, decided, { key: owner.key, body: { decision: 'REJECTED' } });
    await button(page, /^Reject/).click();
    await page.getByText('This has already been decided').waitFor();
    await letGo();
    await page.getByText('Rejected by one of your keys. This is final.').waitFor();

    await decide(call, claimed, { token: owner.accessToken, body: { decision: 'APPROVED' } });
    await page.goto(link(claimed));
    await armed(page, /^Withdraw approval/);
    letGo = await holdReads(page);
    await database.pool.query('UPDATE transactions SET claimed_at = now() WHERE request_hash = $1', [claimed]);
    await button(page, /^Withdraw approval/).click();
    await page.getByText('Too late to withdraw').waitFor();
    await letGo();

    const over = "claimed_at = NULL, valid_until = now() - interval '1 s'";
    await database.pool.query(`UPDATE transactions SET ${over} WHERE request_hash = $1`, [claimed]);
    await page.reload();
    await page.getByText('The approval expired before it was used.').waitFor();
    expect(await button(page, /Withdraw|Approve/).count()).toBe(0);
  });

  it('explains what is unknown, and that the service is unreachable', async () => {
    const owner = await enrolOwner(call);
    const unread = await submit(call, owner);
    const { page, complaints } = await openAs(owner, unread);
    await heading(page, 'The arbiter is checking this request');
    await page.getByText('Not decoded yet.').waitFor();
    await page.getByText('1 ETH', { exact: true }).first().waitFor();
    expect(await button(page, /^Approve/).count()).toBe(0);
    // Another user's request and a missing one look the same.
    for (const hash of [await submit(call, await enrolOwner(call)), `0x${'9'.repeat(64)}`, 'nonsense']) {
      await page.goto(link(hash));
      await heading(page, 'Transaction not found');
    }
    // Without events that would trigger a refetch.
    await page.route('**/events', (route) => route.abort());
    await page.route(`**/transactions/${unread}`, (route) =>
      route.request().resourceType() === 'document' ? route.fallback() : route.abort(),
    );
    await page.goto(link(unread));
    await page.getByText('The service cannot be reached').waitFor();
    await page.unroute(`**/transactions/${unread}`);
    await button(page, 'Try again').click();
    await heading(page, 'The arbiter is checking this request');
    expect(complaints.splice(0).every((each) => each.includes('ERR_FAILED'))).toBe(true);
  });

  it('shows third-party text exactly and marked as such, on a phone', async () => {
    const owner = await enrolOwner(call, 1);
    const named = await call('POST /user-api-keys', {
      token: owner.accessToken,
      body: { name: '✓ Checked by Countersign <b>' },
    });
    const hidden = 'Send 0.01 ETH to vit\u0430lik.eth \u202Eevil\u202C <img src=x onerror="document.title=1">\u200B';
    const userPrompt = `${hidden}\nإرسال المال\n${'padding '.repeat(1_300)}`;
    const typedData = {
      domain: { name: '0 USDC ✓', version: '1', chainId: '11155111', verifyingContract: someAddress },
      types: {
        Note: [
          { name: 'text', type: 'string' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Note',
      message: { text: 'Approved by you\u202E', deadline: '1700000000' },
    };
    const body = { escrowAddress: owner.wallet.address, userPrompt, typedData };
    const submitted = await call('POST /transactions', { key: named.get('secret'), body });
    const hash = submitted.get('requestHash');
    const claim = { effect: 0, status: 'grounded', spans: [{ start: 5, end: 99_999 }] };
    const report = {
      reason: '✓ Approved\u202E',
      results: { 'x.<i>': { status: 'PASS', reasoning: '<script>1</script>' }, y: 'no result' },
      extracted_elements: {
        does: ['Do nothing at all', 7],
        assignment: {
          claims: [
            { ...claim, label: 'To', shown: 'vitalik.eth', raw: someAddress },
            { ...claim, status: 'fine' },
            null,
          ],
          mentions: [{ start: -1, end: 4 }, { start: 0, end: 1e9, status: 'unexplained' }, 'x'],
        },
      },
    };
    const verdict = await judge(call, hash, 'UNDECIDED', { report, analysis: 'Words\u202E and more.' });
    expect(verdict.status).toBe(201);

    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const { page } = await openAs(owner, hash, phone);
    await page.getByText('an agent that calls itself “✓ Checked by Countersign <b>”').waitFor();
    const text = ((await page.getByRole('main').textContent()) ?? '').replaceAll(/[\n ]+/g, ' ');
    expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/);
    expect(text).toContain('U+202E');
    expect(text).toContain('(Another alphabet: this letter is U+0430)');
    expect(text).toContain('<img src=x onerror="document.title=1">');
    expect(text).toContain('characters. Scroll to read all of them.');
    // The stated expiry counts, even an unusual one.
    expect(text).toContain('Its deadline has passed: it can no longer be used');
    // A name always appears with its address.
    expect(text).toMatch(new RegExp(`vitalik\\.eth \\d${someAddress}`));
    await expect.poll(() => page.title()).toBe(`(1) Waiting for you: ${hash.slice(0, 10)} · Countersign`);
    await page.getByText('Calls and raw values').click();
    await page.getByText('The names in it are self-chosen and not verified.').waitFor();

    // Nothing is wider than the phone, the words come first, and the decision is always within reach.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
    expect(await top('What you asked')).toBeLessThan(await top('What it would do'));
    await page.evaluate(() => window.scrollTo(0, 0));
    const bar = await button(page, /^Reject/).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(844);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('opens a sealed request with a key that never leaves the page, and locks it again', async () => {
    const owner = await enrolOwner(call);
    const { privateKey: key } = await generatePgpKey();
    const { privateKey: strangers } = await generatePgpKey();
    await registerPgpKey(call, owner, key.toPublic().armor());
    const seal = async (value: unknown, ...keys: string[]) =>
      encrypt({
        message: await createMessage({ text: JSON.stringify(value) }),
        encryptionKeys: await Promise.all(
          [...keys, key.toPublic().armor()].map((armoredKey) => readKey({ armoredKey })),
        ),
        signingKeys: key,
      });
    const arbitersKey: string = JSON.parse(readFileSync(testServiceFile, 'utf8')).pgpPublicKey;
    const fields = { escrowAddress: owner.wallet.address, ...wrong, chainId: 1 };
    const encryptedPayload = await seal(fields, arbitersKey);
    const body = { escrowAddress: owner.wallet.address, encryptedPayload, chainId: 1 };
    const hash = (await call('POST /transactions', { key: owner.key, body })).get('requestHash');
    const report = await seal(await reportOn(owner, wrong));
    expect((await judge(call, hash, 'UNDECIDED', { report })).status).toBe(201);

    const { page } = await visit(storeSession(await signIn(call, owner.wallet)));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(link(hash));
    await page.getByText('Only you can read this').waitFor();
    await armed(page, /^Approve anyway…/);
    await button(page, /^Approve anyway/).click();
    await page.getByText('You have not opened this request: you would approve it unread.').waitFor();
    await button(page, 'Cancel').click();

    const locked = (await encryptKey({ privateKey: key, passphrase: 'correct horse' })).armor();
    const unlock = async (armored: string, passphrase: string) => {
      await page.getByLabel('Your PGP private key').fill(armored);
      await page.getByLabel('Key passphrase').fill(passphrase);
      await button(page, 'Unlock in this browser').click();
    };
    await unlock('-----BEGIN NOTHING-----', '');
    await page.getByText('This is not a PGP private key.').waitFor();
    await unlock(strangers.armor(), '');
    await page.getByText('This key decrypts neither the request nor its report.').waitFor();
    await unlock(locked, 'wrong horse');
    await page.getByText('Wrong passphrase for this key.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await unlock(locked, 'correct horse');
    await page.getByText('✗ You said 100 USDC').waitFor();
    await page.getByText('Opened in this browser only').waitFor();

    expect(sent.filter((each) => /PRIVATE KEY|horse/.test(each))).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/PRIVATE KEY|horse|100 USDC/);
    await page.reload();
    await page.getByText('Only you can read this').waitFor();
    expect(await page.getByText('You said 100 USDC').count()).toBe(0);

    // A verdict that arrives after another was opened has to be opened itself.
    const loading = Promise.withResolvers<void>();
    await page.route('**/open-sealed-*', (route) => loading.promise.then(() => route.continue()));
    await unlock(locked, 'correct horse');
    await page.route(`**/transactions/${hash}`, async (route) => {
      const response = await route.fetch();
      const record = await response.json();
      const verdict = { ...record.verdict, createdAt: new Date(0).toISOString() };
      return route.fulfill({ response, json: { ...record, verdict } });
    });
    const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await Promise.all([page.waitForResponse(`**/transactions/${hash}`), lookAgain()]);
    loading.resolve();
    await expect.poll(() => page.getByLabel('Your PGP private key').inputValue()).toBe('');
    expect(await page.getByText('Opened in this browser only').count()).toBe(0);
  });

  it(
    'offers the signed verdict for verification, the whole record, and a receipt that it verifies itself',
    proves('receipts.page'),
    async () => {
      const owner = await enrolOwner(call);
      const hash = await submit(call, owner);
      const body = await signedVerdict(hash, completeVerdict(owner.wallet.address));
      await decide(call, hash, { key: testOrionKey, body });
      const { page } = await openAs(owner, hash);
      await page.getByText('Record and proof').click();
      const save = async (name: string) => {
        const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
        return JSON.parse(await readFile(await download.path(), 'utf8'));
      };
      const { typedData, signature, signer } = await save('Download signed verdict');
      expect(signer).toBe(testOrionAccount.address);
      expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(testOrionAccount.address);
      const record = await call(`GET /transactions/${hash}`, { token: owner.accessToken });
      expect(await save('Download whole record')).toEqual(record.body);

      const receipt = await save('Download receipt');
      expect(verifyReceipt(receipt)).toMatchObject({ valid: true, arbiter: testOrionAccount.address });
      await page.getByText(`every hash matches, the verdict is signed by ${testOrionAccount.address}`).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await page.route('**/receipt?*', (route) =>
        route.fulfill({ json: { ...receipt, payload: { ...receipt.payload, userPrompt: 'Send 9 ETH' } } }),
      );
      await save('Download receipt');
      await page.getByText('The receipt is not valid').waitFor();
      await page.getByText('payload differs from what was sealed (and 1 more).').waitFor();
    },
  );
});
