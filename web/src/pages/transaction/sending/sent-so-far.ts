import { nothingSent, type Sending } from '../../../data/kept-sending.ts';

/**
 * What the hashes that an owner enters are added to: of calls that go one by one, those that were sent before them. Null
 * where what is entered is everything: nothing was begun, or it went all at once.
 */
export function addsTo(sent: Sending, count: number): Sending['hashes'] | null {
  return isBegun(sent) && count > 1 ? sent.hashes : null;
}

/** Begun one by one, and not known to be whole. */
export const isBegun = ({ hashes, isWhole, batchId, isAsked }: Sending): boolean =>
  !isWhole && batchId === null && (hashes.length > 0 || isAsked);

interface Of {
  readonly count: number;
  /** Those that are left may still be sent. */
  readonly mayStill: boolean;
}

/** What was sent, once its owner has entered hashes as well. No hash that is known is lost: its call would be sent again. */
export function withEntered(sent: Sending, entered: Sending['hashes'], { count, mayStill }: Of): Sending {
  const known = addsTo(sent, count);
  if (known === null) return { ...nothingSent, hashes: entered, isWhole: true, since: sent.since };
  const hashes = [...known, ...entered];
  const isWhole = hashes.length === count || !mayStill;
  // From there on the call that it was asked for is found if it is sped up; that of a call before it says nothing.
  return { ...nothingSent, hashes, isWhole, since: sent.isAsked && entered.length === 1 ? sent.since : null };
}

/**
 * Once a transaction turned out to be something else. The wallet may have sent the call all the same, by a hash that the
 * owner has corrected since: it is looked for before it is sent again.
 */
export const startedOver = ({ since }: Sending): Sending => ({ ...nothingSent, isAsked: true, since });
