import { proves } from '@countersign/harness/proves';
import {
  account,
  coins,
  does,
  friend,
  limitOf,
  policyOf,
  sends,
  stranger,
  token,
  tokens,
} from '@countersign/harness/requests/effects';
import { checksumAddress, type Effect, type Policy } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { type Judged, judgeEffects } from './judge-effects.ts';
import { sumOutflows } from './outflows.ts';

const free = { to: token, value: '0' };

function judge(
  policy: Partial<Policy>,
  effects: readonly Effect[] | null,
  spent: Record<string, bigint> = {},
  ...calls: Judged['calls']
) {
  const judged = { policy: policyOf(policy), effects, calls: calls.length > 0 ? calls : [free], account, chainId: 1 };
  return judgeEffects({ ...judged, spent: new Map(Object.entries(spent)) });
}

/** Policies that name both assets of `swapFor`. */
const named = { limits: [limitOf(), limitOf({ asset: token })] };
const friendOnly = { allowedRecipients: [friend], ...named };
const noStranger = { deniedRecipients: [stranger] };
const ten = { limits: [limitOf({ perTransaction: '10' })] };
const tenOfDay = { limits: [limitOf({ per24Hours: '10' })] };
const tenTokens = { limits: [limitOf({ asset: token, perTransaction: '10' })] };
const nft = { asset: { kind: 'nft' as const, address: token, id: '7' }, amount: '1', bound: 'exact' };
const unnamed = { asset: { kind: 'unnamed' as const, description: 'a share' }, amount: '1', bound: 'exact' };
const feeTo = (to: unknown) => [{ to, bps: 25, quantity: null }];
const swapFor = (fields: Partial<Effect>) =>
  does('swap', { gives: [coins('1')], gets: [tokens('1')], fairlyPriced: true, ...fields });
const approves = (amount: string | null | 'all', spender = friend) =>
  does('approve', { gives: [{ ...tokens(amount), bound: 'max' }], spender });

describe('policy', () => {
  it.each([
    'send',
    'receive',
    'approve',
    'permit',
    'wrap',
    'unwrap',
    'swap',
    'supply',
    'withdraw',
    'borrow',
    'repay',
    'stake',
    'unstake',
    'claim',
    'bridge',
    'register',
    'vote',
    'cancel',
  ])('understands %s', (kind) => {
    expect(judge({}, [does(kind, { gives: [coins('1')], to: friend, spender: friend })])).toBeNull();
  });

  it.each(['operator', 'own', 'delegate', 'upgrade', 'deploy', 'unknown', 'teleport', 'Send', '', 'constructor'])(
    'leaves the kind "%s" to the owner, whatever other effects there are',
    proves('policy.contracts', 'policy.unknown-effects'),
    (kind) => {
      expect(judge({}, [sends(coins('1')), does(kind)])).toBe(`No policy covers effects of the kind "${kind}".`);
    },
  );

  it('leaves a call to the owner that carries more than its effects account for, or has a denied recipient', () => {
    const one = [sends(coins('1'))];
    expect(judge({}, one, {}, { to: friend, value: '1' })).toBeNull();
    expect(judge({}, one, {}, { to: friend, value: '2' })).toBe(
      'The call carries 0.000000000000000002 ETH; the effects account for only 0.000000000000000001 ETH.',
    );
    expect(judge({}, [does('vote')], {}, { to: friend, value: '1' })).toContain('only 0 ETH');
    const denied = `The recipient ${checksumAddress(stranger)} is denied.`;
    expect(judge(noStranger, [does('vote')], {}, { to: stranger, value: '0' })).toBe(denied);
  });

  it('leaves a bridge to the owner if it names no recipient', () => {
    expect(judge({}, [does('bridge', { gives: [coins('1')], to: null })])).toBe(
      'The bridge does not say who receives it.',
    );
  });

  it('leaves absent or empty effects to the owner', proves('policy.unknown-effects'), () => {
    expect(judge({}, null)).toBe('The effects of the transaction are unknown.');
    expect(judge({}, [])).toBe('The list of effects of the transaction is empty.');
  });

  it.each<[string, Effect]>([
    ['assets of another account', does('send', { gives: [coins('1')], from: stranger, to: account })],
    [
      'a right over assets of another account',
      does('permit', { gives: [coins('1')], from: stranger, spender: friend }),
    ],
  ])('leaves %s to the owner', (_what, effect) => {
    expect(judge({}, [effect])).toContain(checksumAddress(stranger));
  });

  it("treats assets of an unnamed sender as the account's", () => {
    expect(judge(ten, [does('send', { gives: [coins('10')], from: null, to: friend })])).toBeNull();
    expect(judge(ten, [does('send', { gives: [coins('11')], from: null, to: friend })])).not.toBeNull();
  });

  describe('unknown amounts', () => {
    it.each<[string, Effect]>([
      ['null', sends(tokens(null))],
      ['all', sends(tokens('all'))],
      ['with only a minimum', sends({ ...tokens('1'), bound: 'min' })],
      ['with an unknown bound', sends({ ...tokens('1'), bound: 'about' })],
      ['approved without a number', approves('all')],
      ['borrowed', does('borrow', { gets: [tokens('all')] })],
      ['withdrawn to another account', does('withdraw', { gets: [tokens('all')], to: friend })],
    ])('%s: need the owner, with or without limits', (_what, effect) => {
      for (const policy of [{}, tenTokens]) {
        expect(judge(policy, [effect])).toMatch(/does not limit how much the token 0x[dD]{40} it takes/);
      }
    });

    it('do not matter if the account receives them', () => {
      expect(judge(ten, [swapFor({ gets: [tokens(null)] }), does('withdraw', { gets: [tokens('all')] })])).toBeNull();
      expect(judge(ten, [does('claim', { gets: [tokens(null)], to: account })])).toBeNull();
    });

    it('count as given if no bound is named', () => {
      const { bound: _, ...bare } = coins('10');
      expect(judge(ten, [sends(bare)])).toBeNull();
    });
  });

  describe('the limit per transaction', () => {
    it.each<[string, Partial<Policy>, Effect[], string | null]>([
      ['exactly reached', ten, [sends(coins('10'))], null],
      [
        'passed by one',
        ten,
        [sends(coins('11'))],
        'moves 0.000000000000000011 ETH on Ethereum; the limit per transaction is 0.00000000000000001 ETH',
      ],
      [
        'passed only together',
        ten,
        [sends(coins('5')), swapFor({ gives: [coins('6')] })],
        'moves 0.000000000000000011 ETH',
      ],
      ['of zero', { limits: [limitOf({ perTransaction: '0' })] }, [sends(coins('1'))], 'transaction is 0 ETH'],
      ['of a token', tenTokens, [sends(tokens('11'))], `moves 11 base units of the token 0x`],
      ['counts an approval', tenTokens, [approves('11')], 'the limit per transaction is 10 base units of the token 0x'],
      [
        'counts a permit',
        tenTokens,
        [{ ...approves('11'), kind: 'permit' }],
        'the limit per transaction is 10 base units of the token 0x',
      ],
      ['allows a small approval', tenTokens, [approves('10')], null],
      [
        'never allows an unlimited approval',
        tenTokens,
        [approves(String(2n ** 256n - 1n))],
        'moves 115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457,584,007,913,129,639,935 base',
      ],
      ['does not count incoming assets', tenTokens, [does('claim', { gets: [tokens('11')] })], null],
      [
        'does not count a withdrawal to oneself',
        tenTokens,
        [does('withdraw', { gets: [tokens('11')], to: account })],
        null,
      ],
      [
        'counts a withdrawal to others',
        tenTokens,
        [does('withdraw', { gets: [tokens('11')], to: friend })],
        'moves 11',
      ],
      ['counts an unstaking to others', tenTokens, [does('unstake', { gets: [tokens('11')], to: friend })], 'moves 11'],
      ['counts a claim for others', tenTokens, [does('claim', { gets: [tokens('11')], to: friend })], 'moves 11'],
      [
        'counts assets received by others',
        tenTokens,
        [does('receive', { gets: [tokens('11')], to: friend })],
        'moves 11',
      ],
      ['counts a loan', tenTokens, [does('borrow', { gets: [tokens('11')], to: account })], 'moves 11'],
      ['counts only what is given for a swap', ten, [swapFor({ gets: [tokens('99')], to: friend })], null],
      ['absent', { limits: [limitOf()] }, [sends(coins(String(2n ** 255n)))], null],
      [
        'for another chain',
        { limits: [limitOf({ chainId: 10 })] },
        [sends(coins('1'))],
        'ETH on Ethereum, which has no limit in the policy.',
      ],
      [
        'for another asset',
        ten,
        [sends(tokens('1'))],
        'base units of the token 0xDDdDddDdDdddDDddDDddDDDDdDdDDdDDdDDDDDDd on Ethereum, which has no limit in the policy.',
      ],
      ['with an item of a collection', ten, [sends(nft)], 'no limit can be set for'],
      ['with an asset without a name', ten, [sends(unnamed)], 'no limit can be set for'],
      [
        'with a token without an address',
        ten,
        [sends({ asset: { kind: 'token' }, amount: '1' })],
        'no limit can be set for',
      ],
      ['with a vote, which moves nothing', ten, [does('vote')], null],
    ])('%s', (_what, policy, effects, reason) => {
      const answer = judge(policy, effects);
      if (reason === null) expect(answer).toBeNull();
      else expect(answer).toContain(reason);
    });

    describe('an allowance that the same transaction uses', () => {
      const allows = (amount: string, call = '0') => ({ ...approves(amount), call });
      const supplies = (amount: string | null, allowedBy?: unknown) =>
        does('supply', {
          gives: [tokens(amount)],
          to: account,
          call: '1',
          ...(allowedBy !== undefined && { allowedBy }),
        });
      const moved = (effects: readonly Effect[]) => sumOutflows(effects, account).get(token);

      it.each<[string, readonly Effect[], bigint]>([
        ['counts once if it is used up', [allows('10'), supplies('10', '0')], 10n],
        ['counts in full if some of it is left', [allows('10'), supplies('4', '0')], 10n],
        ['covers no more than it allows', [allows('10'), supplies('14', '0')], 14n],
        ['covers several uses up to its amount', [allows('10'), supplies('6', '0'), supplies('6', '0')], 12n],
        ['covers no use that does not name it', [allows('10'), supplies('10')], 20n],
        ['covers no use that names another', [allows('10'), supplies('10', '2')], 20n],
        ['covers no earlier use', [supplies('10', '0'), allows('10')], 20n],
        ['covers no other token', [does('approve', { gives: [tokens('10', friend)] }), supplies('10', '0')], 10n],
        ['covers no second allowance', [allows('10'), { ...allows('10', '1'), allowedBy: '0' }], 20n],
        ['may be one of several', [allows('10'), allows('5', '2'), supplies('10', '0')], 15n],
        [
          'without a call of its own covers nothing',
          [does('approve', { gives: [tokens('10')], call: undefined }), supplies('10', null)],
          20n,
        ],
        ['covers no unknown amount', [allows('10'), supplies(null, '0')], 2n ** 256n - 1n],
        [
          'covers nothing if the same call is a payment',
          [does('send', { gives: [tokens('10')], to: friend }), supplies('10', '0')],
          20n,
        ],
      ])('%s', (_what, effects, sum) => {
        expect(moved(effects)).toBe(sum);
      });

      it('is judged by that sum', () => {
        expect(judge(tenTokens, [allows('10'), supplies('10', '0')])).toBeNull();
        expect(judge(tenTokens, [allows('10'), supplies('11', '0')])).toContain('moves 11 base units');
      });
    });

    it('limits nothing if the policy has no limits', () => {
      expect(judge({}, [sends(nft), sends(unnamed), approves(String(2n ** 256n - 1n))])).toBeNull();
    });

    it('ignores earlier spends', () => {
      expect(judge(ten, [sends(coins('10'))], { native: 1000n })).toBeNull();
    });
  });

  describe('the limit per 24 hours', () => {
    it.each<[string, bigint, string, string | null]>([
      ['exactly reached', 7n, '3', null],
      [
        'passed by one',
        7n,
        '4',
        'moves 0.000000000000000004 ETH on Ethereum, after 0.000000000000000007 ETH in the last 24 hours',
      ],
      ['passed before', 11n, '0', 'the limit per 24 hours is 0.00000000000000001 ETH'],
      ['passed at once', 0n, '11', 'the limit per 24 hours is 0.00000000000000001 ETH'],
    ])('%s', (_what, native, amount, reason) => {
      const answer = judge(tenOfDay, [sends(coins(amount))], { native });
      if (reason === null) expect(answer).toBeNull();
      else expect(answer).toContain(reason);
    });

    it('counts each asset separately', () => {
      const limits = [limitOf({ per24Hours: '10' }), limitOf({ asset: token, per24Hours: '10' })];
      expect(judge({ limits }, [sends(coins('10')), sends(tokens('1'))], { [token]: 9n })).toBeNull();
      expect(judge({ limits }, [sends(coins('10')), sends(tokens('2'))], { [token]: 9n })).toContain('the token');
    });

    it('applies together with the limit per transaction', () => {
      const limits = [limitOf({ perTransaction: '5', per24Hours: '10' })];
      expect(judge({ limits }, [sends(coins('5'))], { native: 5n })).toBeNull();
      expect(judge({ limits }, [sends(coins('6'))])).toContain('per transaction is 0.000000000000000005 ETH');
      expect(judge({ limits }, [sends(coins('5'))], { native: 6n })).toContain(
        'limit per 24 hours is 0.00000000000000001 ETH',
      );
    });
  });

  describe('recipients', () => {
    const denied = `The recipient ${checksumAddress(stranger)} is denied.`;
    const notAllowed = `The recipient ${checksumAddress(stranger)} is not allowed.`;

    it.each<[string, Effect]>([
      ['a payee', sends(coins('1'), stranger)],
      ['a payee of nothing', sends(coins('0'), stranger)],
      ['the recipient of a swap', swapFor({ to: stranger })],
      ['a spender', approves('1', stranger)],
      ['a new holder of an item', sends(nft, stranger)],
      ['the taker of a fee', swapFor({ fees: feeTo(checksumAddress(stranger)) })],
    ])('%s must be allowed and not denied', (_what, effect) => {
      expect(judge(friendOnly, [effect])).toBe(notAllowed);
      expect(judge({ allowedRecipients: [], ...named }, [effect])).toBe(notAllowed);
      expect(judge(noStranger, [effect])).toBe(denied);
      expect(judge({ allowedRecipients: [stranger], ...noStranger }, [effect])).toBe(denied);
      const isLimited = effect.gives.every(({ asset }) => asset.kind !== 'nft');
      expect(judge({ allowedRecipients: [stranger], ...(isLimited && named) }, [effect])).toBeNull();
      expect(judge({ deniedRecipients: [friend] }, [effect])).toBeNull();
    });

    it('are all checked', () => {
      expect(judge(friendOnly, [sends(coins('1')), sends(coins('1'), stranger)])).toBe(notAllowed);
      expect(judge(friendOnly, [does('permit', { spender: friend, to: stranger })])).toBe(notAllowed);
    });

    it('may always be the account itself, and need no name if only the account can be meant', () => {
      const nobodyAllowed = { allowedRecipients: [], deniedRecipients: [account], ...named };
      expect(judge(nobodyAllowed, [swapFor({ to: account, fees: feeTo(account) }), does('wrap')])).toBeNull();
    });

    it.each<[string, Effect]>([
      ['an unknown beneficiary', swapFor({ beneficiaryUnknown: true })],
      ["the same in the validator's notation", swapFor({ beneficiary_unknown: true })],
      ['a beneficiary with an invalid mark', swapFor({ beneficiaryUnknown: 'yes' })],
      ['a payment without a recipient', does('send', { gives: [coins('1')] })],
      ['an approval without a spender', does('approve', { gives: [tokens('1')] })],
      ['a permit without a spender', does('permit', { gives: [tokens('1')] })],
      ['a fee whose taker the bytes leave open', swapFor({ fees: feeTo(`0x${'0'.repeat(40)}`) })],
      ['a fee for no address', swapFor({ fees: feeTo('somebody') })],
      ['a fee without a taker', swapFor({ fees: [{}] })],
      ['a fee that is null', swapFor({ fees: [null] })],
      ['fees that are truncated', swapFor({ fees: [...feeTo(friend), '… (3 more)'] })],
      ['fees that are not a list', swapFor({ fees: { to: friend } })],
    ])('%s needs the owner under every policy', (_what, effect) => {
      expect(judge({}, [effect])).toBe(`The ${effect.kind} does not say who receives it.`);
    });

    it('may include a beneficiary that is marked as known', () => {
      expect(judge({}, [swapFor({ beneficiaryUnknown: false, fees: [] })])).toBeNull();
    });
  });
});
