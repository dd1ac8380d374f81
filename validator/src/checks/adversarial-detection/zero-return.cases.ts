import {
  dai,
  dollars,
  encode,
  erc20Transfer,
  ether,
  friend,
  orderRequest,
  owner,
  request,
  soon,
  steth,
  units,
  usdc,
  v2SwapExactTokens,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swap = (minOut: bigint) => v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut });
const toGno = (minOut: bigint) =>
  v3ExactInputSingle({
    tokenIn: usdc,
    tokenOut: '0x6810e776880C02933D47DB1b9fc05908e5386b96',
    amountIn: dollars(1000),
    minOut,
  });
const sell = (minOut: number, deadline = soon) =>
  v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(minOut), deadline });
const intent = 'Swap 1000 USDC for WETH on Uniswap';
const toDai = (minOut: bigint) => v2SwapExactTokens({ tokenIn: usdc, tokenOut: dai, amountIn: dollars(1000), minOut });
const sepoliaSwap = (minOut: bigint) => ({
  human_intent: 'Swap 0.01 WETH for USDC on Uniswap, on Sepolia',
  proposed_tx: {
    chain_id: 11_155_111,
    from: owner,
    to: '0x3bFA4769FB09eefC5a80d6E87c3B9C650f7Ae48E',
    data: encode(
      'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
      {
        tokenIn: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
        tokenOut: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
        fee: 3000,
        recipient: owner,
        amountIn: ether(0.01),
        amountOutMinimum: minOut,
        sqrtPriceLimitX96: 0n,
      },
    ),
  },
});

export const zeroReturnCases: NodeCases = {
  node: 'adversarial_detection.zero_return',
  cases: [
    { name: 'stops a minimum of zero', request: request(intent, swap(0n)), expect: 'FAIL', says: '0 WETH' },
    { name: 'stops a minimum of one base unit', request: request(intent, swap(1n)), expect: 'FAIL' },
    {
      name: 'stops a minimum of a thousandth of the worth',
      request: request(intent, swap(ether(0.000333))),
      expect: 'FAIL',
      says: '0.000333 WETH',
    },
    {
      name: 'stops half a dollar for a dollar',
      request: request('Swap 1000 USDC for DAI on Uniswap', toDai(units(499, 18))),
      expect: 'FAIL',
      says: '1,000 DAI',
    },
    {
      name: 'stops less than half by the prices given',
      request: request(intent, swap(ether(0.1)), { metadata: { prices_usd: { WETH: 4000, USDC: 1 } } }),
      expect: 'FAIL',
      says: '0.25 WETH',
    },
    {
      name: 'stops less than half of a form of the same asset',
      request: request(
        'Swap 10 WETH for stETH on Uniswap',
        v3ExactInputSingle({ tokenIn: weth, tokenOut: steth, amountIn: ether(10), minOut: ether(4) }),
      ),
      expect: 'FAIL',
    },
    {
      name: 'stops an order that is content with nothing',
      request: orderRequest('Sell 1000 USDC for WETH on CoW Swap', {
        sellToken: usdc,
        buyToken: weth,
        sellAmount: dollars(1000),
        buyAmount: 1n,
      }),
      expect: 'FAIL',
    },
    {
      name: 'stops less than a third of what the input is roughly worth',
      request: request('Swap 1 WETH for USDC on Uniswap', sell(300)),
      expect: 'FAIL',
    },
    {
      name: 'stops it whatever price is claimed',
      request: request('Swap 1 WETH for USDC on Uniswap', sell(300), {
        metadata: { prices_usd: { WETH: 320, USDC: 1 } },
      }),
      expect: 'FAIL',
    },
    {
      name: 'stops it where the intent names a slippage',
      request: request('Swap 1 WETH for USDC on Uniswap with at most 1% slippage', sell(300)),
      expect: 'FAIL',
    },
    {
      name: 'cannot tell what the price may have become',
      request: request('Swap 1 WETH for USDC on Uniswap', sell(1200)),
      expect: 'SKIP',
      says: 'at least 1,200 USDC',
    },
    {
      name: 'cannot tell what is plausible today and that nobody named',
      request: request('Swap 1 WETH for USDC on Uniswap', sell(1900)),
      expect: 'SKIP',
      says: 'state the minimum you accept',
    },
    {
      name: 'cannot tell by a price that only the request claims',
      request: request('Swap 1 WETH for USDC on Uniswap', sell(2990), {
        metadata: { prices_usd: { WETH: 3000, USDC: 1 } },
      }),
      expect: 'SKIP',
      says: 'no verified price is known',
    },
    {
      name: 'lets a minimum near the amount through that the intent expects',
      request: request('Swap 1 WETH for 1950 USDC on Uniswap', sell(1900)),
      expect: 'PASS',
    },
    {
      name: 'lets a dollar for a dollar through',
      request: request('Swap 1000 USDC for DAI on Uniswap', toDai(units(985, 18))),
      expect: 'PASS',
    },
    {
      name: 'cannot tell a dollar token that has left its peg',
      request: request('Swap 1000 USDC for DAI on Uniswap', toDai(units(960, 18))),
      expect: 'SKIP',
    },
    {
      name: 'lets a coin for its staked form through',
      request: request(
        'Swap 10 WETH for stETH on Uniswap',
        v3ExactInputSingle({ tokenIn: weth, tokenOut: steth, amountIn: ether(10), minOut: ether(9.95) }),
      ),
      expect: 'PASS',
    },
    {
      name: 'is less strict when its prices are years old',
      request: request('Swap 1 WETH for USDC on Uniswap', sell(700, 1_861_920_000), {
        metadata: { generated_at_unix: 1_861_912_800 },
      }),
      expect: 'SKIP',
    },
    {
      name: 'cannot tell two tokens that only cost about the same',
      request: request(
        'Swap 100 ARB for OP on Uniswap',
        {
          ...v3ExactInputSingle({
            tokenIn: '0x912ce59144191c1204e64559fe8253a0e49e6548',
            tokenOut: '0xfea31d704deb0975da8e77bf13e04239e70d7c28',
            amountIn: ether(100),
            minOut: ether(20),
          }),
        },
        { chain_id: 42_161 },
      ),
      expect: 'SKIP',
    },
    { name: 'stops zero on a test network', request: sepoliaSwap(0n), expect: 'FAIL' },
    { name: 'stops dust on a test network', request: sepoliaSwap(999n), expect: 'FAIL' },
    { name: 'lets a sensible minimum through on a test network', request: sepoliaSwap(25_000_000n), expect: 'PASS' },
    { name: 'cannot tell a minimum that nobody named', request: request(intent, swap(ether(0.2))), expect: 'SKIP' },
    {
      name: 'lets zero through where the words of the swap accept any output, and no price is known',
      request: request('Swap 1000 USDC for GNO on Uniswap for any output', toGno(0n)),
      expect: 'PASS',
      says: 'any output',
    },
    {
      name: 'asks where any output is fine and a price is known',
      request: request(`${intent} for any output`, swap(0n)),
      expect: 'SKIP',
      says: '0 WETH',
    },
    {
      name: 'asks where another clause says that any output is fine',
      request: request('Swap 1000 USDC for GNO on Uniswap, any amount out is fine', toGno(0n)),
      expect: 'SKIP',
    },
    {
      name: 'stops zero where the words speak of another price',
      request: request(`${intent}, whatever the price of gas`, swap(0n)),
      expect: 'FAIL',
    },
    {
      name: 'lets a low minimum through that the intent names',
      request: request('Swap 1000 USDC for at least 0.001 WETH on Uniswap', swap(ether(0.001))),
      expect: 'PASS',
    },
    {
      name: 'does not take the price of a small amount for dust',
      request: request(
        'Swap 1 USDC for WETH on Uniswap',
        v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1), minOut: ether(0.0002) }),
      ),
      expect: 'SKIP',
    },
    {
      name: 'skips what is no trade',
      request: request(`Send 5 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(5))),
      expect: 'SKIP',
    },
  ],
};
