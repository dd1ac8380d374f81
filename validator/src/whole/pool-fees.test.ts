import { expect, it } from 'vitest';
import { dollars, owner, request, units, usdc, usdt, v3ExactInputSingle } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const swap = (fee: number) =>
  v3ExactInputSingle({ tokenIn: usdc, tokenOut: usdt, amountIn: dollars(300), minOut: units(298, 6), to: owner, fee });

it.each<[string, number, boolean]>([
  ['swap 300 usdc for usdt on uniswap v3, 0.05 pool, min 298 usdt', 500, true],
  ['swap 300 usdc for usdt on uniswap v3, 0.05 pool, min 298 usdt', 3000, false],
  ['swap 300 usdc for usdt on uniswap v3, 0.3 pool, min 298 usdt', 3000, true],
  ['swap 300 usdc for usdt on uniswap v3, 0.3 pool, min 298 usdt', 100, false],
])('the fee of a pool without its sign: %s, in the pool of %d', async (words, fee, isApproved) => {
  expect(await isApprovedInTest(request(words, swap(fee)))).toBe(isApproved);
});
