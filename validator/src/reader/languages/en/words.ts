import { createLanguage } from '../language.ts';
import { cueWords, joins } from './connectives.ts';
import { articles, assets, fillers, ones, pronouns, self } from './fillers.ts';
import { nouns, topics } from './nouns.ts';
import { bounds, comparisons, counts, parts, points, scales, times, units, unlimited } from './quantities.ts';
import { rareVerbs } from './rare-verbs.ts';
import { roles } from './roles.ts';
import { verbs } from './verbs.ts';

/** Merges two tables. */
const withMore = <K extends string>(table: Partial<Record<K, string>>, more: Partial<Record<K, string>>) => {
  const joined = { ...table };
  for (const [key, phrases] of Object.entries(more) as [K, string][])
    joined[key] = joined[key] ? `${joined[key]}|${phrases}` : phrases;
  return joined;
};

export const english = createLanguage('en', {
  verbs: withMore(verbs, rareVerbs),
  nouns,
  roles,
  bounds,
  comparisons,
  joins,
  cues: cueWords,
  topics,
  units,
  times,
  counts,
  scales,
  points,
  parts,
  unlimited,
  self,
  pronouns,
  assets,
  articles,
  ones,
  fillers,
});
