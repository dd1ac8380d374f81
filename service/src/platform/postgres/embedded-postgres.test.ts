import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findHome } from './home-directory.ts';
import { type EmbeddedPostgresOptions, findRunningPostgres, startEmbeddedPostgres } from './index.ts';
import { endPostmaster, findPostmaster } from './postmaster.ts';

vi.setConfig({ testTimeout: 30_000 });

const FIXTURE = fileURLToPath(new URL('embedded-postgres.fixture.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

let parent: string;
let directory: string;
let children: ChildProcess[];

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'countersign-postgres-')));
  chmodSync(parent, 0o755);
  directory = join(parent, 'open', 'postgres');
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  const home = findHome(directory);
  if (home) {
    const server = await findPostmaster(join(home, 'data'));
    if (server) await endPostmaster(server.pid, join(home, 'data'));
    rmSync(home, { recursive: true });
  }
  rmSync(parent, { recursive: true });
});

const start = (options?: Partial<EmbeddedPostgresOptions>) =>
  startEmbeddedPostgres({ directory, log: () => {}, durable: false, ...options });

/** Starts a process on the directory and waits for the result of its start. */
async function startProcess(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [FIXTURE, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

async function killProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function query(url: string | undefined, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function serverPid(): Promise<number> {
  const server = await findPostmaster(join(directory, 'data'));
  if (!server) throw new Error('no server');
  return server.pid;
}

test('an empty directory gets a cluster that requires the password, on loopback only', async () => {
  const abandoned = join(directory, 'draft-999999999-x', 'data');
  mkdirSync(abandoned, { recursive: true });
  const messages: string[] = [];
  const postgres = await start({ durable: true, log: (message) => messages.push(message) });

  const sql = `SELECT current_user AS "user", current_database() AS database, pg_encoding_to_char(encoding) AS encoding,
    current_setting('listen_addresses') AS addresses,
    current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit, lower('ÄÖ') AS lower
    FROM pg_database WHERE datname = current_database()`;
  const expected = { user: 'countersign', database: 'countersign', encoding: 'UTF8', addresses: '127.0.0.1' };
  expect(await query(postgres.url, sql)).toEqual([{ ...expected, fsync: 'on', commit: 'on', lower: 'äö' }]);
  await expect(query(postgres.url.replace(/:[0-9a-f]{64}@/, ':guess@'), sql)).rejects.toThrow(/password/);

  const password = new URL(postgres.url).password;
  const file = statSync(join(directory, 'password'));
  expect(password).toMatch(/^[0-9a-f]{64}$/);
  expect([file.mode & 0o777, file.uid]).toEqual([0o600, process.getuid?.()]);
  expect(messages.join() + readFileSync(join(directory, 'server.log'), 'utf8')).not.toContain(password);
  if (process.platform === 'linux') {
    const commandLine = readFileSync(`/proc/${await serverPid()}/cmdline`, 'utf8');
    expect(commandLine).toContain('postgres');
    expect(commandLine).not.toContain(password);
  }

  expect(postgres).toMatchObject({ adopted: false, dataDirectory: join(directory, 'data') });
  expect(messages.join()).toContain(postgres.dataDirectory);
  expect(readdirSync(directory).sort()).toEqual(['data', 'password', 'server.log']);
  await postgres.stop();
  expect(await findRunningPostgres(directory)).toBeNull();
});

describe('the socket', () => {
  // Temporary folders on macOS have long paths.
  test.skipIf(process.platform === 'darwin')(
    'is among the data, where only the user of the server comes, and asks for the password, too',
    async () => {
      const postgres = await start();
      const { socketUrl, dataDirectory } = postgres;
      const sql = 'SELECT current_database() AS database, inet_server_addr() AS address';
      expect(await query(String(socketUrl), sql)).toEqual([{ database: 'countersign', address: null }]);
      await expect(query(String(socketUrl).replace(/:[0-9a-f]{64}@/, ':guess@'), sql)).rejects.toThrow(/password/);
      expect(statSync(dataDirectory).mode & 0o077).toBe(0);
      await postgres.stop();
    },
  );

  test('is left out if its path would be too long', async () => {
    directory = join(directory, 'x'.repeat(100));
    const postgres = await start();
    expect(postgres.socketUrl).toBeNull();
    expect(await query(postgres.url, 'SELECT 7 AS number')).toEqual([{ number: 7 }]);
    await postgres.stop();
  });
});

test('a second start keeps the data and creates no new database', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  await second.stop();
});

test('a second process on the directory refuses, names the first, and leaves its server alone', async () => {
  const { child, said } = await startProcess();
  expect(said).toBe('ready');
  const pid = await serverPid();
  await expect(start()).rejects.toThrow(
    `Another Countersign process (pid ${child.pid}) is using the data directory ${directory}. Stop that process first`,
  );
  expect(await serverPid()).toBe(pid);
  expect(await findRunningPostgres(directory)).toMatchObject({ url: expect.stringContaining('127.0.0.1') });
});

test('the server of a killed process is adopted with everything committed', async () => {
  const { child } = await startProcess();
  const pid = await serverPid();
  await query((await findRunningPostgres(directory))?.url, 'CREATE TABLE committed AS SELECT 7 AS number');
  await killProcess(child);
  const postgres = await start();
  expect(postgres.adopted).toBe(true);
  expect(await serverPid()).toBe(pid);
  expect(await query(postgres.url, 'SELECT number FROM committed')).toEqual([{ number: 7 }]);
  await postgres.stop();
  expect(await findPostmaster(postgres.dataDirectory)).toBeNull();
});

test('an orphaned server that no longer answers is replaced', async () => {
  const { child } = await startProcess();
  const pid = await serverPid();
  await query((await findRunningPostgres(directory))?.url, 'CREATE TABLE committed AS SELECT 7 AS number');
  await killProcess(child);
  process.kill(pid, 'SIGSTOP');
  const postgres = await start();
  expect(postgres.adopted).toBe(false);
  expect(await serverPid()).not.toBe(pid);
  expect(await query(postgres.url, 'SELECT number FROM committed')).toEqual([{ number: 7 }]);
  await postgres.stop();
});

test('of two concurrent starts on an empty directory exactly one wins', async () => {
  const [one, two] = await Promise.all([startProcess(), startProcess()]);
  const [winner, loser] = one.said === 'ready' ? [one, two] : [two, one];
  expect(winner.said).toBe('ready');
  expect(loser.said).toContain(`Another Countersign process (pid ${winner.child.pid})`);
  expect(readdirSync(directory).sort()).toEqual(['data', 'password', 'server.log']);
});

test('a stale postmaster.pid is ignored, whatever process has its pid today', async () => {
  const first = await start();
  const file = join(first.dataDirectory, 'postmaster.pid');
  const { uid, gid } = statSync(file);
  const content = readFileSync(file, 'utf8');
  const previousPid = await serverPid();
  await first.stop();
  // PostgreSQL itself yields only to a living process of its own user.
  const stranger = spawn('sleep', ['60'], { uid, gid });
  children.push(stranger);
  for (const pid of [previousPid, process.pid, stranger.pid]) {
    writeFileSync(file, content.replace(/^\d+/, String(pid)));
    chownSync(file, uid, gid);
    const postgres = await start();
    expect(postgres.adopted).toBe(false);
    await postgres.stop();
  }
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test('the death of a server is reported once, and the next start recovers', async () => {
  const onLost = vi.fn();
  const postgres = await start({ onLost });
  process.kill(await serverPid(), 'SIGKILL');
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), 5_000);
  await postgres.stop();
  const next = await start({ onLost });
  await next.stop();
  expect(onLost).toHaveBeenCalledOnce();
});

test('a failed start reports the reason, and leaves no server behind', async () => {
  const { dataDirectory, stop } = await start();
  await stop();
  const log = join(directory, 'server.log');
  writeFileSync(log, 'x'.repeat(10 * 1024 * 1024 + 1));
  writeFileSync(join(dataDirectory, 'postgresql.conf'), 'no_such_setting = on\n');
  await expect(start()).rejects.toThrow(/no_such_setting/);
  expect(statSync(log).size).toBeLessThan(10_000);

  writeFileSync(join(dataDirectory, 'postgresql.conf'), '');
  writeFileSync(join(directory, 'password'), 'f'.repeat(64));
  await expect(start()).rejects.toThrow(/password authentication failed/);
  expect(await findPostmaster(dataDirectory)).toBeNull();

  rmSync(join(directory, 'password'));
  await expect(start()).rejects.toThrow(/password of the database next to it, is missing/);
});

test('a private folder works too: as root the data is stored elsewhere, behind a link', async () => {
  mkdirSync(dirname(directory), { mode: 0o700 });
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();
  if (isRoot) {
    expect(lstatSync(directory).isSymbolicLink()).toBe(true);
    expect(first.dataDirectory).toMatch(/^\/var\/lib\/countersign\/[0-9a-f]{16}\/data$/);
    expect(statSync(first.dataDirectory).uid).not.toBe(0);
  } else {
    expect(lstatSync(directory).isDirectory()).toBe(true);
    expect(first.dataDirectory).toBe(join(directory, 'data'));
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  }
  const second = await start();
  expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  await second.stop();

  if (isRoot) {
    rmSync(realpathSync(directory), { recursive: true });
    await expect(start()).rejects.toThrow(/link to a missing folder/);
  }
});

test('a platform without binaries is referred to DATABASE_URL', async () => {
  const arch = Object.getOwnPropertyDescriptor(process, 'arch') ?? {};
  Object.defineProperty(process, 'arch', { ...arch, value: 'abacus' });
  try {
    await expect(start()).rejects.toThrow(/no embedded PostgreSQL for \w+-abacus.*Set DATABASE_URL/);
  } finally {
    Object.defineProperty(process, 'arch', arch);
  }
});
