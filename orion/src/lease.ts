import type { Client } from '@countersign/sdk';

/** A request leased for one task. */
export type LeasedRequest = Awaited<ReturnType<Client['leaseRequests']>>['requests'][number];

/** The right to work on a request, which may pass to another worker. */
export interface Lease {
  /** Checked before every effect: throws `LeaseLost` if another worker may be working on it. */
  hold(): void;
  /** Aborted when the lease is lost. */
  readonly signal: AbortSignal;
}

/** The pending effect is up to another worker. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A temporarily missing dependency. The message names it, and nothing of the content. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

const LONGEST_PAUSE_SECONDS = 30;

/** The delay before the next attempt, by the number of attempts. */
export const pauseSeconds = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_SECONDS, 2 ** Math.min(Math.max(attempt, 1) - 1, 10));
