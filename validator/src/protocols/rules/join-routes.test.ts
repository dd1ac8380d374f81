import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../effects/effect.ts';
import { joinRoutes } from './join-routes.ts';

const at = (digit: string): Address => `0x${digit.repeat(40)}`;
const route = (tokens: string, ...poolFees: number[]): Route => ({ path: [...tokens].map(at), poolFees });

describe('routes of one swap', () => {
  it.each([
    ['parallel ones', [route('ac', 500), route('ac', 3000)], [route('ac', 500), route('ac', 3000)]],
    ['one after another', [route('ab', 500), route('bc', 100)], [route('abc', 500, 100)]],
    ['some of both', [route('ab', 500), route('ac', 3000), route('bc')], [route('ac', 3000), route('abc', 500)]],
    ['two that meet', [route('ab', 500), route('ab', 3000), route('bc')], [route('abc', 3000)]],
    ['one that parts', [route('ab'), route('bc', 1), route('bdc')], [route('abc', 1), route('abdc')]],
    ['there and back again', [route('ab'), route('ba'), route('ab')], [route('abab')]],
    ['none', [], []],
  ])('%s', (_, routes, joined) => {
    expect(joinRoutes(routes)).toEqual(joined);
  });
});
