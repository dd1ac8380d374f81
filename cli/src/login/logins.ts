import { chmodSync, mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tokens } from '@countersign/sdk';
import { Failure } from '../failures.ts';

/** The stored sign-in to one service. */
export type Login = { readonly account: string } & (
  | { readonly kind: 'key'; readonly apiKey: string }
  | ({ readonly kind: 'session' } & Tokens)
);

interface Kept {
  /** The service of the most recent sign-in. */
  readonly current: string | null;
  /** Sign-ins by service URL. */
  readonly logins: Readonly<Record<string, Login>>;
}

export interface Logins {
  readonly path: string;
  current(): string | null;
  find(url: string): Login | null;
  /** Stores a sign-in and makes its service the default. */
  keep(url: string, login: Login): void;
  renew(url: string, login: Login): void;
  forget(url: string): void;
  /** Runs a task while no other process can run one. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

const nothing: Kept = { current: null, logins: {} };
/** A refresh takes far less time. */
const ABANDONED_MS = 30_000;
const BETWEEN_TRIES_MS = 50;

/** The file of sign-ins in the user's configuration directory, readable by this user alone. */
export function createLogins(env: NodeJS.ProcessEnv): Logins {
  const directory = configDirectory(env);
  const path = join(directory, 'logins.json');

  function write(kept: Kept): void {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    // Written atomically, and never readable by others, whatever the umask.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  }

  return {
    path,
    current: () => read(path).current,
    find: (url) => read(path).logins[url] ?? null,
    keep: (url, login) => write({ current: url, logins: { ...read(path).logins, [url]: login } }),
    renew(url, login) {
      const { current, logins } = read(path);
      write({ current, logins: { ...logins, [url]: login } });
    },
    forget(url) {
      const { current, logins } = read(path);
      const { [url]: _, ...others } = logins;
      write({ current: current === url ? null : current, logins: others });
    },
    async alone(work) {
      const lock = `${path}.lock`;
      while (!takeLock(lock)) await sleep(BETWEEN_TRIES_MS);
      try {
        return await work();
      } finally {
        rmdirSync(lock);
      }
    },
  };
}

function configDirectory(env: NodeJS.ProcessEnv): string {
  if (env.COUNTERSIGN_CONFIG_DIR) return env.COUNTERSIGN_CONFIG_DIR;
  const roaming = process.platform === 'win32' ? env.APPDATA : undefined;
  return join(roaming ?? env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'countersign');
}

function read(path: string): Kept {
  let text: string;
  try {
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
      throw new Failure(`${path} contains credentials and is readable by others; run: chmod 600 ${path}`);
    }
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothing;
    throw error;
  }
  try {
    return { ...nothing, ...(JSON.parse(text) as Kept) };
  } catch {
    throw new Failure(`${path} is not valid JSON; remove it and sign in again`);
  }
}

/** Removes a lock that a killed process left behind. */
function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > ABANDONED_MS) rmdirSync(lock);
    return false;
  }
}
