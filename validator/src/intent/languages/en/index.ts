import { createLanguage } from '../../language.ts';
import { cues, joins, nouns, topics } from './cues.ts';
import { articles, assets, collections, fillers, ones, pronouns, self } from './fillers.ts';
import { bounds, comparisons, counts, parts, points, scales, times, units, unlimited } from './quantities.ts';
import { roles } from './roles.ts';
import { verbs } from './verbs.ts';

export const english = createLanguage('en', {
  verbs,
  nouns,
  roles,
  bounds,
  comparisons,
  joins,
  cues,
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
  collections,
});
