import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** A browser without fonts shows boxes instead of letters. */
const packages = ['chromium', 'fonts-dejavu-core', 'fonts-liberation'];
const INSTALL_TIMEOUT_MS = 600_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** The browser that tests use: the one that CHROMIUM_PATH names, else the first on the path. */
export function findChromium(env: Environment): string | null {
  return env.CHROMIUM_PATH || findProgram(env, names);
}

/** Installs it from the packages of Debian; throws with the reason where that cannot be. */
export function installChromium(
  env: Environment,
  { isRoot, say }: { isRoot: boolean; say: (text: string) => void },
): string {
  const apt = findProgram(env, ['apt-get']);
  if (!apt || !isRoot) throw new Error('to install it takes apt-get and the rights of root');
  say('installing Chromium by apt-get, for the tests in a browser …');
  const quietly = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  runOrThrow(apt, ['update', ...quietly], env);
  runOrThrow(apt, ['install', '--yes', '--no-install-recommends', ...quietly, ...packages], env);
  const chromium = findProgram(env, names);
  // Some systems have a package of this name that only tells to get it elsewhere.
  if (!chromium || spawnSync(chromium, ['--version']).status !== 0)
    throw new Error('what apt-get installed does not run');
  return chromium;
}

function runOrThrow(program: string, args: readonly string[], env: Environment): void {
  const { status, stderr } = spawnSync(program, args, {
    env: {
      ...env,
      DEBIAN_FRONTEND: 'noninteractive',
      // What it calls lies where not every user looks.
      PATH: `${env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`,
      // Parts of it run as a user of their own, who must be able to write there; /tmp need not let them.
      TMPDIR: '/var/tmp',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: INSTALL_TIMEOUT_MS,
  });
  if (status === 0) return;
  const [reason = 'it took too long'] = stderr.trim().split('\n').filter(Boolean);
  throw new Error(`apt-get ${args[0]} failed: ${reason}`);
}

function findProgram(env: Environment, wanted: readonly string[]): string | null {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
