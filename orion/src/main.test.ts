import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@countersign/harness/servers/program';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'orion-main-'));
const apiKey = randomBytes(32).toString('hex');
/** Counts the requests for work, and never answers. */
const asked: { path: string | undefined; key: unknown }[] = [];
const silent = createServer((request) => void asked.push({ path: request.url, key: request.headers['x-api-key'] }));
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
const serviceUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;

afterAll(async () => {
  silent.close();
  silent.closeAllConnections();
  await rm(folder, { recursive: true });
});

const run = (env: Record<string, string> = {}) =>
  runProgram('orion/src/main.ts', { ORION_DATA_DIR: join(folder, 'orion'), SERVICE_URL: serviceUrl, ...env });

describe('the process of the arbiter', { timeout: 60_000 }, () => {
  it('asks for work with its key, and stops at once although a request is pending', async () => {
    const program = run({ ORION_API_KEY: apiKey });
    await program.ready;
    const route = { path: '/internal/verification-requests/lease', key: apiKey };
    await expect.poll(() => asked, { timeout: 10_000 }).toContainEqual(route);
    expect(await program.stop()).toBe(0);
    expect(program.output()).toContain('verdicts are not recorded on chain');
    expect(program.output()).not.toContain(apiKey);
  });

  it('finds the key that its set-up has stored in its folder', async () => {
    const key = randomBytes(32).toString('hex');
    await writeFile(join(folder, 'orion', 'api.key'), `${key}\n`, { mode: 0o600 });
    const program = run();
    await expect.poll(() => asked.map((question) => question.key), { timeout: 10_000 }).toContain(key);
    expect(await program.stop()).toBe(0);
  });

  it.each<[what: string, env: Record<string, string>, said: string]>([
    ['has no key', { ORION_DATA_DIR: join(folder, 'none') }, 'ORION_API_KEY is not set'],
    [
      'finds no contracts file',
      { ORION_API_KEY: apiKey, CHAIN_RPC_URL: 'http://127.0.0.1:1', CONTRACTS_FILE: join(folder, 'none.json') },
      'none.json',
    ],
    ['has an invalid environment', { ORION_CONCURRENCY: 'many' }, 'ORION_CONCURRENCY: must be a whole number'],
  ])('does not start if it %s, and says so', async (_what, env, said) => {
    const program = run(env);
    expect(await program.exited).toBe(1);
    expect(program.output()).toContain('The Countersign arbiter did not start.');
    expect(program.output()).toContain(said);
  });
});
