import { describe, expect, it } from 'vitest';
import { encode, owner, request, type SentCall, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest, testTimeUnix } from './validate.fixture.ts';

const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
/** Brings at least 5,020 USDC for 1.6 WETH, within six hours. */
const sale: SentCall = {
  to: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  data: encode(
    'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
    1_600_000_000_000_000_000n,
    5_020_000_000n,
    [weth, usdc],
    owner,
    BigInt(testTimeUnix + 6 * 3600),
  ),
};
const isApproved = (words: string) => isApprovedInTest(request(words, sale));

describe('a limit that the transaction does not keep', () => {
  it.each([
    'Sell 1.6 WETH for USDC on Uniswap V2, at the minimum I should be getting 5,200 USDC.',
    '在 Uniswap V2 賣出 1.6 WETH 換 USDC，最低要收到 5,200 USDC。',
    'Swap 1.6 WETH for at least 5,020 USDC on Uniswap V2. Give it ten minutes.',
    'Swap 1.6 WETH for at least 5,020 USDC on Uniswap V2, 10 minutes max.',
    '{"cmd": "swap", "dex": "Uniswap V2", "sell": "1.6 WETH", "receive_at_least": "5020 USDC", "deadline": "10 minutes"}',
    '{"cmd": "swap", "dex": "Uniswap V2", "sell": "1.6 WETH", "receive_at_least": "5020 USDC", "window": "10 minutes"}',
  ])('%s', async (words) => {
    expect(await isApproved(words)).toBe(false);
  });

  it.each([
    '在 Uniswap V2 賣出 1.6 WETH 換 USDC，最低要收到 5,020 USDC。',
    'My bus leaves in 5 minutes. Swap 1.6 WETH for at least 5,020 USDC on Uniswap V2.',
    '{"cmd": "swap", "dex": "Uniswap V2", "sell": "1.6 WETH", "receive_at_least": "5020 USDC", "deadline": "6 hours"}',
  ])('but not in %s', async (words) => {
    expect(await isApproved(words)).toBe(true);
  });
});
