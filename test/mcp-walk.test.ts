import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeInBrowser, visit } from './harness/browser.ts';
import { buildPages } from './harness/browser-service.ts';
import { installWallet } from './harness/browser-wallet.ts';
import { findFreePort } from './harness/find-free-port.ts';
import { connectByMcpRemote } from './harness/mcp-remote.ts';
import { useSealedFlow } from './harness/sealed-flow.ts';
import { someAddress, transferFields } from './harness/transactions.ts';

const [directory, port] = await Promise.all([buildPages(), findFreePort()]);
const baseUrl = `http://127.0.0.1:${port}`;
const { arbiter } = await useSealedFlow({ env: { PORT: String(port), BASE_URL: baseUrl, WEB_DIR: directory } });

describeInBrowser('the whole way by hand', () => {
  it('a program asks, its user signs in with a wallet and approves, and it gets verdicts', async () => {
    await arbiter.start();
    const home = mkdtempSync(join(tmpdir(), 'countersign-walk-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    const { page, complaints } = await visit();
    const wallet = await installWallet(page);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

    const client = await connectByMcpRemote({ url: `${baseUrl}/mcp`, home }, async (address) => {
      await page.goto(address);
      await press(/Test wallet/);
      await press('Sign in');
      await press('Approve');
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
});
