import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  ArchiveRefused,
  checkArchiveFile,
  manifestOf,
  readArchiveLines,
  readManifest,
  writeArchiveFile,
} from '../../platform/archive-file.ts';
import { serviceActor } from '../../platform/audit/actor.ts';
import type { Archive } from '../../platform/audit/archive-files.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { sealAuditLog } from '../../platform/audit/seal-audit-log.ts';
import { auditLog } from '../../platform/audit/table.ts';
import { type ContentStore, cidOf } from '../../platform/content/content-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/drizzle.ts';
import {
  deleteFinished,
  describeTransaction,
  type Finished,
  findTransaction,
  listFinished,
} from '../transactions/index.ts';
import { isBlockUnused } from '../transactions/verification/index.ts';
import { type ReceiptDeps, sealReceipt } from './issue-receipt.ts';

const REQUESTS_ARCHIVE_ACTION = 'transaction.archive';

/** How long a late execution or a record on chain may still arrive. */
const STAYS_MS = 7 * 24 * 3_600_000;
/** The batch size of one file. */
const PER_FILE = 5_000;
/** Concurrent reads: fewer than the connections of a process. */
const AT_ONCE = 4;

const manifest = manifestOf('requests', { requests: z.int().min(1) });
export type RequestsManifest = z.output<typeof manifest>;

interface ArchiveDeps extends ReceiptDeps {
  readonly content: ContentStore;
}

interface ArchiveOptions {
  readonly before: Date;
  readonly folder: string;
  readonly payloadsExpire: boolean;
  readonly onFile: (written: RequestsManifest) => void;
  readonly perFile?: number;
}

/**
 * Moves finished requests without recent changes into files: the receipt of each, with the blocks of its CIDs. The
 * requests of a file leave the database when it is on disk, together with the entry that lists it; then their blocks
 * leave the content store. Returns how many blocks could not be removed: the next run retries.
 */
export async function archiveRequests(
  deps: ArchiveDeps,
  { before, folder, payloadsExpire, onFile, perFile = PER_FILE }: ArchiveOptions,
): Promise<number> {
  // Left by an earlier run, which was interrupted or had no content store.
  let blocksLeft = await deps.content.removeAbandoned(isBlockUnused);
  // A receipt contains its entries' places in the chain, so they must be sealed.
  await sealAuditLog(deps.db);
  const age = { before: new Date(Math.min(+before, deps.now() - STAYS_MS)), payloadsExpire };
  const run = new Date(deps.now()).toISOString().replaceAll(/[-:.]/g, '');
  let after: Finished | null = null;
  for (let part = 1; ; part += 1) {
    const leaving = await listFinished(deps.db, { ...age, after, limit: perFile });
    if (leaving.length === 0) return blocksLeft;
    const cids = new Set<string>();
    const name = `requests-${run}-${String(part).padStart(4, '0')}`;
    const rest = () => ({ requests: leaving.length });
    const written = await writeArchiveFile(folder, name, writeLines(deps, leaving, cids), rest);
    await deps.db.transaction(async (tx) => {
      if (!(await deleteFinished(tx, leaving, age)))
        throw new ArchiveRefused(
          `Requests changed while ${written.file} was written. They were not archived; try again.`,
        );
      await recordAudit(tx, { actor: serviceActor, action: REQUESTS_ARCHIVE_ACTION, detail: { ...written } });
      await deps.content.abandon(tx, [...cids]);
    });
    onFile(written);
    // Only now: an external node does not support transactions that would restore a block.
    blocksLeft = await deps.content.removeAbandoned(isBlockUnused);
    after = leaving.at(-1) ?? null;
  }
}

/** Lists the blocks that it has written. */
async function* writeLines(deps: ArchiveDeps, leaving: readonly Finished[], cids: Set<string>): AsyncGenerator<string> {
  for (let at = 0; at < leaving.length; at += AT_ONCE) {
    const entries = await Promise.all(leaving.slice(at, at + AT_ONCE).map((each) => readEntry(deps, each)));
    for (const entry of entries) {
      for (const cid of Object.keys(entry.blocks)) cids.add(cid);
      yield `${JSON.stringify(entry)}\n`;
    }
  }
}

async function readEntry(deps: ArchiveDeps, { requestHash }: Finished) {
  const transaction = await findTransaction(deps.db, requestHash);
  if (!transaction) throw new ArchiveRefused(`${requestHash} has left meanwhile. Nothing of this file was archived.`);
  const receipt = await sealReceipt(deps, await describeTransaction(deps, transaction), 'shown');
  const blocks: Record<string, string> = {};
  for (const cid of [receipt.content.cid, receipt.content.responseCid]) {
    const block = cid === null ? null : await deps.content.getOurs(cid);
    if (cid !== null && block) blocks[cid] = textOf(block, cid);
  }
  return { receipt, blocks };
}

/** Payloads and reports are armored messages. */
function textOf(block: Uint8Array, cid: string): string {
  const text = Buffer.from(block).toString('utf8');
  if (cidOf(text) !== cid)
    throw new ArchiveRefused(`The block ${cid} is not a text. Nothing of this file was archived.`);
  return text;
}

const line = z.object({ receipt: z.looseObject({ request: z.looseObject({ requestHash: z.string() }) }) });

/** The receipt of a request from the files of a folder; null if none contains it. */
export async function findArchivedReceipt(folder: string, requestHash: string): Promise<object | null> {
  const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = all.filter((name) => /^requests-[\w-]+\.json$/.test(name)).sort();
  // Newest first: an interrupted run has left a file of requests that stayed, and may have changed since.
  names.reverse();
  for (const name of names) {
    const written = await readManifest(folder, name, manifest);
    if (!written) continue;
    for await (const text of readArchiveLines(join(folder, written.file))) {
      // Most lines belong to other requests, which shows without parsing.
      if (!text.includes(requestHash)) continue;
      const { receipt } = line.parse(JSON.parse(text));
      if (receipt.request.requestHash === requestHash) return receipt;
    }
  }
  return null;
}

/** Throws if the folder lacks a file that the audit log lists, or has it with other content. */
export async function checkRequestFiles(db: Database, folder: string, archivedLog: Archive): Promise<void> {
  const entries = eq(auditLog.action, REQUESTS_ARCHIVE_ACTION);
  for (const { detail } of await db.select({ detail: auditLog.detail }).from(auditLog).where(entries))
    await checkArchiveFile(folder, manifest.parse(detail));
  for (const read of archivedLog) {
    for await (const { content } of read())
      if (content.action === REQUESTS_ARCHIVE_ACTION) await checkArchiveFile(folder, manifest.parse(content.detail));
  }
}
