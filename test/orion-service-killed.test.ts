import { setTimeout as sleep } from 'node:timers/promises';
import { proves } from '@countersign/harness/proves';
import { countEffects, once } from '@countersign/harness/requests/count-effects';
import {
  enrolSealer,
  hashOf,
  type Sealer,
  sealFields,
  submitSealed,
  untilSettled,
} from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { submit } from '@countersign/harness/requests/transactions';
import { type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import { testAdminKey, testBaseUrl, testMasterKey, testOrionKey } from '@countersign/harness/service/test-service';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const flow = await useSealedFlow();
const { database, chain, arbiter, serviceEnv } = flow;
const { pool } = database;

/** Delay between the last answer and the kill: in the middle of sealing, storing, offering, recording. */
const ROUNDS_MS = [0, 10, 40, 120];
let port = '';

beforeAll(async () => {
  // Replaced by processes that can be killed.
  port = new URL(flow.service.url).port;
  await flow.service.stop();
});

async function start(): Promise<ServiceProcess> {
  const service = await spawnService({
    ...serviceEnv,
    DATABASE_URL: database.url,
    PORT: port,
    BASE_URL: testBaseUrl,
    MASTER_KEY: testMasterKey,
    ADMIN_API_KEY: testAdminKey,
    ORION_API_KEY: testOrionKey,
    SIGN_IN_LIMIT_PER_MINUTE: '1000000',
  });
  onTestFinished(() => void service.child.kill('SIGKILL'));
  await service.ready;
  return service;
}

/** Simulates the timeouts of jobs whose workers are gone. */
const ageDeadJobs = () =>
  pool.query("UPDATE jobs.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'");

describe('a service that is killed with -9 right after its answer', () => {
  it(`has every request judged and recorded once, ${ROUNDS_MS.length} times over`, {
    ...proves('durable.jobs'),
    timeout: 180_000,
  }, async () => {
    await arbiter.start();
    let service = await start();
    const owner: Sealer = await enrolSealer(service.call);
    const hashes: string[] = [];
    for (const pauseMs of ROUNDS_MS) {
      const sealed = await sealFields(owner, arbiter.pgpPublicKey);
      const made = await Promise.all([
        submit(service.call, owner),
        submitSealed(service.call, owner, sealed).then(hashOf),
        submit(service.call, owner),
      ]);
      hashes.push(...made);
      await sleep(pauseMs);
      service.child.kill('SIGKILL');
      await service.exited;
      await ageDeadJobs();
      service = await start();
    }
    for (const requestHash of hashes) {
      const { status } = await untilSettled(service.call, owner, requestHash);
      expect(status).toBe('APPROVED');
      expect(await countEffects({ pool, chain }, requestHash)).toEqual(once);
    }
    expect(new Set(hashes).size).toBe(3 * ROUNDS_MS.length);
    await service.stop();
  });
});
