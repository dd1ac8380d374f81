import { readFile } from 'node:fs/promises';
import { findBarriers } from '@countersign/harness/browser/axe';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { useWebService } from '@countersign/harness/browser/browser-service';
import { decide, enrolOwner, judge, someAddress, submit } from '@countersign/harness/requests/transactions';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const { service, database, uiUrl, storeSession } = await useWebService();
const { call } = service;

const patience = { timeout: 15_000 };

const table = (page: Page) => page.getByRole('table', { name: 'Transactions' });
const links = (page: Page) => table(page).getByRole('link').filter({ hasText: 'Asked for' });
/** The prompts in the rows. */
const prompts = async (page: Page) =>
  (await links(page).allTextContents()).map((text) => /“(.+)”/.exec(text)?.[1] ?? text);
const shows = (page: Page, expected: readonly string[]) => expect.poll(() => prompts(page), patience).toEqual(expected);
const choose = (page: Page, label: string, option: string) => page.getByLabel(label).selectOption({ label: option });

/** One of each: approved by its owner, rejected by the arbiter, waiting for either. */
async function fill() {
  const owner = await enrolOwner(call, 1);
  const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
  const asset = { kind: 'token', address: usdc };
  const effects = [
    { kind: 'send', gives: [{ asset, amount: '5', bound: 'exact' }], gets: [], from: null, to: someAddress },
  ];
  const approved = await submit(call, owner, { userPrompt: 'rent for May', chainId: 8453 });
  await judge(call, approved, 'APPROVED', { effects });
  await decide(call, approved, { token: owner.accessToken, body: { decision: 'APPROVED' } });
  await judge(call, await submit(call, owner, { userPrompt: 'a present' }), 'REJECTED');
  await judge(call, await submit(call, owner, { userPrompt: 'rent for June' }), 'UNDECIDED');
  const other = await call('POST /user-api-keys', { token: owner.accessToken, body: { name: '=Trader\u202e' } });
  const waiting = await submit(call, { ...owner, key: other.get('secret') }, { userPrompt: 'not judged' });
  return { owner, usdc, waiting };
}

describeInBrowser('the transactions page', () => {
  it('filters by status, arbiter, agent, chain, asset and words, all stored in the URL', async () => {
    const { owner, usdc, waiting } = await fill();
    const { page } = await visit({ ...storeSession(owner), viewport: { width: 1440, height: 900 } });
    await page.goto(`${uiUrl}/transactions?status=nonsense&chain=-3`);
    await shows(page, ['not judged', 'rent for June', 'a present', 'rent for May']);
    expect(await findBarriers(page)).toEqual([]);
    await choose(page, 'Status', 'Waiting for you');
    await shows(page, ['rent for June']);
    await page.reload();
    await shows(page, ['rent for June']);
    expect(new URL(page.url()).search).toBe('?status=waiting');
    await choose(page, 'Status', 'Approved');
    await shows(page, ['rent for May']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await choose(page, 'Arbiter', 'Rejects');
    await shows(page, ['a present']);
    await choose(page, 'Arbiter', 'Any');
    await choose(page, 'Network', 'Base');
    await shows(page, ['rent for May']);
    await choose(page, 'Network', 'Any');
    await page.getByLabel('Asset').fill(usdc);
    await shows(page, ['rent for May']);
    await page.getByLabel('Asset').fill('USDC');
    await page.getByText('Not an address yet').waitFor();
    await page.getByLabel('Asset').fill('');
    await page.getByLabel('Search').fill('rent ');
    await shows(page, ['rent for June', 'rent for May']);
    // After a pause between two words, typing continues where it was.
    await page.getByLabel('Search').pressSequentially('May');
    await shows(page, ['rent for May']);
    await page.getByLabel('Search').fill('0x12');
    await page.getByText('Type at least 8 digits of a hash').waitFor();
    await page.getByLabel('Search').fill(waiting.slice(0, 12));
    await shows(page, ['not judged']);
    await page.getByLabel('Search').fill('nothing like it');
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
    await page.getByRole('link', { name: 'show all transactions' }).click();
    await links(page).first().waitFor();
    // The agent's own name is shown as a claim, and links to its other requests.
    await table(page)
      .getByRole('link', { name: /“=Trader/ })
      .click();
    await shows(page, ['not judged']);
    expect(page.url()).toMatch(/\?agent=[0-9a-f-]{36}$/);
  });

  it('pages through long lists, follows changes, and fits a phone', async () => {
    const owner = await enrolOwner(call, 1);
    const first = await submit(call, owner, { userPrompt: 'number 0' });
    await database.pool.query(
      `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
         user_prompt, call_to, call_value, call_data, payload_bytes, execution, created_at)
       SELECT gen_random_uuid(), '0x' || encode(sha256((user_id::text || n)::bytea), 'hex'), user_id, account, chain_id,
         service_id, form, payload_hash, salt, 'number ' || n, call_to, call_value, call_data, payload_bytes, execution,
         created_at - (n || ' s')::interval
       FROM transactions, generate_series(1, 60) n WHERE request_hash = $1`,
      [first],
    );
    const { page } = await visit({ ...storeSession(owner), viewport: { width: 390, height: 844 } });
    await page.goto(`${uiUrl}/transactions`);
    await page.getByText('50 on this page').waitFor();
    expect((await prompts(page)).at(-1)).toBe('number 49');
    await page.getByRole('link', { name: 'Older' }).click();
    await page.getByText('11 on this page').waitFor();
    await expect.poll(() => prompts(page)).toEqual(Array.from({ length: 11 }, (_, index) => `number ${50 + index}`));
    expect(await page.getByRole('link', { name: 'Older' }).count()).toBe(0);
    await page.goBack();
    await page.getByText('50 on this page').waitFor();
    await judge(call, first, 'UNDECIDED');
    await table(page).getByText('Waiting for you').waitFor();
    await page.getByRole('button', { name: 'Filters' }).click();
    await choose(page, 'Status', 'Waiting for you');
    await shows(page, ['number 0']);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('exports matching transactions as CSV and JSON, and can be cancelled', async () => {
    const { owner } = await fill();
    const { page } = await visit({ ...storeSession(owner), acceptDownloads: true });
    await page.goto(`${uiUrl}/transactions?q=rent`);
    await shows(page, ['rent for June', 'rent for May']);
    const save = async (format: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Export ${format}` }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^countersign-transactions-\d{4}-\d\d-\d\d\.(csv|json)$/);
      await page.getByText('Saved.').waitFor();
      return readFile(await download.path(), 'utf8');
    };
    const records: { description: string }[] = JSON.parse(await save('JSON'));
    expect(records.map(({ description }) => description)).toEqual(['rent for June', 'rent for May']);
    const lines = (await save('CSV')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('rent for May');

    // It does not finish until it is released.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/export?*', async (route) => {
      await held;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText('Exporting, 0 kB so far').waitFor();
    await page.getByRole('button', { name: 'Cancel export' }).click();
    await page.getByText('Cancelled.').waitFor();
    letGo();
    await page.getByRole('button', { name: 'Export CSV' }).waitFor();
  });
});
