import { createTestDatabase } from '@countersign/harness/database/test-database';
import { untilSealed, wakeQueues } from '@countersign/harness/service/jobs';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { afterAll, afterEach } from 'vitest';

/** Instances on one database that are started anew for each test: a new one has read nothing yet of what waited before. */
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
    /** Every instance takes its readings for too old. */
    readAgain: () => running.forEach((instance) => void instance.advance(2)),
    /** What was accepted waits at the very beginning. */
    async whileNothingIsSealed(work: () => Promise<void>): Promise<void> {
      await database.pool.query(`
        CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
        CREATE TRIGGER hold BEFORE UPDATE ON jobs.job FOR EACH ROW WHEN (NEW.name = 'seal-request') EXECUTE FUNCTION hold()`);
      await work().finally(() => database.pool.query('DROP FUNCTION hold CASCADE'));
      await wakeQueues(database.pool);
    },
  };
}
