import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, glob, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A younger build of other sources may be about to be served, or still be under way. */
const OLD_AFTER_MS = 10 * 60_000;

const compressible = new Set(['.css', '.html', '.js', '.svg']);

export interface Build {
  readonly name: string;
  /** Where the builds of it lie, from the root of the project. */
  readonly folder: string;
  /** All that decides what the pages are, as patterns from the root of the project. */
  readonly sources: readonly string[];
  make(draft: string): Promise<void>;
}

/**
 * Builds pages into a folder that is named after what they are made of, and returns it: what is there is not built
 * again, and of two that build at the same time, one comes first.
 */
export async function buildOnce({ name, folder, sources, make }: Build, say: (text: string) => void): Promise<string> {
  const dist = join(root, folder);
  const finished = join(dist, await hashSources(sources));
  if (existsSync(finished)) return finished;
  const started = performance.now();
  say(`building ${name} …`);
  await removeOld(dist);
  await mkdir(dist, { recursive: true });
  const draft = await mkdtemp(join(dist, 'draft-'));
  try {
    await make(draft);
    await compressFiles(draft);
    // The server may run as another user.
    await chmod(draft, 0o755);
    await rename(draft, finished).catch((error: unknown) => {
      if (!existsSync(finished)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  say(`building ${name}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return finished;
}

async function hashSources(sources: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) if (!file.endsWith('.test.ts')) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Compressed once here instead of at every start, next to each file. */
async function compressFiles(directory: string): Promise<void> {
  for await (const file of glob('**/*.*', { cwd: directory })) {
    if (!compressible.has(extname(file))) continue;
    const path = join(directory, file);
    const bytes = await readFile(path);
    // For a hundred pages of text it would take seconds, to spare a few bytes of each.
    if (extname(file) !== '.html') await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

async function removeOld(dist: string): Promise<void> {
  for (const name of await readdir(dist).catch(() => [])) {
    const path = join(dist, name);
    const found = await lstat(path);
    // An operator's link to the build in use, which may be gone by now.
    if (found.isSymbolicLink()) continue;
    if (found.mtimeMs < Date.now() - OLD_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
