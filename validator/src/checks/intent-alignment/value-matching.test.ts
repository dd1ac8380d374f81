import { describe, expect, it } from 'vitest';
import { align } from '../../align/align.ts';
import { effect, factsOf, router, sender, step, usdc, want, weth } from '../../align/facts.fixture.ts';
import type { Quantity } from '../../effects/effect.ts';
import { valueMatching } from './value-matching.ts';

const coins: Quantity = { asset: { kind: 'native' }, amount: 10n ** 19n, bound: 'exact' };
const of = (address: typeof usdc, amount: bigint, bound: Quantity['bound'] = 'exact'): Quantity => ({
  asset: { kind: 'token', address },
  amount,
  bound,
});

function judge(gives: readonly Quantity[], kind: 'swap' | 'bridge' = 'swap') {
  const trade = effect(kind, { gives, gets: [of(weth, 1n, 'min')], to: sender });
  const asked = step(kind, { gives: want('100', 'USDC'), gets: want(null, 'WETH') });
  const facts = factsOf({ steps: [asked], effects: [trade], targets: [router] });
  return valueMatching.check({ ...facts, alignment: align(facts), model: null });
}

describe('coins sent along with a token', () => {
  it('fail if the intent names only the token, even if something else explains them', () => {
    expect(judge([of(usdc, 100_000_000n), coins])).toMatchObject({ status: 'FAIL' });
  });

  it('are left to the check of fees if a bridge takes them for its messages', () => {
    expect(judge([of(usdc, 100_000_000n)], 'bridge')).toMatchObject({ status: 'SKIP' });
    const { reasoning } = judge([of(usdc, 100_000_000n), coins], 'bridge');
    expect(reasoning).not.toContain('beside');
  });
});
