import { chownSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from './find-free-port.ts';
import { describeWithServer, startServer } from './other-server.ts';

const pgbouncerPath = process.env.PGBOUNCER_PATH;

/** Skipped without PgBouncer, unless the run requires it. */
export const describeWithPgbouncer = describeWithServer(pgbouncerPath);

/** PgBouncer refuses to run as root, so it runs as this user. */
const NOBODY = 65_534;

export interface Pgbouncer {
  /** Transaction pooling. */
  readonly poolerUrl: string;
  /** Points all clients at another server, as the last step of a failover. */
  repoint(databaseUrl: string): Promise<void>;
  /** PgBouncer's own counts of clients and connections. */
  showPools(): Promise<readonly Record<string, string>[]>;
  stop(): Promise<void>;
}

/** A real PgBouncer in front of this database, with few connections to it. */
export async function startPgbouncer(databaseUrl: string, { poolSize = 4 } = {}): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const { username, password } = new URL(databaseUrl);
  const [ini, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const isRoot = process.getuid?.() === 0;
  const write = (path: string, text: string) => {
    writeFileSync(path, text, { mode: 0o600 });
    if (isRoot) chownSync(path, NOBODY, NOBODY);
  };
  write(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  write(ini, configure(databaseUrl, { port, users, poolSize }));
  const server = await startServer(pgbouncerPath ?? '', isRoot ? ['-u', 'nobody', ini] : [ini], port);

  const urlOf = (name: string) => `postgres://${username}:${password}@127.0.0.1:${port}/${name}?sslmode=disable`;
  async function command(text: string): Promise<Record<string, string>[]> {
    const admin = new pg.Client({ connectionString: urlOf('pgbouncer') });
    await admin.connect();
    try {
      return (await admin.query(text)).rows;
    } finally {
      await admin.end();
    }
  }
  return {
    poolerUrl: urlOf('countersign'),
    async repoint(toUrl) {
      write(ini, configure(toUrl, { port, users, poolSize }));
      await command('RELOAD');
      await command('RECONNECT');
    },
    showPools: () => command('SHOW POOLS'),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

interface Settings {
  readonly port: number;
  readonly users: string;
  readonly poolSize: number;
}

/** The configuration of docs/guides/production.md, with the addresses of this test. */
function configure(databaseUrl: string, { port, users, poolSize }: Settings): string {
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  const target = `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`;
  return `[databases]
countersign = ${target} pool_mode=transaction pool_size=${poolSize} connect_query='SET statement_timeout = 5000; SET idle_in_transaction_session_timeout = 10000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
admin_users = ${username}
max_client_conn = 1000
server_login_retry = 1
`;
}
