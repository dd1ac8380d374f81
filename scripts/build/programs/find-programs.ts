import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Each build lies in a folder of its own, named after the digest of its inputs. */
export const buildsOf = (checkout: string) => join(checkout, '.cache', 'programs');
export const inputsFile = 'inputs.json';
export const preloadFile = 'use-bundles.mjs';
/** Says in a build which process runs from it. */
export const markPrefix = 'used-by-';

/**
 * Of everything that decides what a bundle contains: each byte of each module in it, the lockfile and the manifests by which
 * imports are resolved, the code that bundles, and where the checkout lies, because modules look for files beside them.
 */
export function digestInputs(checkout: string, inputs: readonly string[], read: (input: string) => Uint8Array): string {
  const hash = createHash('sha256').update(`${checkout}\0${process.version}\0`);
  for (const input of inputs) {
    const bytes = read(input);
    hash.update(`${input}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * The folder with the bundles of exactly what the checkout contains now, or null. Contents are compared, not times: an old
 * bundle would be another program than the one in the repository.
 */
export function findPrograms(checkout = root): string | null {
  const builds = buildsOf(checkout);
  const build = foldersIn(builds).find((folder) => digestNow(checkout, folder) === basename(folder));
  return build ?? null;
}

/** The one used last comes first: it is probably the one, and each costs as much as all the files that it was made of. */
function foldersIn(builds: string): string[] {
  try {
    const folders = readdirSync(builds).map((name) => join(builds, name));
    const usedAt = new Map(folders.map((folder) => [folder, statSync(folder).mtimeMs]));
    return folders.sort((one, other) => (usedAt.get(other) ?? 0) - (usedAt.get(one) ?? 0));
  } catch {
    // None yet, or one was removed this moment.
    return [];
  }
}

/** Null where it is no build, or where a file that it was made of is gone. */
function digestNow(checkout: string, build: string): string | null {
  try {
    const inputs = JSON.parse(readFileSync(join(build, inputsFile), 'utf8')) as string[];
    return digestInputs(checkout, inputs, (input) => readFileSync(join(checkout, input)));
  } catch {
    return null;
  }
}

/** What Node is told so that it runs the bundle of a program where it is asked for its source. */
export const preloadFlag = (build: string) => `--import=${pathToFileURL(join(build, preloadFile)).href}`;

const kept = new Set<string>();

/** As long as this process runs, nobody removes what it may still load. */
export function keepWhileRunning(build: string): void {
  if (kept.has(build)) return;
  kept.add(build);
  const mark = join(build, `${markPrefix}${process.pid}`);
  try {
    writeFileSync(mark, '');
    process.on('exit', () => rmSync(mark, { force: true }));
  } catch {
    // Whoever may not write there may not remove it either.
  }
}
