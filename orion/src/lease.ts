import type { Client } from '@countersign/sdk';

/** A request that was leased for one task. */
export type LeasedRequest = Awaited<ReturnType<Client['leaseRequests']>>['requests'][number];

/** The right to work on a request, which others may have by now. */
export interface Lease {
  /** Asked before every effect: throws `LeaseLost` where somebody else may be at it. */
  hold(): void;
  /** Aborted where nobody waits for the work any longer. */
  readonly signal: AbortSignal;
}

/** Whatever was about to happen is somebody else's to do. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Something that the work needs is not there now. The message says what, and nothing of the content. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

const LONGEST_PAUSE_SECONDS = 30;

/** How long nobody shall try again, after so many tries. */
export const pauseSeconds = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_SECONDS, 2 ** Math.min(Math.max(attempt, 1) - 1, 10));
