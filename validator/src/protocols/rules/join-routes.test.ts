import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../effects/effect.ts';
import { joinRoutes } from './join-routes.ts';

const at = (digit: string): Address => `0x${digit.repeat(40)}`;
const route = (tokens: string, ...poolFees: number[]): Route => ({ path: [...tokens].map(at), poolFees });

describe('routes of one swap', () => {
  it.each([
    [
      'stay separate if they are parallel',
      [route('ac', 500), route('ac', 3000)],
      [route('ac', 500), route('ac', 3000)],
    ],
    ['are joined if one follows the other', [route('ab', 500), route('bc', 100)], [route('abc', 500, 100)]],
    [
      'may be parallel and consecutive',
      [route('ab', 500), route('ac', 3000), route('bc')],
      [route('ac', 3000), route('abc', 500)],
    ],
    ['may meet', [route('ab', 500), route('ab', 3000), route('bc')], [route('abc', 3000)]],
    ['may split', [route('ab'), route('bc', 1), route('bdc')], [route('abc', 1), route('abdc')]],
    ['may go back and forth', [route('ab'), route('ba'), route('ab')], [route('abab')]],
    ['may be absent', [], []],
  ])('%s', (_, routes, joined) => {
    expect(joinRoutes(routes)).toEqual(joined);
  });
});
