import type { Random } from '../random.ts';
import type { Scene, Setting } from '../scene.ts';
import { encodeCall } from '../world/encode-call.ts';
import { type Coin, ethereum, tokenAddress, tokenOf } from '../world/networks.ts';
import type { Operation, Transaction } from './operation.ts';
import { between, exactIn, on, swap, timed } from './swap-parts.ts';

const cow = ['CoW Swap', 'CoW Protocol', 'cowswap'];

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

/** Exchanges other than Uniswap. */
export const exchanges: readonly Operation[] = [
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
];
