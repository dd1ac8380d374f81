import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { buildPages } from '@countersign/harness/browser/browser-service';
import { installWallet } from '@countersign/harness/browser/browser-wallet';
import { connectByMcpRemote } from '@countersign/harness/mcp/mcp-remote';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { someAddress, transferFields } from '@countersign/harness/requests/transactions';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFinished } from 'vitest';

const [directory, port] = await Promise.all([buildPages(), findFreePort()]);
const baseUrl = `http://127.0.0.1:${port}`;
const { arbiter, call } = await useSealedFlow({ env: { PORT: String(port), BASE_URL: baseUrl, WEB_DIR: directory } });

/** The requests of an agent in its own browser, as a developer would send them. */
const ask = (page: Page, path: string, options: { method?: string; key?: string; body?: unknown } = {}) =>
  page.evaluate(
    async ({ url, method = 'GET', key, body }) => {
      const headers = { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return (await fetch(url, { method, headers, ...sent })).json();
    },
    { url: `${baseUrl}${path}`, ...options },
  );

describeInBrowser('the whole way by hand', () => {
  beforeAll(async () => void (await arbiter.start()));

  it('a program requests access, its user signs in with a wallet and approves, and it gets verdicts', async () => {
    const home = mkdtempSync(join(tmpdir(), 'countersign-walk-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    const { page, complaints } = await visit();
    const wallet = await installWallet(page);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

    const client = await connectByMcpRemote({ url: `${baseUrl}/mcp`, home }, async (address) => {
      await page.goto(address);
      await press(/Test wallet/);
      await press('Sign in');
      await press('Approve access');
      await page.waitForURL(/\/oauth\/callback\?/);
    });
    expect(wallet.signed).toHaveLength(1);

    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('requestAndAwaitVerification');
    const { address } = wallet.account;
    const verify = async (fields: object) => {
      const args = { ...transferFields(address), ...fields, wait: 30 };
      const call = { name: 'requestAndAwaitVerification', arguments: args };
      return (await client.callTool(call)).structuredContent;
    };
    expect(await verify({})).toMatchObject({ status: 'APPROVED', verdict: { decision: 'APPROVED' } });
    const ten = { to: someAddress, value: '10000000000000000000', data: '0x' };
    expect(await verify({ tx: ten })).toMatchObject({ status: 'REJECTED', verdict: { decision: 'REJECTED' } });
    // The last page is the program's own.
    const ours = complaints.filter((complaint) => !complaint.startsWith('Scripts may close only the windows'));
    complaints.splice(0, complaints.length, ...ours);
  });

  it('an agent in one browser requests a key and a transaction; its owner in another sees both at once and decides', async () => {
    const account = createWallet();
    const { accessToken: token } = await signIn(call, account);
    await call('PUT /settings', { token, body: { executionType: 1 } });
    const [{ page: agent }, { page: owner, openTab }] = [await visit(), await visit()];
    await installWallet(owner, { account });
    await agent.goto(`${baseUrl}/app/playground`);
    const { code, authUrl } = await ask(agent, '/auth/connect/initiate', { method: 'POST' });
    expect(await ask(agent, `/auth/connect/status?code=${code}`)).toEqual({ status: 'pending' });

    await owner.goto(`${baseUrl}/app`);
    await owner.getByRole('button', { name: /Test wallet/ }).click();
    await owner.getByRole('button', { name: 'Sign in' }).click();
    await owner.getByRole('heading', { name: 'Connect an agent' }).waitFor();
    const consent = await openTab();
    await consent.goto(authUrl);
    await consent.getByRole('button', { name: 'Approve access' }).click();
    await consent.getByRole('heading', { name: 'Approved' }).waitFor();
    const { apiKey: key } = await ask(agent, `/auth/connect/status?code=${code}`);

    // The owner's inbox stays open and is not reloaded.
    const body = transferFields(account.address, { chainId: 1 });
    const { requestHash } = await ask(agent, '/transactions', { method: 'POST', key, body });
    const row = owner.getByRole('table', { name: 'Waiting for you' }).getByRole('link');
    await row.filter({ hasText: 'Send 1 ETH' }).click();
    await owner.waitForURL(`${baseUrl}/app/transactions/${requestHash}`);
    await owner.getByText('an agent that calls itself “Connected agent”').waitFor();
    const approve = owner.getByRole('button', { name: /^Approve/ });
    await expect.poll(() => approve.getAttribute('aria-disabled'), { timeout: 15_000 }).toBe('false');
    await approve.click();
    await owner.getByText(/^Approved by you and the arbiter/).waitFor();
    expect(await ask(agent, `/transactions/${requestHash}/approval-status`, { key })).toMatchObject({
      user: [{ decision: 'APPROVED' }],
    });
    expect(await ask(agent, `/transactions/${requestHash}`, { key })).toMatchObject({ status: 'APPROVED' });

    // The agent can no longer use what the owner has revoked.
    await owner.goto(`${baseUrl}/app/agents`);
    await owner.getByRole('button', { name: 'Revoke access of Connected agent' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Revoke access' }).click();
    await owner.getByText('No agent has access to your account.').waitFor();
    expect(await ask(agent, `/transactions/${requestHash}`, { key })).toMatchObject({ statusCode: 401 });
  });
});
