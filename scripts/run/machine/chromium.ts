import { spawnSync } from 'node:child_process';
import { type Environment, findProgram, quietly, runApt } from './apt.ts';

/** The headless shell first: without a window to draw, it needs less than half the CPU time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian packages, in order of preference. */
const packages = ['chromium-headless-shell', 'chromium'];
/** A browser without fonts shows boxes instead of letters. */
const fonts = ['fonts-dejavu-core', 'fonts-liberation'];

/** The browser for tests: that of CHROMIUM_PATH, otherwise the first on the PATH. */
export function findChromium(env: Environment): string | null {
  return env.CHROMIUM_PATH || findProgram(env, names);
}

/** Installs it from Debian's packages; throws with the reason of a failure. */
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
  // On some systems this package is only a placeholder.
  if (!chromium || spawnSync(chromium, ['--version']).status !== 0)
    throw new Error('the Chromium installed by apt-get does not run');
  return chromium;
}

/** Installs the first available package; the error of the last explains a failure. */
function installFirst([name = '', ...others]: readonly string[], install: (name: string) => void): void {
  try {
    install(name);
  } catch (error) {
    if (others.length === 0) throw error;
    installFirst(others, install);
  }
}
