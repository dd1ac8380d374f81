import type { Address } from '@countersign/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect, Quantity } from '../../effects/effect.ts';
import { allOf, atLeast, atMost, exactly, native, someOf, token } from './quantity.ts';
import { foldPlan } from './router-ledger.ts';

const router: Address = '0x1111111111111111111111111111111111111111';
const user: Address = '0x2222222222222222222222222222222222222222';
const friend: Address = '0x3333333333333333333333333333333333333333';
const usdc: Address = '0x4444444444444444444444444444444444444444';
const weth: Address = '0x5555555555555555555555555555555555555555';

const step = (
  kind: Effect['kind'],
  from: Address | null,
  to: Address | null,
  gives: readonly Quantity[],
  gets: readonly Quantity[] = [],
): Effect => ({
  kind,
  call: '0.0',
  protocol: 'part',
  gives,
  gets,
  from,
  to,
});
const fold = (steps: readonly Effect[], value = 0n, owner: Address | null = user) =>
  foldPlan(steps, { call: '0', protocol: 'whole', user: owner, holders: [router], value });
const short = ({ kind, from, to, gives, gets }: Effect) => ({ kind, from, to, gives, gets });

describe('a plan of a router', () => {
  it('is one swap even for an unknown user', () => {
    const steps = [
      step('wrap', null, router, [exactly(native, 5n)], [exactly(token(weth), 5n)]),
      step('swap', router, null, [allOf(token(weth))], [atLeast(token(usdc), 3n)]),
      step('send', router, null, [atLeast(token(usdc), 4n)]),
    ];
    expect(fold(steps.slice(0, 2), 5n, null).map(short)).toEqual([
      { kind: 'swap', from: null, to: router, gives: [exactly(native, 5n)], gets: [atLeast(token(usdc), 3n)] },
    ]);
    expect(fold(steps, 5n, null).map(short)).toEqual([
      { kind: 'swap', from: null, to: null, gives: [exactly(native, 5n)], gets: [atLeast(token(usdc), 4n)] },
    ]);
  });

  it('leaves the effects of other accounts unchanged', () => {
    const foreign = step('swap', friend, friend, [exactly(token(weth), 1n)], [atLeast(token(usdc), 1n)]);
    const approval = step('approve', user, null, [atMost(token(weth), 1n)]);
    expect(fold([foreign, approval])).toEqual([foreign, approval]);
  });

  it('guarantees no more of an output than its maximum', () => {
    const steps = [
      step('swap', user, router, [exactly(token(weth), 5n)], [atMost(token(usdc), 9n)]),
      step('send', router, user, [allOf(token(usdc))]),
    ];
    expect(fold(steps).map(({ gets }) => gets)).toEqual([[atLeast(token(usdc), 0n)]]);
  });

  it('reports coins that no step uses', () => {
    expect(fold([], 5n).map(short)).toEqual([
      { kind: 'send', from: user, to: router, gives: [exactly(native, 5n)], gets: [] },
    ]);
  });

  it('ignores sweeps and unwraps of nothing', () => {
    const sweep = step('send', router, friend, [atLeast(token(usdc), 0n)]);
    const unwrap = step('unwrap', router, friend, [allOf(token(weth))], [atLeast(native, 0n)]);
    const share = { ...step('send', router, friend, [allOf(native)]), fees: [{ to: friend, bps: 5, quantity: null }] };
    expect(fold([sweep, unwrap, share])).toEqual([]);
  });

  /** Whatever the steps do with the user's payment, all of it is exchanged, sent, left behind or returned. */
  it("loses nothing of the user's payment", () => {
    const amount = fc.bigInt({ min: 1n, max: 1_000n });
    const move = fc.oneof(
      amount.map((paid) => step('send', user, router, [exactly(token(weth), paid)])),
      amount.map((paid) => step('swap', router, user, [exactly(token(weth), paid)], [atLeast(token(usdc), 1n)])),
      amount.map((paid) => step('swap', user, user, [exactly(token(weth), paid)], [atLeast(token(usdc), 1n)])),
      amount.map((paid) => step('send', router, friend, [exactly(token(weth), paid)])),
      fc.constant(step('send', router, friend, [allOf(token(weth))])),
      fc.integer({ min: 1, max: 10_000 }).map((bps) => ({
        ...step('send', router, friend, [someOf(token(weth))]),
        fees: [{ to: friend, bps, quantity: null }],
      })),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        // A router pays from its balance; steps beyond it fail on chain.
        let held = 0n;
        const possible = moves.filter(({ from, to, gives: [gives], fees: [fee] = [] }) => {
          if (fee) held -= (held * BigInt(fee.bps ?? 0)) / 10_000n;
          else if (gives?.amount === 'all') held = 0n;
          else if (to === router) held += gives?.amount ?? 0n;
          else if (from === router && (gives?.amount ?? 0n) > held) return false;
          else if (from === router) held -= gives?.amount ?? 0n;
          return true;
        });
        const given = (effects: readonly Effect[]) =>
          effects
            .flatMap(({ gives }) => gives)
            .reduce(
              (sum, { asset, amount: each }) =>
                sum + (asset.kind === 'token' && asset.address === weth && typeof each === 'bigint' ? each : 0n),
              0n,
            );
        expect(given(fold(possible))).toBe(given(possible.filter(({ from }) => from === user)));
      }),
      { numRuns: 500 },
    );
  });
});
