import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, visit } from './harness/browser.ts';
import { useWebService } from './harness/browser-service.ts';
import { approve, beginConsent, createPkce, exchangeCode, exchangeRefresh, registerClient } from './harness/oauth.ts';
import { signIn } from './harness/wallet.ts';

const { service, uiUrl, storeSession } = await useWebService();
const { call } = service;

/** A client of this name with tokens of the user. */
async function letIn(user: Awaited<ReturnType<typeof signIn>>, name: string) {
  const client = await registerClient(call, { client_name: name });
  const { verifier, challenge } = createPkce();
  const session = await beginConsent(call, client.clientId, { code_challenge: challenge });
  const code = await approve(call, user, session);
  const tokens = await exchangeCode(call, client, { code, code_verifier: verifier });
  return () => exchangeRefresh(call, client, tokens.get('refresh_token'));
}

const agents = (page: Page) => page.getByRole('region', { name: 'Agents with access' });

describeInBrowser('the start page', () => {
  it('lists the agents that were let in, and sends one out again for good', async () => {
    const user = await signIn(call);
    const [claude, cursor] = [await letIn(user, 'Claude Code'), await letIn(user, 'Cursor')];
    await letIn(await signIn(call), 'of somebody else');
    const { page } = await visit(storeSession(user));
    await page.goto(uiUrl);
    await page.getByRole('button', { name: 'Show agents with access' }).click();
    await agents(page).waitFor();
    expect(await agents(page).getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('Cursor'),
      expect.stringContaining('Claude Code'),
    ]);
    await page.getByRole('button', { name: 'Take the access of Claude Code back' }).click();
    await expect.poll(() => agents(page).getByRole('listitem').count()).toBe(1);
    expect([(await claude()).status, (await cursor()).status]).toEqual([400, 200]);
  });

  it('says so where no agent has access', async () => {
    const { page } = await visit(storeSession(await signIn(call)));
    await page.goto(uiUrl);
    await page.getByRole('button', { name: 'Show agents with access' }).click();
    await page.getByText('No agent has access over MCP.').waitFor();
    expect(await agents(page).count()).toBe(0);
  });
});
