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
  // Nothing of the words is ever lost or said twice.
  expect(segments.map(({ text }) => text).join('')).toBe(prompt);
  return {
    words: segments.filter(({ look }) => look !== 'plain').map(({ text, look, pair }) => [text, look, pair]),
    claims: claims.map(({ label, pair }) => [label, pair]),
  };
};

describe('pairUp', () => {
  it('numbers pairs in the order of the words; what shares words shares a number, with the space between them', () => {
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

  it('marks what nothing explains, each by itself', () => {
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

  it('cuts no character apart, and leaves out what is not there', () => {
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
