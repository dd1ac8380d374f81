import { randomBytes } from 'node:crypto';
import { createLocalKeys } from '../../../service/src/platform/crypto/local-keys.ts';
import { createSealer } from '../../../service/src/platform/crypto/seal.ts';
import { openDatabase } from '../../../service/src/platform/db/database.ts';
import { createTestDatabase } from '../database/test-database.ts';

/** A database without signing keys and with a new master key, so that the test can decrypt what services store. */
export async function createKeyStore() {
  const database = await createTestDatabase();
  await database.pool.query('DELETE FROM signing_keys; DELETE FROM sealing_keys');
  const masterKey = randomBytes(32);
  const { db, pool } = openDatabase(database.url, () => {});
  return {
    database,
    db,
    sealer: createSealer(createLocalKeys(masterKey)),
    start: { databaseUrl: database.url, env: { MASTER_KEY: masterKey.toString('hex') } },
    async drop() {
      await pool.end();
      await database.drop();
    },
  };
}

export type KeyStore = Awaited<ReturnType<typeof createKeyStore>>;
