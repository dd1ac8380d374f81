import { createHash } from 'node:crypto';
import { canonicalJson } from '@countersign/protocol';
import { sql } from '../db/drizzle.ts';
import { auditLog } from './table.ts';

/** The newest sealed row: who knows it can tell later whether anything up to it was changed. */
export interface Head {
  readonly seq: number;
  readonly hash: Buffer;
}

/** Before the first row. */
export const emptyHead: Head = { seq: 0, hash: Buffer.alloc(32) };

const { id, at, action, userId, transactionId } = auditLog;

/** What a hash covers, beside the number. JSON as it is stored: Drizzle would take text that looks like an object for one. */
export const contentColumns = {
  id,
  at,
  actor: sql<unknown>`${auditLog.actor}`,
  action,
  userId,
  transactionId,
  detail: sql<unknown>`${auditLog.detail}`,
};

export interface AuditContent {
  readonly id: number;
  readonly at: Date;
  readonly actor: unknown;
  readonly action: string;
  readonly userId: string | null;
  readonly transactionId: string | null;
  readonly detail: unknown;
}

/** A row as canonical JSON. Dates that no calendar has can only come from tampering; as JSON they are null, and are found. */
export const contentText = (row: AuditContent & { readonly seq?: number }) =>
  canonicalJson({ ...row, at: row.at.toJSON() });

/** The head that this row makes after that one: SHA-256 of the hash before and of the row as canonical JSON. */
export function chainRow(previous: Head, row: AuditContent): Head {
  const seq = previous.seq + 1;
  return {
    seq,
    hash: createHash('sha256')
      .update(previous.hash)
      .update(contentText({ ...row, seq }))
      .digest(),
  };
}

/** As people note it. */
export const formatHead = ({ seq, hash }: Head) => `${seq}:${hash.toString('hex')}`;

export function parseHead(text: string): Head | null {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text) ?? [];
  return seq && hash ? { seq: Number(seq), hash: Buffer.from(hash, 'hex') } : null;
}
