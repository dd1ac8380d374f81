import { afterAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { startTestService, type TestService, type TestServiceOptions } from './test-service.ts';

/**
 * A service with its own database for one test file, stopped at its end: `const { service } = await useTestService()`.
 */
export async function useTestService(
  env: Record<string, string> = {},
  options: Pick<TestServiceOptions, 'contractLimits'> = {},
): Promise<{
  database: TestDatabase;
  service: TestService;
  /** One more instance on the same database. */
  startInstance(): Promise<TestService>;
}> {
  const database = await createTestDatabase();
  const running: TestService[] = [];
  const startInstance = async () => {
    const instance = await startTestService({ databaseUrl: database.url, env, ...options });
    running.push(instance);
    return instance;
  };
  afterAll(async () => {
    await Promise.all(running.map((instance) => instance.stop()));
    await database.drop();
  });
  return { database, service: await startInstance(), startInstance };
}
