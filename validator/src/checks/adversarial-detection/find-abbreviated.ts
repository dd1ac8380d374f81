import { matchesIn } from '../../patterns/matches-in.ts';
/** An address with its middle left out: `0xd8dA…6045`, `0xd8dA...6045`, `0xd8dA…`. */
export interface Abbreviated {
  readonly shown: string;
  /** In lower case, with `0x`. */
  readonly start: string;
  readonly end: string;
}

const shortened =
  /(?<![0-9a-zA-Z])(0x[0-9a-fA-F]{2,38})\s?(?:…|⋯|‥|\.{2,6}|\*{2,6}|_{2,6})([0-9a-fA-F]{0,38})(?![0-9a-zA-Z])/g;
/** Other text that people shorten. */
const isOfOther = /\b(?:tx|txn|hash|transaction|order|block|ref|reference|id|invoice)\W{0,3}$/i;

/** Every shortened address of a text. */
export function findAbbreviated(text: string): readonly Abbreviated[] {
  if (!/…|⋯|‥|\.\.|\*\*|__/.test(text)) return [];
  return matchesIn(text, shortened)
    .filter(({ index }) => !isOfOther.test(text.slice(Math.max(0, index - 20), index)))
    .map(([shown, start = '', end = '']) => ({ shown, start: start.toLowerCase(), end: end.toLowerCase() }));
}
