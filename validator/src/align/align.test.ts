import { cpuMs } from '@countersign/harness/cpu-ms';
import { describe, expect, it } from 'vitest';
import type { Effect, Quantity } from '../effects/effect.ts';
import { align } from './align.ts';
import { dai, effect, factsOf, friend, router, sender, step, stranger, usdc, want, weth } from './facts.fixture.ts';

const coins = (amount: bigint): Quantity => ({ asset: { kind: 'native' }, amount, bound: 'exact' });
const of = (address: typeof usdc, amount: bigint, bound: Quantity['bound'] = 'exact'): Quantity => ({
  asset: { kind: 'token', address },
  amount,
  bound,
});
const send = (token: typeof usdc, amount: bigint, to: typeof usdc): Effect =>
  effect('send', { gives: [of(token, amount)], to });
const swap = (fields: Partial<Effect> = {}): Effect =>
  effect('swap', { call: '1', gives: [of(usdc, 100_000_000n)], gets: [of(weth, 1n, 'min')], to: sender, ...fields });
const approve = (token: typeof usdc, spender: typeof usdc, amount = 100_000_000n): Effect =>
  effect('approve', { gives: [of(token, amount, 'max')], spender });
const swapStep = step('swap', { gives: want('100', 'USDC'), gets: want(null, 'WETH') });

describe('align', () => {
  it('pairs the only transfer with the only step, even if all values differ', () => {
    const wrong = send(dai, 5n, stranger);
    const asked = step('send', { gives: want('100', 'USDC'), to: friend });
    expect(align(factsOf({ steps: [asked], effects: [wrong] })).pairs).toEqual([{ step: asked, effect: wrong }]);
  });

  it('pairs several with the fewest disagreements, in any order', () => {
    const [one, two] = [
      step('send', { gives: want('100', 'USDC'), to: friend }),
      step('send', { gives: want('50', 'USDC'), to: stranger }),
    ];
    const [first, second] = [send(usdc, 50_000_000n, stranger), send(usdc, 100_000_000n, friend)];
    const { pairs } = align(factsOf({ steps: [one, two], effects: [first, second] }));
    expect(pairs).toEqual([
      { step: two, effect: first },
      { step: one, effect: second },
    ]);
  });

  it('leaves a step unmet if no effect is of its kind, and reports the effect as extra', () => {
    const right = approve(usdc, friend);
    const asked = step('send', { gives: want('100', 'USDC'), to: friend });
    const { pairs, unmet, extra } = align(factsOf({ steps: [asked], effects: [right] }));
    expect({ pairs, unmet, extra }).toEqual({ pairs: [], unmet: [asked], extra: [right] });
  });

  it.each([
    ['swap', 'wrap', step('swap', { gives: want('1', 'ETH'), gets: want(null, 'WETH') }), null],
    ['borrow', 'withdraw', step('borrow', { gets: want('1', 'WETH') }), 'compound-v3'],
    ['stake', 'stake', step('stake', { gives: want('1', 'ETH') }), 'lido'],
    ['stake', 'supply', step('stake', { gives: want('1', 'ETH') }), 'erc4626'],
    ['approve', 'permit', step('approve', { gives: want('1', 'WETH'), spender: friend }), null],
  ] as const)('takes a step to %s for a %s of the bytes', (_action, kind, asked, protocol) => {
    const done = effect(kind, { protocol, gives: [coins(10n ** 18n)], gets: [of(weth, 10n ** 18n)], spender: friend });
    expect(align(factsOf({ steps: [asked], effects: [done] })).unmet).toEqual([]);
  });

  it.each([
    ['swap', 'wrap', step('swap', { gives: want('1', 'ETH'), gets: want(null, 'USDC') }), null],
    ['borrow', 'withdraw', step('borrow', { gets: want('1', 'WETH') }), 'aave-v3'],
    ['withdraw', 'borrow', step('withdraw', { gets: want('1', 'WETH') }), 'aave-v3'],
    ['send', 'approve', step('send', { gives: want('1', 'ETH'), to: friend }), null],
  ] as const)('does not take a step to %s for a %s of the bytes', (_action, kind, asked, protocol) => {
    const done = effect(kind, { protocol, gives: [coins(10n ** 18n)], gets: [of(weth, 10n ** 18n)] });
    expect(align(factsOf({ steps: [asked], effects: [done] })).unmet).toEqual([asked]);
  });

  it('finds the approval that serves a swap, and another one that serves nothing', () => {
    const [needed, needless] = [approve(usdc, router), approve(usdc, stranger)];
    const trade = swap();
    const facts = factsOf({ steps: [swapStep], effects: [needless, needed, trade], targets: [usdc, router] });
    const { serving, extra } = align(facts);
    expect(serving).toEqual([{ effect: needed, serves: trade }]);
    expect(extra).toEqual([needless]);
  });

  it('takes the only approval of the token for one with a wrong spender', () => {
    const [astray, other] = [approve(usdc, stranger), approve(dai, stranger)];
    const trade = swap();
    const facts = factsOf({ steps: [swapStep], effects: [astray, other, trade], targets: [usdc, router] });
    expect(align(facts)).toMatchObject({ serving: [{ effect: astray, serves: trade }], extra: [other] });
  });

  it('takes a wrap before a swap as part of it', () => {
    const wrap = effect('wrap', { gives: [coins(10n ** 18n)], gets: [of(weth, 10n ** 18n)] });
    const trade = swap({ gives: [of(weth, 10n ** 18n)], gets: [of(usdc, 1n, 'min')] });
    const asked = step('swap', { gives: want('1', 'ETH'), gets: want(null, 'USDC') });
    const { serving, extra } = align(factsOf({ steps: [asked], effects: [wrap, trade] }));
    expect(serving).toEqual([{ effect: wrap, serves: trade }]);
    expect(extra).toEqual([]);
  });

  it('does not take a wrap as part of a swap if it is larger, or if the words name the token itself', () => {
    const wrap = effect('wrap', { gives: [coins(3n * 10n ** 18n)], gets: [of(weth, 3n * 10n ** 18n)] });
    const trade = swap({ gives: [of(weth, 10n ** 18n)], gets: [of(usdc, 1n, 'min')] });
    const asked = step('swap', { gives: want('1', 'ETH'), gets: want(null, 'USDC') });
    expect(align(factsOf({ steps: [asked], effects: [wrap, trade] })).extra).toEqual([wrap]);
    const fitting = effect('wrap', { gives: [coins(10n ** 18n)], gets: [of(weth, 10n ** 18n)] });
    const inWeth = step('swap', { gives: want('1', 'WETH'), gets: want(null, 'USDC') });
    expect(align(factsOf({ steps: [inWeth], effects: [fitting, trade] })).extra).toEqual([fitting]);
  });

  it('takes only one token to be approved for a vault that does not name its own', () => {
    const deposit = effect('supply', {
      call: '2',
      gives: [{ asset: { kind: 'unnamed', description: 'the asset of the vault' }, amount: 5n, bound: 'exact' }],
    });
    const [one, two] = [approve(usdc, router, 5n), approve(weth, router, 5n)];
    const asked = step('supply', { gives: want('5', 'USDC') });
    const facts = factsOf({ steps: [asked], effects: [one, two, deposit], targets: [usdc, weth, router] });
    expect(align(facts)).toMatchObject({ serving: [{ effect: one, serves: deposit }], extra: [two] });
  });

  it('does not take an approval of another token as part of a withdrawal', () => {
    const right = approve(usdc, router);
    const withdrawal = effect('withdraw', { call: '1', gets: [of(weth, 10n ** 18n)], protocol: 'aave-v3' });
    const asked = step('withdraw', { gets: want('1', 'WETH') });
    const facts = factsOf({ steps: [asked], effects: [right, withdrawal], targets: [usdc, router] });
    expect(align(facts).extra).toEqual([right]);
  });

  it('finds a step that the effect of its neighbour includes', () => {
    const trade = swap({ gives: [coins(10n ** 18n)], gets: [of(usdc, 1n, 'min')], to: friend });
    const [wrap, exchange, pay] = [
      step('wrap', { gives: want('1', 'ETH') }),
      step('swap', { gives: want('1', 'WETH'), gets: want(null, 'USDC') }),
      step('send', { gives: want(null, 'USDC'), to: friend }),
    ];
    const { pairs, unmet, extra } = align(factsOf({ steps: [wrap, exchange, pay], effects: [trade] }));
    expect(pairs).toEqual([
      { step: exchange, effect: trade },
      { step: wrap, effect: trade, isFolded: true },
      { step: pay, effect: trade, isFolded: true },
    ]);
    expect({ unmet, extra }).toEqual({ unmet: [], extra: [] });
  });

  it('takes a payment without a payee for the price of the step next to it', () => {
    const [name, price] = [step('register'), step('send', { gives: want('1', 'ETH') })];
    const registration = effect('register', { gives: [coins(10n ** 18n)], to: sender });
    expect(align(factsOf({ steps: [name, price], effects: [registration] })).unmet).toEqual([]);
    const inDai = step('send', { gives: want('1', 'DAI') });
    expect(align(factsOf({ steps: [name, inDai], effects: [registration] })).unmet).toEqual([inDai]);
  });

  it('does not pair one effect with two steps of its kind, nor with a payment in another token', () => {
    const trade = swap({ gives: [coins(10n ** 18n)], gets: [of(usdc, 1n, 'min')], to: friend });
    const exchange = step('swap', { gives: want('1', 'ETH'), gets: want(null, 'USDC') });
    const [again, pay] = [
      step('swap', { gives: want('1', 'ETH') }),
      step('send', { gives: want('5', 'DAI'), to: friend }),
    ];
    expect(align(factsOf({ steps: [exchange, again], effects: [trade] })).unmet).toEqual([again]);
    expect(align(factsOf({ steps: [exchange, pay], effects: [trade] })).unmet).toEqual([pay]);
  });

  it('pairs the parts of a step only if they add up to it', () => {
    const asked = step('send', { gives: want('100', 'USDC'), to: friend });
    const [most, rest] = [send(usdc, 60_000_000n, friend), send(usdc, 40_000_000n, friend)];
    expect(align(factsOf({ steps: [asked], effects: [most, rest] })).pairs).toHaveLength(2);
    const again = send(usdc, 100_000_000n, friend);
    const twice = align(factsOf({ steps: [asked], effects: [send(usdc, 100_000_000n, friend), again] }));
    expect(twice.extra).toEqual([again]);
  });

  it('gives the same result each time, and fast, for thousands', () => {
    const steps = Array.from({ length: 300 }, () => step('send', { gives: want('1', 'USDC'), to: friend }));
    const effects = Array.from({ length: 2000 }, (_, index) => send(usdc, BigInt(index), friend));
    const started = cpuMs();
    const facts = factsOf({ steps, effects });
    const first = align(facts);
    expect(align(facts)).toEqual(first);
    expect(first.pairs).toHaveLength(300);
    expect(first.extra).toHaveLength(1700);
    expect(cpuMs() - started).toBeLessThan(2000);
  });
});
