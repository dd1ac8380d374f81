import type { Random } from '../random.ts';
import { drawNetwork, type Hex, type Scene, type Setting } from '../scene.ts';
import { type Contract, contractAt, stands } from '../world/contracts.ts';
import { encodeCall } from '../world/encode-call.ts';
import { type Coin, ethereum, tokenAddress, tokenOf } from '../world/networks.ts';
import { encodeApprove } from './approvals.ts';
import { type Field, type Operation, type SentCall, sent, type Transaction } from './operation.ts';
import { swapEtherOnV3, swapOnV4, swapToEtherOnV3, v3Path } from './uniswap-router.ts';

const exactIn: readonly Field[] = ['amount', 'asset', 'out', 'minOut', 'beneficiary'];
const timed: readonly Field[] = [...exactIn, 'deadline'];
const exactOut: readonly Field[] = ['asset', 'out', 'outAmount', 'maxIn', 'beneficiary', 'deadline'];

const isDollar = ({ usd }: Coin) => usd === 1;

/** Two coins of a chain that are not the same thing under two names. */
function drawPair(random: Random, contract: Contract, from: 'native' | 'token', to: 'native' | 'token'): Setting {
  const network = drawNetwork(random, (candidate) => stands(contract, candidate));
  const tokens = network.tokens.filter(({ usd }) => usd !== network.native.usd);
  const asset =
    from === 'native' ? network.native : random.pick(to === 'native' ? tokens : [network.wrapped, ...tokens]);
  const others = [network.wrapped, ...tokens].filter(({ symbol }) => symbol !== asset.symbol);
  const out = to === 'native' ? network.native : random.pick(from === 'native' ? tokens : others);
  return { network, asset, out };
}

const between = (contract: Contract, from: 'native' | 'token', to: 'native' | 'token', words: readonly string[]) => ({
  protocolWords: words,
  draw: (random: Random): Setting => ({
    ...drawPair(random, contract, from, to),
    protocolWord: random.pick(words),
  }),
});

const pathOf = ({ network, asset, out }: Scene): readonly Hex[] => [
  tokenAddress(network, asset),
  tokenAddress(network, out),
];

const v2 = ['Uniswap', 'Uniswap V2', 'uniswap v2'];
const v3 = ['Uniswap', 'Uniswap V3', 'uniswap v3'];
const anyUniswap = ['Uniswap', 'uniswap'];
const v4 = ['Uniswap', 'Uniswap V4', 'uniswap v4'];
const cow = ['CoW Swap', 'CoW Protocol', 'cowswap'];

const on = (contract: Contract, scene: Scene, data: Hex, value = 0n): SentCall =>
  sent(contractAt(contract, scene.network.id), data, value);

const swap = [['swap']] as const;

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

/** SwapRouter02 has the deadline around the calls instead of in them. */
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

const cowOrder = (scene: Scene): Transaction => ({
  order: {
    sellToken: tokenAddress(scene.network, scene.asset),
    buyToken: tokenAddress(scene.network, scene.out),
    receiver: scene.beneficiary,
    sellAmount: String(scene.amount),
    buyAmount: String(scene.minOut),
    validTo: Number(scene.deadline),
    appData: `0x${'00'.repeat(32)}`,
    feeAmount: '0',
    kind: 'sell',
    partiallyFillable: false,
    sellTokenBalance: 'erc20',
    buyTokenBalance: 'erc20',
  },
});

const threePool: readonly string[] = ['DAI', 'USDC', 'USDT'];

function drawStables(random: Random): Setting {
  const [from, to] = random.pick([
    ['DAI', 'USDC'],
    ['USDC', 'DAI'],
    ['USDC', 'USDT'],
    ['USDT', 'DAI'],
  ] as const);
  return {
    network: ethereum,
    asset: tokenOf(ethereum, from),
    out: tokenOf(ethereum, to),
    protocolWord: random.pick(['Curve', 'curve', 'Curve Finance']),
  };
}

const coinIndex = ({ symbol }: Coin) => BigInt(threePool.indexOf(symbol));

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

export const swaps: readonly Operation[] = [
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
    name: 'cow-order',
    actions: swap,
    family: 'cow',
    fields: timed,
    ...between('cowSettlement', 'token', 'token', cow),
    build: cowOrder,
  },
  {
    name: 'cow-ethflow',
    actions: swap,
    family: 'cow',
    fields: timed.filter((field) => field !== 'asset'),
    ...between('cowEthFlow', 'native', 'token', cow),
    build: (scene) =>
      on(
        'cowEthFlow',
        scene,
        encodeCall(
          'function createOrder((address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId) order)',
          {
            buyToken: tokenAddress(scene.network, scene.out),
            receiver: scene.beneficiary,
            sellAmount: scene.amount,
            buyAmount: scene.minOut,
            appData: `0x${'00'.repeat(32)}`,
            feeAmount: 0n,
            validTo: Number(scene.deadline),
            partiallyFillable: false,
            quoteId: 1234567n,
          },
        ),
        scene.amount,
      ),
  },
  {
    name: 'oneinch-swap',
    actions: swap,
    family: '1inch',
    fields: exactIn,
    ...between('oneInchRouter', 'token', 'token', ['1inch', '1inch Network', '1INCH']),
    build: (scene) =>
      on(
        'oneInchRouter',
        scene,
        encodeCall(
          'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
          '0xe37e799d5077682fa0a244d46e5649f71457bd09',
          {
            srcToken: tokenAddress(scene.network, scene.asset),
            dstToken: tokenAddress(scene.network, scene.out),
            srcReceiver: '0xe37e799d5077682fa0a244d46e5649f71457bd09',
            dstReceiver: scene.beneficiary,
            amount: scene.amount,
            minReturnAmount: scene.minOut,
            flags: 0n,
          },
          '0x0000000000000000000000000000000000000000000000000000f70000c900206ae40711',
        ),
      ),
  },
  {
    name: 'balancer-swap',
    actions: swap,
    family: 'balancer',
    fields: timed,
    ...between('balancerVault', 'token', 'token', ['Balancer', 'Balancer V2', 'balancer']),
    build: (scene) =>
      on(
        'balancerVault',
        scene,
        encodeCall(
          'function swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, (address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds, uint256 limit, uint256 deadline)',
          {
            poolId: '0x96646936b91d6b9d7d0c47c496afbf3d6ec7b6f8000200000000000000000019',
            kind: 0,
            assetIn: tokenAddress(scene.network, scene.asset),
            assetOut: tokenAddress(scene.network, scene.out),
            amount: scene.amount,
            userData: '0x',
          },
          {
            sender: scene.sender,
            fromInternalBalance: false,
            recipient: scene.beneficiary,
            toInternalBalance: false,
          },
          scene.minOut,
          scene.deadline,
        ),
      ),
  },
  {
    name: 'curve-exchange',
    actions: swap,
    family: 'curve',
    fields: ['amount', 'minOut'],
    draw: drawStables,
    build: (scene) =>
      on(
        'curve3pool',
        scene,
        encodeCall(
          'function exchange(int128 i, int128 j, uint256 dx, uint256 min_dy)',
          coinIndex(scene.asset),
          coinIndex(scene.out),
          scene.amount,
          scene.minOut,
        ),
      ),
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
