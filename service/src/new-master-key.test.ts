import { createLog } from '@countersign/edge';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { createKeyChange, type KeyChange } from '@countersign/harness/service/master-key';
import { type TestService, testConfig } from '@countersign/harness/service/test-service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withStorage } from './command.ts';
import { createSigningKeys } from './features/sessions/index.ts';
import { ensureSealingKey } from './features/transactions/verification/index.ts';
import { nameOf } from './platform/crypto/sealed-column.ts';
import { sealedColumns } from './sealed-columns.ts';

let change: KeyChange;

beforeEach(async () => {
  change = await createKeyChange();
});

afterEach(() => change.end());

/** Signs in continuously, alternating between the instances that currently serve. */
function signInAlways(serving: readonly TestService[], witness: SignedIn) {
  const inUse: (TestService | null)[] = [null, null];
  const done: SignedIn[] = [];
  const failures: string[] = [];
  let isOver = false;
  const workers = inUse.map(async (_, worker) => {
    while (!isOver) {
      const service = serving[(done.length + worker) % serving.length] as TestService;
      inUse[worker] = service;
      const user = await signIn(service.call);
      const tokens = [user.accessToken, witness.accessToken];
      const answers = await Promise.all(tokens.map((token) => service.call('GET /auth/me', { token })));
      failures.push(...answers.filter(({ status }) => status !== 200).map(({ text }) => text));
      done.push(user);
    }
    inUse[worker] = null;
  });
  return {
    done,
    failures,
    isUsed: (service: TestService) => inUse.includes(service),
    stop: () => {
      isOver = true;
      return Promise.all(workers);
    },
  };
}

describe('a new MASTER_KEY', () => {
  it('reaches two instances, one after the other, during sign-ins: no failure, and every session continues', {
    ...proves('env.master-key.at-rest'),
    timeout: 120_000,
  }, async () => {
    const { env } = change;
    const serving = await Promise.all([change.start(env.before), change.start(env.before)]);
    const logs = serving.map(({ logLines }) => logLines);
    const early = await signIn(serving[0].call);
    const load = signInAlways(serving, early);
    /** As an orchestrator does it: the new instance is ready before the old one stops. */
    const moveAll = async (environment: Record<string, string>) => {
      for (const leaving of [...serving]) {
        const joining = await change.start(environment);
        logs.push(joining.logLines);
        serving.splice(serving.indexOf(leaving), 1, joining);
        await expect.poll(() => load.isUsed(leaving), { timeout: 20_000 }).toBe(false);
        await change.stop(leaving);
      }
    };
    await moveAll(env.prepared);
    await moveAll(env.switched);
    await change.keys(env.switched, 'rotate-signing-key');
    await change.keys(env.switched, 'rewrap');
    const soFar = load.done.length;
    await expect.poll(() => load.done.length, { timeout: 20_000 }).toBeGreaterThan(soFar + 4);
    await moveAll(env.after);
    await load.stop();

    expect(load.failures).toEqual([]);
    const [{ call }] = serving;
    for (const { refreshToken } of [early, ...load.done.slice(-1)]) {
      expect((await call('POST /auth/refresh', { body: { refreshToken } })).status).toBe(200);
    }
    const alarms = logs.flat().filter((line) => /"status":5\d\d|could not be read again/.test(line));
    expect(alarms).toEqual([]);
    expect(logs.flat().filter((line) => line.includes('/auth/siwe/verify')).length).toBeGreaterThan(load.done.length);
  });

  it('neither starts an instance nor seals a signing key while a running instance could not open it', async () => {
    const { env, nextId } = change;
    await change.start(env.before);
    const before = await change.storedSecrets();
    const refusal = `another running instance cannot decrypt what this key (${nextId}) encrypts. Add it to OTHER_MASTER_KEYS there first`;
    await Promise.all([
      expect(change.start(env.switched)).rejects.toThrow(refusal),
      expect(change.keys(env.switched, 'rotate-signing-key')).rejects.toThrow(refusal),
    ]);
    expect(await change.storedSecrets()).toEqual(before);
  });

  it('is irrelevant to commands that seal nothing, whatever key they have', async () => {
    const { env, database } = change;
    const config = testConfig({ databaseUrl: database.url, env: env.after });
    await withStorage(config, createLog('fatal'), async () => {
      await change.start(env.before);
      await change.keys(env.before, 'rewrap');
    });
  });

  it('does not start without the previous key, and says which key is needed', async () => {
    const { env, formerId, nextId } = change;
    await change.stop(await change.start(env.before));
    await expect(change.start(env.after)).rejects.toThrow(`needed: ${formerId}; configured: ${nextId}`);
  });
});

describe('the database', () => {
  /** Every row of every table, as text. */
  async function dump(): Promise<string> {
    const { pool } = change.database;
    const { rows: tables } = await pool.query(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const texts = await Promise.all(tables.map(({ name }) => pool.query(`SELECT t::text AS text FROM ${name} AS t`)));
    return texts.flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n');
  }

  it('contains none of the secrets in plain text', proves('env.master-key.at-rest'), async () => {
    const { db, sealer, former } = change;
    const service = await change.start(change.env.before);
    await signIn(service.call);
    const { privateKey } = await createSigningKeys({ db, sealer, now: Date.now, log: createLog('fatal') }).current();
    const sealingKey = (await ensureSealingKey(db, sealer)).privateKey;
    const secrets = [
      Buffer.from(former, 'hex'),
      Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url'),
      Buffer.from(sealingKey.write()),
    ];
    const text = await dump();
    expect(text).toContain(sealingKey.getFingerprint());
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThanOrEqual(32);
      for (const encoding of ['hex', 'base64', 'base64url', 'latin1'] as const) {
        expect(text).not.toContain(secret.toString(encoding));
      }
    }
    expect(text).not.toContain(sealingKey.armor().split('\n')[3]);
    expect(text).not.toContain('PRIVATE KEY');
  });

  it('has no sealed column that a re-wrap misses', proves('env.master-key.at-rest'), async () => {
    const { rows } = await change.database.pool.query(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name LIKE 'sealed\\_%' AND data_type = 'text'`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(sealedColumns.map(nameOf).sort());
  });
});
