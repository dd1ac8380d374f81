import { partsOf } from '../../validator/src/reader/second-look/harmless.ts';
import { countWords, picturesIn, remarksOf, unitsIn } from '../../validator/src/reader/text/remarks.ts';
import { readTurns } from '../../validator/src/reader/text/turns.ts';

/** Words that occur only once may be of any kind. */
const MIN_REMARKS = 2;
/** Longer ones are sentences of their own. */
const MAX_WORDS = 6;
/** Longer ones mostly name what the transaction does. */
const MAX_STORY = 14;

/** A text, and whether it is known to instruct, or known not to. */
export interface Spoken {
  readonly text: string;
  readonly is: 'order' | 'none';
}

/** In how many remarks each of something stands. */
function count(texts: readonly Spoken[], wanted: Spoken['is'], inside: (remark: string) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const { text } of texts.filter(({ is }) => is === wanted))
    for (const { start, end } of remarksOf(text, readTurns(text)))
      for (const each of new Set(inside(text.slice(start, end)))) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** Words in several remarks next to instructions, in at least as many as in texts without an instruction. */
function harmless(
  texts: readonly Spoken[],
  inside: (remark: string) => readonly string[],
  least = MIN_REMARKS,
): string[] {
  const others = count(texts, 'none', inside);
  return [...count(texts, 'order', inside)]
    .filter(([each, count]) => count >= least && count >= (others.get(each) ?? 0))
    .map(([each]) => each)
    .sort();
}

/** Whole remarks: a part of one may deny its neighbour. */
export const harmlessRemarks = (texts: readonly Spoken[]): string[] =>
  harmless(texts, (remark) => {
    const parts = partsOf(remark);
    return parts.length === 1 && !/\p{Nd}/u.test(remark) ? parts : [];
  }).filter((part) => part.split(' ').length <= MAX_WORDS);

/** Words of remarks that are not much longer than those that are asked about. */
export const harmlessWords = (texts: readonly Spoken[]): string[] =>
  harmless(texts, (remark) => (countWords(remark) > MAX_STORY ? [] : unitsIn(remark))).filter((unit) =>
    /\p{L}/u.test(unit),
  );

/** Emoji and other pictures next to an instruction: there are few, and each stands alone. */
export const harmlessPictures = (texts: readonly Spoken[]): string[] => harmless(texts, picturesIn, 1);
