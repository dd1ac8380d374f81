import { readFileSync } from 'node:fs';
import { picturesIn, unitsIn, wordsIn } from '../text/remarks.ts';

const path = new URL('../../data/generated/harmless-remarks.json', import.meta.url);

/** Learned from labelled texts by `npm run generate:second-look`. */
const learned = (() => {
  const { remarks, words, pictures } = JSON.parse(readFileSync(path, 'utf8')) as Record<
    'remarks' | 'words' | 'pictures',
    readonly string[]
  >;
  return { remarks: new Set(remarks), words: new Set([...words, ...pictures]), pictures: new Set(pictures) };
})();

/** The parts of a remark that are known as a whole, without case and punctuation: `hi there`, `thanks`. */
export const partsOf = (remark: string): string[] =>
  remark
    .split(/[,،、，;()（）/·•…]|\.\./u)
    .map((part) => wordsIn(part.toLowerCase().replaceAll('’', "'")).join(' '))
    .filter((part) => part !== '');

/** Whether people write it next to an instruction that they mean, and not if they mean none. */
export const isHarmless = (remark: string): boolean => partsOf(remark).every((part) => learned.remarks.has(part));

/** Whether people use each of its words like that. */
export const isFamiliar = (remark: string): boolean => unitsIn(remark).every((unit) => learned.words.has(unit));

/** Whether people put each of its emoji next to an instruction that they mean. */
export const hasHarmlessPictures = (remark: string): boolean =>
  picturesIn(remark).every((picture) => learned.pictures.has(picture));
