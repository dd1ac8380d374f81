import { describe, expect, it } from 'vitest';
import type { Span } from '../text/span.ts';
import { asian } from './cases/asian.ts';
import type { Case } from './cases/case.ts';
import { european } from './cases/european.ts';
import { noOrders } from './cases/no-orders.ts';
import { orders } from './cases/orders.ts';
import { discards, transcripts } from './cases/transcripts.ts';
import { readModality } from './modality.ts';

/** Takes the brackets out, and says where the actions are. */
function unmark(sentence: string): { text: string; actions: Span[] } {
  let text = '';
  const actions: Span[] = [];
  for (const part of sentence.split(/(⟦[^⟧]*⟧)/)) {
    const isAction = part.startsWith('⟦');
    const word = isAction ? part.slice(1, -1) : part;
    if (isAction) actions.push({ start: text.length, end: text.length + word.length });
    text += word;
  }
  return { text, actions };
}

const read = (sentence: string): string => {
  const { text, actions } = unmark(sentence);
  return readModality(text, actions)
    .licences.map(({ is, cue }) => (is === 'open' ? `open ${cue?.kind}` : is))
    .join(', ');
};

const tables: Record<string, readonly Case[]> = {
  'English orders': orders,
  'English sentences that order nothing': noOrders,
  transcripts,
  'European languages': european,
  'languages of Asia': asian,
};

describe.each(Object.entries(tables))('readModality: %s', (_, cases) => {
  it.each(cases.map(([sentence, licences]) => ({ sentence, licences })))('$sentence', ({ sentence, licences }) => {
    expect(read(sentence)).toBe(licences);
  });
});

describe('readModality: parts that do not count', () => {
  it.each(discards.map(([text, parts]) => ({ text, parts })))('$text', ({ text, parts }) => {
    expect(readModality(text, []).discarded.map(({ start, end }) => text.slice(start, end))).toEqual(parts);
  });
});
