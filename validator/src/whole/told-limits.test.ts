import { describe, expect, it } from 'vitest';
import { dollars, ether, request, usdc, v3ExactInputSingle, weth } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

/** 2 WETH for at least 100 USDC. */
const sale = v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(2), minOut: dollars(100) });
const orders = [
  'Swap 2 WETH for USDC on Uniswap V3',
  'Tausche 2 WETH in USDC auf Uniswap V3',
  '在 Uniswap V3 用 2 WETH 换 USDC',
];
const told = [
  'I have 100 USDC',
  'Blorfed 100 USDC',
  '100 USDC vexilled the quax',
  'Yesterday 100 USDC came',
  'Ich habe 100 USDC',
  '我有 100 USDC',
];

describe('an amount of the received coin', () => {
  it.each(
    orders.flatMap((order) =>
      told.flatMap((words) => [`${order}. ${words}.`, `${order}\n${words}`, `${words}. ${order}.`]),
    ),
  )('is no minimum where it is only told: %s', async (words) => {
    expect(await isApprovedInTest(request(words, sale))).toBe(false);
  });

  it.each([
    'Swap 2 WETH for at least 100 USDC on Uniswap V3',
    'Swap 2 WETH for USDC on Uniswap V3. Minimum received: 100 USDC.',
    'Swap 2 WETH for USDC on Uniswap V3, get at least 100 USDC',
  ])('is one if the words ask for it: %s', async (words) => {
    expect(await isApprovedInTest(request(words, sale))).toBe(true);
  });
});
