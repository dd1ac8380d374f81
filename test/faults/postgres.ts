import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import pg from 'pg';
import { prepareBinaries } from '../../service/src/platform/postgres/binaries.ts';
import { startEmbeddedPostgres } from '../../service/src/platform/postgres/index.ts';
import { chooseServerUser } from '../../service/src/platform/postgres/server-user.ts';
import { familyOf, signalAll } from './processes.ts';

export interface OutsidePostgres {
  readonly port: number;
  readonly url: string;
  /** The server and all its backends. */
  pids(): Promise<number[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL with default settings on a fixed port, stored on disk and supervised like an operator's: the service
 * knows only its address.
 */
export async function makePostgres(directory: string, env: Record<string, string> = {}): Promise<OutsidePostgres> {
  const made = await startEmbeddedPostgres({ directory, log: () => {} });
  await made.stop();
  const user = chooseServerUser(directory);
  const { postgres } = await prepareBinaries(directory, user, () => {});
  const port = await findFreePort();
  const url = new URL(made.url);
  url.port = String(port);
  const log = openSync(join(directory, 'outside.log'), 'a');
  let server: ChildProcess | null = null;

  async function answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 1_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  const isRunning = () => server !== null && server.exitCode === null && server.signalCode === null;
  return {
    port,
    url: url.href,
    pids: async () => (isRunning() && server?.pid ? familyOf(server.pid) : []),
    async start() {
      while (!(await answers())) {
        if (!isRunning()) {
          const settings = [
            '-c',
            'listen_addresses=127.0.0.1',
            '-c',
            'unix_socket_directories=',
            '-c',
            'max_connections=200',
          ];
          server = spawn(postgres, ['-D', made.dataDirectory, '-p', String(port), ...settings], {
            ...user,
            cwd: '/',
            env: { LC_ALL: 'C', TZ: 'UTC', ...env },
            stdio: ['ignore', log, log],
          });
        }
        await sleep(50);
      }
    },
    async stop() {
      if (!isRunning()) return;
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      signalAll([server?.pid ?? 0], 'SIGINT');
      await ended;
    },
  };
}
