import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const to = '0xc36442b4a4522e871399cd717abdd847ab11fe88';

const ether = 10n ** 18n;
const dollars = (amount: number) => BigInt(amount) * 10n ** 6n;
const deadline = BigInt(soon);
const all = 2n ** 128n - 1n;
const signature = { v: 27, r: `0x${'12'.repeat(32)}`, s: `0x${'34'.repeat(32)}` };
const amounts = {
  amount0Desired: dollars(1500),
  amount1Desired: ether / 2n,
  amount0Min: dollars(1485),
  amount1Min: (ether * 495n) / 1000n,
};

export const uniswapV3Positions: readonly AcceptedCase[] = [
  {
    function:
      'migrate((address,uint256,uint8,address,address,uint24,int24,int24,uint256,uint256,address,uint256,bool))',
    intent: 'Migrate my Uniswap v2 position to v3 within 20 minutes',
    to: '0xa5644e29708357803b5a882d272c41cc0df92b34',
    args: {
      params: {
        pair: '0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc',
        liquidityToMigrate: 1_000n,
        percentageToMigrate: 100,
        token0: usdc,
        token1: weth,
        fee: 3000,
        tickLower: -887220,
        tickUpper: 887220,
        amount0Min: dollars(1485),
        amount1Min: (ether * 495n) / 1000n,
        recipient: owner,
        deadline,
        refundAsETH: true,
      },
    },
    notApproved: 'what the shares of a pair are worth is known on chain only',
  },
  {
    function: 'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))',
    intent: 'Add 1500 USDC and 0.5 WETH of liquidity to the 0.3% pool on Uniswap V3, full range, within 20 minutes',
    to,
    args: {
      params: {
        token0: usdc,
        token1: weth,
        fee: 3000,
        tickLower: -887220,
        tickUpper: 887220,
        ...amounts,
        recipient: owner,
        deadline,
      },
    },
  },
  {
    function: 'increaseLiquidity((uint256,uint256,uint256,uint256,uint256,uint256))',
    intent: 'Add 1500 USDC and 0.5 WETH to my position 88214 on Uniswap V3 within 20 minutes',
    to,
    args: { params: { tokenId: 88214n, ...amounts, deadline } },
    notApproved: 'which two tokens a position holds is known on chain only',
  },
  {
    function: 'decreaseLiquidity((uint256,uint128,uint256,uint256,uint256))',
    intent: 'Withdraw liquidity 123456789 of my position 88214 on Uniswap V3 within 20 minutes',
    to,
    args: {
      params: { tokenId: 88214n, liquidity: 123456789n, amount0Min: dollars(700), amount1Min: ether / 5n, deadline },
    },
    notApproved: 'which two tokens a position holds is known on chain only',
  },
  {
    function: 'collect((uint256,address,uint128,uint128))',
    intent: 'Claim the fees of my position 88214 on Uniswap V3',
    to,
    args: { params: { tokenId: 88214n, recipient: owner, amount0Max: all, amount1Max: all } },
  },
  {
    function: 'burn(uint256)',
    intent: 'Burn my empty position 88214 on Uniswap V3',
    to,
    args: { tokenId: 88214n },
    notApproved: 'whether a position is empty is known on chain only',
  },
  {
    function: 'permit(address,uint256,uint256,uint8,bytes32,bytes32)',
    intent: `Permit ${friend} to take my Uniswap V3 position 88214 within 20 minutes`,
    to,
    args: { spender: friend, tokenId: 88214n, deadline, ...signature },
  },
  {
    function: 'createAndInitializePoolIfNecessary(address,address,uint24,uint160)',
    intent: 'Open the 0.3% pool of USDC and WETH on Uniswap V3',
    to,
    args: { token0: usdc, token1: weth, fee: 3000, sqrtPriceX96: 2n ** 96n },
    notApproved: 'whether the price of a new pool is right is known on chain only',
  },
];
