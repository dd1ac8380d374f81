import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const folder = fileURLToPath(new URL('../../../service/migrations/', import.meta.url));

/** A database as it was before a migration, and the function that applies the migration, for one test file. */
export function useDatabaseBefore(migration: string) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const own = files.findIndex((name) => name.endsWith(`_${migration}.sql`));
  let database: TestDatabase;

  async function apply(name: string): Promise<void> {
    for (const statement of readFileSync(`${folder}${name}`, 'utf8').split('--> statement-breakpoint')) {
      await database.pool.query(statement);
    }
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    for (const name of files.slice(0, own)) await apply(name);
  });
  afterAll(() => database.drop());

  return {
    get pool(): Pool {
      return database.pool;
    },
    migrate: () => apply(files[own] ?? ''),
  };
}

/** An id that is easy to recognise. */
export const idOf = (digit: string) => `00000000-0000-4000-8000-${digit.repeat(12)}`;
