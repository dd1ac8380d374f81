import { expect, it } from 'vitest';
import { matchesIn } from '../../patterns/matches-in.ts';
import type { Span } from '../text/span.ts';
import type { Value } from './corrections.ts';
import { readModality } from './modality.ts';

/** Amounts in USDC and addresses. */
const valuesIn = (text: string): Value[] =>
  matchesIn(text, /0x[\da-f]{40}|(\d+)( USDC)?/g).map(
    ({ index: start, 0: whole, 1: number, 2: coin }): Value => ({
      kind: number ? 'amount' : 'party',
      key: number ?? whole,
      unit: coin ?? '',
      start,
      end: start + whole.length,
      bare: { start, end: start + (number ?? whole).length },
    }),
  );

it.each<[string, readonly string[]]>([
  ['Send 5 USDC to bob.eth', []],
  ['Send 5, sorry, 50 USDC to bob.eth', ['5', 'sorry']],
  ['Send 5 USDC, I mean 50 USDC, to bob.eth', ['5 USDC', 'I mean']],
  ['Send 5 USDC, I mean 50, to bob.eth', ['5', 'I mean']],
  ['Send 5 USDC and 6 USDC to bob.eth, I mean it', []],
  ['User: send 5 USDC to bob.eth\nUser: actually make it 50', ['5']],
  [`User: send 5 USDC to 0x${'1'.repeat(40)}\nUser: no, to 0x${'2'.repeat(40)} instead`, [`0x${'1'.repeat(40)}`]],
  ['User: send 5 USDC to bob.eth and 6 USDC to al.eth\nUser: actually make it 50', []],
])('corrected in %s', (text, parts) => {
  const partOf = ({ start, end }: Span) => text.slice(start, end);
  expect(readModality(text, [], valuesIn(text)).discarded.map(partOf)).toEqual(parts);
});
