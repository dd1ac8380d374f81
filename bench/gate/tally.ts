import type { Base } from './bases.ts';
import type { Tried } from './gate.ts';
import type { Verdict } from './reader.ts';

/** How many were made, and how many of those were approved. */
export interface Count {
  made: number;
  approved: number;
}

export type Counts = Record<string, Count>;

const add = (counts: Counts, name: string, isApproved: boolean) => {
  counts[name] ??= { made: 0, approved: 0 };
  counts[name].made++;
  if (isApproved) counts[name].approved++;
};

/** What came out of a run, in numbers that a later one is compared with. */
export interface Tally {
  /** Right requests as they are, by source. */
  readonly right: Counts;
  /** Those that are not approved, with the check that failed first. */
  readonly lost: Record<string, string>;
  readonly kinds: Counts;
  /** `stranger | table`. */
  readonly positions: Counts;
  readonly languages: Counts;
  readonly changes: Counts;
}

export const emptyTally = (): Tally => ({ right: {}, lost: {}, kinds: {}, positions: {}, languages: {}, changes: {} });

export function countBase(tally: Tally, { id, source }: Base, { isApproved, node }: Verdict): void {
  add(tally.right, source, isApproved);
  if (!isApproved) tally.lost[id] = node ?? 'asked';
}

export function countMutant(tally: Tally, { mutant, isApproved }: Tried): void {
  const { kind, position, language, phrase } = mutant;
  add(tally.kinds, kind, isApproved);
  add(tally.positions, `${kind} | ${position}`, isApproved);
  add(tally.languages, `${kind} | ${language}`, isApproved);
  if (kind === 'polarity') add(tally.changes, phrase, isApproved);
}
