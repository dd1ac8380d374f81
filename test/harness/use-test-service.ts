import { afterAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startTestService, type TestService } from './test-service.ts';

/** A service on a database of its own for one test file, ended with it: `const { service } = await useTestService()`. */
export async function useTestService(
  env: Record<string, string> = {},
): Promise<{ database: TestDatabase; service: TestService }> {
  const database = await createTestDatabase();
  const service = await startTestService({ databaseUrl: database.url, env });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });
  return { database, service };
}
