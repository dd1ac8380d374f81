import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import {
  dollars,
  encode,
  ether,
  orderRequest,
  owner,
  request,
  soon,
  usdc,
  usdt,
  v2Router,
  v2SwapExactTokens,
  v3ExactInputSingle,
  weth,
} from '../checks/calldata.fixture.ts';
import { sushiSwap, uniswapV2 } from './liquidity.fixture.ts';
import { validateInTest } from './validate.fixture.ts';

const THRESHOLD = 0.75;

const sell = (minOut: number) =>
  v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(100), minOut: dollars(minOut) });
const order = (intent: string, buyAmount: number) =>
  orderRequest(intent, { sellToken: weth, buyToken: usdc, sellAmount: ether(100), buyAmount: dollars(buyAmount) });
const buy = (maxIn: number) => ({
  to: v2Router,
  data: encode(
    'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
    ...[ether(1), dollars(maxIn), [usdc, weth], owner, soon],
  ),
});
const takeOut = (intent: string, venue = uniswapV2) => {
  const call = venue.remove?.(
    [
      { token: usdc, amount: dollars(500) },
      { token: null, amount: ether(0.2) },
    ],
    ether(2),
  );
  return { human_intent: intent, proposed_tx: { chain_id: 1, from: owner, ...call } };
};
const acrossPool = '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5' as const;
const bridge = (intent: string, output: number) =>
  request(intent, {
    to: acrossPool,
    data: encode(
      'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message)',
      ...[owner, owner, usdc, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', dollars(1000), dollars(output), 8453n],
      ...[`0x${'0'.repeat(40)}`, soon - 1200, soon, 0, '0x'],
    ),
  });

/** Requests that leave a price open, and the words that close it. */
const cases = [
  {
    name: 'a swap at half the market',
    open: request('Swap 100 WETH for USDC', sell(150_000)),
    closed: request('Swap 100 WETH for at least 150,000 USDC', sell(150_000)),
  },
  {
    name: 'a swap at any price',
    open: request('Swap 100 WETH for USDC', sell(290_000)),
    closed: request('Swap 100 WETH for USDC at any price', sell(290_000)),
  },
  {
    name: 'an order',
    open: order('Sell 100 WETH for USDC on CoW Swap', 150_000),
    closed: order('Sell 100 WETH for at least 150,000 USDC on CoW Swap', 150_000),
  },
  {
    name: 'a purchase',
    open: request('Buy 1 WETH with USDC on Uniswap', buy(4500)),
    closed: request('Buy 1 WETH with at most 4500 USDC on Uniswap', buy(4500)),
  },
  {
    name: 'liquidity that is taken out',
    open: takeOut('Remove 2 LP tokens from Uniswap V2'),
    closed: takeOut('Remove 2 LP tokens from Uniswap V2 for at least 500 USDC and 0.2 ETH'),
  },
  {
    name: 'liquidity that is taken out elsewhere',
    open: takeOut('Withdraw liquidity from SushiSwap', sushiSwap),
    closed: takeOut('Remove 2 LP tokens from SushiSwap for at least 500 USDC and 0.2 ETH', sushiSwap),
  },
  {
    name: 'a bridge that keeps a tenth',
    open: bridge('Bridge 1000 USDC to Base with Across', 900),
    closed: bridge('Bridge 1000 USDC to Base with Across', 997),
  },
  {
    name: 'a pair that trades one for one',
    open: request(
      'Swap 1000 USDC for USDT on Uniswap',
      v2SwapExactTokens({ tokenIn: usdc, tokenOut: usdt, amountIn: dollars(1000), minOut: dollars(960) }),
    ),
    closed: request(
      'Swap 1000 USDC for USDT on Uniswap',
      v2SwapExactTokens({ tokenIn: usdc, tokenOut: usdt, amountIn: dollars(1000), minOut: dollars(985) }),
    ),
  },
];

/** Words for the received amount without the amount to sell, and the reverse. */
const unsaid = [
  'Sell WETH for at least 2,800 USDC on Uniswap',
  'Sell my WETH for 2,800 USDC on Uniswap',
  'Get me 2,800 USDC for WETH on Uniswap',
  'Buy at least 2,800 USDC with WETH on Uniswap',
  'WETH を 2,800 USDC 以上で Uniswap で売って',
  'Vende WETH por al menos 2.800 USDC en Uniswap',
  'Verkaufe WETH für mindestens 2.800 USDC auf Uniswap',
];

describe('a limit without the amount it applies to', () => {
  it.each(unsaid)('does not allow more to go out: %s', async (words) => {
    const { decision, confidence } = await validateInTest(request(words, sell(2800)));
    expect(decision === 'PASS' && confidence >= THRESHOLD).toBe(false);
  });

  it('is left to the owner if the price may be right, with the amount to state', async () => {
    const one = v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(2800) });
    const asked = await validateInTest(request('Sell WETH for at least 2,800 USDC on Uniswap', one));
    expect(asked.confidence).toBeLessThan(THRESHOLD);
    expect(asked.reason).toContain('state the amount of WETH');
    const settled = await validateInTest(request('Sell 1 WETH for at least 2,800 USDC on Uniswap', one));
    expect(settled.confidence).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it('does not allow less to be bought', async () => {
    const { decision, confidence } = await validateInTest(
      request('Buy WETH with at most 4,500 USDC on Uniswap', buy(4500)),
    );
    expect(decision === 'PASS' && confidence >= THRESHOLD).toBe(false);
  });
});

describe('a price without a limit', () => {
  it.each(cases)('is left to the owner: $name', async ({ open, closed }) => {
    const asked = await validateInTest(open);
    expect(asked.decision === 'PASS' && asked.confidence >= THRESHOLD).toBe(false);
    const settled = await validateInTest(closed);
    expect({ decision: settled.decision, reason: settled.reason }).toMatchObject({ decision: 'PASS' });
    expect(settled.confidence).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it(
    'comes with advice to the owner, which contains no figure of the transaction',
    proves('verdict.settles'),
    async () => {
      const { decision, reason, explanation } = await validateInTest(request('Swap 100 WETH for USDC', sell(150_000)));
      expect(decision).toBe('PASS');
      expect(reason).toContain('To settle it, state the minimum you accept ("at least … USDC")');
      expect(explanation?.to_pass).toBe('State the minimum you accept ("at least … USDC").');
      expect(explanation?.recommendations).toEqual([explanation?.to_pass]);
    },
  );

  it('is not settled by a slippage, which means nothing without a price', async () => {
    const words = 'Swap 100 WETH for USDC with at most 1 % slippage';
    const { decision, confidence, reason } = await validateInTest(request(words, sell(290_000)));
    expect(decision).toBe('PASS');
    expect(confidence).toBeLessThan(THRESHOLD);
    expect(reason).toContain('no verified price is known');
  });
});
