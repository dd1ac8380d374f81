import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ask, startChain } from '@countersign/harness/chain/embedded-chain';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { startTestService, testMasterKey } from '@countersign/harness/service/test-service';
import { afterAll, describe, expect, it } from 'vitest';
import { setUp } from '../../orion/src/set-up.ts';
import { createCliUser } from './run-cli.fixture.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const user = createCliUser('http://127.0.0.1:1');
afterAll(() => user.end());
const inFolder = (name: string) => join(user.directory, name);

describe('countersign admin', { timeout: 120_000 }, () => {
  it('runs the tools of the checkout on the database named by the environment', proves('cli.admin'), async () => {
    const database = await createTestDatabase();
    const env = { COUNTERSIGN_REPOSITORY: root, DATABASE_URL: database.url, MASTER_KEY: testMasterKey };
    const admin = (...args: string[]) => user.run(['admin', ...args], { env });
    const count = async (table: string) => (await database.pool.query(`SELECT FROM ${table}`)).rows.length;
    try {
      const keysBefore = await count('signing_keys');
      const [made, rotated] = await Promise.all([
        admin('keys', 'create', '--type', 'admin', '--name', 'custody desk'),
        admin('rotate'),
      ]);
      expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\S{30,}\n$/) });
      expect(rotated.code).toBe(0);
      expect(await count('signing_keys')).toBe(keysBefore + 1);

      const [listed, checked, verified] = await Promise.all([
        admin('keys', 'list'),
        admin('rewrap', '--check'),
        admin('audit', 'verify'),
      ]);
      expect(listed.stdout).toMatch(/\tadmin\tagent\tactive\tnot used yet\t.*\tcustody desk\n/);
      expect(listed.stdout).not.toContain(made.stdout.trim());
      expect(checked).toMatchObject({ code: 0, stdout: expect.stringMatching(/^signing_keys\.\w+\t\w{8}\tcurrent\t/) });
      expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining('The audit log is intact.') });

      writeFileSync(inFolder('list.txt'), '# as of: 2026-07-01\n0x098b716b8aaf21512996dc57eb0615e2383e2f96\n');
      const lists = ['lists', 'update', 'threats', 'list.txt', '--to', 'installed.txt'];
      const [installed, unknown, broken] = await Promise.all([
        admin(...lists),
        admin('keys', 'fly'),
        admin('audit', 'verify', '--expect', `9:${'0'.repeat(64)}`),
      ]);
      expect(installed).toMatchObject({ code: 0, stdout: expect.stringContaining('1 address, as of 2026-07-01') });
      expect(readFileSync(inFolder('installed.txt'), 'utf8')).toBe(readFileSync(inFolder('list.txt'), 'utf8'));
      expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('"fly" is not a command') });
      expect(broken).toMatchObject({ code: 1, stdout: expect.stringContaining('The audit log is broken at row') });
    } finally {
      await database.drop();
    }
  });
});

describe('the guide to backup and restore', { timeout: 180_000 }, () => {
  const guide = readFileSync(join(root, 'docs/guides/backup-and-restore.md'), 'utf8');
  const blocks = Array.from(guide.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = '']) => block);
  const embedded = (data: string) => ({
    databaseUrl: '',
    env: { DATA_DIR: data, MASTER_KEY: '', ORION_SERVICE_FILE: '' },
  });
  const head = async (data: string) => {
    const chain = await startChain(data);
    const block = await ask(chain.url, 'eth_getBlockByNumber', ['latest', false]);
    await chain.stop();
    return block;
  };

  it('contains only commands that work: a restored folder equals the original', proves('backup.snapshot'), async () => {
    // Root runs the database as another user, who needs access to the folder.
    chmodSync(user.directory, 0o755);
    const [data, restored] = [inFolder('data'), inFolder('restored')];
    const service = await startTestService(embedded(data));
    const owner = await signIn(service.call);
    const block = await head(data);
    const { identity } = await setUp({ dataDirectory: join(data, 'orion'), masterKey: null });
    mkdirSync(inFolder('kept'));
    cpSync(join(data, 'master.key'), inFolder('kept/master.key'));
    cpSync(join(data, 'orion', 'master.key'), inFolder('kept/arbiter.key'));
    mkdirSync(inFolder('bin'));
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const program = `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`;
    writeFileSync(inFolder('bin/countersign'), program, { mode: 0o755 });

    // One shell for all blocks: the second block sets a variable that later blocks use.
    const PATH = `${inFolder('bin')}:${user.env.PATH}`;
    const env = { ...user.env, PATH, COUNTERSIGN_REPOSITORY: root, DATA_DIR: data };
    const run = async (script: string) => {
      const child = spawn('bash', ['-ec', script], { cwd: user.directory, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const [stdout, stderr, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      expect(code, `${stdout}\n${stderr}`).toBe(0);
      return { stdout, stderr };
    };
    expect(blocks[0]).toContain('admin backup');
    const backedUp = await run(blocks[0] ?? '');
    await service.stop();
    const { stdout } = await run(blocks.slice(1).join('\n'));

    expect(backedUp.stdout).toMatch(
      /^Backed up to .*countersign\.backup: \d+ rows from \d+ tables, \d+ pending jobs and 7 files/,
    );
    expect(backedUp.stderr).toContain(`Keep a copy of ${join(data, 'master.key')} somewhere else`);
    expect(backedUp.stderr).toContain(`need a different one: ${join(data, 'orion', 'master.key')}`);
    expect(statSync(inFolder('countersign.backup')).mode & 0o777).toBe(0o600);
    expect(stdout).toMatch(
      /^.*countersign\.backup is intact: \d+ rows[\s\S]*requires the master key \w{8}\.\nRestored \d+ rows[\s\S]*The audit log is intact\. Head[\s\S]*The audit log is intact\. Sealed rows/,
    );
    const [hash, trailer, manifest] = stdout.trim().split('\n').slice(-3);
    expect(trailer).toBe(`sha256 ${hash?.split(' ')[0]}`);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(JSON.parse(manifest ?? '')).toMatchObject({ manifest: { version, sections: expect.any(Array) } });

    expect([data, restored].map((folder) => existsSync(join(folder, 'chain', 'deployer.key')))).toEqual([true, false]);
    expect(await head(restored)).toEqual(block);
    const arbiter = await setUp({ dataDirectory: join(restored, 'orion'), masterKey: null });
    expect(arbiter.identity.signingKey).toEqual(identity.signingKey);
    const successor = await startTestService(embedded(restored));
    const me = await successor.call('GET /auth/me', { token: owner.accessToken });
    await successor.stop();
    expect(me.status).toBe(200);
  });
});
