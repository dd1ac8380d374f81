import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const APT_TIMEOUT_MS = 600_000;

export type Environment = Readonly<Record<string, string | undefined>>;

export const quietly = ['-qq', '-o', 'Dpkg::Use-Pty=0'];

interface Place {
  /** The working directory, which receives downloads. */
  readonly cwd?: string;
}

/** Runs a program of Debian's package manager and returns its output; throws with the reason of a failure. */
export function runApt(program: string, args: readonly string[], env: Environment, { cwd }: Place = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...(cwd !== undefined && { cwd }),
    env: {
      ...env,
      DEBIAN_FRONTEND: 'noninteractive',
      // It calls programs outside some users' PATH.
      PATH: `${env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`,
      // Some of its processes run as another user, who may have no access to /tmp.
      TMPDIR: '/var/tmp',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: APT_TIMEOUT_MS,
  });
  if (status === 0) return stdout;
  const [reason = 'it timed out'] = stderr.trim().split('\n').filter(Boolean);
  throw new Error(`${program.split('/').at(-1)} ${args[0]} failed: ${reason}`);
}

export function findProgram(env: Environment, wanted: readonly string[]): string | null {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
