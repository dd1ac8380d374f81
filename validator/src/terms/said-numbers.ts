import type { Facts } from '../facts/facts.ts';
import { compilePattern } from '../patterns/compile-pattern.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { plainDigits } from '../reader/text/characters.ts';
import { literally } from './literally.ts';
import { unitsOfTime } from './said-terms.ts';

/** A whole number in the text that counts neither an asset nor time: `#1,234`, `position 88`. */
export interface SaidNumber {
  readonly value: bigint;
  readonly start: number;
  readonly end: number;
  /** Denied by the words: `not on 84`. */
  readonly isDenied: boolean;
}

const isCounted = compilePattern(`^(?:\\s?%|[\\s-]{0,2}(?:${unitsOfTime}|[ap]\\.?m\\.?|o['’]clock)(?!\\p{L}))`, 'iu');

export function saidNumbers({ wording, intent: { text, steps } }: Facts): SaidNumber[] {
  const amounts = steps.flatMap(({ gives, gets }) =>
    [gives, gets].flatMap((want) => (want?.amount && want.asset?.value.kind === 'symbol' ? [want.amount] : [])),
  );
  return matchesIn(plainDigits(text), /(?<![\w.,])\d[\d,_]{0,90}(?![\w]|[.,]\d)/g).flatMap(
    ({ 0: digits, index: start }) => {
      const end = start + digits.length;
      if (amounts.some((amount) => start >= amount.start && start < amount.end)) return [];
      if (isCounted.test(text.slice(end, end + 20))) return [];
      return [{ value: BigInt(digits.replace(/[,_]/g, '')), start, end, isDenied: wording.isDenied({ start, end }) }];
    },
  );
}

/** The last word of the noun of a term, which a number follows: `request` of `withdrawal request`. */
export const nounOf = (what: string): string => what.split(' ').at(-1) ?? what;

const between =
  '(?:[\\s,(]{0,2}(?:nft|token|with|the|whose|is|id|no\\.?|number|num\\.?|nr\\.?)(?!\\p{L})){0,4}[\\s#:=("\'№-]{0,4}$';
const listed = /^\s{0,2}(?:,|and|&|,\s?and|y|et|und|e)\s{0,2}#?\s?$/i;

/** The numbers next to a noun: `position #88`, and after its plural all of `requests 12, 13 and 14`. */
export function numbersBeside(text: string, noun: string, numbers: readonly SaidNumber[]): SaidNumber[] {
  const named = compilePattern(`(?<!\\p{L})${literally(noun)}(e?s)?${between}`, 'iu');
  let isList = false;
  return numbers.filter(({ start }, index) => {
    const last = numbers[index - 1];
    isList &&= last !== undefined && listed.test(text.slice(last.end, start));
    if (isList) return true;
    const found = named.exec(text.slice(Math.max(last?.end ?? 0, start - 60), start));
    isList = found?.[1] !== undefined;
    return found !== null;
  });
}
