import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@countersign/edge';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { runProgram } from '@countersign/harness/servers/program';
import { startTestService, testConfig } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runKeysCommand } from '../service/src/keys-command.ts';

let directory: string;
let data: string;
let user: SignedIn;

const embedded = () => ({ databaseUrl: '', env: { DATA_DIR: data, MASTER_KEY: '', ORION_SERVICE_FILE: '' } });
const readKey = () => readFile(join(data, 'master.key'), 'utf8');
const keyFiles = async () => (await readdir(data)).filter((name) => name.startsWith('master.key'));

async function changeKey(): Promise<string[]> {
  const remarks: string[] = [];
  await runKeysCommand(['change-master-key'], testConfig(embedded()), createLog('fatal'), {
    answer: () => {},
    remark: (line) => void remarks.push(line),
  });
  return remarks;
}

/** Starts the service, verifies that sessions still work, and releases the database. */
async function expectStartable(): Promise<void> {
  const service = await startTestService(embedded());
  try {
    expect((await service.call('GET /auth/me', { token: user.accessToken })).status).toBe(200);
    await signIn(service.call);
  } finally {
    await service.stop();
  }
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-key-'));
  // Root runs the database as another user, who needs access to the folder.
  await chmod(directory, 0o755);
  data = join(directory, 'data');
  const service = await startTestService(embedded());
  user = await signIn(service.call);
  await expect(changeKey()).rejects.toThrow('Stop that process first');
  expect(await keyFiles()).toEqual(['master.key']);
  await service.stop();
});

afterAll(() => rm(directory, { recursive: true, force: true }));

describe('npm run keys -- change-master-key', { timeout: 60_000 }, () => {
  it.each([
    ['the new key was written', 'The new key is in', ['master.key', 'master.key.next']],
    ['some secrets were moved', 'signing_keys', ['master.key', 'master.key.next']],
    ['all secrets were moved', 'All secrets', ['master.key', 'master.key.next']],
    ['the key was replaced', 'Replaced', ['master.key']],
  ])(
    'killed with -9 once %s, leaves a service that starts and keeps all users signed in',
    async (_when, words, files) => {
      const former = await readKey();
      const env = { DATA_DIR: data };
      const { exited } = runProgram('service/src/killed-keys-command.fixture.ts', env, {
        args: [words, 'change-master-key'],
      });
      expect(await exited).toBe('SIGKILL');
      expect(await keyFiles()).toEqual(files);
      expect((await readKey()) === former).toBe(files.length === 2);
      await expectStartable();
    },
  );

  it('replaces the key by another one that only its owner can read; the old one no longer works', async () => {
    const former = await readKey();
    const remarks = await changeKey();
    expect(remarks.at(-1)).toMatch(/^Replaced /);
    expect(await keyFiles()).toEqual(['master.key']);
    expect(await readKey()).toMatch(/^[0-9a-f]{64}\n$/);
    expect(await readKey()).not.toBe(former);
    expect((await stat(join(data, 'master.key'))).mode & 0o777).toBe(0o600);
    for (const key of [former, await readKey()]) expect(remarks.join('\n')).not.toContain(key.trim());
    const { databaseUrl, env } = embedded();
    const withFormer = startTestService({ databaseUrl, env: { ...env, MASTER_KEY: former.trim() } });
    await expect(withFormer).rejects.toThrow('cannot decrypt the secrets in this database');
    await expectStartable();
  });

  it('works in embedded mode only', async () => {
    const config = testConfig({ databaseUrl: 'postgres://127.0.0.1:1/none' });
    const output = { answer: () => {}, remark: () => {} };
    await expect(runKeysCommand(['change-master-key'], config, createLog('fatal'), output)).rejects.toThrow(
      'change-master-key is for embedded mode',
    );
  });
});
