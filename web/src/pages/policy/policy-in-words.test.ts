import { describe, expect, it } from 'vitest';
import { findAsset } from './assets.ts';
import { faultOf, type PolicyBody, toDraft, toPolicy } from './draft.ts';
import { listChanges } from './list-changes.ts';
import { sayPolicy } from './say-policy.ts';

const usdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const unknown = '0x00000000000000000000000000000000000000aa';
const [ann, ben] = [
  '0x00000000000000000000000000000000000000a1',
  '0x00000000000000000000000000000000000000b2',
] as const;
const nothing: PolicyBody = { limits: [], allowedRecipients: null, deniedRecipients: [] };
const limit = (different: Partial<PolicyBody['limits'][number]> = {}) =>
  ({ chainId: 8453, asset: usdc, perTransaction: null, per24Hours: '500000000', ...different }) as const;
const rest = 'Everything else waits for you.';
const swaps =
  'Swaps, deposits and bridges wait for you, unless the asset you receive has its own limit here. Swaps and bridges also wait if no known price confirms what they must bring at least.';

describe('a policy in words', () => {
  it.each<[PolicyBody, string[]]>([
    [nothing, ['Your agents may send any amount of anything to anyone without asking you.']],
    [{ ...nothing, allowedRecipients: [] }, ['Nobody is on your list of recipients, so every payment waits for you.']],
    [
      { ...nothing, limits: [limit()], allowedRecipients: [ann, ben] },
      [
        'Your agents may send up to 500 USDC per 24 hours on Base to these 2 addresses without asking you.',
        rest,
        swaps,
      ],
    ],
    [
      { ...nothing, limits: [limit({ perTransaction: '1500000' })], allowedRecipients: [ann] },
      [
        'Your agents may send up to 1.5 USDC per transaction and 500 USDC per 24 hours on Base to this one address without asking you.',
        rest,
        swaps,
      ],
    ],
    [
      { ...nothing, limits: [limit({ chainId: 1, asset: 'native', per24Hours: null })], deniedRecipients: [ann] },
      [
        'Your agents may send any amount of ETH on Ethereum to anyone except the address you denied without asking you.',
        rest,
      ],
    ],
    [{ ...nothing, limits: [limit({ per24Hours: '0' })] }, ['Every payment waits for you.']],
    [
      {
        ...nothing,
        limits: [limit(), limit({ asset: unknown, per24Hours: '12345' }), limit({ chainId: 1, per24Hours: '0' })],
      },
      [
        'Without asking you, your agents may send to anyone:',
        'up to 500 USDC per 24 hours on Base',
        'up to 12,345 base units of the token 0x0000…00AA per 24 hours on Base',
        rest,
      ],
    ],
  ])('%#', (policy, expected) => {
    const { first, items, rest: others } = sayPolicy(policy);
    expect([first, ...items, ...others]).toEqual(expected);
  });
});

describe('a draft of a policy', () => {
  const shown = {
    limits: [limit({ perTransaction: '1500001' }), limit({ asset: unknown, per24Hours: '7' })],
    allowedRecipients: [ann],
    deniedRecipients: [],
    updatedAt: null,
  };

  it('is edited in units, or in base units if the decimals are unknown, and converts back unchanged', () => {
    const draft = toDraft(shown);
    expect(draft.limits.map(({ perTransaction, per24Hours }) => [perTransaction, per24Hours])).toEqual([
      ['1.500001', '500'],
      ['', '7'],
    ]);
    expect({ ...toPolicy(draft), updatedAt: null }).toEqual(shown);
  });

  it.each([
    ['1.0000001', 'USDC has at most 6 decimals'],
    ['about 5', 'Enter a number such as 1,250.50'],
    ['1,5', 'Too large, or a thousands separator is misplaced'],
    ['9'.repeat(80), 'Too large, or a thousands separator is misplaced'],
    ['', null],
  ])('says what is wrong with %j', (text, fault) => {
    expect(faultOf(text, findAsset(8453, usdc))).toBe(fault);
    const [first] = toDraft(shown).limits;
    const policy = first && toPolicy({ ...toDraft(shown), limits: [{ ...first, per24Hours: text }] });
    expect(policy === null).toBe(fault !== null);
  });
});

describe('what saving changes', () => {
  it('is listed limit by limit and address by address', () => {
    const before = { ...nothing, limits: [limit(), limit({ chainId: 1, asset: 'native' as const })] };
    const after = {
      limits: [limit({ per24Hours: '800000000' }), limit({ chainId: 10, asset: 'native' as const, per24Hours: null })],
      allowedRecipients: [ann],
      deniedRecipients: [ben],
    };
    expect(listChanges(before, after)).toEqual([
      'USDC on Base: 800 USDC per 24 hours (was 500 USDC per 24 hours)',
      'New limit for ETH on Optimism: any amount',
      'ETH on Ethereum: waits for you (was 0.0000000005 ETH per 24 hours)',
      'Only listed recipients may be paid (was anyone)',
      '0x00000000000000000000000000000000000000A1 may be paid',
      '0x00000000000000000000000000000000000000b2 always waits for you',
    ]);
    expect(listChanges(after, after)).toEqual([]);
    expect(listChanges(after, nothing)).toEqual([
      'No limits: any amount of any asset',
      'Anyone may be paid (was a list of recipients)',
      '0x00000000000000000000000000000000000000b2 is no longer denied',
    ]);
  });
});
