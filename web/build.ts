import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import config from './vite.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web', 'dist');
/** A younger build of other sources may be about to be served, or still be under way. */
const OLD_AFTER_MS = 10 * 60_000;

/** All that decides what the pages are. */
const sources = ['package-lock.json', 'web/*.*', '{web,sdk,protocol}/src/**/*.*'];
const compressible = new Set(['.css', '.js', '.svg']);

/**
 * Builds the pages into a folder that is named after what they are made of, and returns it: what is there is not built
 * again, and of two that build at the same time, one comes first.
 */
export async function buildWeb(say: (text: string) => void): Promise<string> {
  const finished = join(dist, await hashSources());
  if (existsSync(finished)) return finished;
  const started = performance.now();
  say('building the web application …');
  await removeOld();
  await mkdir(dist, { recursive: true });
  const draft = await mkdtemp(join(dist, 'draft-'));
  try {
    await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir: draft } });
    await compressFiles(draft);
    // Whoever serves it may be another user.
    await chmod(draft, 0o755);
    await rename(draft, finished).catch((error: unknown) => {
      if (!existsSync(finished)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  say(`building the web application: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return finished;
}

async function hashSources(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) if (!file.endsWith('.test.ts')) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Once here instead of at every start: beside each file, the same in fewer bytes. */
async function compressFiles(directory: string): Promise<void> {
  for await (const file of glob('**/*.*', { cwd: directory })) {
    if (!compressible.has(extname(file))) continue;
    const path = join(directory, file);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(dist).catch(() => [])) {
    const path = join(dist, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - OLD_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}
