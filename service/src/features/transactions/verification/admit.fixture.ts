import { createTestDatabase } from '@countersign/harness/database/test-database';
import { untilSealed, wakeQueues } from '@countersign/harness/service/jobs';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { afterAll, afterEach } from 'vitest';

/** Instances on one database that are started for each test: a new instance has no earlier reading. */
export async function useNewInstances() {
  const database = await createTestDatabase();
  let running: TestService[] = [];
  afterAll(() => database.drop());
  afterEach(async () => {
    await untilSealed(database.pool);
    await database.pool.query('DELETE FROM verification_requests');
    await Promise.all(running.map((instance) => instance.stop()));
    running = [];
  });
  return {
    database,
    async startInstance(env: Readonly<Record<string, string>>): Promise<TestService> {
      const instance = await startTestService({ databaseUrl: database.url, env });
      running.push(instance);
      return instance;
    },
    /** Makes the readings of every instance too old. */
    readAgain: () => running.forEach((instance) => void instance.advance(2)),
    /** Accepted requests stay in the job queue, unsealed. */
    async whileNothingIsSealed(work: () => Promise<void>): Promise<void> {
      await database.pool.query(`
        CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
        CREATE TRIGGER hold BEFORE UPDATE ON jobs.job FOR EACH ROW WHEN (NEW.name = 'seal-request') EXECUTE FUNCTION hold()`);
      await work().finally(() => database.pool.query('DROP FUNCTION hold CASCADE'));
      await wakeQueues(database.pool);
    },
  };
}
