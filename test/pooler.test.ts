import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { describeWithPgbouncer, type Pgbouncer, startPgbouncer } from '@countersign/harness/servers/pgbouncer';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Fewer than one instance would open, so that transactions of both share each connection. */
const SERVER_CONNECTIONS = 3;
const OWNERS = 8;

describeWithPgbouncer('two instances behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pgbouncer: Pgbouncer;
  let instances: readonly [TestService, TestService];
  let owners: readonly Owner[];

  beforeAll(async () => {
    database = await createTestDatabase();
    pgbouncer = await startPgbouncer(database.url, { poolSize: SERVER_CONNECTIONS });
    const options = { databaseUrl: database.url, env: { DATABASE_POOLER_URL: pgbouncer.poolerUrl } };
    instances = [await startTestService(options), await startTestService(options)];
    owners = await Promise.all(
      Array.from({ length: OWNERS }, (_, index) => enrolOwner(instances[index % 2 ? 1 : 0].call)),
    );
  });

  afterAll(async () => {
    for (const instance of instances ?? []) await instance.stop();
    await pgbouncer?.stop();
    await database?.drop();
  });

  it('take requests at the same time over few connections', proves('env.database-pooler-url'), async () => {
    const [one, other] = instances;
    const judged = owners.map(async (owner, index) => {
      const [here, there] = index % 2 ? [other, one] : [one, other];
      const requestHash = await submit(here.call, owner);
      expect(await judge(there.call, requestHash, 'APPROVED')).toMatchObject({ status: 201 });
      const read = await here.call(`GET /transactions/${requestHash}`, { token: owner.accessToken });
      expect(read).toMatchObject({ status: 200 });
      return read.get('status');
    });
    expect(new Set(await Promise.all(judged))).toEqual(new Set(['APPROVED']));
    const pools = await pgbouncer.showPools();
    const pool = pools.find((each) => each.database === 'countersign');
    const lent = Number(pool?.sv_active) + Number(pool?.sv_idle) + Number(pool?.sv_used) + Number(pool?.sv_tested);
    expect(lent).toBeGreaterThan(0);
    expect(lent).toBeLessThanOrEqual(SERVER_CONNECTIONS);
    expect(Number(pool?.cl_active) + Number(pool?.cl_waiting)).toBeGreaterThan(SERVER_CONNECTIONS);
  });
});
