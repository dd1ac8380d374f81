import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { describeWithRedis, type Redis, startRedis } from '@countersign/harness/servers/redis';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

describeWithRedis('two instances on one bus', () => {
  let database: TestDatabase;
  let redis: Redis;
  let instances: readonly [TestService, TestService];

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedis();
    const env = { BUS_URL: redis.url, RATE_LIMIT_PER_MINUTE: '10' };
    const start = () => startTestService({ databaseUrl: database.url, env });
    instances = [await start(), await start()];
  });
  // Each instance also remembers refused clients itself.
  beforeEach(() => {
    for (const instance of instances) instance.advance(60);
  });
  afterAll(async () => {
    for (const instance of instances ?? []) await instance.stop();
    await redis?.stop();
    await database?.drop();
  });

  async function countAllowed(route: string): Promise<number> {
    const [one, other] = instances;
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).call(route)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    return answers.filter(({ status }) => status === 200).length;
  }

  it('lets exactly 10 of 100 concurrent requests through, counted on the bus', proves('env.bus-url'), async () => {
    expect(await countAllowed('GET /health/ready')).toBe(10);
    expect((await database.pool.query('SELECT FROM rate_limits')).rowCount).toBe(0);
  });

  it('lets exactly 10 of 100 through while the bus is down, counted in PostgreSQL', proves('env.bus-url'), async () => {
    await redis.kill();
    expect(await countAllowed('GET /')).toBe(10);
    expect((await database.pool.query('SELECT FROM rate_limits')).rowCount).toBe(1);
  });
});
