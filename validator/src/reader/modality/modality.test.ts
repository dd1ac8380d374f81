import { describe, expect, it } from 'vitest';
import type { Span } from '../text/span.ts';
import { asian } from './cases/asian.ts';
import type { Case } from './cases/case.ts';
import { european } from './cases/european.ts';
import { everyday } from './cases/everyday.ts';
import { everydayLanguages } from './cases/everyday-languages.ts';
import { heldOut } from './cases/held-out.ts';
import { heldOutAgain } from './cases/held-out-again.ts';
import { instructions } from './cases/instructions.ts';
import { noInstructions } from './cases/no-instructions.ts';
import { relayedAndTakenBack } from './cases/relayed-and-taken-back.ts';
import { told } from './cases/told.ts';
import { discards, transcripts } from './cases/transcripts.ts';
import { readModality } from './modality.ts';

/** Removes the brackets, and returns the positions of the actions. */
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
  'English instructions': instructions,
  'English sentences that order nothing': noInstructions,
  'what somebody does, told': told,
  transcripts,
  'European languages': european,
  'languages of Asia': asian,
  'everyday English': everyday,
  'everyday other languages': everydayLanguages,
  'relayed, filed and taken back': relayedAndTakenBack,
  'written before the rules, run after them': heldOut,
  'written later, and run once before this table': heldOutAgain,
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

const partOf = (text: string, { start, end }: Span): string => text.slice(start, end).trim();

describe('readModality: the reach of a cue', () => {
  it.each([
    { text: 'Send 5 USDC to bob.eth, not to alice.eth', kind: 'negation', reach: 'not to alice.eth' },
    {
      text: "Send 5 USDC to bob.eth but don't send to alice.eth. Thanks",
      kind: 'negation',
      reach: "don't send to alice.eth.",
    },
    { text: 'Swap 1 ETH. If it drops, sell 2 ETH. Then rest.', kind: 'condition', reach: 'If it drops, sell 2 ETH.' },
    { text: 'Send 5 USDC, and tomorrow send 6 USDC', kind: 'schedule', reach: 'Send 5 USDC, and tomorrow send 6 USDC' },
    {
      text: 'My landlord said I should pay, so please send 5 USDC',
      kind: 'report',
      reach: 'My landlord said I should pay,',
    },
    { text: 'Swap 1 ETH. Wait for my ok. Thanks.', kind: 'hold', reach: 'Swap 1 ETH. Wait for my ok. Thanks.' },
  ])('$text', ({ text, kind, reach }) => {
    const actions = [...text.matchAll(/send|swap|sell|pay/gi)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    }));
    const cue = readModality(text, actions).cues.find((found) => found.kind === kind);
    expect(cue && partOf(text, cue.reach)).toBe(reach);
  });
});

describe('readModality: any text', () => {
  const hostile = [
    'says, ',
    "don't send and ",
    'if ',
    '" ',
    '( ',
    ')send ',
    'User: yes\n',
    '"role":"user","content":"',
    '送らないで',
    '지 마',
    '5 sorry 6 ',
    '1,',
    '> ',
    'send\n',
    'send, the rest leave it, ',
    'if send\n- ',
    'the user said at 12:50 ',
    'wait, send ',
    'status: ',
  ];

  it.each(hostile)('is covered by clauses, with a licence for every action: %j', (unit) => {
    const text = unit.repeat(40);
    const actions = [...text.matchAll(/send/g)].map(({ index }) => ({ start: index, end: index + 4 }));
    const { clauses, licences } = readModality(text, actions);
    expect(clauses[0]?.start).toBe(0);
    expect(clauses.at(-1)?.end).toBe(text.length);
    expect(clauses.slice(1).map(({ start }) => start)).toEqual(clauses.slice(0, -1).map(({ end }) => end));
    expect(licences.map(({ action }) => action)).toEqual(actions);
  });

  it('gets its licences in the order of the actions', () => {
    const text = "Swap 1 ETH. Don't send it.";
    const [swap, send] = [
      { start: 0, end: 4 },
      { start: 18, end: 22 },
    ];
    expect(readModality(text, [send, swap]).licences.map(({ is }) => is)).toEqual(['forbidden', 'ordered']);
  });

  it('gets an empty result if it is empty', () => {
    const clauses = [{ start: 0, end: 0 }];
    expect(readModality('', [])).toEqual({ cues: [], licences: [], discarded: [], taken: [], clauses, words: [] });
  });
});
