import { createHash } from 'node:crypto';
import { isRawCid, maxBlockBytes, rawCid } from '@countersign/protocol';
import type { Database } from '../db/database.ts';
import { asc, eq, gt, sql } from '../db/drizzle.ts';
import { plainStatement, statement } from '../db/statement.ts';
import { ContentUnavailable } from './content-unavailable.ts';
import { createKubo } from './kubo.ts';
import { abandonedBlocks, contentBlocks } from './table.ts';

/** Blocks by the hash of their bytes. Anyone may read them: only ciphertexts and public keys are stored. */
export interface ContentStore {
  /** Stores a block, idempotently, and returns its CID. */
  put(bytes: Uint8Array): Promise<string>;
  /** The block that matches the CID; null if there is none. An external node also serves foreign blocks. */
  get(cid: string): Promise<Uint8Array | null>;
  /** The same for our own blocks only. */
  getOurs(cid: string): Promise<Uint8Array | null>;
  /**
   * Protects a block from removal until the transaction ends, and returns whether its bytes are in this database. False
   * also if an external node has them; throws if it was removed: store it again.
   */
  secure(tx: Database, cid: string): Promise<boolean>;
  /** Removes a block as part of the transaction, waiting for those who secured it: look for its users afterwards. */
  remove(tx: Database, cid: string, isUnused: () => Promise<boolean>): Promise<void>;
  /** Notes, as part of the transaction, that these blocks may have lost their last user; none is removed yet. */
  abandon(tx: Database, cids: readonly string[]): Promise<void>;
  /** Removes unused abandoned blocks, each in its own transaction; returns how many are left for the next time. */
  removeAbandoned(isUnused: (tx: Database, cid: string) => Promise<boolean>): Promise<number>;
  /** Whether we have stored it ourselves. */
  isOurs(cid: string): Promise<boolean>;
  /** Throws if blocks cannot be stored. */
  ping(): Promise<void>;
}

interface ContentOptions {
  readonly db: Database;
  /** Of a Kubo node; null: blocks are stored in the database. */
  readonly ipfsApiUrl: string | null;
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 5_000;
const ROWS_AT_ONCE = 1_000;

export function createContentStore({ db, ipfsApiUrl, timeoutMs = DEFAULT_TIMEOUT_MS }: ContentOptions): ContentStore {
  const kubo = ipfsApiUrl === null ? null : createKubo(ipfsApiUrl, timeoutMs);

  const findRow = async (cid: string) => {
    const [row] = await selectBlock(db, { cid });
    return row ?? null;
  };

  async function find(cid: string, { isForAnybody }: { isForAnybody: boolean }): Promise<Uint8Array | null> {
    if (!isRawCid(cid)) return null;
    const row = await findRow(cid);
    if (!row && !isForAnybody) return null;
    // Blocks from before a node was configured are still in the table.
    const found = row?.bytes ?? (await kubo?.get(cid)) ?? null;
    if (found === null && row) throw new ContentUnavailable('the node that stores the block is not configured');
    if (found !== null && cidOf(found) !== cid) throw new ContentUnavailable(`the block ${cid} is damaged`);
    return found;
  }

  async function ping(): Promise<void> {
    await (kubo ? kubo.ping() : db.select({ cid: contentBlocks.cid }).from(contentBlocks).limit(1));
  }

  async function remove(tx: Database, cid: string, isUnused: () => Promise<boolean>): Promise<void> {
    const locked = tx.select({ size: contentBlocks.size }).from(contentBlocks).where(eq(contentBlocks.cid, cid));
    await locked.for('update');
    if (!(await isUnused())) return;
    await kubo?.remove(cid);
    await tx.delete(contentBlocks).where(eq(contentBlocks.cid, cid));
  }

  return {
    async put(bytes) {
      if (bytes.length > maxBlockBytes) throw new RangeError('a block must be at most 1 MiB');
      const cid = cidOf(bytes);
      await kubo?.put(cid, bytes);
      // Overwritten: a block on a former node, or a damaged one.
      await upsertBlock(db, [cid, kubo ? null : Buffer.from(bytes), bytes.length]);
      return cid;
    },

    get: (cid) => find(cid, { isForAnybody: true }),
    getOurs: (cid) => find(cid, { isForAnybody: false }),

    async secure(tx, cid) {
      const [row] = await lockBlock(tx, { cid });
      if (!row) throw new ContentUnavailable('the block was removed');
      return row.isHere;
    },

    remove,

    async abandon(tx, cids) {
      await tx.execute(sql`
        INSERT INTO ${abandonedBlocks} (cid) SELECT unnest(${sql.param([...cids])}::text[]) ON CONFLICT DO NOTHING`);
    },

    async removeAbandoned(isUnused) {
      let left = 0;
      for (let after = ''; ; ) {
        const page = await db
          .select()
          .from(abandonedBlocks)
          .where(gt(abandonedBlocks.cid, after))
          .orderBy(asc(abandonedBlocks.cid))
          .limit(ROWS_AT_ONCE);
        for (const { cid } of page) {
          try {
            await db.transaction(async (tx) => {
              await remove(tx, cid, () => isUnused(tx, cid));
              await tx.delete(abandonedBlocks).where(eq(abandonedBlocks.cid, cid));
            });
          } catch (error) {
            if (!(error instanceof ContentUnavailable)) throw error;
            left += 1;
            // One block may fail, if someone else has pinned it; without the node, all fail.
            const isDown = await ping().then(
              () => false,
              () => true,
            );
            if (isDown) return db.$count(abandonedBlocks);
          }
        }
        const last = page.at(-1);
        if (!last || page.length < ROWS_AT_ONCE) return left;
        after = last.cid;
      }
    },

    async isOurs(cid) {
      return (await selectCid(db, { cid })).length > 0;
    },

    ping,
  };
}

const selectBlock = statement('content-block', (db) =>
  db
    .select()
    .from(contentBlocks)
    .where(eq(contentBlocks.cid, sql.placeholder('cid'))),
);
const selectCid = statement('content-cid', (db) =>
  db
    .select({ cid: contentBlocks.cid })
    .from(contentBlocks)
    .where(eq(contentBlocks.cid, sql.placeholder('cid'))),
);
const lockBlock = statement('secure-content-block', (db) =>
  db
    .select({ isHere: sql<boolean>`${contentBlocks.bytes} IS NOT NULL` })
    .from(contentBlocks)
    .where(eq(contentBlocks.cid, sql.placeholder('cid')))
    .for('share'),
);
const upsertBlock = plainStatement(
  'put-content-block',
  `INSERT INTO content_blocks AS old (cid, bytes, size) VALUES ($1, $2, $3)
  ON CONFLICT (cid) DO UPDATE SET bytes = excluded.bytes
  WHERE excluded.bytes IS NOT NULL AND excluded.bytes IS DISTINCT FROM old.bytes`,
);

/** Of these bytes, or of a text in UTF-8. */
export const cidOf = (bytes: Uint8Array | string) => rawCid(createHash('sha256').update(bytes).digest());
