import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Hex } from '@countersign/protocol';
import { z } from 'zod';

/** A transaction that the chain has taken. */
export interface Entry {
  /** Time of its block, in seconds. */
  readonly at: number;
  /** As it was signed. */
  readonly raw: Hex;
}

/** An entry, its place in the file, and where the next one begins. */
export interface Line extends Entry {
  readonly number: number;
  readonly startByte: number;
  readonly endByte: number;
}

export class JournalDamaged extends Error {}

const NEWLINE = 0x0a;
const READ_BYTES = 256 * 1024;
const MAX_LINE_BYTES = 4 * 1024 * 1024;

const lineShape = z.object({ at: z.int().min(0), raw: z.string().regex(/^0x(?:[0-9a-f]{2})+$/), sum: z.string() });

/** A flipped bit would make another transaction of another account out of one, and not necessarily an impossible one. */
const sumOf = ({ at, raw }: Entry) => createHash('sha256').update(`${at} ${raw}`).digest('hex').slice(0, 16);

/** All transactions of the chain in their order, one to a line. */
export interface Journal {
  sizeInBytes(): Promise<number>;
  /** All that is written there. A last line without an end was never acknowledged: it is dropped. */
  read(): AsyncGenerator<Line>;
  /** The entry is safe only after `sync`; a disk that is full is noticed here. Gives where it begins. */
  append(entry: Entry): Promise<number>;
  sync(): Promise<void>;
  cutTo(byte: number): Promise<void>;
  /** What to tell of a line that cannot be used. */
  damaged(lineNumber: number, what: string): JournalDamaged;
  close(): Promise<void>;
}

export async function openJournal(path: string): Promise<Journal> {
  const file = await open(path, 'a+', 0o600);
  /** What was read or written so far. */
  let bytes = 0;

  const damaged: Journal['damaged'] = (lineNumber, what) =>
    new JournalDamaged(
      `${path} is damaged in line ${lineNumber}: ${what}. Restore the file from a backup, or move its folder away to start a new chain.`,
    );

  async function cutTo(byte: number): Promise<void> {
    await file.truncate(byte);
    bytes = byte;
  }

  return {
    sizeInBytes: async () => (await file.stat()).size,
    async *read() {
      const chunk = Buffer.alloc(READ_BYTES);
      let rest: Buffer = Buffer.alloc(0);
      let number = 0;
      for (;;) {
        const { bytesRead } = await file.read(chunk, 0, READ_BYTES, bytes + rest.length);
        if (bytesRead === 0) break;
        rest = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
        for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
          number += 1;
          const entry = parseLine(rest.toString('utf8', 0, end));
          if (entry === null) throw damaged(number, 'the checksum does not match');
          const startByte = bytes;
          bytes += end + 1;
          rest = rest.subarray(end + 1);
          yield { ...entry, number, startByte, endByte: bytes };
        }
        if (rest.length > MAX_LINE_BYTES) throw damaged(number + 1, 'the line is incomplete');
      }
      if (rest.length > 0) await cutTo(bytes);
    },
    async append(entry) {
      const startByte = bytes;
      const line = Buffer.from(`${JSON.stringify({ ...entry, sum: sumOf(entry) })}\n`);
      try {
        await file.appendFile(line);
      } catch (error) {
        await cutTo(startByte);
        throw error;
      }
      bytes += line.length;
      return startByte;
    },
    sync: () => file.datasync(),
    cutTo,
    damaged,
    close: () => file.close(),
  };
}

function parseLine(text: string): Entry | null {
  try {
    const { at, raw, sum } = lineShape.parse(JSON.parse(text));
    const entry = { at, raw: raw as Hex };
    return sumOf(entry) === sum ? entry : null;
  } catch {
    return null;
  }
}
