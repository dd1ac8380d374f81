import type { Right } from '../../effects/effect.ts';
import { compilePattern } from '../../patterns/compile-pattern.ts';
import type { Slot, Step } from '../intent.ts';
import { rightWords, thresholdWord } from '../languages/phrases/rights.ts';

const numbers = 'one two three four five six seven eight nine ten'.split(' ');
const number = String.raw`(\d{1,4}|${numbers.join('|')})(?![\p{L}\d]|[.,]\d)`;
const account = '(?:0x[0-9a-f]{40})?';

/** `threshold from 2 to 3`, `threshold of 2`, `set the threshold of the Safe 0x… to 2`, `2 of 3`, `2 confirmations`. */
const counts: readonly RegExp[] = [
  compilePattern(
    String.raw`(?:${thresholdWord.source})[^\d.;\n]{0,40}${account}[^\d.;\n]{0,20}?(?<![\p{L}\d])from (?:\d{1,4}|${numbers.join('|')}) to ${number}`,
    'diu',
  ),
  compilePattern(
    String.raw`(?:${thresholdWord.source})[^\d.;\n]{0,40}${account}[^\d.;\n]{0,20}?(?<![\p{L}\d])${number}`,
    'diu',
  ),
  compilePattern(String.raw`(?<![\p{L}\d.,])${number}[\s-](?:of|out of)[\s-]${number}`, 'diu'),
  compilePattern(String.raw`(?<![\p{L}\d.,])${number}\s+(?:confirmations|signatures|approvals)(?!\p{L})`, 'diu'),
];

const countOf = (text: string): number => numbers.indexOf(text.toLowerCase()) + 1 || Number(text);

/** Letters next to a word make it another one. */
const whole = (word: RegExp) => compilePattern(`(?<![\\p{L}\\d])(?:${word.source})(?![\\p{L}\\d])`, 'iu');
/** Kana and Han: scripts without spaces between words. */
const scripts = /[\u3040-\u30ff\u4e00-\u9fff]/u;

const wholeWords = rightWords.map(([right, word]) => [right, whole(word), word] as const);
const wholeThreshold = whole(thresholdWord);

function find(text: string, from: number, bounded: RegExp, bare: RegExp): Omit<Slot<never>, 'value'> | null {
  const found = bounded.exec(text) ?? (scripts.test(text) ? bare.exec(text) : null);
  return found && { start: from + found.index, end: from + found.index + found[0].length, confidence: 1 };
}

/** `add an owner with threshold 2`: the threshold is named next to the right, and is a right only by itself. */
function rightIn(text: string, from: number): Slot<Right> | null | undefined {
  const found = wholeWords.flatMap(([value, bounded, bare]): Slot<Right>[] => {
    const place = find(text, from, bounded, bare);
    return place ? [{ ...place, value }] : [];
  });
  // Two rights in one phrase: their holders are ambiguous.
  if (found.length > 0) return found.length === 1 ? found[0] : null;
  const threshold = find(text, from, wholeThreshold, thresholdWord);
  return threshold ? { ...threshold, value: 'threshold' } : undefined;
}

function thresholdIn(text: string, from: number): Slot<number> | null {
  const count = counts.map((pattern) => pattern.exec(text)).find((match) => match?.[1]);
  const [start, end] = count?.indices?.[1] ?? [0, 0];
  return count?.[1] ? { value: countOf(count[1]), start: from + start, end: from + end, confidence: 1 } : null;
}

/** `changeThreshold`, `add_owner`: the first right that is named in an identifier. */
const named = /owner|admin|role|module|guard|fallback|threshold/i;

function rightOfIdentifier(verb: string, start: number): Slot<Right> | undefined {
  const found = /\s/.test(verb) ? null : named.exec(verb);
  if (!found) return undefined;
  const place = { start: start + found.index, end: start + found.index + found[0].length, confidence: 1 };
  return { ...place, value: found[0].toLowerCase() as Right };
}

/** Fills in the right of each change of rights, from its verb or else from the words up to the next step. */
export function readRights(text: string, steps: readonly Step[]): readonly Step[] {
  if (!steps.some(({ action }) => action.value === 'own')) return steps;
  const starts = [...new Set(steps.map(({ action }) => action.start))].sort((one, other) => one - other);
  return steps.map((step) => {
    const { value, start, end } = step.action;
    if (value !== 'own') return step;
    const place = starts.indexOf(start);
    const from = place === 0 ? 0 : start;
    const words = text.slice(from, starts[place + 1] ?? text.length);
    const verb = text.slice(start, end);
    const right = rightOfIdentifier(verb, start) ?? rightIn(verb, start) ?? rightIn(words, from);
    const threshold = thresholdIn(words, from);
    // `a 2-of-3 Safe`
    const said = right === undefined && threshold ? { ...threshold, value: 'threshold' as const } : right;
    return { ...step, ...(said && { right: said }), ...(threshold && { threshold }) };
  });
}
