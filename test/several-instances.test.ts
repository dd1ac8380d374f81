import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { processAdminKey, type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const name = `several_${randomBytes(6).toString('hex')}`;
const url = inject('clusterUrl').replace(/[^/]+$/, name);
let admin: pg.Client;
let database: pg.Client;
let instances: ServiceProcess[];

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('clusterUrl') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const env = {
    DATABASE_URL: url,
    MASTER_KEY: randomBytes(32).toString('hex'),
    ORION_API_KEY: randomBytes(32).toString('hex'),
  };
  instances = await Promise.all([spawnService(env), spawnService(env), spawnService(env)]);
  await Promise.all(instances.map(({ ready }) => ready));
  database = new pg.Client({ connectionString: url });
  await database.connect();
});

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
  await database.end();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

const count = async (table: string) =>
  (await database.query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count;

describe('instances that start at once on an empty database', () => {
  it('migrate it once', async () => {
    const journal = new URL('../service/migrations/meta/_journal.json', import.meta.url);
    const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
    expect(await count('drizzle.__drizzle_migrations')).toBe(entries.length);
  });

  it('create one signing key, one bootstrap key of each kind, and one schedule of each job', async () => {
    expect(await count('signing_keys')).toBe(1);
    expect(await count('api_keys')).toBe(2);
    const { rows } = await database.query('SELECT name, count(*)::int AS count FROM jobs.schedule GROUP BY name');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.count === 1)).toBe(true);
  });

  it('are all ready, and share what they store', proves('env.database-url'), async () => {
    const { address } = createWallet();
    const [first] = instances;
    const body = { ethereumAddress: address };
    expect((await first?.call('POST /users', { key: processAdminKey, body }))?.status).toBe(201);
    for (const { call, output } of instances) {
      expect((await call('GET /health/ready')).status).toBe(200);
      expect((await call(`GET /users/${address}`, { key: processAdminKey })).status).toBe(200);
      expect(output()).toContain('Database    from DATABASE_URL');
      expect(output()).not.toContain(new URL(url).password);
    }
  });

  it('report on SIGTERM that they are not ready, keep answering until others can notice, and exit with 0', async () => {
    const [leaving, ...staying] = instances.splice(0, 1).concat(instances);
    leaving?.child.kill('SIGTERM');
    await expect.poll(async () => (await leaving?.call('GET /health/ready'))?.status, { timeout: 2_000 }).toBe(503);
    await sleep(1_000);
    expect((await leaving?.call('GET /health/live'))?.status).toBe(200);
    const body = { ethereumAddress: createWallet().address };
    expect((await leaving?.call('POST /users', { key: processAdminKey, body }))?.status).toBe(201);
    expect(await leaving?.exited).toBe(0);
    for (const { call } of staying) expect((await call('GET /health/ready')).status).toBe(200);
  });
});
