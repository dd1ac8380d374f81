import type { Address } from '@countersign/protocol';
import { encodeAbiParameters, parseAbiParameters } from 'viem';
import {
  all,
  type Command,
  down,
  me,
  plan,
  portion,
  route,
  router,
  self,
  settleAll,
  sweep,
  takeAll,
  unwrap,
  up,
  v2In,
  v2Out,
  v3In,
  v3Out,
  v4,
  v4Single,
  wrap,
  zero,
} from '../protocols/rules/universal-router.fixture.ts';
import {
  dai,
  dollars,
  encode,
  ether,
  owner,
  request,
  type SentCall,
  soon,
  usdc,
  usdt,
  v2Router,
  v3Router02,
  weth,
} from './calldata.fixture.ts';

export interface NamedRequest {
  readonly name: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** For the Universal Router, with the deadline that the interface sets. */
export const execute = (commands: readonly Command[], value?: bigint): SentCall => ({
  to: router,
  data: encode(
    'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
    ...plan(...commands),
    BigInt(soon),
  ),
  ...(value !== undefined && { value: String(value) }),
});

export const multicall = (calls: readonly `0x${string}`[], value?: bigint): SentCall => ({
  to: v3Router02,
  data: encode('function multicall(uint256 deadline, bytes[] data)', BigInt(soon), calls),
  ...(value !== undefined && { value: String(value) }),
});

export const single = (
  tokenIn: Address,
  tokenOut: Address,
  fee: number,
  to: Address,
  amountIn: bigint,
  least: bigint,
) =>
  encode(
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    { tokenIn, tokenOut, fee, recipient: to, amountIn, amountOutMinimum: least, sqrtPriceLimitX96: 0n },
  );

export const feeCollector: Address = '0x000000fee13a103A10D593b9AE06b3e05F2E7E1c';
export const pairUsdcWeth: Address = '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc';
const uni: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';

export const permit2Permit = (token: Address, amount: bigint): Command => [
  0x0a,
  encodeAbiParameters(
    parseAbiParameters(
      '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline), bytes',
    ),
    [
      { details: { token, amount, expiration: soon, nonce: 0 }, spender: router, sigDeadline: BigInt(soon) },
      `0x${'12'.repeat(65)}`,
    ],
  ),
];

export const etherToDollars = 'Swap 1 ETH for at least 2950 USDC on Uniswap';
export const dollarsToEther = 'Swap 3000 USDC for at least 0.98 ETH on Uniswap';
export const v2 = (signature: string, args: readonly unknown[], value?: bigint): SentCall => ({
  to: v2Router,
  data: encode(`function ${signature}`, ...args),
  ...(value !== undefined && { value: String(value) }),
});

export const permitSwap = request(
  'Permit Uniswap to spend 3000 USDC for 20 minutes, then swap 3000 USDC for at least 0.98 ETH on Uniswap',
  execute([permit2Permit(usdc, dollars(3000)), v3In(self, dollars(3000), 0n, up, true), unwrap(me, ether(0.98))]),
);

/** Swaps as built by interfaces and the routers' SDKs. */
export const rightSwaps: readonly NamedRequest[] = [
  {
    name: 'wraps coins and swaps',
    request: request(
      etherToDollars,
      execute([wrap(self, ether(1)), v3In(me, ether(1), dollars(2950), down, false)], ether(1)),
    ),
  },
  {
    name: 'swaps and unwraps, with a minimum in both',
    request: request(
      dollarsToEther,
      execute([v3In(self, dollars(3000), ether(0.98), up, true), unwrap(me, ether(0.98))]),
    ),
  },
  {
    name: 'swaps and unwraps, with the minimum in the last command',
    request: request(dollarsToEther, execute([v3In(self, dollars(3000), 0n, up, true), unwrap(me, ether(0.98))])),
  },
  {
    name: 'splits over two pools and sweeps at least the minimum',
    request: request(
      etherToDollars,
      execute(
        [
          wrap(self, ether(1)),
          v3In(self, ether(0.6), 0n, down, false),
          v3In(self, ether(0.4), 0n, route(weth, 3000, usdc), false),
          sweep(usdc, me, dollars(2950)),
        ],
        ether(1),
      ),
    ),
  },
  {
    name: 'splits over V2 and V3, paid by the user',
    request: request(
      dollarsToEther,
      execute([
        v3In(self, dollars(2000), 0n, up, true),
        v2In(self, dollars(1000), 0n, [usdc, weth], true),
        unwrap(me, ether(0.98)),
      ]),
    ),
  },
  {
    name: "pays the interface's fee that the words name",
    request: request(
      `${etherToDollars}, with the 0.25% interface fee to ${feeCollector}`,
      execute(
        [
          wrap(self, ether(1)),
          v3In(self, ether(1), 0n, down, false),
          portion(usdc, feeCollector, 25n),
          sweep(usdc, me, dollars(2950)),
        ],
        ether(1),
      ),
    ),
  },
  {
    name: 'swaps for an exact amount and unwraps what is left',
    request: request(
      'Swap at most 1.02 ETH for exactly 3000 USDC on Uniswap',
      execute(
        [wrap(self, ether(1.02)), v3Out(me, dollars(3000), ether(1.02), route(usdc, 500, weth), false), unwrap(me, 0n)],
        ether(1.02),
      ),
    ),
  },
  {
    name: 'goes through several V3 pools',
    request: request(
      'Swap 1000 USDC for at least 0.32 WETH on Uniswap',
      execute([v3In(me, dollars(1000), ether(0.32), route(usdc, 100, usdt, 3000, weth), true)]),
    ),
  },
  {
    name: 'goes through V2, then V3 with the balance of the router',
    request: request(
      'Swap 1000 DAI for at least 0.32 WETH on Uniswap',
      execute([v2In(self, ether(1000), 0n, [dai, usdc], true), v3In(me, all, ether(0.32), up, false)]),
    ),
  },
  {
    name: 'goes through V3 to the pair of V2 that comes next',
    request: request(
      'Swap 1000 DAI for at least 0.32 WETH on Uniswap',
      execute([
        v3In(pairUsdcWeth, ether(1000), 0n, route(dai, 100, usdc), true),
        v2In(me, 0n, ether(0.32), [usdc, weth], false),
      ]),
    ),
  },
  { name: 'permits with Permit2, swaps and unwraps', request: permitSwap },
  {
    name: 'swaps coins for tokens on V2',
    request: request(
      'Swap 1 ETH for at least 2950 USDC on Uniswap V2',
      v2(
        'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [dollars(2950), [weth, usdc], owner, BigInt(soon)],
        ether(1),
      ),
    ),
  },
  {
    name: 'swaps a token with a fee on transfer for coins on V2',
    request: request(
      'Swap 3000 USDT for at least 0.95 ETH on Uniswap V2',
      v2(
        'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [dollars(3000), ether(0.95), [usdt, weth], owner, BigInt(soon)],
      ),
    ),
  },
  {
    name: 'swaps at most an amount for exact coins on V2 through three tokens',
    request: request(
      'Swap at most 3100 DAI for exactly 1 ETH on Uniswap V2',
      v2(
        'swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
        [ether(1), ether(3100), [dai, usdc, weth], owner, BigInt(soon)],
      ),
    ),
  },
  {
    name: 'swaps into the router and unwraps at least the minimum, on SwapRouter02',
    request: request(
      'Swap 3000 USDC for at least 0.98 ETH on Uniswap V3',
      multicall([
        single(usdc, weth, 500, '0x0000000000000000000000000000000000000002', dollars(3000), 0n),
        encode('function unwrapWETH9(uint256 amountMinimum, address recipient)', ether(0.98), owner),
      ]),
    ),
  },
  {
    name: 'swaps for an exact amount and refunds coins, on SwapRouter02',
    request: request(
      'Swap at most 1.02 ETH for exactly 3000 USDC on Uniswap V3',
      multicall(
        [
          encode(
            'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
            {
              tokenIn: weth,
              tokenOut: usdc,
              fee: 500,
              recipient: owner,
              amountOut: dollars(3000),
              amountInMaximum: ether(1.02),
              sqrtPriceLimitX96: 0n,
            },
          ),
          encode('function refundETH()'),
        ],
        ether(1.02),
      ),
    ),
  },
  {
    name: 'splits on SwapRouter02 and sweeps at least the minimum',
    request: request(
      'Swap 2 WETH for at least 5900 USDC on Uniswap V3',
      multicall([
        single(weth, usdc, 500, '0x0000000000000000000000000000000000000002', ether(1.2), 0n),
        single(weth, usdc, 3000, '0x0000000000000000000000000000000000000002', ether(0.8), 0n),
        encode(
          'function sweepToken(address token, uint256 amountMinimum, address recipient)',
          usdc,
          dollars(5900),
          owner,
        ),
      ]),
    ),
  },
  {
    name: 'swaps in a pool of V4',
    request: request(
      'Swap 1 ETH for at least 2950 USDC on Uniswap V4',
      execute(
        [v4(v4Single(ether(1), dollars(2950)), settleAll(zero, ether(1)), takeAll(usdc, dollars(2950)))],
        ether(1),
      ),
    ),
  },
  {
    name: 'sweeps what is left of the coins after an exact output on V2',
    request: request(
      'Swap at most 1.02 ETH for exactly 400 UNI on Uniswap',
      execute(
        [
          wrap(self, ether(1.02)),
          v2Out(me, ether(400), ether(1.02), [weth, uni], false),
          unwrap(me, 0n),
          sweep(zero, me, 0n),
        ],
        ether(1.02),
      ),
    ),
  },
];
