import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { syncFolder } from '@countersign/edge';
import { z } from 'zod';

/** Nothing was changed. */
export class ArchiveRefused extends Error {}

/** The archive was modified. */
export class ArchiveDamaged extends Error {}

/** A file of an archive, as described by its manifest and the audit log. */
export interface ArchiveFile {
  readonly file: string;
  readonly sha256: string;
}

const anyManifest = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** The manifest next to each file of a kind. */
export const manifestOf = <Rest extends z.ZodRawShape>(kind: string, rest: Rest) =>
  anyManifest.extend({ file: z.string().regex(new RegExp(`^${kind}-[\\w-]+\\.jsonl\\.gz$`)), ...rest });

/**
 * Writes lines to `NAME.jsonl.gz` and their manifest, with totals known at the end, to `NAME.json`. Each appears when
 * it is completely on disk, and nothing is left behind if a line fails. An existing file from an interrupted run must
 * be identical.
 */
export async function writeArchiveFile<Rest extends object>(
  folder: string,
  name: string,
  lines: AsyncIterable<string>,
  rest: () => Rest,
): Promise<ArchiveFile & Rest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = `${name}.jsonl.gz`;
  const path = join(folder, file);
  const draft = `${path}.part`;
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  await pipeline(lines, createGzip(), handle.createWriteStream({ flush: true })).catch(async (error: unknown) => {
    await rm(draft);
    throw error;
  });
  const written = { file, sha256: await sumOf(draft), ...rest() };
  const known = await readManifest(folder, `${name}.json`, anyManifest);
  if (known && known.sha256 !== written.sha256) {
    await rm(draft);
    throw new ArchiveDamaged(`${path} already exists with other content; move it away or choose another folder`);
  }
  await rename(draft, path);
  const beside = join(folder, `${name}.json`);
  await writeFile(`${beside}.part`, `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${beside}.part`, beside);
  await syncFolder(folder);
  return written;
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Null if there is none. */
export async function readManifest<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new ArchiveDamaged(`${join(folder, name)} is not the manifest of an archive`);
  }
}

/** Throws if the file is missing or was modified. */
export async function checkArchiveFile(folder: string, { file, sha256 }: ArchiveFile): Promise<void> {
  const path = join(folder, file);
  const sum = await sumOf(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ArchiveDamaged(`${path} is missing`);
    throw error;
  });
  if (sum !== sha256) throw new ArchiveDamaged(`${path} does not match its manifest`);
}

export async function* readArchiveLines(path: string): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  const file = createReadStream(path);
  const unzipped = file.pipe(createGunzip());
  file.on('error', (error) => unzipped.destroy(error));
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new ArchiveDamaged(`${path} cannot be read: ${(error as Error).message}`);
  } finally {
    // Also if the reader stops early.
    file.destroy();
  }
  if (rest !== '') throw new ArchiveDamaged(`${path} ends within a line`);
}
