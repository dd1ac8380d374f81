import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder } from '@countersign/edge';
import {
  END_OF_SECTION,
  type FirstLine,
  FORMAT,
  type Manifest,
  type SectionHead,
  type SectionSum,
  writeTrailer,
} from './format.ts';
import { createSum } from './sum.ts';

export interface Section extends SectionHead {
  readonly content: () => AsyncIterable<Buffer>;
}

/**
 * Writes a backup piece by piece. It appears under its name when it is completely on disk, readable by its owner alone.
 */
export async function writeBackup(
  path: string,
  sections: AsyncIterable<Section>,
  describe: (sections: readonly SectionSum[]) => Promise<Manifest>,
): Promise<Manifest> {
  if (existsSync(path)) throw new Error(`${path}: already exists; a backup is never overwritten`);
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  const file = await open(draft, 'wx', 0o600);
  let written: Manifest | undefined;
  try {
    const lines = writeLines(sections, async (sums) => {
      written = await describe(sums);
      return written;
    });
    await pipeline(lines, createGzip(), withTrailer, file.createWriteStream({ flush: true }));
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await file.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
  if (!written) throw new Error('the backup ended without its manifest');
  return written;
}

const writeLine = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);

async function* writeLines(
  sections: AsyncIterable<Section>,
  describe: (sections: readonly SectionSum[]) => Promise<Manifest>,
): AsyncGenerator<Buffer> {
  yield writeLine({ backup: 'countersign', format: FORMAT } satisfies FirstLine);
  const sums: SectionSum[] = [];
  for await (const { content, ...head } of sections) {
    yield writeLine(head);
    const sum = createSum(head);
    for await (const chunk of content()) {
      sum.add(chunk);
      yield chunk;
    }
    yield Buffer.from(END_OF_SECTION);
    sums.push(sum.end());
  }
  yield writeLine({ manifest: await describe(sums) });
}

async function* withTrailer(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of compressed) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(writeTrailer(hash.digest('hex')));
}
