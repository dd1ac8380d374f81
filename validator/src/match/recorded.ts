import { anyOf } from '../patterns/any-of.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { records } from '../reader/languages/phrases/records.ts';
import type { SaidAction } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { Span } from '../reader/text/span.ts';
import { isChosen } from '../reader/text/ticks.ts';
import { doubt, type Matching, within } from './matching.ts';

const sentenceEnd = /[.!?。！？।۔؟\n]/g;

/** The end of a record. */
function endOf(text: string, covers: (typeof records)[number]['covers'], from: number): number {
  if (covers === 'below') return text.length;
  if (covers === 'line') {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
  }
  sentenceEnd.lastIndex = from;
  return (sentenceEnd.exec(text)?.index ?? text.length - 1) + 1;
}

const lineFrom = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

const anyRecord = anyOf(records.map(({ pattern }) => pattern));

/** The parts of a text that are records, each with the words that show it. */
function recordedIn(text: string): { readonly by: Span; readonly part: Span }[] {
  if (!anyRecord.test(text)) return [];
  return records.flatMap(({ pattern, covers }) =>
    matchesIn(text, pattern).map(({ index, 0: words }) => {
      const by = { start: index, end: index + words.trimEnd().length };
      return { by, part: { start: lineFrom(text, index), end: endOf(text, covers, by.end) } };
    }),
  );
}

/**
 * The contents of a log, a ticked list, minutes or a draft are not an instruction, unless one stands outside of them.
 */
export function findRecorded({ text, amounts }: Matching, serving: readonly SaidAction[]): Doubt[] {
  const found = isChosen(text.text) ? [] : recordedIn(text.text);
  const isRecorded = (span: Span) => found.some(({ part }) => within(span, part));
  // If no word instructs it, the words for the amount count.
  const told: readonly Span[] = serving.length > 0 ? serving : amounts.map(({ said }) => said);
  if (found.length === 0 || told.some((span) => !isRecorded(span))) return [];
  return found.slice(0, 1).map(({ by }) => doubt(text, 'no-order', by, 'records something'));
}
