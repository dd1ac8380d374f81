import type { Facts } from '../facts/facts.ts';
import type { Step } from '../reader/intent.ts';
import { slotsOfStep } from '../reader/slots-of.ts';
import type { Span } from '../reader/text/span.ts';
import { printable } from '../show/mark-text.ts';

/** The most characters of a request that one message quotes. */
const MAX_QUOTED = 200;

const endOfSentence = /[.!?;](?=\s)|[。！？；\n]/g;

/** The sentence around a range of the text. */
function sentenceAround(text: string, { start, end }: Span): Span {
  const ends = [...text.matchAll(endOfSentence)].map(({ index }) => index);
  const before = ends.findLast((at) => at < start);
  return { start: before === undefined ? 0 : before + 1, end: ends.find((at) => at >= end) ?? text.length };
}

/** The words that a step was read from: from the first to the last that name a part of it. */
function spanOf(text: string, step: Step): Span {
  const said = slotsOfStep(step).filter(({ start, end }) => end > start);
  if (said.length === 0) return { start: 0, end: text.length };
  const span = { start: Math.min(...said.map((each) => each.start)), end: Math.max(...said.map((each) => each.end)) };
  // A verb by itself does not show the owner what is asked for.
  return said.every((each) => each.start === step.action.start) ? sentenceAround(text, span) : span;
}

/**
 * A step as the owner put it: `Claim my rewards from 0x…`. The asset and the party of a step that the bytes do not show
 * may be guesses; in other words, they would look like the owner's own.
 */
export function wordsOfStep({ intent: { text } }: Pick<Facts, 'intent'>, step: Step): string {
  const { start, end } = spanOf(text, step);
  const words = printable(text.slice(start, end)).trim();
  return words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED - 1)}…`.toWellFormed() : words;
}

export const quoteStep = (facts: Pick<Facts, 'intent'>, step: Step): string => `"${wordsOfStep(facts, step)}"`;

/** `prepares "supply 100 USDC on Aave"; the step itself is not in these bytes`; null if every step is in the bytes. */
export function showPreparation(facts: Facts): string | null {
  const { awaited, preparing } = facts.alignment;
  const quote = (steps: Iterable<Step>) => [...new Set([...steps].map((step) => quoteStep(facts, step)))].join(' and ');
  const prepared = new Set(preparing.map(({ step }) => step));
  if (prepared.size === 0) return null;
  const others = awaited.filter((step) => !prepared.has(step));
  const isOne = prepared.size === 1;
  const later = others.length > 0 ? `, and neither is ${quote(others)}` : '';
  return `prepares ${quote(prepared)}; ${isOne ? 'the step itself is' : 'the steps themselves are'} not in these bytes${later}`;
}
