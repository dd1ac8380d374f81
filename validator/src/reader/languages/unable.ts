import { compilePattern } from '../../patterns/compile-pattern.ts';
import { list } from './list.ts';

/** Objects that may mean this payment: `she cannot pay it`. */
const meant = list`
  (?! (?:it|this|that|them|so much|the (?:payment|money|amount|invoice)|es|das|ça|cela|esto|eso|isso|это|be )(?!\p{L}))
`;

/** Someone else and the words for cannot, with the verb as the end of the match: `he can't pay gas`. */
export const unableBy = (patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => compilePattern(String.raw`(?<!\p{L})${pattern} (?!be )\p{L}+${meant}`, 'giu'));
