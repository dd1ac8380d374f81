import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { SealedRow } from './sealed-rows.ts';

/** An archive that is not what was written. */
export class ArchiveDamaged extends Error {}

/** What lies beside each file. */
const manifest = z.object({
  file: z.string().regex(/^audit-[\w-]+\.jsonl\.gz$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  rows: z.int().min(0),
  firstSeq: z.int(),
  lastSeq: z.int(),
});
export type ArchiveManifest = z.output<typeof manifest>;

const line = z.object({
  seq: z.int(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.unknown(),
  action: z.string(),
  userId: z.string().nullable(),
  transactionId: z.string().nullable(),
  detail: z.unknown(),
});

/**
 * Writes rows to `audit-LABEL.jsonl.gz` and what they are to `audit-LABEL.json`. Each file appears when all of it is on disk.
 * One that is there already, from a run that was broken off, must be the same.
 */
export async function writeArchive(
  folder: string,
  label: string,
  rows: AsyncIterable<SealedRow>,
): Promise<ArchiveManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = `audit-${label}.jsonl.gz`;
  const path = join(folder, file);
  const draft = `${path}.part`;
  const passed = { rows: 0, firstSeq: 0, lastSeq: 0 };
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  await pipeline(writeLines(rows, passed), createGzip(), handle.createWriteStream({ flush: true }));
  const written = { file, sha256: await sumOf(draft), ...passed };
  const known = await readManifest(folder, `audit-${label}.json`);
  if (known && known.sha256 !== written.sha256) {
    await rm(draft);
    throw new ArchiveDamaged(`${path} already exists with other content; move it away or choose another folder`);
  }
  await rename(draft, path);
  const beside = join(folder, `audit-${label}.json`);
  await writeFile(`${beside}.part`, `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${beside}.part`, beside);
  await flushFolder(folder);
  return written;
}

async function* writeLines(
  rows: AsyncIterable<SealedRow>,
  passed: { rows: number; firstSeq: number; lastSeq: number },
): AsyncGenerator<string> {
  for await (const { seq, hash, content } of rows) {
    if (passed.rows === 0) passed.firstSeq = seq;
    passed.lastSeq = seq;
    passed.rows += 1;
    yield `${JSON.stringify({ seq, hash: hash?.toString('hex'), ...content })}\n`;
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Null where there is none. */
async function readManifest(folder: string, name: string): Promise<ArchiveManifest | null> {
  const text = await readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new ArchiveDamaged(`${join(folder, name)} is not the manifest of an archive`);
  }
}

/** What reads each of the files of a folder, as often as it is asked to. */
export type Archive = readonly (() => AsyncGenerator<SealedRow>)[];

/** All files of the folder that have a manifest, and are what it says. */
export async function openArchive(folder: string): Promise<Archive> {
  const names = (await readdir(folder)).filter((name) => /^audit-[\w-]+\.json$/.test(name)).sort();
  const readers: (() => AsyncGenerator<SealedRow>)[] = [];
  for (const name of names) {
    const { file, sha256 } = (await readManifest(folder, name)) as ArchiveManifest;
    const path = join(folder, file);
    const sum = await sumOf(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new ArchiveDamaged(`${path} is missing`);
      throw error;
    });
    if (sum !== sha256) throw new ArchiveDamaged(`${path} does not match its manifest`);
    readers.push(() => readLines(path));
  }
  return readers;
}

async function* readLines(path: string): AsyncGenerator<SealedRow> {
  let rest = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of createReadStream(path).compose(createGunzip())) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) yield parseLine(path, text);
    }
  } catch (error) {
    if (error instanceof ArchiveDamaged) throw error;
    throw new ArchiveDamaged(`${path} cannot be read: ${(error as Error).message}`);
  }
  if (rest !== '') throw new ArchiveDamaged(`${path} ends within a line`);
}

function parseLine(path: string, text: string): SealedRow {
  try {
    const { seq, hash, at, ...rest } = line.parse(JSON.parse(text));
    return { seq, hash: Buffer.from(hash, 'hex'), content: { ...rest, at: new Date(at) } };
  } catch {
    throw new ArchiveDamaged(`${path} contains a line that is no row of an audit log`);
  }
}
