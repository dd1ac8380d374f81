import { proves } from '@countersign/harness/proves';
import {
  account,
  coins,
  does,
  friend,
  limitOf,
  policyOf,
  type Quantity,
  sends,
  stranger,
  token,
  tokens,
} from '@countersign/harness/requests/effects';
import { checksumAddress, type Effect, type Policy } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { judgeEffects } from './judge-effects.ts';

const naming = (...limits: Policy['limits']): Policy => policyOf({ allowedRecipients: [friend], limits });
const policy = naming(limitOf(), limitOf({ asset: token }), limitOf({ chainId: 10, asset: token }));
const judge = (effect: Effect, under = policy) =>
  judgeEffects({
    policy: under,
    effects: [effect],
    calls: [{ to: stranger, value: '0' }],
    account,
    chainId: 1,
    spent: new Map(),
  });

/** Marks a swap whose minimum is near a known price, according to the validator. */
const fair = { fairlyPriced: true };
const attackersToken = tokens('1', stranger);
const unnamed = { asset: { kind: 'unnamed' as const, description: 'a share' }, amount: '1' };
const item = { asset: { kind: 'nft' as const, address: token }, amount: '1' };
const unsaid = 'and does not say what comes back';
const notNamed = 'which the policy does not name';

describe('value that leaves for a contract, under a list of recipients', () => {
  it(
    "needs the owner for a swap into an attacker's token, though the account gets it",
    proves('policy.contracts'),
    () => {
      expect(judge(does('swap', { gives: [coins('1')], gets: [attackersToken], to: account }))).toBe(
        `The swap sends value to a contract for the token ${checksumAddress(stranger)}, which the policy does not name.`,
      );
    },
  );

  it.each([
    'wrap',
    'unwrap',
    'swap',
    'supply',
    'withdraw',
    'repay',
    'stake',
    'unstake',
    'claim',
    'register',
    'vote',
    'cancel',
    'receive',
  ])('%s needs the owner, unless every returned asset is named', proves('policy.contracts'), (kind) => {
    const exchange = (...gets: Effect['gets']) => does(kind, { gives: [coins('1')], gets, to: account, ...fair });
    expect(judge(exchange())).toContain(unsaid);
    expect(judge(exchange(attackersToken))).toContain(notNamed);
    expect(judge(exchange(tokens('1')))).toBeNull();
    expect(judge(exchange(tokens('1'), attackersToken))).toContain(notNamed);
    expect(judge(exchange(unnamed))).toContain(notNamed);
    expect(judge(exchange(item))).toContain(notNamed);
  });

  it('counts an asset as named on its own chain only', () => {
    const swap = does('swap', { gives: [coins('1')], gets: [tokens('1')], to: account, ...fair });
    expect(judge(swap, naming(limitOf(), limitOf({ chainId: 10, asset: token })))).toContain(notNamed);
    expect(judge(swap, naming())).toContain(notNamed);
  });

  it.each([10, '10'])(
    'checks the asset of a bridge on its destination chain, %j',
    proves('policy.contracts'),
    (destinationChainId) => {
      const bridge = (fields: object) =>
        does('bridge', { gives: [tokens('1')], gets: [tokens('1')], to: account, ...fair, ...fields });
      expect(judge(bridge({ destinationChainId }))).toBeNull();
      expect(judge(bridge({ destination_chain_id: destinationChainId }))).toBeNull();
      expect(judge(bridge({ destinationChainId: 1 }), naming(limitOf({ asset: token })))).toBeNull();
      expect(judge(bridge({ destinationChainId: 137 }))).toContain(notNamed);
      expect(judge(bridge({ destinationChainId: 'ten' }))).toContain(notNamed);
      expect(judge(bridge({}))).toContain(notNamed);
      expect(judge(bridge({ destinationChainId, gets: [] }))).toContain(unsaid);
    },
  );

  it.each(['swap', 'bridge'])(
    'needs the owner for a %s whose minimum is open, or not confirmed by a price',
    proves('policy.exchange-price'),
    (kind) => {
      const exchange = (fields: object, get: Partial<Quantity> = {}) =>
        judge(
          does(kind, {
            gives: [tokens('1')],
            gets: [{ ...tokens('1'), ...get }],
            to: account,
            destinationChainId: 1,
            ...fields,
          }),
        );
      for (const said of [{}, { fairlyPriced: false }, { fairlyPriced: null }, { fairlyPriced: 'true' }]) {
        for (const bound of ['min', 'exact', 'about', undefined]) {
          expect(exchange(said, { bound })).toBe(
            `The ${kind} may bring too little: no known price confirms its minimum.`,
          );
        }
      }
      for (const amount of [null, 'all', '0'] as const) {
        expect(exchange(fair, { amount })).toBe(`The ${kind} does not say how much must come back.`);
      }
      expect(exchange(fair)).toBeNull();
      expect(exchange({ fairly_priced: true })).toBeNull();
    },
  );

  it('does the same for every other kind with a minimum', proves('policy.exchange-price'), () => {
    const shares = (bound: string, fields = {}) =>
      judge(does('withdraw', { gives: [tokens('1')], gets: [{ ...coins('1'), bound }], to: account, ...fields }));
    expect(shares('min')).toContain('no known price');
    expect(shares('min', fair)).toBeNull();
    expect(shares('exact')).toBeNull();
  });

  it('ignores payments to and rights of a listed recipient, and assets that only come in', () => {
    expect(judge(sends(coins('1')))).toBeNull();
    for (const kind of ['approve', 'permit']) {
      expect(judge(does(kind, { gives: [tokens('1')], spender: friend }))).toBeNull();
    }
    for (const kind of ['withdraw', 'claim', 'receive', 'borrow']) {
      expect(judge(does(kind, { gets: [tokens('1')], to: account }))).toBeNull();
    }
  });

  it('needs no owner if there is no list of recipients', () => {
    const swap = does('swap', { gives: [coins('1')], gets: [attackersToken], to: account });
    expect(judge(swap, policyOf({ limits: [limitOf()] }))).toBeNull();
  });
});
