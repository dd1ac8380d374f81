import type { Base } from './bases.ts';
import { directionsOf } from './polarity.ts';
import { rankOf } from './rank.ts';

/** The number of right requests by source and language that `npm test` mutates. */
const MOST_EACH = { rounds: 9, accuracy: 45, directions: 40 } as const;
const MOST_ENGLISH = 60;
/** For each function that has an opposite. */
const MOST_FLIPPED = 3;

const most = (source: Base['source'], language: string) =>
  source === 'rounds' && language === 'en' ? MOST_ENGLISH : MOST_EACH[source];

/** Deterministic and independent of the reader; covers all languages and all functions with an opposite. */
export function sampleOf(bases: readonly Base[]): Base[] {
  const ranked = bases.map((base) => ({ base, rank: rankOf(`sample/${base.id}`) })).sort((a, b) => a.rank - b.rank);
  const chosen = new Set<Base>();
  const taken = new Map<string, number>();
  const take = (group: string, limit: number, base: Base) => {
    const count = taken.get(group) ?? 0;
    if (count >= limit) return;
    taken.set(group, count + 1);
    chosen.add(base);
  };
  for (const { base } of ranked) {
    const { source, language } = base;
    take(`${source} ${language}`, most(source, language), base);
    for (const direction of directionsOf(base)) take(direction, MOST_FLIPPED, base);
  }
  return [...chosen];
}

const COUNTED_SHARE = 6;

/** One in six; the report counts the mutants of these. */
export const countedOf = (bases: readonly Base[]): Base[] =>
  bases.filter(({ id }) => rankOf(`counted/${id}`) % COUNTED_SHARE === 0);
