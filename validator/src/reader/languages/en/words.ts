import { createLanguage } from '../language.ts';
import { list } from '../list.ts';
import { coinWords, withMore } from './coin-words.ts';
import { articles, assets, collections, fillers, ones, pronouns, self } from './fillers.ts';
import { cues, joins, nouns, topics } from './nouns.ts';
import { bounds, comparisons, counts, parts, points, scales, times, units, unlimited } from './quantities.ts';
import { letGo, remarks } from './remarks.ts';
import { roles } from './roles.ts';
import { tradeWords } from './trade-words.ts';
import { verbs } from './verbs.ts';

export const english = createLanguage('en', {
  verbs: withMore(withMore(verbs, coinWords.verbs), tradeWords.verbs),
  nouns,
  roles: withMore(withMore(withMore(roles, coinWords.roles), tradeWords.roles), { recipient: letGo }),
  bounds: withMore(bounds, tradeWords.bounds),
  comparisons,
  joins: withMore(joins, tradeWords.joins),
  cues,
  topics: withMore(topics, tradeWords.topics),
  units,
  times,
  counts,
  scales,
  points,
  parts,
  unlimited,
  self,
  pronouns,
  assets: withMore<string>(assets, coinWords.assets) as Record<string, string>,
  articles,
  ones,
  fillers: list`
    ${fillers}
    ${coinWords.fillers}
    ${tradeWords.fillers}
    ${remarks}
  `,
  collections,
});
