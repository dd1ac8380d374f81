import { createHash } from 'node:crypto';
import { canonicalJson } from '@countersign/protocol';
import { sql } from '../db/drizzle.ts';
import { auditLog } from './table.ts';

/** The newest sealed row: anyone who knows it can tell later whether anything up to it was changed. */
export interface Head {
  readonly seq: number;
  readonly hash: Buffer;
}

/** Before the first row. */
export const emptyHead: Head = { seq: 0, hash: Buffer.alloc(32) };

const { id, at, action, userId, transactionId } = auditLog;

/**
 * The fields covered by a hash, besides the number. JSON as stored: Drizzle would parse text that looks like an object.
 */
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

/** A row as canonical JSON. Invalid dates can only come from tampering; they become null in JSON, and are detected. */
export const contentText = (row: AuditContent & { readonly seq?: number }) =>
  canonicalJson({ ...row, at: row.at.toJSON() });

/** The head after adding this row: SHA-256 of the previous hash and of the row as canonical JSON. */
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

/** In the form that people note down. */
export const formatHead = ({ seq, hash }: Head) => `${seq}:${hash.toString('hex')}`;

export function parseHead(text: string): Head | null {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text) ?? [];
  return seq && hash ? { seq: Number(seq), hash: Buffer.from(hash, 'hex') } : null;
}
