import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPrograms, keepWhileRunning, preloadFile, root } from './find-programs.ts';

/** The folder with the bundles of what the checkout contains, made now if there is none; null if that is impossible. */
export function providePrograms(): string | null {
  return findPrograms() ?? bundleNow();
}

/** In a process of its own, which takes the memory of the bundler with it, and knows none of our secrets. */
function bundleNow(): string | null {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  spawnSync(process.execPath, [join(root, 'scripts/build/programs.ts')], { env, stdio: ['ignore', 2, 2] });
  return findPrograms();
}

/** From here on, this process loads the bundle of a program where the source of the program is imported. */
export async function useBundles(build: string | null): Promise<void> {
  if (build === null) return;
  keepWhileRunning(build);
  await import(pathToFileURL(join(build, preloadFile)).href);
}
