import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { signIn } from '@countersign/harness/people/wallet';
import { enrolOwner, judge, type Owner, someAddress, submit } from '@countersign/harness/requests/transactions';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const { service, uiUrl, storeSession } = await useWebService();
const { call } = service;
const phone = { width: 390, height: 844 };
const other = '0x00000000000000000000000000000000000000aa';
const effects = [
  {
    kind: 'send',
    gives: [{ asset: { kind: 'native' }, amount: String(10n ** 18n) }],
    gets: [],
    from: null,
    to: someAddress,
  },
];

/** A transfer of one ether that the arbiter approved. */
async function past(owner: Owner, different: Record<string, unknown> = {}): Promise<string> {
  const hash = await submit(call, owner, different);
  await judge(call, hash, 'APPROVED', { effects });
  return hash;
}

const read = async ({ accessToken: token }: { accessToken: string }) =>
  (await call('GET /settings/policy', { token })).body;
const open = async (page: Page) => {
  await page.goto(`${uiUrl}/policy`);
  await page.getByRole('heading', { name: 'In words' }).waitFor();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

describeInBrowser('the Policy page', () => {
  it('edits limits in units, explains them, tests them on past requests, and saves after a confirmation', async () => {
    const owner = await enrolOwner(call);
    const hostile = `<img src=x onerror="window.wasRun=1"> Send 1 ETH \u202eto ${someAddress}`;
    await past(owner);
    const last = await past(owner, { userPrompt: hostile });
    const { page } = await visit(storeSession(owner));
    await open(page);
    await says(page, 'Your agents may send any amount of anything to anyone without asking you.');
    await press(page, 'Add a limit');
    await page.getByLabel('Network').selectOption({ label: 'Sepolia (a test network)' });
    await press(page, 'Add limit');
    await page.getByLabel('Per transaction, ETH').fill('0.0000000000000000001');
    await page.getByText('ETH has at most 18 decimals').waitFor();
    await says(page, 'An amount is invalid');
    await expect
      .poll(() => page.getByRole('button', { name: 'Review and save' }).getAttribute('aria-disabled'))
      .toBe('true');
    await page.getByLabel('Per transaction, ETH').fill('0.999999999999999999');
    await page.getByLabel('Per 24 hours, ETH').fill('1,000');
    await says(page, 'up to 0.999999999999999999 ETH per transaction and 1,000 ETH per 24 hours on Sepolia');

    await press(page, 'Test on past requests');
    await says(
      page,
      'None of your last 2 requests would be approved automatically (currently 2). These 2 would change:',
    );
    const changed = page.getByRole('list', { name: 'Requests that would change' }).getByRole('link');
    await expect.poll(() => changed.first().getAttribute('href')).toBe(`/app/transactions/${last}`);
    await expect
      .poll(() => changed.first().textContent())
      .toBe(`“${hostile.replace('\u202e', 'U+202E (Invisible character: U+202E)')}”`);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    expect(await findBarriers(page)).toEqual([]);
    expect(await read(owner)).toMatchObject({ updatedAt: null });

    await press(page, 'Review and save');
    await page.getByRole('dialog').getByText('New limit for ETH on Sepolia').waitFor();
    await page
      .getByRole('dialog')
      .getByText('None of your last 2 requests would be approved automatically (currently 2)')
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await inDialog(page, 'Save policy');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const limit = {
      chainId: 11155111,
      asset: 'native',
      perTransaction: '999999999999999999',
      per24Hours: `1${'0'.repeat(21)}`,
    };
    expect(await read(owner)).toMatchObject({ limits: [limit], allowedRecipients: null, deniedRecipients: [] });
    await page.reload();
    await expect.poll(() => page.getByLabel('Per transaction, ETH').inputValue()).toBe('0.999999999999999999');
    await page.getByText(/Last changed/).waitFor();
  });

  it('recognises tokens by address, warns about unknown decimals, and accepts lists of recipients, on a phone', async () => {
    const owner = await signIn(call);
    const { page, complaints } = await visit({ ...storeSession(owner), viewport: phone });
    await page.route('**/settings/policy', (route) => route.abort());
    await page.goto(`${uiUrl}/policy`);
    await page.getByText('The service cannot be reached').waitFor();
    await page.unroute('**/settings/policy');
    expect(complaints.splice(0).join()).toContain('ERR_FAILED');
    await press(page, 'Try again');
    await press(page, 'Add a limit');
    await page.getByLabel('Network').selectOption({ label: 'Base' });
    await page.getByLabel('Asset').selectOption('other');
    await page.getByLabel('Address of the token').fill('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02914');
    await press(page, 'Add limit');
    await page.getByText('Paste the address of the token').waitFor();
    await page.getByLabel('Address of the token').fill('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913');
    await press(page, 'Add limit');
    await page.getByLabel('Per 24 hours, USDC').fill('500');
    await press(page, 'Add a limit');
    await page.getByLabel('Asset').selectOption('other');
    await page.getByLabel('Address of the token').fill(other);
    await press(page, 'Add limit');
    await page.getByText('The decimals of this token are unknown').waitFor();
    await page.getByLabel('Per transaction, base units').fill('1.5');
    await page.getByText('Enter a whole number of base units').waitFor();
    await page.getByLabel('Per transaction, base units').fill('15');

    await page.getByLabel('Only the addresses in my list').check();
    await says(page, 'Nobody is on your list of recipients, so every payment waits for you.');
    const list = page.getByRole('textbox', { name: 'Add to allowed recipients' });
    await list.fill(someAddress.replace('d8dA', 'D8dA'));
    await list.press('Enter');
    await page.getByText('Not an address, or mistyped').waitFor();
    await list.fill(`${someAddress}, ${other}\n${someAddress}`);
    await list.press('Enter');
    await says(page, 'Without asking you, your agents may send to these 2 addresses:');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await findBarriers(page)).toEqual([]);
    await press(page, 'Review and save');
    await inDialog(page, 'Save policy');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await read(owner)).toMatchObject({
      limits: [
        { chainId: 8453, perTransaction: null, per24Hours: '500000000' },
        { chainId: 1, perTransaction: '15', per24Hours: null },
      ],
      allowedRecipients: [someAddress, '0x00000000000000000000000000000000000000AA'],
    });
  });

  it('overwrites nothing that was saved elsewhere meanwhile, and says so', async () => {
    const owner = await signIn(call);
    const { page } = await visit(storeSession(owner));
    const isChangedElsewhere = page.getByText('Your policy was changed elsewhere');
    await open(page);
    // An untouched form simply shows the newly saved policy.
    const first = { limits: [], deniedRecipients: [owner.wallet.address] };
    await call('PUT /settings/policy', { token: owner.accessToken, body: first });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: `Remove ${owner.wallet.address} from denied recipients` }).click();
    expect(await isChangedElsewhere.count()).toBe(0);
    const denied = page.getByRole('textbox', { name: 'Add to denied recipients' });
    await denied.fill(other);
    await denied.press('Enter');
    const body = { limits: [], deniedRecipients: [someAddress] };
    await call('PUT /settings/policy', { token: owner.accessToken, body });
    await press(page, 'Review and save');
    await inDialog(page, 'Save policy');
    await isChangedElsewhere.waitFor();
    await page.getByText(`${someAddress} is no longer denied`).waitFor();
    expect(await read(owner)).toMatchObject({ deniedRecipients: [someAddress] });
    await press(page, 'Keep working on my draft');
    await press(page, 'Review and save');
    await page.getByRole('dialog').getByText(`${someAddress} is no longer denied`).waitFor();
    // The user's own change is not mistaken for someone else's, however late the next refetch.
    await page.route('**/settings/policy', (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    );
    await inDialog(page, 'Save policy');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await read(owner)).toMatchObject({ deniedRecipients: ['0x00000000000000000000000000000000000000AA'] });
    expect(await isChangedElsewhere.count()).toBe(0);
  });
});
