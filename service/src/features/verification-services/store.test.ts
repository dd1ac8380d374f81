import { readFileSync } from 'node:fs';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { addService, type OtherService } from '@countersign/harness/people/verification-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drizzle } from '../../platform/db/drizzle.ts';
import { readPgpPublicKey } from '../api-keys/index.ts';
import { findOwnService, findService, findServicesByKeyIds } from './index.ts';

let database: TestDatabase;
let other: OtherService;
let retired: OtherService;

beforeAll(async () => {
  database = await createTestDatabase();
  other = await addService(database.pool, { id: 2 });
  retired = await addService(database.pool, { id: 3, active: false });
});
afterAll(() => database.drop());

const db = () => drizzle(database.pool);

describe('the service of a request', () => {
  it('is found by its id', async () => {
    expect(await findService(db(), 3)).toMatchObject({ id: 3, active: false });
    expect(await findService(db(), 4)).toBeNull();
  });

  it('is found by the ids of the keys that a message is encrypted to, if it is active', async () => {
    const { keyIds } = await readPgpPublicKey(JSON.parse(readFileSync(testServiceFile, 'utf8')).pgpPublicKey);
    const find = async (...ids: (string | undefined)[]) =>
      (
        await findServicesByKeyIds(
          db(),
          ids.filter((id) => id !== undefined),
          null,
        )
      ).map(({ id }) => id);
    expect(await find(keyIds[1])).toEqual([1]);
    expect(await find('0'.repeat(16), other.keyIds[1], keyIds[0])).toEqual([1, 2]);
    expect(await find(retired.keyIds[1])).toEqual([]);
    expect(await find('0'.repeat(16))).toEqual([]);
    expect(await find()).toEqual([]);
    expect(await findServicesByKeyIds(db(), other.keyIds, [1, 2, 2 ** 53 - 1])).toEqual([{ id: 2, own: false }]);
    expect(await findServicesByKeyIds(db(), other.keyIds, [])).toEqual([]);
  });

  it('is ours before another service with a lower number that names our key', async () => {
    await database.pool.query(`UPDATE verification_services AS one SET own = (one.id = 2), pgp_key_ids = two.pgp_key_ids,
      inbox = two.inbox FROM verification_services AS two WHERE two.id = 2 AND one.id IN (1, 2)`);
    const found = await findServicesByKeyIds(db(), [other.keyIds[1] ?? ''], null);
    expect(found.map(({ id }) => id)).toEqual([2, 1]);
    expect(await findOwnService(db())).toMatchObject({ id: 2 });
    await database.pool.query('UPDATE verification_services SET own = (id = 1)');
  });

  it('is always our own for a request that names none, even if ours is retired', async () => {
    expect(await findOwnService(db())).toMatchObject({ id: 1, active: true });
    await database.pool.query('UPDATE verification_services SET active = false WHERE id = 1');
    expect(await findOwnService(db())).toMatchObject({ id: 1, active: false });
  });
});
