import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { enrolOwner } from '@countersign/harness/requests/transactions';
import type { Caller } from '@countersign/harness/service/caller';
import { checkOutPrevious } from '@countersign/harness/service/previous-version';
import { type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import { startLoad } from '@countersign/harness/service/steady-load';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { listAppliedMigrations, listMigrations } from '../service/src/platform/db/migrate.ts';

const OWNERS = 6;
const A_WHILE = 12;
const LOOK_EVERY_MS = 250;

const previous = checkOutPrevious();
const from = 'commit' in previous ? `commit ${previous.commit.slice(0, 8)}` : `itself, because ${previous.reason}`;

/** Sends requests to a ready instance, like a proxy. */
function balance(instances: readonly ServiceProcess[]) {
  let ready: readonly ServiceProcess[] = instances;
  let all = instances;
  let turn = 0;
  let isStopped = false;
  const look = async () => {
    const isReady = async ({ call }: ServiceProcess) =>
      (await call('GET /health/ready').catch(() => null))?.status === 200;
    const states = await Promise.all(all.map(isReady));
    ready = all.filter((_, index) => states[index]);
  };
  const looking = (async () => {
    for (; !isStopped; await sleep(LOOK_EVERY_MS)) await look();
  })();
  return {
    choose: (): Caller => {
      const instance = ready[turn++ % ready.length];
      if (!instance) throw new Error('no instance is ready');
      return instance.call;
    },
    replace(next: readonly ServiceProcess[]) {
      all = next;
    },
    isReady: (instance: ServiceProcess) => ready.includes(instance),
    stop() {
      isStopped = true;
      return looking;
    },
  };
}

describe(`a rolling upgrade from ${from}`, () => {
  afterAll(() => {
    if ('commit' in previous) previous.remove();
  });

  it('under load, with two new instances that migrate at once, answers every request', {
    ...proves('upgrade.rolling'),
    timeout: 240_000,
  }, async () => {
    const database = await createTestDatabase('template1');
    onTestFinished(() => database.drop());
    const env = {
      DATABASE_URL: database.url,
      MASTER_KEY: randomBytes(32).toString('hex'),
      ORION_API_KEY: randomBytes(32).toString('hex'),
      ORION_SERVICE_FILE: testServiceFile,
      BASE_URL: 'http://localhost:3000',
      SIGN_IN_LIMIT_PER_MINUTE: '1000000',
      TRUST_PROXY: '1',
    };
    const start = async (main?: string) => {
      const instances = await Promise.all([spawnService(env, main), spawnService(env, main)]);
      for (const { child } of instances) onTestFinished(() => void child.kill('SIGKILL'));
      await Promise.all(instances.map(({ ready }) => ready));
      return instances;
    };
    const former = await start('commit' in previous ? previous.main : undefined);
    const [{ call }] = former;
    const owners = await Promise.all(Array.from({ length: OWNERS }, () => enrolOwner(call)));
    const balancer = balance(former);
    onTestFinished(() => balancer.stop());
    const load = startLoad(owners, balancer.choose);
    onTestFinished(() => load.stop());
    await load.more(A_WHILE);

    const next = await start();
    balancer.replace([...former, ...next]);
    await expect.poll(() => next.every(balancer.isReady)).toBe(true);
    await load.more(A_WHILE);
    for (const leaving of former) {
      expect(await leaving.stop()).toBe(0);
      await load.more(A_WHILE);
    }
    await load.stop();

    expect(load.failures()).toEqual([]);
    const client = await database.pool.connect();
    expect(await listAppliedMigrations(client)).toEqual(listMigrations());
    client.release();
    const { rows } = await database.pool.query('SELECT request_hash AS hash FROM transactions');
    expect(rows.map(({ hash }) => hash).sort()).toEqual([...load.created].sort());
  });
});
