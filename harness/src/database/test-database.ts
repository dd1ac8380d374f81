import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  /** To look at, or age, what the service stored. */
  readonly pool: pg.Pool;
  drop(): Promise<void>;
}

/** A database of its own for one test file, copied from the prepared template or from another: template1 is empty. */
export async function createTestDatabase(template = 'template_service'): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  // By files, not by the log: a third of the work, as this server flushes nothing.
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = clusterUrl.replace(/[^/]+$/, name);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // The pool says that it has ended before its connections have: the drop may end one of them first.
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
