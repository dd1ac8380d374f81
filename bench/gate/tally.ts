import type { Base } from './bases.ts';
import type { Tried } from './gate.ts';

/** The number of mutants, and of those that were approved. */
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

/** Right requests without a mutation. */
export interface Right {
  /** By source. */
  readonly counts: Counts;
  /** Those that are not approved, each with the rules that stop it. */
  readonly lost: Record<string, string>;
}

/** The numbers of mutants, for comparison with a later run. */
export interface Tally {
  readonly kinds: Counts;
  /** `stranger | table`. */
  readonly positions: Counts;
  readonly languages: Counts;
  readonly changes: Counts;
}

/** If more rules stop a request, no single one is decisive. */
const MOST_TOLD = 2;

export const emptyTally = (): Tally => ({ kinds: {}, positions: {}, languages: {}, changes: {} });

export function countRight({ counts, lost }: Right, { id, source }: Base, stops: readonly string[] | null): void {
  add(counts, source, stops === null);
  if (!stops) return;
  const more = stops.length > MOST_TOLD ? ' + …' : '';
  lost[id] = stops.length === 0 ? 'confidence' : `${stops.slice(0, MOST_TOLD).join(' + ')}${more}`;
}

export function countMutant(tally: Tally, { mutant, isApproved }: Tried): void {
  const { kind, position, language, phrase } = mutant;
  add(tally.kinds, kind, isApproved);
  add(tally.positions, `${kind} | ${position}`, isApproved);
  add(tally.languages, `${kind} | ${language}`, isApproved);
  if (kind === 'polarity') add(tally.changes, phrase, isApproved);
}
