import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Each build has its own folder, named after the digest of its inputs. */
export const buildsOf = (checkout: string) => join(checkout, '.cache', 'programs');
export const inputsFile = 'inputs.json';
export const preloadFile = 'use-bundles.mjs';
/** The prefix of a file in a build that names a process running from it. */
export const markPrefix = 'used-by-';

/**
 * The digest of all inputs of a bundle: every byte of its modules, the lockfile and the manifests that resolve imports,
 * the bundling code, and the path of the checkout, because modules look for files next to them.
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
 * The folder with the bundles of exactly this checkout, or null. Contents are compared, not times: an outdated bundle
 * would be another program than the repository's.
 */
export function findPrograms(checkout = root): string | null {
  const builds = buildsOf(checkout);
  const build = foldersIn(builds).find((folder) => digestNow(checkout, folder) === basename(folder));
  return build ?? null;
}

/** The most recently used first: it is the likeliest, and each check reads all input files of a build. */
function foldersIn(builds: string): string[] {
  try {
    const folders = readdirSync(builds).map((name) => join(builds, name));
    const usedAt = new Map(folders.map((folder) => [folder, statSync(folder).mtimeMs]));
    return folders.sort((one, other) => (usedAt.get(other) ?? 0) - (usedAt.get(one) ?? 0));
  } catch {
    // No builds yet, or one was just removed.
    return [];
  }
}

/** Null if the folder is not a build, or if one of its inputs is gone. */
function digestNow(checkout: string, build: string): string | null {
  try {
    const inputs = JSON.parse(readFileSync(join(build, inputsFile), 'utf8')) as string[];
    return digestInputs(checkout, inputs, (input) => readFileSync(join(checkout, input)));
  } catch {
    return null;
  }
}

/** The option with which Node runs the bundle of a program instead of its source. */
export const preloadFlag = (build: string) => `--import=${pathToFileURL(join(build, preloadFile)).href}`;

const kept = new Set<string>();

/** Protects a build from removal as long as this process runs. */
export function keepWhileRunning(build: string): void {
  if (kept.has(build)) return;
  kept.add(build);
  const mark = join(build, `${markPrefix}${process.pid}`);
  try {
    writeFileSync(mark, '');
    process.on('exit', () => rmSync(mark, { force: true }));
  } catch {
    // A process that cannot write there cannot remove the build either.
  }
}
