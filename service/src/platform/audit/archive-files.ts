import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  ArchiveDamaged,
  checkArchiveFile,
  manifestOf,
  readArchiveLines,
  readManifest,
  writeArchiveFile,
} from '../archive-file.ts';
import type { SealedRow } from './sealed-rows.ts';

const manifest = manifestOf('audit', { rows: z.int().min(0), firstSeq: z.int(), lastSeq: z.int() });
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

/** Writes rows to `audit-LABEL.jsonl.gz`, with a manifest next to it. */
export async function writeArchive(
  folder: string,
  label: string,
  rows: AsyncIterable<SealedRow>,
): Promise<ArchiveManifest> {
  const passed = { rows: 0, firstSeq: 0, lastSeq: 0 };
  return writeArchiveFile(folder, `audit-${label}`, writeLines(rows, passed), () => passed);
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

/** Readers of the files of a folder, each reusable. */
export type Archive = readonly (() => AsyncGenerator<SealedRow>)[];

/** All files of the folder that match their manifest. */
export async function openArchive(folder: string): Promise<Archive> {
  const names = (await readdir(folder)).filter((name) => /^audit-[\w-]+\.json$/.test(name)).sort();
  const readers: (() => AsyncGenerator<SealedRow>)[] = [];
  for (const name of names) {
    const written = (await readManifest(folder, name, manifest)) as ArchiveManifest;
    await checkArchiveFile(folder, written);
    readers.push(() => readRows(join(folder, written.file)));
  }
  return readers;
}

async function* readRows(path: string): AsyncGenerator<SealedRow> {
  for await (const text of readArchiveLines(path)) yield parseLine(path, text);
}

function parseLine(path: string, text: string): SealedRow {
  try {
    const { seq, hash, at, ...rest } = line.parse(JSON.parse(text));
    return { seq, hash: Buffer.from(hash, 'hex'), content: { ...rest, at: new Date(at) } };
  } catch {
    throw new ArchiveDamaged(`${path} contains a line that is no row of an audit log`);
  }
}
