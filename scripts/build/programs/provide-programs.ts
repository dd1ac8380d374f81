import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPrograms, keepWhileRunning, preloadFile, root } from './find-programs.ts';

/** The folder with the bundles of this checkout, built now if there is none; null if the build fails. */
export function providePrograms(): string | null {
  return findPrograms() ?? bundleNow();
}

/** Runs in its own process, which frees the bundler's memory when it ends, and gets none of our secrets. */
function bundleNow(): string | null {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  spawnSync(process.execPath, [join(root, 'scripts/build/programs.ts')], { env, stdio: ['ignore', 2, 2] });
  return findPrograms();
}

/** Makes this process load bundles instead of the sources of programs. */
export async function useBundles(build: string | null): Promise<void> {
  if (build === null) return;
  keepWhileRunning(build);
  await import(pathToFileURL(join(build, preloadFile)).href);
}
