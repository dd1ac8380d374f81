import { open, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const NEWLINE = 0x0a;
const READ_BYTES = 1024 * 1024;

const hash = z.string().regex(/^0x[0-9a-f]{64}$/);
const log = z.looseObject({ address: z.string(), topics: z.array(z.string()) });
/** A block as returned to clients, with its transaction; the first one has none. */
const pastBlock = z.object({
  block: z.looseObject({ number: z.string(), hash, transactions: z.array(z.unknown()) }),
  transaction: z.looseObject({ hash }).nullable(),
  receipt: z.looseObject({ logs: z.array(log) }).nullable(),
});
export type PastBlock = z.output<typeof pastBlock>;

export const numberOf = ({ block }: PastBlock) => Number(block.number);

/** Blocks that no EVM holds any more. */
export interface History {
  /** The number of the last one; -1 if there is none. */
  last(): number;
  /** Removes all blocks after this one. */
  cutAfter(number: number): Promise<void>;
  /** Appends blocks; they are on disk when this resolves. */
  append(blocks: readonly PastBlock[]): Promise<void>;
  byNumber(number: number): Promise<PastBlock | null>;
  byHash(blockHash: string): Promise<PastBlock | null>;
  byTransaction(txHash: string): Promise<PastBlock | null>;
  between(from: number, to: number): AsyncGenerator<PastBlock>;
  close(): Promise<void>;
}

/**
 * One block per line, append-only, so that a copy of the file is valid at any time. An index next to it finds a block
 * by number and hashes without keeping them in memory; if it is missing or outdated, it is rebuilt from the file.
 */
export async function openHistory(path: string): Promise<History> {
  const file = await open(path, 'a+', 0o600);
  let bytes = (await file.stat()).size;
  const index = await findIndex();
  await catchUp();

  /** The existing index, if it belongs to this file; otherwise an empty one. */
  async function findIndex(): Promise<Index> {
    const known = tryToOpenIndex(`${path}.index`);
    if (known && (await isOfThisFile(known).catch(() => false))) return known;
    known?.close();
    for (const each of ['', '-journal']) await rm(`${path}.index${each}`, { force: true });
    return openIndex(`${path}.index`);
  }

  async function isOfThisFile(known: Index): Promise<boolean> {
    const last = known.find('number', known.last());
    if (!last) return true;
    if (last.at + last.length >= bytes) return false;
    const past = await read(last);
    return past !== null && numberOf(past) === known.last() && past.block.hash === last.hash;
  }

  /** Indexes the file. An incomplete last line was never acknowledged and is dropped. */
  async function catchUp(): Promise<void> {
    let at = index.indexedBytes();
    let rest: Buffer = Buffer.alloc(0);
    const chunk = Buffer.alloc(READ_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, READ_BYTES, at + rest.length);
      if (bytesRead === 0) break;
      rest = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
      const found: Place[] = [];
      for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
        found.push(placeOf(parse(rest.subarray(0, end)), at, end));
        at += end + 1;
        rest = rest.subarray(end + 1);
      }
      index.add(found);
    }
    if (rest.length === 0) return;
    await file.truncate(at);
    bytes = at;
  }

  function parse(line: Buffer): PastBlock {
    try {
      return pastBlock.parse(JSON.parse(line.toString('utf8')));
    } catch {
      throw new Error(`${path} is damaged. Restore it from a backup, or move its folder away to start a new chain.`);
    }
  }

  async function read(place: { at: number; length: number } | undefined): Promise<PastBlock | null> {
    if (!place) return null;
    const line = Buffer.alloc(place.length);
    await file.read(line, 0, place.length, place.at);
    return parse(line);
  }

  return {
    last: () => index.last(),
    async cutAfter(number) {
      index.cutAfter(number);
      bytes = index.indexedBytes();
      await file.truncate(bytes);
    },
    async append(blocks) {
      // Part of a failed write that could not be truncated.
      await file.truncate(bytes);
      const found: Place[] = [];
      const lines = blocks.map((each) => {
        const line = Buffer.from(`${JSON.stringify(each)}\n`);
        found.push(placeOf(each, bytes, line.length - 1));
        bytes += line.length;
        return line;
      });
      try {
        await file.appendFile(Buffer.concat(lines));
        await file.datasync();
      } catch (error) {
        bytes = index.indexedBytes();
        await file.truncate(bytes);
        throw error;
      }
      index.add(found);
    },
    byNumber: (number) => read(index.find('number', number)),
    byHash: (blockHash) => read(index.find('hash', blockHash)),
    byTransaction: (txHash) => read(index.find('tx_hash', txHash)),
    async *between(from, to) {
      for (let number = from; number <= to; number += 1) {
        const found = await read(index.find('number', number));
        if (found) yield found;
      }
    },
    async close() {
      index.close();
      await file.close();
    },
  };
}

interface Place {
  readonly number: number;
  readonly hash: string;
  readonly txHash: string | null;
  readonly at: number;
  readonly length: number;
}

const placeOf = (past: PastBlock, at: number, length: number): Place => ({
  number: numberOf(past),
  hash: past.block.hash,
  txHash: past.transaction?.hash ?? null,
  at,
  length,
});

type Index = ReturnType<typeof openIndex>;

/** Null if it is damaged: it can be rebuilt at any time. */
function tryToOpenIndex(path: string): Index | null {
  try {
    return openIndex(path);
  } catch {
    return null;
  }
}

function openIndex(path: string) {
  const database = new DatabaseSync(path);
  // A crash may lose some of it, which is restored from the file.
  database.exec(`
    PRAGMA journal_mode = DELETE;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS places (number INTEGER PRIMARY KEY, hash TEXT, tx_hash TEXT, at INTEGER, length INTEGER);
    CREATE INDEX IF NOT EXISTS places_hash ON places (hash);
    CREATE INDEX IF NOT EXISTS places_tx_hash ON places (tx_hash);`);
  const insert = database.prepare('INSERT OR REPLACE INTO places VALUES (?, ?, ?, ?, ?)');
  const cut = database.prepare('DELETE FROM places WHERE number > ?');
  const select = {
    number: database.prepare('SELECT hash, at, length FROM places WHERE number = ?'),
    hash: database.prepare('SELECT hash, at, length FROM places WHERE hash = ?'),
    tx_hash: database.prepare('SELECT hash, at, length FROM places WHERE tx_hash = ?'),
  };
  const end = database.prepare('SELECT max(number) AS last, max(at + length + 1) AS bytes FROM places');
  const readEnd = () => end.get() as { last: number | null; bytes: number | null };
  return {
    last: () => readEnd().last ?? -1,
    indexedBytes: () => readEnd().bytes ?? 0,
    add(places: readonly Place[]) {
      database.exec('BEGIN');
      for (const { number, hash, txHash, at, length } of places) insert.run(number, hash, txHash, at, length);
      database.exec('COMMIT');
    },
    cutAfter: (number: number) => void cut.run(number),
    find: (by: keyof typeof select, value: number | string) =>
      select[by].get(value) as Pick<Place, 'hash' | 'at' | 'length'> | undefined,
    close: () => database.close(),
  };
}
