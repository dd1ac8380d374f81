import type { ValidationResponse } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { dai, dollars, ether, owner, type SentCall, usdc, usdt, weth } from '../checks/calldata.fixture.ts';
import {
  balancerV2,
  balancerV3,
  curve,
  type Part,
  sushiSwap,
  uniswapV2,
  uniswapV3,
  uniswapV4,
  type Venue,
} from './liquidity.fixture.ts';
import { validateInTest } from './validate.fixture.ts';

const THRESHOLD = 0.75;
/** Only the owner can know whose pool it is: the words name it. */
const pool = '0x96646936b91d6B9D7D0c47C496AfBF3D6ec7B6f8';

const dollarPart = (amount: number): Part => ({ token: usdc, amount: dollars(amount) });
const coinPart = (amount: number): Part => ({ token: null, amount: ether(amount) });
const wethPart = (amount: number): Part => ({ token: weth, amount: ether(amount) });
const three = (amount: number): Part[] => [
  { token: dai, amount: ether(amount) },
  { token: usdc, amount: dollars(amount) },
  { token: usdt, amount: dollars(amount) },
];

const judge = (intent: string, call: SentCall): Promise<ValidationResponse> =>
  validateInTest({ human_intent: intent, proposed_tx: { chain_id: 1, from: owner, ...call } });

interface Deposit {
  readonly venue: Venue;
  readonly words: string;
  readonly parts: readonly Part[];
}

const deposits: readonly Deposit[] = [
  ...[uniswapV2, sushiSwap, uniswapV3, uniswapV4].flatMap((venue) =>
    [
      `Add 1,000 USDC and 0.4 ETH to the ${venue.name} pool`,
      `Provide liquidity with 0.4 ETH and 1000 USDC on ${venue.name}`,
      `Pair 0.4 ETH with 1000 USDC as liquidity on ${venue.name}`,
      `Open a ${venue.name} position with 1000 USDC and 0.4 ETH`,
    ].map((words) => ({ venue, words, parts: [dollarPart(1000), coinPart(0.4)] })),
  ),
  ...[balancerV2, balancerV3].map((venue) => ({
    venue,
    words: `Deposit 0.4 WETH and 1,000 USDC into the ${venue.name} pool ${pool}`,
    parts: [dollarPart(1000), wethPart(0.4)],
  })),
  { venue: curve, words: 'Add 100 DAI, 100 USDC and 100 USDT to the Curve 3pool', parts: three(100) },
  { venue: curve, words: 'Provide 100 DAI + 100 USDC + 100 USDT to Curve', parts: three(100) },
];

interface Removal extends Deposit {
  readonly shares: bigint;
}

const removals: readonly Removal[] = [
  ...[uniswapV2, sushiSwap].flatMap((venue) =>
    [
      `Remove my liquidity from ${venue.name}: burn 2 LP and get at least 990 USDC and 0.39 ETH`,
      `Remove 2 LP tokens from the ${venue.name} USDC/ETH pool, getting at least 990 USDC and 0.39 ETH`,
      `Withdraw 2 LP tokens from ${venue.name} and receive at least 990 USDC and at least 0.39 ETH`,
    ].map((words) => ({ venue, words, parts: [dollarPart(990), coinPart(0.39)], shares: ether(2) })),
  ),
  {
    venue: balancerV2,
    words: `Exit the Balancer V2 pool ${pool} for at least 990 USDC and 0.39 WETH`,
    parts: [dollarPart(990), wethPart(0.39)],
    shares: 0n,
  },
  {
    venue: curve,
    words: 'Redeem 300 LP from Curve for at least 99 DAI, 99 USDC and 99 USDT',
    parts: three(99),
    shares: ether(300),
  },
];

const changed = (parts: readonly Part[], at: number, part: Partial<Part>): Part[] =>
  parts.map((each, index) => (index === at ? { ...each, ...part } : each));
const scaled = (parts: readonly Part[], at: number, percent: bigint): Part[] =>
  changed(parts, at, { amount: ((parts[at]?.amount ?? 0n) * percent) / 100n });
/** The number of whole tokens of one in units of the other. */
function exchanged(parts: readonly Part[]): Part[] {
  const [first, second] = parts;
  if (!first || !second) throw new Error('two are exchanged');
  const decimals = ({ token }: Part) => (token === usdc || token === usdt ? 6n : 18n);
  const moved = (from: Part, to: Part) => (from.amount * 10n ** decimals(to)) / 10n ** decimals(from);
  return [{ ...first, amount: moved(second, first) }, { ...second, amount: moved(first, second) }, ...parts.slice(2)];
}

/** Another asset in the place of each, if the venue accepts it. */
const other = (venue: Venue, parts: readonly Part[], at: number): Part[] =>
  changed(parts, at, { token: venue.takesCoin ? dai : usdt });

const expectApproved = ({ decision, confidence, reason }: ValidationResponse) => {
  expect({ decision, reason }).toMatchObject({ decision: 'PASS' });
  expect(confidence).toBeGreaterThanOrEqual(THRESHOLD);
};

describe('an effect that takes several assets', () => {
  it.each(deposits)('is approved: $words ($venue.name)', async ({ venue, words, parts }) => {
    expectApproved(await judge(words, venue.add(parts)));
  });

  it.each(deposits)('is rejected if one asset or amount differs: $words ($venue.name)', async (deposit) => {
    const { venue, words, parts } = deposit;
    const mutants = parts.flatMap((_, at) => [scaled(parts, at, 200n), scaled(parts, at, 50n)]);
    const assets = venue === curve ? [] : parts.map((_, at) => other(venue, parts, at));
    const swapped = venue === curve ? [] : [exchanged(parts)];
    for (const mutant of [...mutants, ...assets, ...swapped]) {
      const answer = await judge(words, venue.add(mutant));
      expect({ decision: answer.decision, reason: answer.reason }).toMatchObject({ decision: 'REJECT' });
    }
  });

  it.each(deposits)(
    'is not approved where the words name one asset less or more: $words ($venue.name)',
    async (deposit) => {
      const { venue, words, parts } = deposit;
      const call = venue.add(parts);
      const one = words.match(/[\d.,]+ [A-Z]+(?: and | with | \+ |, )/)?.[0] ?? '';
      const fewer = words.replace(one, '');
      const more = words.replace(one, `5 LINK and ${one}`);
      expect(one).not.toBe('');
      for (const text of [fewer, more]) {
        const { decision, confidence } = await judge(text, call);
        expect({ text, isApproved: decision === 'PASS' && confidence >= THRESHOLD }).toEqual({
          text,
          isApproved: false,
        });
      }
    },
  );
});

describe('an effect that brings several assets', () => {
  const isBurn = ({ words }: Removal) => words.startsWith('Burn');

  it.each(removals.filter((removal) => !isBurn(removal)))('is approved: $words', async (removal) => {
    const { venue, words, parts, shares } = removal;
    expectApproved(await judge(words, venue.remove?.(parts, shares) ?? venue.add(parts)));
  });

  // Burning a token destroys it: the owner has to confirm that it brings something back.
  it.each(removals.filter(isBurn))(
    'makes Countersign ask the owner: $words',
    async ({ venue, words, parts, shares }) => {
      const answer = await judge(words, venue.remove?.(parts, shares) ?? venue.add(parts));
      expect(answer).toMatchObject({ decision: 'PASS', confidence: expect.toSatisfy((value) => value < THRESHOLD) });
    },
  );

  it.each(removals)('is rejected if a minimum is too low: $words', async ({ venue, words, parts, shares }) => {
    for (const at of parts.keys()) {
      const answer = await judge(words, venue.remove?.(scaled(parts, at, 97n), shares) ?? venue.add(parts));
      expect({ decision: answer.decision, reason: answer.reason }).toMatchObject({ decision: 'REJECT' });
    }
  });

  it.each(removals.filter(({ shares }) => shares > 0n))(
    'is rejected where other shares go in: $words',
    async (removal) => {
      const { venue, words, parts, shares } = removal;
      const answer = await judge(words, venue.remove?.(parts, shares * 10n) ?? venue.add(parts));
      expect({ decision: answer.decision, reason: answer.reason }).toMatchObject({ decision: 'REJECT' });
    },
  );

  it('is not approved if the words name no minimum', async () => {
    const call = uniswapV2.remove?.([dollarPart(1), coinPart(0.0004)], ether(2));
    const answer = await judge('Remove 2 LP tokens from Uniswap V2', call ?? uniswapV2.add([]));
    expect(answer.decision === 'PASS' && answer.confidence >= THRESHOLD).toBe(false);
  });
});
