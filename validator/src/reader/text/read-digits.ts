import type { Decimal } from '../intent.ts';
import { decimal, MAX_DIGITS } from './decimal.ts';

export interface ReadNumber {
  readonly value: Decimal;
  readonly confidence: number;
}

/** `1,500` in a language with a decimal comma is ambiguous. */
const AMBIGUOUS = 0.6;

const isGrouped = (groups: readonly string[]): boolean => {
  const [first = '', ...rest] = groups;
  const last = rest.at(-1) ?? '';
  const isWestern = rest.every(({ length }) => length === 3);
  const isIndian = last.length === 3 && rest.slice(0, -1).every(({ length }) => length === 2);
  return first.length > 0 && first.length <= 3 && first !== '0' && rest.length > 0 && (isWestern || isIndian);
};

const exact = (whole: string, fraction: string, confidence = 1): ReadNumber | null => {
  const digits = whole + fraction;
  if (digits.length > MAX_DIGITS) return null;
  return { value: decimal(BigInt(digits === '' ? '0' : digits), fraction.length), confidence };
};

/**
 * Reads ASCII digits with separators in any of the usual notations: `1,000.00`, `1.000,00`, `1_000`, `0,5`, `1'000`,
 * `1,00,000`. Other numbers may determine the decimal mark.
 */
export function readDigits(
  raw: string,
  writesDecimalComma: boolean,
  shown: '.' | ',' | null = null,
): ReadNumber | null {
  const text = raw.replace(/[_'’ \u00a0\u202f\u066c]/g, '').replaceAll('\u066b', '.');
  const byComma = text.split(',');
  const byDot = text.split('.');
  const [commas, dots] = [byComma.length - 1, byDot.length - 1];
  if (commas === 0 && dots === 0) return exact(text, '');
  if (commas > 0 && dots > 0) {
    const [mark, groupMark] = text.lastIndexOf(',') > text.lastIndexOf('.') ? [',', '.'] : ['.', ','];
    const [whole = '', fraction = '', ...more] = text.split(mark);
    const groups = whole.split(groupMark);
    return more.length === 0 && isGrouped(groups) ? exact(groups.join(''), fraction) : null;
  }
  const groups = commas > 0 ? byComma : byDot;
  const [whole = '', fraction = ''] = groups;
  if (groups.length > 2) return isGrouped(groups) ? exact(groups.join(''), '') : null;
  const isAmbiguous = isGrouped(groups);
  if (commas > 0) {
    if (!isAmbiguous || shown === ',') return exact(whole, fraction);
    return exact(whole + fraction, '', writesDecimalComma && shown === null ? AMBIGUOUS : 1);
  }
  return isAmbiguous && writesDecimalComma ? exact(whole + fraction, '') : exact(whole, fraction);
}
