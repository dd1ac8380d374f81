import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import {
  END_OF_SECTION,
  FORMAT,
  firstLine,
  lastLine,
  type Manifest,
  type SectionHead,
  type SectionSum,
  sectionHead,
  TRAILER_BYTES,
  writeTrailer,
} from './format.ts';
import { createSum } from './sum.ts';

/** A file that cannot be restored. */
export class UnusableBackup extends Error {}

/** One section during the reading: its content has to be consumed before the next one. */
interface ReadSection extends SectionHead {
  readonly content: () => AsyncGenerator<Buffer>;
}

/** Reads the whole file once and returns its manifest, or throws the reason why it cannot be restored. */
export async function checkBackup(path: string): Promise<Manifest> {
  await checkTrailer(path);
  const sums: SectionSum[] = [];
  const found = await readSections(path, async ({ content, ...head }) => {
    const sum = createSum(head);
    for await (const line of content()) sum.add(line);
    sums.push(sum.end());
  });
  if (!isDeepStrictEqual(found.sections, sums))
    throw new UnusableBackup(`${path}: does not contain what its manifest lists`);
  return found;
}

/** Passes every section to `take`, in the order of the file, and returns the manifest at the end. */
export async function readSections(path: string, take: (section: ReadSection) => Promise<void>): Promise<Manifest> {
  const lines = readLines(path);
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new UnusableBackup(`${path}: ends before its manifest`);
    return value;
  };
  async function* content(): AsyncGenerator<Buffer> {
    for (let line = await next(); line.toString('latin1') !== END_OF_SECTION; line = await next()) yield line;
  }
  try {
    const { data: first } = firstLine.safeParse(parseLine(await next()));
    if (!first) throw new UnusableBackup(`${path}: is not a Countersign backup`);
    if (first.format !== FORMAT) {
      throw new UnusableBackup(`${path}: has format ${first.format}, written by a newer version of Countersign`);
    }
    for (;;) {
      const line = parseLine(await next());
      const { data: last } = lastLine.safeParse(line);
      if (last) return last.manifest;
      const { data: head } = sectionHead.safeParse(line);
      if (!head) throw new UnusableBackup(`${path}: has a section of unknown kind`);
      await take({ ...head, content });
    }
  } finally {
    await lines.return(undefined);
  }
}

/** Every bit of the file is verified, whether it carries content or not. */
async function checkTrailer(path: string): Promise<void> {
  const { size, trailer } = await readEnd(path);
  const hash = createHash('sha256');
  if (size > TRAILER_BYTES) for await (const chunk of withoutTrailer(path, size)) hash.update(chunk);
  if (trailer !== writeTrailer(hash.digest('hex'))) {
    throw new UnusableBackup(`${path}: is damaged, truncated or not a backup: its checksum does not match`);
  }
}

async function readEnd(path: string): Promise<{ readonly size: number; readonly trailer: string }> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnusableBackup(`${path}: cannot be read (${error.code})`);
  });
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(TRAILER_BYTES);
    const { bytesRead } = await file.read(end, 0, TRAILER_BYTES, Math.max(0, size - TRAILER_BYTES));
    return { size, trailer: end.toString('latin1', 0, bytesRead) };
  } finally {
    await file.close();
  }
}

const withoutTrailer = (path: string, size: number) => createReadStream(path, { end: size - TRAILER_BYTES - 1 });

/** Each with its line break. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  const { size } = await readEnd(path);
  const file = withoutTrailer(path, size);
  const plain = createGunzip();
  file.on('error', (error) => plain.destroy(error)).pipe(plain);
  let begun: Buffer[] = [];
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, from)) {
        begun.push(chunk.subarray(from, at + 1));
        yield begun.length === 1 ? (begun[0] as Buffer) : Buffer.concat(begun);
        begun = [];
        from = at + 1;
      }
      if (from < chunk.length) begun.push(chunk.subarray(from));
    }
  } finally {
    file.destroy();
    plain.destroy();
  }
  if (begun.length > 0) throw new UnusableBackup(`${path}: ends in the middle of a line`);
}

function parseLine(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return null;
  }
}
