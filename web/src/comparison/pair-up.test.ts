import { describe, expect, it } from 'vitest';
import { pairUp } from './pair-up.ts';
import type { Claim, ClaimStatus } from './read-report.ts';

const claim = (label: string, status: ClaimStatus, ...spans: [number, number][]): Claim => ({
  effect: 0,
  label,
  shown: label,
  raw: null,
  asset: null,
  status,
  spans: spans.map(([start, end]) => ({ start, end })),
  said: null,
  note: null,
});
const shown = (prompt: string, ...rest: [readonly Claim[], Parameters<typeof pairUp>[2]]) => {
  const { segments, claims } = pairUp(prompt, ...rest);
  // No word is ever lost or repeated.
  expect(segments.map(({ text }) => text).join('')).toBe(prompt);
  return {
    words: segments.filter(({ look }) => look !== 'plain').map(({ text, look, pair }) => [text, look, pair]),
    claims: claims.map(({ label, pair }) => [label, pair]),
  };
};

describe('pairUp', () => {
  it('numbers pairs in the order of the words; claims that share words share a number, including the space between', () => {
    const claims = [
      claim('To', 'grounded', [17, 20]),
      claim('Amount', 'contradicted', [5, 8], [9, 13]),
      claim('Token', 'grounded', [9, 13]),
      claim('On', 'implied'),
    ];
    expect(shown('Send 100 USDC to bob', claims, [])).toEqual({
      words: [
        ['100 USDC', 'contradicted', 1],
        ['bob', 'agrees', 2],
      ],
      claims: [
        ['To', 2],
        ['Amount', 1],
        ['Token', 1],
        ['On', null],
      ],
    });
  });

  it('marks each claim without matching words separately', () => {
    const mentions = [
      { start: 0, end: 2, status: 'unexplained' as const },
      { start: 3, end: 5, status: 'unexplained' as const },
      { start: 6, end: 8, status: 'background' as const },
    ];
    expect(shown('12 if no', [], mentions).words).toEqual([
      ['12', 'unexplained', null],
      ['if', 'unexplained', null],
    ]);
  });

  it('never splits a character, and ignores ranges outside the text', () => {
    const prompt = '🦄 pays 🦊';
    const spans: [number, number][] = [
      [1, 3],
      [9, 99],
      [50, 60],
    ];
    expect(shown(prompt, [claim('A', 'grounded', ...spans)], []).words).toEqual([
      ['🦄 ', 'agrees', 1],
      ['🦊', 'agrees', 1],
    ]);
  });
});
