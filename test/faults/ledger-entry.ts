import { createHash } from 'node:crypto';

/** A write that the service acknowledged: its kind, and a hash over everything that must be in the database. */
export interface LedgerEntry {
  readonly kind: 'transaction' | 'decision' | 'verdict';
  /** The primary key of its row; of a verdict, the requestHash. */
  readonly id: string;
  readonly sha256: string;
}

/** Computed equally from the acknowledged data and from the columns of a row. */
export const hashOfWrite = (fields: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex');

export interface Comparison {
  readonly acknowledged: number;
  /** Acknowledged, but not in the database. */
  readonly missing: readonly string[];
  /** Present, but with another hash, or without its dependent rows. */
  readonly halfWritten: readonly string[];
  /** Written more than once. */
  readonly doubled: readonly string[];
}
