import { drawNetwork, type Hex, type Scene } from '../scene.ts';
import { contractAt, stands } from '../world/contracts.ts';
import { encodeCall } from '../world/encode-call.ts';
import { type Coin, tokenAddress } from '../world/networks.ts';
import { encodeApprove } from './approvals.ts';
import { type Field, type Operation, sent } from './operation.ts';
import { between, on, swap, timed } from './swap-parts.ts';
import { swapEtherOnV3, swapOnV4, swapToEtherOnV3, v3Path } from './uniswap-router.ts';

const exactOut: readonly Field[] = ['asset', 'out', 'outAmount', 'maxIn', 'beneficiary', 'deadline'];

const isDollar = ({ usd }: Coin) => usd === 1;

const pathOf = ({ network, asset, out }: Scene): readonly Hex[] => [
  tokenAddress(network, asset),
  tokenAddress(network, out),
];

const v2 = ['Uniswap', 'Uniswap V2', 'uniswap v2'];
const v3 = ['Uniswap', 'Uniswap V3', 'uniswap v3'];
const anyUniswap = ['Uniswap', 'uniswap'];
const v4 = ['Uniswap', 'Uniswap V4', 'uniswap v4'];

function exactInputSingle(scene: Scene): Hex {
  const [tokenIn, tokenOut] = pathOf(scene);
  return encodeCall(
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    {
      tokenIn,
      tokenOut,
      fee: scene.poolFee,
      recipient: scene.beneficiary,
      deadline: scene.deadline,
      amountIn: scene.amount,
      amountOutMinimum: scene.minOut,
      sqrtPriceLimitX96: 0n,
    },
  );
}

/** SwapRouter02 takes the deadline around the calls instead of in them. */
function exactInputSingle02(scene: Scene, recipient: string): Hex {
  const [tokenIn, tokenOut] = pathOf(scene);
  return encodeCall(
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    {
      tokenIn,
      tokenOut,
      fee: scene.poolFee,
      recipient,
      amountIn: scene.amount,
      amountOutMinimum: scene.minOut,
      sqrtPriceLimitX96: 0n,
    },
  );
}

const multicall = (scene: Scene, calls: readonly Hex[]) =>
  encodeCall('function multicall(uint256 deadline, bytes[] data)', scene.deadline, calls);

const thisContract = '0x0000000000000000000000000000000000000002';

const v2Swap = (
  name: 'swapExactTokensForTokens' | 'swapExactTokensForETH' | 'swapTokensForExactTokens',
  first: bigint,
  second: bigint,
  scene: Scene,
) =>
  encodeCall(
    `function ${name}(uint256 first, uint256 second, address[] path, address to, uint256 deadline)`,
    first,
    second,
    pathOf(scene),
    scene.beneficiary,
    scene.deadline,
  );

export const uniswap: readonly Operation[] = [
  {
    name: 'v2-exact-in',
    actions: swap,
    family: 'uniswap',
    fields: timed,
    ...between('uniswapV2Router', 'token', 'token', v2),
    build: (scene) =>
      on('uniswapV2Router', scene, v2Swap('swapExactTokensForTokens', scene.amount, scene.minOut, scene)),
  },
  {
    name: 'v2-exact-out',
    actions: swap,
    family: 'uniswap',
    fields: exactOut,
    ...between('uniswapV2Router', 'token', 'token', v2),
    build: (scene) =>
      on('uniswapV2Router', scene, v2Swap('swapTokensForExactTokens', scene.outAmount, scene.maxIn, scene)),
  },
  {
    name: 'v2-eth-in',
    actions: swap,
    family: 'uniswap',
    fields: timed.filter((field) => field !== 'asset'),
    ...between('uniswapV2Router', 'native', 'token', v2),
    build: (scene) =>
      on(
        'uniswapV2Router',
        scene,
        encodeCall(
          'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
          scene.minOut,
          pathOf(scene),
          scene.beneficiary,
          scene.deadline,
        ),
        scene.amount,
      ),
  },
  {
    name: 'v2-eth-out',
    actions: swap,
    family: 'uniswap',
    fields: timed.filter((field) => field !== 'out'),
    ...between('uniswapV2Router', 'token', 'native', v2),
    build: (scene) => on('uniswapV2Router', scene, v2Swap('swapExactTokensForETH', scene.amount, scene.minOut, scene)),
  },
  {
    name: 'v3-exact-in',
    actions: swap,
    family: 'uniswap',
    fields: timed,
    ...between('uniswapSwapRouter', 'token', 'token', v3),
    build: (scene) => on('uniswapSwapRouter', scene, exactInputSingle(scene)),
  },
  {
    name: 'v3-multihop',
    actions: swap,
    family: 'uniswap',
    fields: timed,
    protocolWords: v3,
    draw(random) {
      const network = drawNetwork(random, (candidate) => stands('uniswapSwapRouter', candidate));
      const tokens = network.tokens.filter((coin) => coin.usd !== network.wrapped.usd);
      const asset = random.pick(tokens.filter(isDollar));
      const out = random.pick(tokens.filter((coin) => !isDollar(coin)));
      return { network, asset, out, protocolWord: random.pick(v3) };
    },
    build: (scene) =>
      on(
        'uniswapSwapRouter',
        scene,
        encodeCall(
          'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
          {
            path: v3Path(
              [
                tokenAddress(scene.network, scene.asset),
                scene.network.wrapped.address,
                tokenAddress(scene.network, scene.out),
              ],
              scene.poolFee,
            ),
            recipient: scene.beneficiary,
            deadline: scene.deadline,
            amountIn: scene.amount,
            amountOutMinimum: scene.minOut,
          },
        ),
      ),
  },
  {
    name: 'v3-exact-out',
    actions: swap,
    family: 'uniswap',
    fields: exactOut,
    ...between('uniswapSwapRouter', 'token', 'token', v3),
    build(scene) {
      const [tokenIn, tokenOut] = pathOf(scene);
      const data = encodeCall(
        'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
        {
          tokenIn,
          tokenOut,
          fee: scene.poolFee,
          recipient: scene.beneficiary,
          deadline: scene.deadline,
          amountOut: scene.outAmount,
          amountInMaximum: scene.maxIn,
          sqrtPriceLimitX96: 0n,
        },
      );
      return on('uniswapSwapRouter', scene, data);
    },
  },
  {
    name: 'router02-exact-in',
    actions: swap,
    family: 'uniswap',
    fields: timed,
    ...between('uniswapSwapRouter02', 'token', 'token', v3),
    build: (scene) =>
      on('uniswapSwapRouter02', scene, multicall(scene, [exactInputSingle02(scene, scene.beneficiary)])),
  },
  {
    name: 'router02-eth-out',
    actions: swap,
    family: 'uniswap',
    fields: timed.filter((field) => field !== 'out'),
    ...between('uniswapSwapRouter02', 'token', 'native', v3),
    build: (scene) =>
      on(
        'uniswapSwapRouter02',
        scene,
        multicall(scene, [
          exactInputSingle02(scene, thisContract),
          encodeCall('function unwrapWETH9(uint256 amountMinimum, address recipient)', scene.minOut, scene.beneficiary),
        ]),
      ),
  },
  {
    name: 'ur-v3-eth-in',
    actions: swap,
    family: 'uniswap',
    fields: [...timed.filter((field) => field !== 'asset'), 'skim'],
    ...between('universalRouter', 'native', 'token', anyUniswap),
    build: swapEtherOnV3,
  },
  {
    name: 'ur-v3-eth-out',
    actions: swap,
    family: 'uniswap',
    fields: [...timed.filter((field) => field !== 'out'), 'skim'],
    ...between('universalRouter', 'token', 'native', anyUniswap),
    build: swapToEtherOnV3,
  },
  {
    name: 'ur-v4',
    actions: swap,
    family: 'uniswap',
    fields: timed,
    ...between('universalRouter', 'token', 'token', v4),
    build: swapOnV4,
  },
  {
    name: 'approve-then-swap',
    actions: swap,
    family: 'uniswap',
    fields: timed,
    ...between('uniswapSwapRouter02', 'token', 'token', v3),
    build(scene) {
      const router = contractAt('uniswapSwapRouter02', scene.network.id);
      const swapCall = multicall(scene, [exactInputSingle02(scene, scene.beneficiary)]);
      return {
        transactions: [
          sent(tokenAddress(scene.network, scene.asset), encodeApprove(router, scene.amount)),
          sent(router, swapCall),
        ],
      };
    },
  },
];
