import { createTestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { expect, it, onTestFinished } from 'vitest';
import { listAppliedMigrations, listMigrations, makeTables, migrate } from './migrate.ts';

/** The next migration changes `executions`. */
const BEFORE_ARCHIVED_REQUESTS = 24;

it('waits for a backup, and blocks no other transaction meanwhile', proves('backup.concurrent'), async () => {
  const database = await createTestDatabase('template1');
  onTestFinished(() => database.drop());
  const [backup, service] = [await database.pool.connect(), await database.pool.connect()];
  onTestFinished(() => {
    for (const each of [backup, service]) each.release(true);
  });
  await makeTables(service, BEFORE_ARCHIVED_REQUESTS);
  await backup.query('BEGIN; LOCK TABLE executions IN ACCESS SHARE MODE');
  let [isWaiting, isOver] = [false, false];
  const migrating = migrate(database.url, () => {
    isWaiting = true;
  }).finally(() => {
    isOver = true;
  });
  await service.query("SET lock_timeout = '1s'");
  do await service.query('BEGIN; LOCK TABLE executions IN ROW EXCLUSIVE MODE; COMMIT');
  while (!isWaiting);
  expect(isOver).toBe(false);
  await backup.query('COMMIT');
  await migrating;
  expect(await listAppliedMigrations(service)).toEqual(listMigrations());
});
