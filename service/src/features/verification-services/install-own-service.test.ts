import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@countersign/edge';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { generatePgpKey } from '@countersign/harness/people/pgp';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { startTestService, type TestService, testConfig } from '@countersign/harness/service/test-service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runKeysCommand } from '../../keys-command.ts';

let folder: string;
let file: string;
let database: TestDatabase;
let started: TestService[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-own-service-'));
});
beforeEach(async () => {
  file = join(folder, `${randomBytes(6).toString('hex')}.json`);
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(started.map((service) => service.stop()));
  started = [];
  await database.drop();
});
afterAll(() => rm(folder, { recursive: true }));

async function start(env: Record<string, string> = { ORION_SERVICE_FILE: file }): Promise<TestService> {
  const service = await startTestService({ databaseUrl: database.url, env });
  started.push(service);
  return service;
}

/** Writes a new service to the file. */
async function describeService(change: Record<string, unknown> = {}) {
  const { publicKey } = await generatePgpKey();
  const owner = createWallet().address;
  const described = { name: 'Ours', inbox: owner, owner, pgpPublicKey: publicKey.armor(), ...change };
  await writeFile(file, JSON.stringify(described));
  return { described, fingerprint: publicKey.getFingerprint(), keyIds: publicKey.getKeyIDs().map((id) => id.toHex()) };
}

const stored = async () =>
  (await database.pool.query('SELECT * FROM verification_services ORDER BY id')).rows as Record<string, unknown>[];
const audited = async () =>
  (
    await database.pool.query(
      "SELECT actor, action, detail FROM audit_log WHERE action LIKE 'verification-service.%' ORDER BY id",
    )
  ).rows;
const warnings = (service: TestService) =>
  service.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg?.includes('verification service'));
const forget = () => database.pool.query('DELETE FROM verification_services');

describe('the own verification service', () => {
  it('is installed at the start as number 1, with the ids of its key and subkey, and audited', async () => {
    await forget();
    const before = await audited();
    const { described, fingerprint, keyIds } = await describeService();
    await start();
    const address = described.owner.toLowerCase();
    expect(await stored()).toEqual([
      {
        ...{ id: 1, name: 'Ours', inbox: address, owner: address, active: true, own: true, tx_hash: null },
        ...{ pgp_key_hash: null, pgp_key_cid: null },
        ...{ pgp_public_key: described.pgpPublicKey, pgp_fingerprint: fingerprint, pgp_key_ids: keyIds },
        created_at: expect.any(Date),
      },
    ]);
    expect(keyIds).toHaveLength(2);
    expect((await audited()).slice(before.length)).toEqual([
      {
        actor: { kind: 'service' },
        action: 'verification-service.create',
        detail: { serviceId: 1, name: 'Ours', inbox: address, owner: address, pgpFingerprint: fingerprint },
      },
    ]);
  });

  it('stays unchanged if the file has not changed, and nothing is audited', async () => {
    const [rows, entries] = [await stored(), await audited()];
    expect(rows).toHaveLength(1);
    await start({ ORION_SERVICE_FILE: testServiceFile });
    expect([await stored(), await audited()]).toEqual([rows, entries]);
  });

  it('takes a new name and inbox from the file, and keeps its id and time', async () => {
    const original = JSON.parse(await readFile(testServiceFile, 'utf8'));
    const inbox = createWallet().address;
    await describeService({ ...original, name: 'Renamed', inbox });
    const [before] = await stored();
    const entries = await audited();
    await start();
    expect(await stored()).toEqual([{ ...before, name: 'Renamed', inbox: inbox.toLowerCase() }]);
    expect((await audited()).slice(entries.length)).toMatchObject([{ action: 'verification-service.update' }]);
  });

  it.each([
    ['another OpenPGP key', 'pgpPublicKey'],
    ['another account', 'owner'],
    ['both', 'neither'],
  ])(
    'is not replaced by an instance with %s: that instance stops, and says what to do',
    proves('env.database-url.arbiter'),
    async (_what, kept) => {
      const original = JSON.parse(await readFile(testServiceFile, 'utf8'));
      const { described } = await describeService();
      const change =
        kept === 'pgpPublicKey'
          ? { owner: original.owner }
          : kept === 'owner'
            ? { pgpPublicKey: original.pgpPublicKey }
            : {};
      await writeFile(file, JSON.stringify({ ...described, ...change }));
      const before = [await stored(), await audited()];
      const reason = await start().then(
        () => 'it started',
        (error: Error) => error.message,
      );
      expect(reason).toContain('This database already has its own arbiter, verification service 1');
      expect(reason.split('\n')).toHaveLength(1);
      for (const way of ['"identity"', 'ORION_DATA_DIR', 'ORION_MASTER_KEY', 'ORION_API_KEY'])
        expect(reason).toContain(way);
      expect(reason).toContain(`npm run keys -- replace-arbiter ${file}`);
      expect([await stored(), await audited()]).toEqual(before);
    },
  );

  it('is installed once by instances with different files that start at the same moment: the others stop', async () => {
    await forget();
    const files: string[] = [];
    for (const name of ['one', 'two', 'three']) {
      file = join(folder, `${randomBytes(6).toString('hex')}-${name}.json`);
      files.push(file);
      await describeService();
    }
    const outcomes = await Promise.allSettled(files.map((path) => start({ ORION_SERVICE_FILE: path })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it('is used by an instance without a file, without a warning', async () => {
    const before = [await stored(), await audited()];
    expect(warnings(await start({ ORION_SERVICE_FILE: '' }))).toEqual([]);
    expect([await stored(), await audited()]).toEqual(before);
  });

  it('is installed once by instances that start at the same moment', async () => {
    await forget();
    const before = await audited();
    await describeService();
    await Promise.all(Array.from({ length: 4 }, () => start()));
    expect(await stored()).toHaveLength(1);
    expect((await audited()).slice(before.length)).toMatchObject([{ action: 'verification-service.create' }]);
  });

  it.each([
    ['without ORION_SERVICE_FILE', () => ({ ORION_SERVICE_FILE: '' }), 'ORION_SERVICE_FILE is not set'],
    ['if the file does not exist', () => ({ ORION_SERVICE_FILE: file }), 'does not exist'],
  ])('is missing %s: the service starts, and warns once', async (_what, env, reason) => {
    await forget();
    const service = await start(env());
    expect((await service.call('GET /health/ready')).status).toBe(200);
    expect((await service.call('GET /verification-services')).body).toEqual([]);
    expect(warnings(service)).toMatchObject([{ level: 'warn', msg: expect.stringContaining(reason) }]);
  });

  it('causes no warning if it is installed', async () => {
    expect(warnings(await start({ ORION_SERVICE_FILE: testServiceFile }))).toEqual([]);
  });
});

describe('an invalid service file', () => {
  const refuse = async (reason: string) => {
    const before = [await stored(), await audited()];
    await expect(start()).rejects.toThrow(new RegExp(`^ORION_SERVICE_FILE: ${file} .*${reason}`));
    expect([await stored(), await audited()]).toEqual(before);
  };

  it('stops the start: not JSON', async () => {
    await writeFile(file, 'half a fi');
    await refuse('JSON');
  });

  it.each([
    ['no owner', { owner: undefined }, 'owner: '],
    ['an inbox with a wrong checksum', { inbox: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046' }, 'inbox: '],
    ['a name of two lines', { name: 'a\nb' }, 'name: '],
    ['no key', { pgpPublicKey: 'key' }, 'pgpPublicKey: must be an armored OpenPGP public key'],
  ])('stops the start: %s', async (_what, change, reason) => {
    await describeService(change);
    await refuse(reason);
  });

  it('stops the start: a private key, which is not stored', async () => {
    const { privateKey } = await generatePgpKey();
    await describeService({ pgpPublicKey: privateKey.armor() });
    await refuse('is a PRIVATE key');
  });

  it('stops the start: a directory', async () => {
    await expect(start({ ORION_SERVICE_FILE: folder })).rejects.toThrow('EISDIR');
  });
});

describe('npm run keys -- replace-arbiter', () => {
  async function replace(path: string): Promise<string> {
    const said: string[] = [];
    const output = { answer: (line: string) => void said.push(line), remark: (line: string) => void said.push(line) };
    const config = testConfig({ databaseUrl: database.url });
    await runKeysCommand(['replace-arbiter', path], config, createLog('silent'), output);
    return said.join('\n');
  }

  it(
    'makes the arbiter of a file the one of this database, and instances with its keys start again',
    proves('env.database-url.arbiter'),
    async () => {
      const [before] = await stored();
      const entries = await audited();
      const { described, fingerprint } = await describeService();
      const said = await replace(file);
      expect(said).toContain('Requests sealed for the previous arbiter cannot be opened by this one.');
      expect(said).toContain('The arbiter of this database is now verification service 1.');
      const owner = described.owner.toLowerCase();
      expect(await stored()).toMatchObject([{ id: 1, owner, pgp_fingerprint: fingerprint, own: true }]);
      expect((await stored())[0]?.created_at).toEqual(before?.created_at);
      expect((await audited()).slice(entries.length)).toMatchObject([
        { action: 'verification-service.update', detail: { owner } },
      ]);
      expect(warnings(await start())).toEqual([]);
      await expect(start({ ORION_SERVICE_FILE: testServiceFile })).rejects.toThrow('already has its own arbiter');
    },
  );

  it('does not reactivate a retired one', async () => {
    await database.pool.query('UPDATE verification_services SET active = false');
    await describeService();
    await replace(file);
    expect(await stored()).toMatchObject([{ id: 1, name: 'Ours', active: false }]);
  });

  it('reports what is missing, and changes nothing', async () => {
    const before = await stored();
    await expect(replace(file)).rejects.toThrow(`the file ${file} does not exist`);
    await database.pool.query("UPDATE verification_services SET tx_hash = '0x01'");
    const registered = await stored();
    await describeService();
    await expect(replace(file)).rejects.toThrow('register it on chain first');
    expect(await stored()).toEqual(registered);
    expect(registered).toMatchObject([{ owner: before[0]?.owner }]);
  });
});
