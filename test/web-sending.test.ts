import { readFileSync } from 'node:fs';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { type BrowserWallet, installWallet } from '@countersign/harness/browser/browser-wallet';
import { permitOf } from '@countersign/harness/chain/actions';
import { startEvm } from '@countersign/harness/chain/evm';
import { createSendingWallet } from '@countersign/harness/chain/sending-wallet';
import { linkBody } from '@countersign/harness/people/escrow-link';
import { generatePgpKey, registerPgpKey } from '@countersign/harness/people/pgp';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { decide, enrolOwner, judge, type Owner, readStatus, submit } from '@countersign/harness/requests/transactions';
import { type Address, type Call, hashAction, readTypedData, type SentTypedData } from '@countersign/protocol';
import { createMessage, encrypt, readKey } from 'openpgp';
import type { Page } from 'playwright-core';
import { encodeFunctionData, parseAbi, parseSignature, recoverTypedDataAddress } from 'viem';
import { afterAll, expect, it, onTestFinished } from 'vitest';

const evm = await startEvm({ source: 'actions.sol' });
afterAll(() => evm.stop());
const { service, database, baseUrl, uiUrl, storeSession } = await useWebService({
  EXECUTION_CONFIRMATIONS: '1',
  CHAIN_RPC_URLS: JSON.stringify({ [evm.chainId]: evm.url }),
});
const { call } = service;

const recipient = createWallet().address.toLowerCase() as Address;
const pay = (value: string, to = recipient): Call => ({ to, value, data: '0x' });
const calls = [pay('3'), pay('4'), pay('5')];
const desk = await evm.deploy('SignatureDesk', []);

const permitOn = (chainId: number, owner = recipient as string) => {
  const permit = permitOf(owner);
  return { ...permit, domain: { ...permit.domain, chainId } };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

interface Visit {
  readonly owner: Owner;
  readonly hash: string;
  readonly page: Page;
  readonly wallet: BrowserWallet;
  readonly sends: Awaited<ReturnType<typeof createSendingWallet>>;
}

/** The owner of an approved request, on its page, with a wallet that really sends. */
async function open(
  fields: Record<string, unknown>,
  options: Parameters<typeof visit>[0] = {},
  enrolled: Owner | null = null,
  verdict: Record<string, unknown> = {},
): Promise<Visit> {
  const owner = enrolled ?? (await enrolOwner(call));
  const hash = await submit(call, owner, { tx: undefined, chainId: evm.chainId, ...fields });
  await judge(call, hash, 'APPROVED', verdict);
  const { page, complaints } = await visit({ ...storeSession(await signIn(call, owner.wallet)), ...options });
  page.setDefaultTimeout(20_000);
  // A report before a slow chain can answer gets 503 and is repeated.
  onTestFinished(() => {
    const kept = complaints.filter((each) => !each.includes('status of 503'));
    complaints.splice(0, complaints.length, ...kept);
  });
  const sends = await createSendingWallet(evm, owner.wallet);
  const wallet = await installWallet(page, { account: owner.wallet, more: sends.more });
  await page.goto(`${uiUrl}/transactions/${hash}`);
  return { owner, hash, page, wallet, sends };
}

interface Sealed {
  readonly tx?: Call;
  readonly calls?: Call[];
  readonly typedData?: SentTypedData;
}

/** The same for a sealed request. */
async function openSealed(action: Sealed) {
  const owner = await enrolOwner(call);
  const { privateKey: key } = await generatePgpKey();
  await registerPgpKey(call, owner, key.toPublic().armor());
  const arbitersKey: string = JSON.parse(readFileSync(testServiceFile, 'utf8')).pgpPublicKey;
  const account = owner.wallet.address.toLowerCase() as Address;
  const text = JSON.stringify({ escrowAddress: account, userPrompt: 'as agreed', chainId: evm.chainId, ...action });
  const encryptedPayload = await encrypt({
    message: await createMessage({ text }),
    encryptionKeys: await Promise.all(
      [arbitersKey, key.toPublic().armor()].map((armoredKey) => readKey({ armoredKey })),
    ),
    signingKeys: key,
  });
  const { tx, calls, typedData } = action;
  const approved = tx ? { tx } : calls ? { calls } : { typedData: readTypedData(typedData as SentTypedData) };
  const callHash = hashAction(approved, { account, chainId: evm.chainId });
  const sealed = { tx: undefined, userPrompt: undefined, encryptedPayload };
  const at = await open(sealed, {}, owner, { callHash });
  const { page } = at;
  const unlock = async () => {
    await page.getByLabel('Your PGP private key').fill(key.armor());
    await button(page, 'Unlock in this browser').click();
  };
  return { ...at, unlock };
}

/** Opens the dialog and connects the wallet. */
async function connect(page: Page, verb: RegExp = /^Send with my wallet$/): Promise<void> {
  await button(page, verb).click();
  await button(page, /^Test wallet/).click();
}

const send = (page: Page) => button(page, 'Send with Test wallet').click({ timeout: 10_000 });
const ends = ({ owner, hash }: Visit, status: string) =>
  expect.poll(() => readStatus(call, owner, hash), { timeout: 20_000 }).toBe(status);

describeInBrowser('an approved request is sent with the own wallet', () => {
  it('a call: on its network, exactly as approved, reported automatically and followed to the end', async () => {
    const at = await open({ tx: pay('1200000000000000') });
    const { page, sends } = at;
    await connect(page);
    const dialog = page.getByRole('dialog', { name: 'Send with your wallet' });
    await dialog.getByText('0.0012').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await send(page);
    await ends(at, 'EXECUTED');
    await page.getByText(/^Executed on chain/).waitFor();
    const [hash] = sends.behaviour.sent;
    const sent = await sends.client.getTransaction({ hash: hash ?? '0x' });
    expect(sent).toMatchObject({ to: recipient, value: 1_200_000_000_000_000n, input: '0x', chainId: evm.chainId });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('sent')))).toEqual([]);
  });

  it('a call that fails on chain is FAILED', async () => {
    const at = await open({ tx: pay('7', desk) });
    await connect(at.page);
    await send(at.page);
    await ends(at, 'FAILED');
    await at.page.getByText(/failed on chain: nothing moved/).waitFor();
  });

  it('a batch at once, if the wallet supports it', async () => {
    const at = await open({ calls });
    const { page, sends, owner } = at;
    await evm.copyCode(await evm.deploy('BatchAccount', []), owner.wallet.address);
    sends.behaviour.batches = true;
    await connect(page);
    await page.getByText('Your wallet carries out all 3 calls together, or none of them.').waitFor();
    await send(page);
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(1);
  });

  it('a batch one by one otherwise, proven by all its transactions', proves('execution.one-by-one'), async () => {
    const at = await open({ calls });
    await connect(at.page);
    await at.page.getByText(/sends the 3 calls one by one, in order/).waitFor();
    await send(at.page);
    await ends(at, 'EXECUTED');
    expect(at.sends.behaviour.sent).toHaveLength(3);
  });

  it('an interrupted batch continues where it stopped, and nothing is sent twice', async () => {
    const at = await open({ calls });
    const { page, wallet, sends } = at;
    await connect(page);
    await page.getByText(/one by one/).waitFor();
    // The owner declines the second call.
    sends.behaviour.change = (asked) => {
      wallet.rejectNext();
      sends.behaviour.change = null;
      return asked;
    };
    await send(page);
    await page.getByText('You declined in your wallet').waitFor();
    expect(sends.behaviour.sent).toHaveLength(1);
    await page.reload();
    await button(page, 'Continue with my wallet').click();
    await button(page, 'Send call 2 of 3 with Test wallet').click();
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(3);
  });

  it('a batch stops at a failing call, and is FAILED', async () => {
    const at = await open({ calls: [pay('3'), pay('4', desk), pay('5')] });
    await connect(at.page);
    await at.page.getByText(/one by one/).waitFor();
    await send(at.page);
    await ends(at, 'FAILED');
    expect(at.sends.behaviour.sent).toHaveLength(2);
    await at.page.getByText(/those before the failed one happened/).waitFor();
  });

  it('a batch waits if the wallet does not say how it sends: it is asked again, or the owner decides', async () => {
    const at = await open({ calls });
    const { page, sends, owner } = at;
    await evm.copyCode(await evm.deploy('BatchAccount', []), owner.wallet.address);
    Object.assign(sends.behaviour, { batches: true, isUnsure: true });
    await connect(page);
    await page.getByText('Your wallet did not say whether it sends several calls together').waitFor();
    expect(await button(page, 'Send with Test wallet').isDisabled()).toBe(true);
    expect(await button(page, 'Send the calls one by one instead').count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    sends.behaviour.isUnsure = false;
    await button(page, 'Try again').click();
    await page.getByText('Your wallet carries out all 3 calls together, or none of them.').waitFor();
    // The announcement to the owner is binding: the wallet is not asked again.
    sends.behaviour.isUnsure = true;
    await send(page);
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(1);
  });

  it('a batch that the wallet does not take at once can go one by one', async () => {
    const at = await open({ calls });
    const { page, sends } = at;
    // It would have to change the account first, which its owner declines.
    Object.assign(sends.behaviour, { batches: true, refusesBatch: 5750 });
    await connect(page);
    await send(page);
    await button(page, 'Send the calls one by one instead').click();
    await page.getByText(/sends the 3 calls one by one, in order/).waitFor();
    await send(page);
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(3);
  });

  it('typed data is signed as approved, and executed by a third party', async () => {
    const owner = await enrolOwner(call);
    const { domain, message, ...permit } = permitOn(evm.chainId, owner.wallet.address);
    const typedData = { ...permit, domain: { ...domain, verifyingContract: desk }, message };
    const at = await open({ typedData }, {}, owner);
    const { page, sends } = at;
    await connect(page, /^Sign with my wallet$/);
    await button(page, 'Sign with Test wallet').click();
    const dialog = page.getByRole('dialog', { name: 'Sign with your wallet' });
    const signature = (await dialog.locator('code').last().textContent()) as `0x${string}`;
    const given = { ...typedData, signature } as unknown as Parameters<typeof recoverTypedDataAddress>[0];
    expect(await recoverTypedDataAddress(given)).toBe(owner.wallet.address);
    await button(page, 'Close').click();

    // The party that asked for the signature uses it.
    const { v = 27n, r, s } = parseSignature(signature);
    const { spender, value, deadline } = message as { spender: Address; value: string; deadline: string };
    const abi = parseAbi(['function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)']);
    const args = [owner.wallet.address, spender, BigInt(value), BigInt(deadline), Number(v), r, s] as const;
    const data = encodeFunctionData({ abi, functionName: 'permit', args });
    const [user] = await sends.client.getAddresses();
    if (!user) throw new Error('the EVM has no funded account');
    const used = await sends.client.sendTransaction({ account: user, chain: null, to: desk, data });
    await button(page, 'It was used on chain').click();
    await page.getByLabel('Transaction hash').fill(used);
    await button(page, 'Report transaction').click();
    await ends(at, 'EXECUTED');
  });

  it('a transaction sent elsewhere is reported by its hash', async () => {
    const at = await open({ tx: pay('9') });
    const { page, owner, sends } = at;
    await button(page, 'I have sent it elsewhere').click();
    const field = page.getByLabel('Transaction hash');
    await field.fill('0x12');
    await button(page, 'Report transaction').click();
    await page.getByText(/has 0x and 64 hexadecimal digits/).waitFor();
    const signed = await owner.wallet.signTransaction({
      chainId: evm.chainId,
      nonce: 0,
      to: recipient,
      value: 9n,
      gas: 100_000n,
      maxFeePerGas: 10n ** 11n,
    });
    await field.fill(await sends.client.sendRawTransaction({ serializedTransaction: signed }));
    await button(page, 'Report transaction').click();
    await ends(at, 'EXECUTED');
  });

  it('a request for a linked account is sent by that account, and by no other', async () => {
    const owner = await enrolOwner(call);
    const escrow = createWallet();
    const body = await linkBody(escrow, owner, {}, { host: new URL(baseUrl).host });
    await call('POST /settings/escrow-accounts', { token: owner.accessToken, body });
    const at = await open({ tx: pay('6'), escrowAddress: escrow.address }, {}, owner);
    const { page, wallet, sends } = at;
    await connect(page);
    await page.getByText('Test wallet uses a different account').waitFor();
    expect(await button(page, /^Send with Test/).count()).toBe(0);
    wallet.offerAccount(escrow);
    sends.sendAs(escrow);
    await sends.client.setBalance({ address: escrow.address, value: 10n ** 18n });
    await button(page, 'Choose another account').click();
    await send(page);
    await ends(at, 'EXECUTED');
  });

  it('a further hash never replaces a known one: what was sent is not offered again', async () => {
    const { page, sends } = await open({ tx: pay('3') });
    await sends.client.setAutomine(false);
    try {
      await connect(page);
      await send(page);
      await button(page, 'Report another transaction').click();
      await button(page, 'Cancel').click();
      await page.getByText('Waiting for the network to confirm it').waitFor();
      await page.reload();
      await page.getByText('Waiting for the network to confirm it').waitFor();
      expect(await button(page, 'Send with my wallet').count()).toBe(0);
    } finally {
      await sends.client.setAutomine(true);
      await sends.client.mine({ blocks: 1 });
    }
  });

  it('a sent transaction is reported from any page that its owner is on', async () => {
    const at = await open({ tx: pay('3') });
    const { page, sends } = at;
    await sends.client.setAutomine(false);
    try {
      await connect(page);
      await send(page);
      await page.getByText('You can go on to other pages').waitFor();
      await page.getByRole('link', { name: 'Agents' }).first().click();
      await page
        .getByRole('heading', { name: /agents/i })
        .first()
        .waitFor();
    } finally {
      await sends.client.setAutomine(true);
      await sends.client.mine({ blocks: 1 });
    }
    await ends(at, 'EXECUTED');
  });

  it('an unknown hash is reported as such, and another one can be entered', async () => {
    const at = await open({ tx: pay('3') });
    const { page, owner, sends } = at;
    await button(page, 'I have sent it elsewhere').click();
    await page.getByLabel('Transaction hash').fill(`0x${'ab'.repeat(32)}`);
    await button(page, 'Report transaction').click();
    await page.getByText(/The network does not show it so far/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const raw = { chainId: evm.chainId, nonce: 0, to: recipient, value: 3n, gas: 100_000n, maxFeePerGas: 10n ** 11n };
    const serializedTransaction = await owner.wallet.signTransaction(raw);
    await button(page, 'Report another transaction').click();
    await page.getByLabel('Transaction hash').fill(await sends.client.sendRawTransaction({ serializedTransaction }));
    await button(page, 'Report transaction').click();
    await ends(at, 'EXECUTED');
  });

  it('a batch sent elsewhere call by call is reported by one hash for each call', async () => {
    const at = await open({ calls });
    const { page, sends } = at;
    const sent: unknown[] = [];
    for (const each of calls) sent.push(await sends.more.eth_sendTransaction?.([each as unknown as string]));
    await button(page, 'I have sent it elsewhere').click();
    const field = page.getByLabel('Transaction hash, or one per call in order');
    await field.fill([...sent, sent[0]].join('\n'));
    await button(page, 'Report transaction').click();
    await page.getByText('There are 3 calls, but 4 hashes.').waitFor();
    await field.fill([sent[0], sent[1], sent[1]].join('\n'));
    await button(page, 'Report transaction').click();
    await page.getByText(/two hashes are the same/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await field.fill(sent.join('\n'));
    await button(page, 'Report transaction').click();
    await ends(at, 'EXECUTED');
  });

  it.each<[string, () => Sealed]>([
    ['a call', () => ({ tx: pay('8') })],
    // As people write it: the wallet also needs the type of its domain.
    ['a permit', () => ({ typedData: permitOn(evm.chainId) })],
  ])('%s that is sealed, once its owner has unlocked it', async (_what, make) => {
    const action = make();
    const at = await openSealed(action);
    const { page } = at;
    await page.getByText('Unlock this request to send it from here').waitFor();
    await at.unlock();
    await connect(page, /^(Send|Sign) with my wallet$/);
    await button(page, /^(Send|Sign) with Test wallet$/).click();
    if (action.tx) await ends(at, 'EXECUTED');
    else await page.getByText(/This is your signature of exactly what was approved/).waitFor();
  });

  it('the approved bytes can be copied', async () => {
    const { page } = await open({ tx: { to: recipient, value: '12', data: '0x1234' } });
    await page.getByText('Approved bytes').click();
    expect(await findBarriers(page)).toEqual([]);
    for (const text of [String(evm.chainId), recipient, '12', '0x1234']) {
      await page
        .locator('details code', { hasText: new RegExp(`^${text}$`, 'i') })
        .first()
        .waitFor();
    }
  });
});

describeInBrowser('nothing is sent twice', () => {
  const again = (page: Page) => button(page, 'Continue with my wallet').click();
  const check = (page: Page) => button(page, 'Check, then send with Test wallet').click();

  /** The wallet sends the first call, and the page is closed before it answers. */
  async function leaveUnanswered({ page, sends }: Awaited<ReturnType<typeof open>>): Promise<void> {
    await connect(page);
    sends.behaviour.isSilent = true;
    await send(page);
    await expect.poll(() => sends.behaviour.sent.length).toBe(1);
    sends.behaviour.isSilent = false;
    await page.reload();
  }

  it('after the page was closed before the wallet answered: the sent transaction is found', async () => {
    const at = await open({ calls });
    const { page, sends } = at;
    await leaveUnanswered(at);
    await page.getByText('Your wallet has not answered').waitFor();
    await page.getByText(/call 1 of 3, and may have done so/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await again(page);
    await check(page);
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(3);
  });

  it('after the wallet never sent the call: it is sent once', async () => {
    const at = await open({ tx: pay('3') });
    const { page, sends } = at;
    await connect(page);
    sends.behaviour.isIgnored = true;
    await send(page);
    await page.getByText('Confirm it in Test wallet').waitFor();
    sends.behaviour.isIgnored = false;
    await page.reload();
    await again(page);
    await page.getByText(/What your account has sent since is looked up first/).waitFor();
    await check(page);
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(1);
  });

  it("if the account's transactions cannot be searched: only after its owner confirms that nothing was sent", async () => {
    const at = await open({ tx: pay('3') });
    const { page, sends } = at;
    await connect(page);
    sends.behaviour.isIgnored = true;
    await send(page);
    await page.getByText('Confirm it in Test wallet').waitFor();
    sends.behaviour.isIgnored = false;
    await page.evaluate(() => {
      for (const [key, kept] of Object.entries(localStorage)) {
        if (key.includes('sent')) localStorage.setItem(key, JSON.stringify({ ...JSON.parse(kept), since: null }));
      }
    });
    await page.reload();
    await again(page);
    await page.getByText(/this page cannot look that up/).waitFor();
    expect(await button(page, 'Check, then send with Test wallet').isDisabled()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await button(page, 'My wallet did not send it').click();
    await send(page);
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(1);
  });

  it('if the owner enters the hash that the wallet could not report: the batch continues after it', async () => {
    const at = await open({ calls });
    const { page, sends } = at;
    await leaveUnanswered(at);
    await button(page, 'It was sent: enter its hash').click();
    await page.getByLabel('Transaction hash of call 1').fill(sends.behaviour.sent[0] ?? '');
    await button(page, 'Report transaction').click();
    await again(page);
    await button(page, 'Send call 2 of 3 with Test wallet').click();
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(3);
  });

  it('for a sealed batch: a hash is accepted after unlocking, and added to the known ones', async () => {
    const at = await openSealed({ calls });
    const { page, sends } = at;
    await at.unlock();
    await connect(page);
    await page.getByText(/one by one/).waitFor();
    // The wallet answers the first call only.
    sends.behaviour.change = (asked) => {
      sends.behaviour.isSilent = sends.behaviour.sent.length === 1;
      return asked;
    };
    await send(page);
    await expect.poll(() => sends.behaviour.sent.length).toBe(2);
    Object.assign(sends.behaviour, { change: null, isSilent: false });
    await page.reload();
    await page.getByText('Unlock this request to report what was sent').waitFor();
    expect(await button(page, 'It was sent: enter its hash').count()).toBe(0);
    await at.unlock();
    await button(page, 'It was sent: enter its hash').click();
    await page.getByLabel('Transaction hash of call 2').fill(sends.behaviour.sent[1] ?? '');
    await button(page, 'Report transaction').click();
    await button(page, 'Copy Transaction of call 2').waitFor();
    await again(page);
    await button(page, 'Send call 3 of 3 with Test wallet').click();
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(3);
  });

  it('for a batch that was handed over before the page was closed: the wallet knows it by its id', async () => {
    const at = await open({ calls });
    const { page, sends, owner } = at;
    await evm.copyCode(await evm.deploy('BatchAccount', []), owner.wallet.address);
    Object.assign(sends.behaviour, { batches: true, isSilent: true });
    await connect(page);
    await send(page);
    await expect.poll(() => sends.behaviour.sent.length).toBe(1);
    sends.behaviour.isSilent = false;
    await page.reload();
    await again(page);
    await button(page, 'Ask Test wallet about the batch').click();
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(1);
  });

  it('with two tabs open', async () => {
    const { page, sends, hash, ...at } = await open({ tx: pay('3') });
    await connect(page);
    await button(page, 'Send with Test wallet').waitFor();
    const other = await page.context().newPage();
    await other.goto(`${uiUrl}/transactions/${hash}`);
    // The wallet is connected in the other tab too.
    await button(other, 'Send with my wallet').click();
    await button(other, 'Send with Test wallet').waitFor();
    sends.behaviour.isSilent = true;
    await send(page);
    await expect.poll(() => sends.behaviour.sent.length).toBe(1);
    await button(other, 'Check, then send with Test wallet').click();
    sends.behaviour.isSilent = false;
    await ends({ page, sends, hash, ...at }, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(1);
  });

  it.each([
    ['speeds a call up: what was mined in its place counts', true],
    ['cancels a call: the owner can send it again', false],
  ])('if the wallet %s', async (_what, isSame) => {
    const at = await open({ calls });
    const { page, sends } = at;
    await connect(page);
    await page.getByText(/one by one/).waitFor();
    await sends.client.setAutomine(false);
    try {
      await send(page);
      await page.getByText('1 of 3 calls sent').first().waitFor();
      // The replacement is found by its nonce.
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toMatch(/"nonce":0}/);
      const [first] = calls;
      await sends.replace(isSame && first ? { to: first.to, value: '0x3', data: '0x' } : null);
    } finally {
      await sends.client.setAutomine(true);
      await sends.client.mine({ blocks: 1 });
    }
    if (!isSame) {
      await page.getByText('Your wallet cancelled or replaced this call').waitFor();
      await send(page);
    }
    await ends(at, 'EXECUTED');
    // The first, its replacement, and the others.
    expect(sends.behaviour.sent).toHaveLength(isSame ? 4 : 5);
  });

  it('if the owner leaves while a call is pending: the next one is not requested', async () => {
    const at = await open({ calls });
    const { page, sends } = at;
    await connect(page);
    await page.getByText(/one by one/).waitFor();
    await sends.client.setAutomine(false);
    try {
      await send(page);
      await page.getByText('1 of 3 calls sent').first().waitFor();
      await button(page, 'Close').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    } finally {
      await sends.client.setAutomine(true);
      await sends.client.mine({ blocks: 1 });
    }
    await button(page, 'Copy Transaction of call 1').waitFor();
    await again(page);
    const next = button(page, 'Send call 2 of 3 with Test wallet');
    await next.waitFor();
    expect(sends.behaviour.sent).toHaveLength(1);
    await next.click();
    await ends(at, 'EXECUTED');
    expect(sends.behaviour.sent).toHaveLength(3);
  });
});

describeInBrowser('nothing is sent, and it says why', () => {
  it('on a network unknown to the wallet', async () => {
    const { page, sends } = await open({ tx: pay('3') });
    sends.behaviour.switches = false;
    await connect(page);
    await send(page);
    await page.getByText('Your wallet does not know this network').waitFor();
    expect(sends.behaviour.sent).toEqual([]);
  });

  it('by another account', async () => {
    const { page, wallet, sends } = await open({ tx: pay('3') });
    await wallet.switchTo(createWallet());
    await connect(page);
    await page.getByText('Test wallet uses a different account').waitFor();
    expect(await button(page, /^Send with Test/).count()).toBe(0);
    expect(sends.behaviour.sent).toEqual([]);
  });

  it.each<[string, (at: Visit) => Promise<unknown>, RegExp]>([
    [
      'the approval was withdrawn',
      ({ owner, hash }) => decide(call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } }),
      /This is not approved|Rejected by you/,
    ],
    [
      'the account was frozen',
      ({ owner }) => call('POST /access/freeze', { token: owner.accessToken, body: {} }),
      /Your account was frozen|Rejected when you froze your account/,
    ],
    [
      'the approval has expired',
      ({ hash }) =>
        database.pool.query("UPDATE transactions SET valid_until = now() - interval '1 s' WHERE request_hash = $1", [
          hash,
        ]),
      /The approval has expired|The approval expired before it was used/,
    ],
  ])('once %s', async (_what, end, said) => {
    const at = await open({ tx: pay('3') });
    await connect(at.page);
    await button(at.page, 'Send with Test wallet').waitFor();
    await end(at);
    // The page may learn of it before its owner clicks.
    await send(at.page).catch(() => {});
    await at.page.getByText(said).first().waitFor();
    expect(at.sends.behaviour.sent).toEqual([]);
  });

  it('after a batch has expired half-way: what was sent stays listed, and nothing more is sent', async () => {
    const at = await open({ calls });
    const { page, wallet, sends, hash } = at;
    await connect(page);
    await page.getByText(/one by one/).waitFor();
    sends.behaviour.change = (asked) => {
      wallet.rejectNext();
      sends.behaviour.change = null;
      return asked;
    };
    await send(page);
    await page.getByText('You declined in your wallet').waitFor();
    await database.pool.query("UPDATE transactions SET valid_until = now() - interval '1 s' WHERE request_hash = $1", [
      hash,
    ]);
    await button(page, 'Send call 2 of 3 with Test wallet').click();
    await page.getByText('The approval has expired').or(page.getByText('Report what was sent')).first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Report what was sent' }).waitFor();
    await button(page, 'Copy Transaction of call 1').waitFor();
    expect(await button(page, 'Continue with my wallet').count()).toBe(0);
    expect(sends.behaviour.sent).toHaveLength(1);
  });

  it('with a wallet on another network that cannot switch', async () => {
    const { page, sends } = await open({ tx: pay('3') });
    sends.behaviour.switches = 'cannot';
    await connect(page);
    await send(page);
    await page.getByText('Your wallet is on another network').waitFor();
    await page.getByText(/Choose .*31337.* in your wallet, then try again/).waitFor();
    expect(sends.behaviour.sent).toEqual([]);
    // Its owner switches.
    sends.behaviour.chainId = evm.chainId;
    await send(page);
    await expect.poll(() => sends.behaviour.sent.length).toBe(1);
  });

  it('in a browser without storage: after a reload it could be sent twice', async () => {
    const { page, sends } = await open({ tx: pay('3') });
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('countersign.sent.')) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await connect(page);
    await send(page);
    await page.getByText('This browser does not keep what was sent').waitFor();
    expect(sends.behaviour.sent).toEqual([]);
  });

  it('and a transaction changed by the wallet does not count as the approved one', async () => {
    const at = await open({ tx: pay('3') });
    at.sends.behaviour.change = (asked) => ({ ...asked, value: '0x4' });
    await connect(at.page);
    await send(at.page);
    await at.page.getByText('This is not what was approved').waitFor();
    expect(await readStatus(call, at.owner, at.hash)).toBe('APPROVED');
    at.sends.behaviour.change = null;
    await button(at.page, 'Start over').click();
    await button(at.page, 'Continue with my wallet').click();
    await button(at.page, 'Check, then send with Test wallet').click();
    await ends(at, 'EXECUTED');
    expect(at.sends.behaviour.sent).toHaveLength(2);
  });

  it('and a transaction that may be part of a batch is not offered again', async () => {
    const at = await open({ calls });
    const { page, sends } = at;
    const [first] = calls;
    const sent = String(await sends.more.eth_sendTransaction?.([first as unknown as string]));
    await button(page, 'I have sent it elsewhere').click();
    await page.getByLabel('Transaction hash, or one per call in order').fill(sent);
    await button(page, 'Report transaction').click();
    await page.getByText('This is not what was approved').waitFor();
    expect(await button(page, 'Start over').count()).toBe(0);
  });

  it('and the calls after one that the wallet changed are not sent', async () => {
    const at = await open({ calls });
    at.sends.behaviour.change = (asked) => ({ ...asked, value: '0x9' });
    await connect(at.page);
    await at.page.getByText(/one by one/).waitFor();
    await send(at.page);
    await at.page.getByText('Your wallet sent something else').waitFor();
    expect(at.sends.behaviour.sent).toHaveLength(1);
  });
});
