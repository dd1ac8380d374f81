import type { Address } from '@countersign/protocol';
import { type AcceptedCase, owner, soon } from './accepted-case.fixture.ts';

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const ether = 10n ** 18n;
const dollars = (amount: number) => BigInt(amount) * 10n ** 6n;
const ends = { to: owner, deadline: BigInt(soon) };
const signature = { v: 27, r: `0x${'12'.repeat(32)}`, s: `0x${'34'.repeat(32)}` };

/** The functions of a router with the interface of Uniswap V2's. */
function casesOf(name: string, to: Address): readonly AcceptedCase[] {
  const swaps: readonly AcceptedCase[] = [
    ...['', 'SupportingFeeOnTransferTokens'].flatMap((suffix): AcceptedCase[] => [
      {
        function: `swapExactTokensForTokens${suffix}(uint256,uint256,address[],address,uint256)`,
        intent: `Swap 1 WETH for at least 2900 USDC on ${name} within 20 minutes`,
        to,
        args: { amountIn: ether, amountOutMin: dollars(2900), path: [weth, usdc], ...ends },
      },
      {
        function: `swapExactETHForTokens${suffix}(uint256,address[],address,uint256)`,
        intent: `Swap 1 ETH for at least 2900 USDC on ${name} within 20 minutes`,
        to,
        value: ether,
        args: { amountOutMin: dollars(2900), path: [weth, usdc], ...ends },
      },
      {
        function: `swapExactTokensForETH${suffix}(uint256,uint256,address[],address,uint256)`,
        intent: `Swap 3000 USDC for at least 0.9 ETH on ${name} within 20 minutes`,
        to,
        args: { amountIn: dollars(3000), amountOutMin: (ether * 9n) / 10n, path: [usdc, weth], ...ends },
      },
    ]),
    {
      function: 'swapTokensForExactTokens(uint256,uint256,address[],address,uint256)',
      intent: `Buy 1 WETH for at most 3100 USDC on ${name} within 20 minutes`,
      to,
      args: { amountOut: ether, amountInMax: dollars(3100), path: [usdc, weth], ...ends },
    },
    {
      function: 'swapETHForExactTokens(uint256,address[],address,uint256)',
      intent: `Buy 2900 USDC for at most 1 ETH on ${name} within 20 minutes`,
      to,
      value: ether,
      args: { amountOut: dollars(2900), path: [weth, usdc], ...ends },
    },
    {
      function: 'swapTokensForExactETH(uint256,uint256,address[],address,uint256)',
      intent: `Buy 1 ETH for at most 3100 USDC on ${name} within 20 minutes`,
      to,
      args: { amountOut: ether, amountInMax: dollars(3100), path: [usdc, weth], ...ends },
    },
  ];
  const removes = (coin: string) =>
    `Remove 2 LP tokens from ${name} for at least 1450 USDC and 0.5 ${coin} within 20 minutes`;
  const tokens = {
    tokenA: usdc,
    tokenB: weth,
    liquidity: 2n * ether,
    amountAMin: dollars(1450),
    amountBMin: ether / 2n,
    ...ends,
  };
  const coins = {
    token: usdc,
    liquidity: 2n * ether,
    amountTokenMin: dollars(1450),
    amountETHMin: ether / 2n,
    ...ends,
  };
  return [
    ...swaps,
    {
      function: 'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
      intent: `Add 1500 USDC and 0.5 WETH of liquidity on ${name} within 20 minutes`,
      to,
      args: {
        tokenA: usdc,
        tokenB: weth,
        amountADesired: dollars(1500),
        amountBDesired: ether / 2n,
        amountAMin: dollars(1485),
        amountBMin: (ether * 495n) / 1000n,
        ...ends,
      },
    },
    {
      function: 'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
      intent: `Add 1500 USDC and 0.5 ETH of liquidity on ${name} within 20 minutes`,
      to,
      value: ether / 2n,
      args: {
        token: usdc,
        amountTokenDesired: dollars(1500),
        amountTokenMin: dollars(1485),
        amountETHMin: (ether * 495n) / 1000n,
        ...ends,
      },
    },
    {
      function: 'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
      intent: removes('WETH'),
      to,
      args: tokens,
    },
    {
      function:
        'removeLiquidityWithPermit(address,address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
      intent: removes('WETH'),
      to,
      args: { ...tokens, approveMax: false, ...signature },
    },
    ...['', 'SupportingFeeOnTransferTokens'].flatMap((suffix): AcceptedCase[] => [
      {
        function: `removeLiquidityETH${suffix}(address,uint256,uint256,uint256,address,uint256)`,
        intent: removes('ETH'),
        to,
        args: coins,
      },
      {
        function: `removeLiquidityETHWithPermit${suffix}(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)`,
        intent: removes('ETH'),
        to,
        args: { ...coins, approveMax: false, ...signature },
      },
    ]),
  ];
}

export const uniswapV2 = casesOf('Uniswap V2', '0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
export const sushiswap = casesOf('SushiSwap', '0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f');
