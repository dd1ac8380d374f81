import { spawnSync } from 'node:child_process';
import { type Environment, findProgram, quietly, runApt } from './apt.ts';

/** The one that has no window to draw first: the same pages take it less than half the work. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Of Debian, in the order in which they are tried. */
const packages = ['chromium-headless-shell', 'chromium'];
/** A browser without fonts shows boxes instead of letters. */
const fonts = ['fonts-dejavu-core', 'fonts-liberation'];

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
  if (!apt || !isRoot) throw new Error('installing it requires apt-get and root');
  say('installing Chromium with apt-get, for the browser tests …');
  const install = (name: string) =>
    runApt(apt, ['install', '--yes', '--no-install-recommends', ...quietly, name, ...fonts], env);
  runApt(apt, ['update', ...quietly], env);
  installFirst(packages, install);
  const chromium = findProgram(env, names);
  // Some systems have a package of this name that only tells to get it elsewhere.
  if (!chromium || spawnSync(chromium, ['--version']).status !== 0)
    throw new Error('the Chromium installed by apt-get does not run');
  return chromium;
}

/** Not every system has all of them; the last says why none could be had. */
function installFirst([name = '', ...others]: readonly string[], install: (name: string) => void): void {
  try {
    install(name);
  } catch (error) {
    if (others.length === 0) throw error;
    installFirst(others, install);
  }
}
