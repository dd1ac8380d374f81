import { compilePattern } from '../../patterns/compile-pattern.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import {
  bounds,
  conditionNames,
  held,
  holdNames,
  lifetimes,
  scheduleNames,
  settled,
  switchedOff,
} from '../languages/phrases/fields.ts';
import type { Span } from './span.ts';

const label = /([\p{L}\p{M}_ -]{2,40})["'*_`]{0,4}\s{0,2}[:：=]\s{0,2}["'*_`]{0,4}$/u;

/** Whether a value is in a field for a lifetime: `"expires": "in 24 hours"`. */
export function isLifetime(text: string, at: number): boolean {
  const name = label.exec(text.slice(Math.max(0, at - 60), at))?.[1];
  return name !== undefined && lifetimes.test(name.trim());
}

/** `Where: …`, `| who | address |`: the name of a field or of a column, not a question. */
export const isLabel = (text: string, { start, end }: Span): boolean =>
  /^["'*_`]{0,4}\s{0,2}[:：|]/.test(text.slice(end, end + 8)) ||
  /\|\s{0,3}$/.test(text.slice(Math.max(0, start - 4), start));

export interface Field extends Span {
  readonly kind: 'condition' | 'schedule' | 'hold';
}

const line = (names: string, values: string): RegExp =>
  compilePattern(`^[ \\t>*_#"{-]{0,8}(?:${names})["*_]{0,3}[ \\t]?[:：=][ \\t"*_]{0,4}${values}`, 'gimu');

const fields: readonly (readonly [Field['kind'], RegExp])[] = [
  ['condition', line(conditionNames, `${settled}${bounds}`)],
  ['schedule', line(scheduleNames, settled)],
  ['hold', line(holdNames, held)],
];

/** `ETH < 2,400 → …`: a price that has to be reached first. */
const priced =
  /(?<![\p{L}\d])[A-Z]{2,6}(?:\/[A-Z]{3,4})?\s{0,2}(?:<|>|≤|≥)=?\s{0,2}\$?\d[\d.,]{0,20}\s?k?\s{0,2}(?:→|->|=>|⇒|:|then\b)/gu;

/** Fields of a ticket and rules with an arrow that leave open whether, or when, the rest applies. */
export function readOpenFields(text: string): Field[] {
  // All of them contain one of these characters, and most texts contain none.
  if (!/[:：=<>≤≥]/.test(text)) return [];
  const found = fields.flatMap(([kind, pattern]) =>
    matchesIn(text, pattern).map((match): Field => ({ kind, start: match.index, end: match.index + match[0].length })),
  );
  for (const match of matchesIn(text, switchedOff))
    found.push({ kind: 'hold', start: match.index, end: match.index + match[0].length });
  for (const match of matchesIn(text, priced))
    found.push({ kind: 'condition', start: match.index, end: match.index + match[0].length });
  return found;
}
