import { randomBytes } from 'node:crypto';
import { createLog } from '@countersign/edge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestService, type TestService, testConfig } from '../../test/harness/test-service.ts';
import { type SignedIn, signIn } from '../../test/harness/wallet.ts';
import { rotateSigningKey } from './features/sessions/index.ts';
import { createKeyStore, type KeyStore } from './features/sessions/signing-keys.fixture.ts';
import { ensureSealingKey } from './features/verification/index.ts';
import { runKeysCommand } from './keys-command.ts';
import { createFakeKms, kmsKey } from './platform/crypto/fake-kms.fixture.ts';
import { createLocalKeys } from './platform/crypto/local-keys.ts';
import { createSealer } from './platform/crypto/seal.ts';
import { nameOf, rewrapColumn } from './platform/crypto/sealed-column.ts';
import { sealedColumns } from './sealed-columns.ts';

const newKey = randomBytes(32);
const next = newKey.toString('hex');
const newId = createSealer(createLocalKeys(newKey)).keyId;

let store: KeyStore;
let oldId: string;
let former: string;
let services: TestService[] = [];

beforeEach(async () => {
  store = await createKeyStore();
  oldId = store.sealer.keyId;
  former = store.start.env.MASTER_KEY;
});

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  services = [];
  await store.drop();
});

/** The three environments on the way from one key to the other. */
const environments = () => ({
  before: { MASTER_KEY: former },
  prepared: { MASTER_KEY: former, OTHER_MASTER_KEYS: next },
  switched: { MASTER_KEY: next, OTHER_MASTER_KEYS: former },
  after: { MASTER_KEY: next },
});

async function start(env: Record<string, string>): Promise<TestService> {
  const service = await startTestService({ databaseUrl: store.database.url, env });
  services.push(service);
  return service;
}

async function stop(service: TestService): Promise<void> {
  services = services.filter((each) => each !== service);
  await service.stop();
}

async function keys(env: Record<string, string>, ...args: string[]) {
  const [answers, remarks]: [string[], string[]] = [[], []];
  const config = testConfig({ databaseUrl: store.database.url, env });
  await runKeysCommand(args, config, createLog('fatal'), {
    answer: (line) => void answers.push(line),
    remark: (line) => void remarks.push(line),
  });
  return { answers, remarks };
}

const countsUnder = (signingKeys: string, sealingKeys: string) => [
  `signing_keys.sealed_private_key\t${signingKeys}`,
  `sealing_keys.sealed_private_key\t${sealingKeys}`,
];

async function storedSecrets(): Promise<string[]> {
  const { rows } = await store.database.pool.query(
    'SELECT sealed_private_key AS text FROM signing_keys UNION ALL SELECT sealed_private_key FROM sealing_keys',
  );
  return rows.map(({ text }) => text);
}

const addSigningKeys = async (count: number) => {
  for (let made = 0; made < count; made += 1) await rotateSigningKey(store.db, store.sealer);
};

describe('npm run keys -- rewrap', () => {
  it('moves every secret to the new key; the former one opens none of them and is not needed', async () => {
    await stop(await start(environments().before));
    await addSigningKeys(2);
    const { answers, remarks } = await keys(environments().switched, 'rewrap');
    expect(answers).toEqual(countsUnder(`${newId}\tcurrent\t3`, `${newId}\tcurrent\t1`));
    expect(remarks.at(-1)).toBe(`All secrets are under the key ${newId}; no other key is needed.`);
    for (const text of await storedSecrets()) {
      await expect(store.sealer.open(text, 'any')).rejects.toThrow(`needed: ${newId}`);
    }
    await expect(start(environments().before)).rejects.toThrow(`needed: ${newId}; given: ${oldId}`);
    await signIn((await start(environments().after)).call);
  });

  it('does nothing the second time', async () => {
    await stop(await start(environments().before));
    await keys(environments().switched, 'rewrap');
    const before = await storedSecrets();
    const { remarks } = await keys(environments().switched, 'rewrap');
    expect(remarks.filter((line) => line.includes('re-wrapped'))).toEqual([
      'signing_keys.sealed_private_key: 0 re-wrapped',
      'sealing_keys.sealed_private_key: 0 re-wrapped',
    ]);
    expect(await storedSecrets()).toEqual(before);
  });

  it('--check counts the secrets by key, and changes nothing', async () => {
    await stop(await start(environments().before));
    const before = await storedSecrets();
    const { answers, remarks } = await keys(environments().switched, 'rewrap', '--check');
    expect(answers).toEqual(countsUnder(`${oldId}\tother\t1`, `${oldId}\tother\t1`));
    expect(remarks).toEqual(['2 secrets are not under the key that seals now.']);
    expect(await storedSecrets()).toEqual(before);
    await keys(environments().switched, 'rewrap');
    expect((await keys(environments().switched, 'rewrap', '--check')).remarks).toEqual(['No other key is needed.']);
  });

  it('leaves what it cannot open as it is, names it, and moves the rest', async () => {
    await stop(await start(environments().before));
    await addSigningKeys(60);
    const { rows } = await store.database.pool.query('SELECT kid FROM signing_keys ORDER BY kid LIMIT 1');
    const damaged = `v2.${oldId}.AAAA.AAAA`;
    await store.database.pool.query('UPDATE signing_keys SET sealed_private_key = $1 WHERE kid = $2', [
      damaged,
      rows[0].kid,
    ]);
    await expect(keys(environments().switched, 'rewrap')).rejects.toThrow(
      `These could not be re-wrapped:\nsigning_keys.sealed_private_key, row ${rows[0].kid}: a sealed value cannot be opened`,
    );
    const left = (await storedSecrets()).filter((text) => !text.startsWith(`v2.${newId}.`));
    expect(left).toEqual([damaged]);
  });

  it('without the former key stops before it changes anything', async () => {
    await stop(await start(environments().before));
    const before = await storedSecrets();
    await expect(keys(environments().after, 'rewrap')).rejects.toThrow(`needed: ${oldId}; given: ${newId}`);
    expect(await storedSecrets()).toEqual(before);
  });

  it('is refused while a running instance seals under another key', async () => {
    const service = await start(environments().prepared);
    await expect(keys(environments().switched, 'rewrap')).rejects.toThrow(
      'give every instance the new MASTER_KEY first',
    );
    expect((await storedSecrets()).every((text) => text.startsWith(`v2.${oldId}.`))).toBe(true);
    await stop(service);
    await keys(environments().switched, 'rewrap');
  });

  it('interrupted at any batch, it takes up where it was', async () => {
    await stop(await start(environments().before));
    await addSigningKeys(120);
    const local = createLocalKeys(newKey, [Buffer.from(former, 'hex')]);
    const [signingKeys] = sealedColumns;
    let wraps = 0;
    const dying = createSealer({
      ...local,
      wrap(...given) {
        wraps += 1;
        // The process is gone: nothing of this batch is ever written.
        return wraps > 60 ? new Promise<never>(() => {}) : local.wrap(...given);
      },
    });
    if (!signingKeys) throw new Error('no column');
    void rewrapColumn(store.db, dying, signingKeys);
    await expect.poll(async () => (await storedSecrets()).filter((text) => text.includes(newId)).length).toBe(50);
    await stop(await start(environments().switched));
    const { remarks } = await keys(environments().switched, 'rewrap');
    expect(remarks[0]).toBe('signing_keys.sealed_private_key: 71 re-wrapped');
  });

  it('does not undo what was replaced between its look and its write', async () => {
    await addSigningKeys(1);
    const local = createLocalKeys(newKey, [Buffer.from(former, 'hex')]);
    const [signingKeys] = sealedColumns;
    if (!signingKeys) throw new Error('no column');
    const slow = createSealer({
      ...local,
      async wrap(...given) {
        await store.database.pool.query("UPDATE signing_keys SET sealed_private_key = 'replaced'");
        return local.wrap(...given);
      },
    });
    expect(await rewrapColumn(store.db, slow, signingKeys)).toEqual({ count: 0, failures: [] });
    expect(await storedSecrets()).toEqual(['replaced']);
  });

  it('moves the secrets to another key management', async () => {
    await addSigningKeys(3);
    await ensureSealingKey(store.db, store.sealer);
    const kms = createFakeKms(kmsKey('1'));
    const local = createLocalKeys(Buffer.from(former, 'hex'));
    const moving = createSealer({
      ...kms,
      otherKeyIds: [local.keyId],
      unwrap: (keyId, ...rest) => (keyId === local.keyId ? local : kms).unwrap(keyId, ...rest),
    });
    for (const column of sealedColumns) await rewrapColumn(store.db, moving, column);
    const moved = createSealer(kms);
    expect((await storedSecrets()).every((text) => text.startsWith(`v2.${kmsKey('1')}.`))).toBe(true);
    const { fingerprint } = await ensureSealingKey(store.db, moved);
    const { rows } = await store.database.pool.query('SELECT fingerprint FROM sealing_keys');
    expect(rows).toEqual([{ fingerprint }]);
  });
});

describe('a new MASTER_KEY', () => {
  it('reaches two instances, one after the other, under sign-ins: no failure, and nobody is logged out', async () => {
    const { before, prepared, switched, after } = environments();
    const serving: TestService[] = [await start(before), await start(before)];
    const early = await signIn((serving[0] as TestService).call);
    const failures: string[] = [];
    let signedIn = 0;
    let last: SignedIn = early;
    let isOver = false;
    const load = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const { call } = serving[signedIn % serving.length] as TestService;
        last = await signIn(call);
        signedIn += 1;
        const { status } = await call('GET /auth/me', { token: early.accessToken });
        if (status !== 200) failures.push(`GET /auth/me: ${status}`);
      }
    });
    /** As an orchestrator does it: the next one is there before the former one goes. */
    const moveAll = async (env: Record<string, string>) => {
      for (let index = 0; index < 2; index += 1) {
        const former = serving[0] as TestService;
        serving.push(await start(env));
        serving.shift();
        const seen = signedIn;
        // Those under way at the former one are answered first.
        await expect.poll(() => signedIn, { timeout: 20_000 }).toBeGreaterThan(seen + 6);
        await stop(former);
      }
    };
    await moveAll(prepared);
    await addSigningKeys(1);
    await moveAll(switched);
    const running = services.map(({ logLines }) => logLines);
    await keys(switched, 'rotate-signing-key');
    await keys(switched, 'rewrap');
    const sinceRewrap = signedIn;
    await expect.poll(() => signedIn, { timeout: 20_000 }).toBeGreaterThan(sinceRewrap + 6);
    await moveAll(after);
    isOver = true;
    await Promise.all(load);

    expect(failures).toEqual([]);
    const [service] = serving as [TestService];
    for (const { refreshToken } of [early, last]) {
      expect((await service.call('POST /auth/refresh', { body: { refreshToken } })).status).toBe(200);
    }
    const lines = [...services.map(({ logLines }) => logLines), ...running].flat();
    expect(lines.filter((line) => /"status":5\d\d/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.includes('could not be read again'))).toEqual([]);
  });

  it('is refused at the start while a running instance could not open what it seals', async () => {
    await start(environments().before);
    await expect(start(environments().switched)).rejects.toThrow(
      `another running instance cannot open what this key (${newId}) seals. Add it to OTHER_MASTER_KEYS there first`,
    );
  });

  it('whose former key is absent does not start, and says which key is needed', async () => {
    await stop(await start(environments().before));
    await expect(start(environments().after)).rejects.toThrow(`needed: ${oldId}; given: ${newId}`);
  });
});

describe('a dump of the database', () => {
  it('has no secret in plain, and every column of sealed texts is one that a re-wrap reaches', async () => {
    const service = await start(environments().before);
    await signIn(service.call);
    const { pool } = store.database;
    const { rows: columns } = await pool.query(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'bytea')`,
    );
    const sealed: string[] = [];
    for (const { table, column } of columns) {
      const { rows } = await pool.query(
        `SELECT bool_or(text ~ '^v[0-9]+[.][^.]+[.]') AS is_sealed, coalesce(string_agg(text, ' '), '') AS all
         FROM (SELECT "${column}"::text AS text FROM "${table}") AS texts`,
      );
      if (rows[0].is_sealed) sealed.push(`${table}.${column}`);
      expect(rows[0].all).not.toMatch(/PRIVATE KEY/);
      expect(rows[0].all).not.toContain(former);
    }
    expect(sealed.sort()).toEqual(sealedColumns.map(nameOf).sort());
    const { rows } = await pool.query(
      "SELECT count(*)::int FROM information_schema.columns WHERE column_name LIKE 'sealed\\_private%'",
    );
    expect(rows).toEqual([{ count: sealedColumns.length }]);
  });
});
