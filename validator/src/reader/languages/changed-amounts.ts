import { compilePattern } from '../../patterns/compile-pattern.ts';
import type { BesideAmounts } from './beside-amounts.ts';
import { languages } from './index.ts';
import { list } from './list.ts';

/** Languages that are written without spaces. */
const unspaced: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

const side = (isSpaced: boolean, which: keyof BesideAmounts): string =>
  languages
    .filter(({ words }) => unspaced.has(words.code) !== isSpaced)
    .flatMap(({ amounts }) => amounts?.[which] ?? [])
    .join('|');

/** Ends where the amount begins. */
export const changesBefore = compilePattern(
  `(?:(?<![\\p{L}\\p{M}\\d])(?:${side(true, 'before')})\\s|(?:${side(false, 'before')})\\s?)$`,
  'iu',
);

/** `500 USDC of his allowance down to nothing`: the amount is the former one. */
const toNothing = list`
  (?:[\p{L}\p{M}]+ ){0,4}(?:
    (?:to|auf|a|à|para|до|в|ke|jadi|menjadi|إلى) (?:
      nothing
      zero
      nil
      none
      null
      cero
      zéro
      нуля
      ноль
      nol
      الصفر
      صفر
      0(?![.,x])
    )
    sıfır\p{L}*
    शून्य
    শূন্য
    صفر
  )
`;

/** Begins after the amount and its asset. */
export const changesAfter = compilePattern(
  list`
    ^(?:
      ['’]?[^\S\n]?[,(]?[^\S\n]?(?:${toNothing}|${side(true, 'after')})(?![\p{L}\p{M}\d])
      \s?(?:${side(false, 'after')})
    )
  `,
  'iu',
);
