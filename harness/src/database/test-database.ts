import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  /** To read or age the service's data. */
  readonly pool: pg.Pool;
  drop(): Promise<void>;
}

/** A separate database for one test file, copied from the prepared template or another: template1 is empty. */
export async function createTestDatabase(template = 'template_service'): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  // Copying files instead of logging takes a third of the time, because this server never flushes.
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = clusterUrl.replace(/[^/]+$/, name);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // The pool reports its end before its connections are closed: the drop may end one of them first.
  pool.on('error', () => {});
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
