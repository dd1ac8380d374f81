import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../service/src/platform/postgres/index.ts';
import { findPostmaster } from '../../../service/src/platform/postgres/postmaster.ts';
import { guardCluster } from '../database/guard-cluster.ts';

export interface ReplicatedPostgres {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Ends the primary with SIGKILL, as if its machine were lost. */
  killPrimary(): Promise<void>;
  /** Promotes the standby, and returns once it accepts writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A primary with a synchronous standby: commits wait until the standby has them on disk. Both are real, on this
 * machine.
 */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'countersign-replicated-'));
  // Root starts the servers as another user, which needs access.
  await chmod(directory, 0o755);
  const options = { log: () => {}, onLost: () => {} };
  const primary = await startEmbeddedPostgres({ ...options, directory: join(directory, 'primary') });
  const guards = [guardCluster(primary.dataDirectory, directory)];
  await copyCluster(primary, join(directory, 'standby'));
  const standby = await startEmbeddedPostgres({ ...options, directory: join(directory, 'standby') });
  guards.push(guardCluster(standby.dataDirectory, directory));
  await withClient(primary.url, async (client) => {
    await client.query("ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (standby)'");
    await client.query('SELECT pg_reload_conf()');
    // From here on every commit waits for the standby.
    await client.query('CREATE TABLE replicated (); DROP TABLE replicated');
  });

  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    async killPrimary() {
      const postmaster = await findPostmaster(primary.dataDirectory);
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
    },
    promote: () => withClient(standby.url, async (client) => void (await client.query('SELECT pg_promote(true, 60)'))),
    async stop() {
      await Promise.all([primary.stop(), standby.stop()]);
      for (const guard of guards) guard.dismiss();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A base backup by copying files, because the tests have no pg_basebackup. */
async function copyCluster(primary: { url: string; dataDirectory: string }, directory: string): Promise<void> {
  const home = dirname(primary.dataDirectory);
  const data = join(directory, basename(primary.dataDirectory));
  await mkdir(directory);
  await withClient(primary.url, async (client) => {
    await client.query("SELECT pg_backup_start('standby', true)");
    await cp(home, directory, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !/\/postmaster\.(pid|opts)$|\/pg_wal\/.+|\/\.s\.PGSQL\.[^/]+$/.test(path),
    });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  const { hostname, port, username, password } = new URL(primary.url);
  const from = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`;
  await writeFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  await writeFile(join(data, 'standby.signal'), '');
  // The copy belongs to the user who made it; the server's user may be another.
  const { uid, gid } = await stat(primary.dataDirectory);
  for (const name of ['.', ...(await readdir(data, { recursive: true }))]) await chown(join(data, name), uid, gid);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
