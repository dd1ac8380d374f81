import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Hex } from '@countersign/protocol';
import { z } from 'zod';
import { type AccountPart, accountPart } from './world-state.ts';

/** A transaction accepted by the chain. */
export interface Entry {
  /** Time of its block, in seconds. */
  readonly at: number;
  /** Signed. */
  readonly raw: Hex;
}

/** The start of the journal, unless it is the first block: earlier blocks are in the history. */
export interface JournalStart {
  /** The number of the last block before the first entry. */
  readonly number: number;
  /** Its time, in seconds. */
  readonly at: number;
}

/** An entry, its position in the file, and that of the next one. */
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
const startShape = z.object({
  start: z.object({ number: z.int().min(0), at: z.int().min(0), parts: z.int().min(0) }),
  sum: z.string(),
});
const partShape = z.object({ account: accountPart, sum: z.string() });

/** A flipped bit would turn one transaction into another, of another account, and not necessarily an impossible one. */
const sumOf = ({ at, raw }: Entry) => sumOfText(`${at} ${raw}`);
const sumOfText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * The transactions of the chain in order, one per line. If it does not start with the first block, its initial state
 * comes first.
 */
export interface Journal {
  sizeInBytes(): Promise<number>;
  /** Its start; null if that is the first block. To be called before `read`, which continues from there. */
  readStart(onPart: (part: AccountPart) => void): Promise<JournalStart | null>;
  /** All entries of the file. An incomplete last line was never acknowledged and is dropped. */
  read(): AsyncGenerator<Line>;
  /**
   * Starts a new journal with this state and without entries. After a crash or failure, either the old or the new one
   * exists.
   */
  restart(start: JournalStart, parts: Iterable<AccountPart>): Promise<void>;
  /** Ensures that a crash leaves the new one. Nothing may be acknowledged before that. */
  syncPlace(): Promise<void>;
  /** An entry is durable only after `sync`; a full disk is detected here. Returns its position. */
  append(entry: Entry): Promise<number>;
  sync(): Promise<void>;
  cutTo(byte: number): Promise<void>;
  /** The error for an invalid line. */
  damaged(lineNumber: number, what: string): JournalDamaged;
  close(): Promise<void>;
}

export async function openJournal(path: string): Promise<Journal> {
  let file = await open(path, 'a+', 0o600);
  /** The number of bytes read or written. */
  let bytes = 0;
  let linesRead = 0;
  /** A partial line may follow `bytes`; the next one must not be appended to it. */
  let isTorn = false;

  const damaged: Journal['damaged'] = (lineNumber, what) =>
    new JournalDamaged(
      `${path} is damaged in line ${lineNumber}: ${what}. Restore the file from a backup, or move its folder away to start a new chain.`,
    );

  async function cutTo(byte: number): Promise<void> {
    await file.truncate(byte);
    bytes = byte;
    isTorn = false;
  }

  /** Every complete line from the read position on. */
  async function* readTexts(): AsyncGenerator<{ text: string; startByte: number }> {
    const chunk = Buffer.alloc(READ_BYTES);
    let rest: Buffer = Buffer.alloc(0);
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, READ_BYTES, bytes + rest.length);
      if (bytesRead === 0) break;
      rest = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
      for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
        const startByte = bytes;
        const text = rest.toString('utf8', 0, end);
        linesRead += 1;
        bytes += end + 1;
        rest = rest.subarray(end + 1);
        yield { text, startByte };
      }
      if (rest.length > MAX_LINE_BYTES) throw damaged(linesRead + 1, 'the line is incomplete');
    }
    if (rest.length > 0) await cutTo(bytes);
  }

  return {
    sizeInBytes: async () => (await file.stat()).size,
    async readStart(onPart) {
      let start: z.output<typeof startShape>['start'] | null = null;
      let parts = 0;
      for await (const { text, startByte } of readTexts()) {
        if (start === null) {
          start = parseSummed(startShape, text)?.start ?? null;
          if (start === null) {
            // An entry or damage: `read` decides.
            bytes = startByte;
            linesRead = 0;
            return null;
          }
        } else {
          const part = parseSummed(partShape, text);
          if (part === null) throw damaged(linesRead, 'the checksum does not match');
          onPart(part.account);
          parts += 1;
        }
        if (parts === start.parts) return { number: start.number, at: start.at };
      }
      // It was renamed when complete: only damage can have truncated it.
      if (start !== null) throw damaged(linesRead + 1, 'the state is incomplete');
      return null;
    },
    async *read() {
      for await (const { text, startByte } of readTexts()) {
        const entry = parseLine(text);
        if (entry === null) throw damaged(linesRead, 'the checksum does not match');
        yield { ...entry, number: linesRead, startByte, endByte: bytes };
      }
    },
    async restart(start, parts) {
      const draft = `${path}.draft`;
      await rm(draft, { force: true });
      const next = await open(draft, 'a+', 0o600);
      try {
        const lines = [...parts].map((account) => writeSummed({ account }));
        const first = writeSummed({ start: { number: start.number, at: start.at, parts: lines.length } });
        await next.appendFile([first, ...lines].join(''));
        await next.sync();
        bytes = (await next.stat()).size;
        await rename(draft, path);
      } catch (error) {
        bytes = (await file.stat()).size;
        await next.close();
        await rm(draft, { force: true });
        throw error;
      }
      const former = file;
      file = next;
      await former.close().catch(() => {});
    },
    async syncPlace() {
      const folder = await open(dirname(path), 'r');
      try {
        await folder.sync();
      } finally {
        await folder.close();
      }
    },
    async append(entry) {
      const startByte = bytes;
      const line = Buffer.from(`${JSON.stringify({ ...entry, sum: sumOf(entry) })}\n`);
      if (isTorn) await cutTo(startByte);
      try {
        await file.appendFile(line);
      } catch (error) {
        isTorn = true;
        await cutTo(startByte).catch(() => {});
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

/** The checksum covers the text before it. */
const writeSummed = (record: object) => `${JSON.stringify({ ...record, sum: sumOfText(JSON.stringify(record)) })}\n`;

function parseSummed<T extends { sum: string }>(shape: z.ZodType<T>, text: string): T | null {
  try {
    const { sum, ...record } = JSON.parse(text);
    return sum === sumOfText(JSON.stringify(record)) ? shape.parse({ ...record, sum }) : null;
  } catch {
    return null;
  }
}
