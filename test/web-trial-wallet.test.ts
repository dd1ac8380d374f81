import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { proves } from '@countersign/harness/proves';
import { type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import { afterAll, beforeAll, expect, it } from 'vitest';

describeInBrowser('npm start on this machine', () => {
  let directory: string;
  let service: ServiceProcess;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'countersign-trial-'));
    // Root runs the database as another user, who needs access to the folder.
    await chmod(directory, 0o755);
    const env = { DATA_DIR: join(directory, 'data'), CHAIN_RPC_URL: 'http://127.0.0.1:9' };
    service = await spawnService({ ...env, ORION_SERVICE_FILE: testServiceFile }, 'scripts/run/start.ts');
    await service.ready;
  }, 120_000);
  afterAll(async () => {
    await service?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it(
    'serves the built pages, and offers a trial wallet that is marked as such, works, and is stored',
    proves('start.web'),
    async () => {
      const { page } = await visit();
      const [, url = ''] = /Web +(http:\/\/\S+)/.exec(service.output()) ?? [];
      expect(url).toMatch(/^http:\/\/localhost:\d+\/app$/);
      await page.goto(url);
      const button = page.getByRole('button', { name: /Trial wallet/ });
      await expect.poll(() => button.textContent()).toContain('This browser only, not for real money');
      await button.click();
      await page.getByText('The exact text').click();
      const [, account = ''] = /\n(0x\w{40})\n/.exec((await page.locator('pre').textContent()) ?? '') ?? [];
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Inbox' }).waitFor();
      // Offered only by an embedded service on loopback.
      await page.getByText(`npm run sample -- --account ${account}`).waitFor();
      await page.locator('summary').filter({ hasText: 'Account' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: "Your agent's second signature" }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: /Trial wallet/ }).click();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Inbox' }).waitFor();
      await expect.poll(() => page.getByRole('banner').textContent()).toContain(account);
    },
  );
});
