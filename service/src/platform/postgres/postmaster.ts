import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { socketDirectories } from './connection.ts';
import { hasCode } from './error-code.ts';
import { SERVER_ENVIRONMENT } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

/** The living server of a data directory. The file of a dead server, whose pid may be reused, counts as none. */
export async function findPostmaster(dataDirectory: string): Promise<Postmaster | null> {
  const recorded = await readRecord(dataDirectory);
  return recorded && (await isPostmaster(recorded.pid, dataDirectory)) ? recorded : null;
}

async function readRecord(dataDirectory: string): Promise<Postmaster | null> {
  const text = await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  const [pid, , , port] = text.split('\n').map(Number);
  return pid && port ? { pid, port } : null;
}

/**
 * Identified by the command line, because the pid may belong to another program or a zombie; and by the user, because
 * anyone could fake that command line to obtain the password.
 */
async function isPostmaster(pid: number, dataDirectory: string): Promise<boolean> {
  if (process.platform === 'linux' && !(await isOwnedAlike(`/proc/${pid}`, dataDirectory))) return false;
  return (await readCommandLine(pid)).includes(`/postgres -D ${dataDirectory} `);
}

async function isOwnedAlike(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => stat(path).catch(() => null)));
  return first?.uid !== undefined && first.uid === second?.uid;
}

async function readCommandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    return (await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout;
  } catch {
    return '';
  }
}

export interface PostmasterOptions {
  postgres: string;
  dataDirectory: string;
  user: ServerUser | undefined;
  durable: boolean;
  logDescriptor: number;
}

/** Starts a server in its own session, which outlives this process and is not affected by Ctrl-C. */
export async function spawnPostmaster(options: PostmasterOptions): Promise<ChildProcess> {
  const { postgres, dataDirectory, user, durable, logDescriptor } = options;
  const port = await findFreePort();
  const recorded = await readRecord(dataDirectory);
  const isStale = recorded !== null && !(await isPostmaster(recorded.pid, dataDirectory));
  const child = spawn(postgres, ['-D', dataDirectory, '-p', String(port), ...settings(dataDirectory, durable)], {
    ...user,
    cwd: '/',
    // PostgreSQL takes any living pid in a stale file for a server, unless it is told that the pid is its own
    // ancestor's.
    env: { ...SERVER_ENVIRONMENT, ...(isStale && { PG_GRANDPARENT_PID: String(recorded.pid) }) },
    stdio: ['ignore', logDescriptor, logDescriptor],
    detached: true,
  });
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  child.unref();
  return child;
}

function settings(dataDirectory: string, durable: boolean): string[] {
  return Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: quoteInList(socketDirectories(dataDirectory)),
    // Temporary clusters belong to tests, and several services may share a busy machine.
    max_connections: durable ? '200' : '500',
    shared_buffers: '128MB',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    // Statements and error details contain users' data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The setting is a list, in which a name with a comma or a space needs quotes. */
const quoteInList = (path: string) => (path === '' ? '' : `"${path.replaceAll('"', '""')}"`);

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Fast shutdown, then immediate (the next start recovers from the log), then SIGKILL. */
const ENDING = [
  { signal: 'SIGINT', waitMs: 10_000 },
  { signal: 'SIGQUIT', waitMs: 2_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

export async function endPostmaster(pid: number, dataDirectory: string, { hung = false } = {}): Promise<void> {
  for (const { signal, waitMs } of hung ? ENDING.slice(1) : ENDING) {
    if (!(await isPostmaster(pid, dataDirectory))) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!hasCode(error, 'ESRCH')) throw error;
    }
    for (const end = Date.now() + waitMs; Date.now() < end; await sleep(20)) {
      if (!(await isPostmaster(pid, dataDirectory))) return;
    }
  }
  throw new Error(`The PostgreSQL server (pid ${pid}) on ${dataDirectory} does not stop.`);
}
