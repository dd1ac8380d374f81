import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../service/src/platform/postgres/index.ts';
import { untilExit } from './until-exit.ts';

/** Runs `work` with a separate PostgreSQL; passes its URL and process id. */
export async function withDatabase(work: (url: string, postmaster: number) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'countersign-bench-'));
  // Root runs the server as another user, which needs access.
  await chmod(directory, 0o755);
  const cluster = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
  try {
    const [firstLine] = (await readFile(join(cluster.dataDirectory, 'postmaster.pid'), 'utf8')).split('\n');
    const postmaster = Number(firstLine);
    await untilExit(
      () => process.kill(postmaster, 'SIGINT'),
      () => work(cluster.url, postmaster),
    );
  } finally {
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Creates another database on the server, and returns its URL. */
export async function createDatabase(clusterUrl: string, name: string): Promise<string> {
  await runStatement(clusterUrl, `CREATE DATABASE ${name}`);
  return clusterUrl.replace(/[^/]+$/, name);
}

/** Runs statements; returns the rows of the last. */
export async function runStatement(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result: unknown = await client.query(statement);
    const [last] = [result].flat().slice(-1) as [pg.QueryResult];
    return last.rows;
  } finally {
    await client.end();
  }
}
