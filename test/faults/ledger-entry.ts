import { createHash } from 'node:crypto';

/** A write that the service acknowledged: what it was, and a hash over everything that must be found in the database. */
export interface LedgerEntry {
  readonly kind: 'transaction' | 'decision' | 'verdict';
  /** The primary key of its row; of a verdict, the requestHash. */
  readonly id: string;
  readonly sha256: string;
}

/** The same from what was sent and acknowledged as from the columns of a row. */
export const hashOfWrite = (fields: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex');

export interface Comparison {
  readonly acknowledged: number;
  /** Acknowledged, and not in the database. */
  readonly missing: readonly string[];
  /** There, but with another hash, or without the rows that belong to it. */
  readonly halfWritten: readonly string[];
  /** Written more than once. */
  readonly doubled: readonly string[];
}
