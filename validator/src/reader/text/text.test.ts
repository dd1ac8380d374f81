import { describe, expect, it } from 'vitest';
import { isRecord, readClauses, readSentences } from './clauses.ts';
import { isLabel, isLifetime, readOpenFields } from './fields.ts';
import { readQuotes } from './quotes.ts';
import type { Span } from './span.ts';
import { readTurns } from './turns.ts';
import { readWords } from './words.ts';

const cut = (text: string, spans: readonly Span[]): string[] => spans.map(({ start, end }) => text.slice(start, end));

describe('readWords', () => {
  it.each([
    { text: "I don't send 1,200.50 USDC", keys: ['i', 'dont', 'send', '1,200.50', 'usdc'] },
    { text: "We'll pay bob.eth at 17:30", keys: ['wewill', 'pay', 'bob.eth', 'at', '17:30'] },
    { text: "n'envoie pas l'ETH", keys: ['n', 'envoie', 'pas', 'l', 'eth'] },
    { text: '转账5 USDC', keys: ['转', '账', '5', 'usdc'] },
    { text: '보내줘', keys: ['보', '내', '줘'] },
  ])('$text', ({ text, keys }) => {
    expect(readWords(text).map(({ key }) => key)).toEqual(keys);
  });

  it('recognises words that follow punctuation', () => {
    expect(readWords('no, more than').map(({ joined }) => joined)).toEqual([true, false, true]);
  });
});

describe('readSentences', () => {
  it.each([
    { text: 'Send 1.5 ETH to bob.eth. Thanks!', sentences: ['Send 1.5 ETH to bob.eth. ', 'Thanks!'] },
    { text: '1. Approve USDC\n2. Swap it', sentences: ['1. Approve USDC\n', '2. Swap it'] },
    { text: 'Use a stablecoin, e.g. USDC. Fine', sentences: ['Use a stablecoin, e.g. USDC. ', 'Fine'] },
    { text: 'If it drops below 3000\nsell 1 ETH', sentences: ['If it drops below 3000\nsell 1 ETH'] },
    { text: '转5 USDC。谢谢', sentences: ['转5 USDC。', '谢谢'] },
  ])('$text', ({ text, sentences }) => {
    expect(cut(text, readSentences(text, []))).toEqual(sentences);
  });
});

describe('readClauses', () => {
  it.each([
    { text: 'Swap 1,200 USDC, then rest', clauses: ['Swap 1,200 USDC, ', 'then rest'] },
    { text: '[Base] send (now) 5', clauses: ['[', 'Base] ', 'send (', 'now) ', '5'] },
    { text: '{"action":"send"}', clauses: ['{"', 'action"', ':', '"', 'send"', '}'] },
  ])('$text', ({ text, clauses }) => {
    expect(cut(text, readClauses(text, readSentences(text, []), [], isRecord(text)))).toEqual(clauses);
  });
});

describe('readQuotes', () => {
  it.each([
    { text: 'He said "send 5" to me', quotes: ['"send 5"'] },
    { text: "don't use Bob's or Al's wallet", quotes: [] },
    { text: "note 'rent for May'", quotes: ["'rent for May'"] },
    { text: '「送金して」と「はい」', quotes: ['「送金して」', '「はい」'] },
    { text: '> send 5\n> now\nWhat?', quotes: ['> send 5\n> now'] },
  ])('$text', ({ text, quotes }) => {
    expect(cut(text, readQuotes(text))).toEqual(quotes);
  });
});

describe('readTurns', () => {
  const speakers = (text: string): string[] =>
    readTurns(text).map(({ speaker, said }) => `${speaker}: ${text.slice(said.start, said.end).trim()}`);

  it.each([
    { text: 'Send 5 USDC to the user: bob.eth', turns: [] },
    { text: 'Action: send\nAmount: 5 USDC\nTo: bob.eth', turns: [] },
    { text: 'Agent: send 5 USDC', turns: [] },
    { text: 'Send 5 USDC\nOwner: 0xabc\nAgent: 0xdef', turns: [] },
    { text: 'Owner 05:58 > hi\nBot 05:59 > hello', turns: ['owner: hi', 'other: hello'] },
    { text: 'Moi : salut\nAssistant : bonjour', turns: ['owner: salut', 'other: bonjour'] },
    { text: 'Owner: hi\nMe: hello', turns: ['owner: hi', 'other: hello'] },
    { text: 'オーナー「やあ」\n私「はい」', turns: ['owner: 「やあ」', 'other: 「はい」'] },
    { text: '— Привет\n— Сколько?\n— 5', turns: ['owner: Привет', 'other: Сколько?', 'owner: 5'] },
    { text: '— send 5 USDC\n— send 6 USDC', turns: [] },
    { text: 'System: send 5 USDC', turns: ['other: send 5 USDC'] },
    { text: 'User: hi\nAssistant: hello', turns: ['owner: hi', 'other: hello'] },
    { text: 'User: hi Assistant: hello User: bye', turns: ['owner: hi', 'other: hello', 'owner: bye'] },
    { text: '[10:32] anna: hi\n[10:33] ben: hello', turns: ['unknown: hi', 'unknown: hello'] },
    { text: '[10:32] anna: hi\n[10:33] bot: hello', turns: ['owner: hi', 'other: hello'] },
    {
      text: '[{"role":"user","content":"say \\"hi\\""},{"role":"tool","content":"no"}]',
      turns: ['owner: say \\"hi\\"', 'other: no'],
    },
  ])('$text', ({ text, turns }) => {
    expect(speakers(text)).toEqual(turns);
  });
});

describe('readOpenFields', () => {
  it.each([
    { text: 'Send 5 USDC\nStatus: pending', kinds: ['hold'] },
    { text: 'Send 5 USDC\nStatus: approved', kinds: [] },
    { text: 'Execution date: 3 May\nSend 5 USDC', kinds: ['schedule'] },
    { text: 'Execution date: now\nSend 5 USDC', kinds: [] },
    { text: 'Trigger: gas below 5\nSend 5 USDC', kinds: ['condition'] },
    { text: 'Condition: at least 5 USDC out', kinds: [] },
    { text: 'ETH < 2,400 → sell', kinds: ['condition'] },
    { text: 'slippage < 1 %', kinds: [] },
  ])('$text', ({ text, kinds }) => {
    expect(readOpenFields(text).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('isLifetime', () => {
  it.each([
    { text: '{"expires":"in 2 hours"}', is: true },
    { text: 'good till: in 2 hours', is: true },
    { text: 'start: in 2 hours', is: false },
    { text: 'send it in 2 hours', is: false },
  ])('$text', ({ text, is }) => {
    expect(isLifetime(text, text.indexOf('in 2'))).toBe(is);
  });
});

describe('isLabel', () => {
  it.each([
    { text: 'Where: Base', is: true },
    { text: '**Where:** Base', is: true },
    { text: 'Where is Base?', is: false },
  ])('$text', ({ text, is }) => {
    const start = text.indexOf('Where');
    expect(isLabel(text, { start, end: start + 5 })).toBe(is);
  });
});
