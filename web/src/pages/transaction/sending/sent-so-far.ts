import { nothingSent, type Sending } from '../../../data/kept-sending.ts';

/**
 * The known hashes that an entered hash is added to: of calls sent one by one, those sent before. Null if the entry is
 * everything: nothing was begun, or the batch was sent at once.
 */
export function addsTo(sent: Sending, count: number): Sending['hashes'] | null {
  return isBegun(sent) && count > 1 ? sent.hashes : null;
}

/** Begun one by one, and not known to be complete. */
export const isBegun = ({ hashes, isWhole, batchId, isAsked }: Sending): boolean =>
  !isWhole && batchId === null && (hashes.length > 0 || isAsked);

interface Of {
  readonly count: number;
  /** The remaining calls may still be sent. */
  readonly mayStill: boolean;
}

/**
 * The transactions sent so far, with the hashes that the owner entered. No known hash is dropped: its call would be
 * sent again.
 */
export function withEntered(sent: Sending, entered: Sending['hashes'], { count, mayStill }: Of): Sending {
  const known = addsTo(sent, count);
  if (known === null) return { ...nothingSent, hashes: entered, isWhole: true, since: sent.since };
  const hashes = [...known, ...entered];
  const isWhole = hashes.length === count || !mayStill;
  // From that point on, a pending call is found even after a speed-up; the point of an earlier call does not help.
  return { ...nothingSent, hashes, isWhole, since: sent.isAsked && entered.length === 1 ? sent.since : null };
}

/**
 * The state after a transaction turned out to be a different one. The wallet may still have sent the call, under a hash
 * that the owner has since corrected: it is searched for before it is sent again.
 */
export const startedOver = ({ since }: Sending): Sending => ({ ...nothingSent, isAsked: true, since });
