import type { Address } from '@countersign/protocol';
import { encodeAbiParameters, parseAbiParameters } from 'viem';
import { encode, owner, type SentCall, soon, v2Router, weth } from '../checks/calldata.fixture.ts';
import { nobody } from '../effects/asset-marks.ts';
import type { Hex } from '../effects/call.ts';

/** An amount of a token; `null` is the coin of the chain. */
export interface Part {
  readonly token: Address | null;
  readonly amount: bigint;
}

/** A venue whose calls take or bring several assets at once. */
export interface Venue {
  readonly name: string;

  readonly add: (parts: readonly Part[]) => SentCall;
  readonly remove?: (parts: readonly Part[], shares: bigint) => SentCall;
  readonly takesCoin: boolean;
}

const sushiRouter: Address = '0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F';
const v3Manager: Address = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88';
const v4Manager: Address = '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e';
const balancerVault: Address = '0xBA12222222228d8Ba445958a75a0704d566BF2C8';
const balancerV3Router: Address = '0xAE563E3f8219521950555F5962419C8919758Ea2';
const threePool: Address = '0xbEbc44782C7dB0a1A60Cb6fe97d0b483032FF1C7';
const balancerPool = `0x96646936b91d6b9d7d0c47c496afbf3d6ec7b6f8${'0'.repeat(20)}0019` as Hex;

const isCoin = ({ token }: Part): boolean => token === null;
const coinsIn = (parts: readonly Part[]): string => String(parts.find(isCoin)?.amount ?? 0n);

function addToPair(router: Address, parts: readonly Part[]): SentCall {
  const [token, other] = [...parts].sort((one, another) => Number(isCoin(one)) - Number(isCoin(another)));
  if (!token || !other) throw new Error('a pair has two sides');
  const data = isCoin(other)
    ? encode(
        'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
        ...[token.token, token.amount, nearly(token.amount), nearly(other.amount), owner, soon],
      )
    : encode(
        'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
        ...[
          token.token,
          other.token,
          token.amount,
          other.amount,
          nearly(token.amount),
          nearly(other.amount),
          owner,
          soon,
        ],
      );
  return { to: router, data, value: coinsIn(parts) };
}

const nearly = (amount: bigint): bigint => (amount * 99n) / 100n;

function removeFromPair(router: Address, parts: readonly Part[], shares: bigint): SentCall {
  const [token, other] = [...parts].sort((one, another) => Number(isCoin(one)) - Number(isCoin(another)));
  if (!token || !other) throw new Error('a pair has two sides');
  const data = isCoin(other)
    ? encode(
        'function removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
        ...[token.token, shares, token.amount, other.amount, owner, soon],
      )
    : encode(
        'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
        ...[token.token, other.token, shares, token.amount, other.amount, owner, soon],
      );
  return { to: router, data };
}

/** The order in which pools keep their tokens. */
const byAddress = (one: Part, other: Part): number =>
  BigInt(one.token ?? nobody) < BigInt(other.token ?? nobody) ? -1 : 1;

function openV3Position(parts: readonly Part[]): SentCall {
  const [first, second] = parts.map((part) => ({ ...part, token: part.token ?? weth })).sort(byAddress);
  const data = encode(
    'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
    {
      token0: first?.token,
      token1: second?.token,
      fee: 500,
      tickLower: -100,
      tickUpper: 100,
      amount0Desired: first?.amount,
      amount1Desired: second?.amount,
      amount0Min: nearly(first?.amount ?? 0n),
      amount1Min: nearly(second?.amount ?? 0n),
      recipient: owner,
      deadline: soon,
    },
  );
  return { to: v3Manager, data, value: coinsIn(parts) };
}

const bytesOf = (types: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types) as [], values as []);

function openV4Position(parts: readonly Part[]): SentCall {
  const [first, second] = [...parts].sort(byAddress);
  const [one, other] = [first?.token ?? nobody, second?.token ?? nobody];
  const mint = bytesOf(
    '(address,address,uint24,int24,address), int24, int24, uint256, uint128, uint128, address, bytes',
    [[one, other, 500, 10, nobody], -100, 100, 1000n, first?.amount, second?.amount, owner, '0x'],
  );
  const actions = [mint, bytesOf('address, address', [one, other])];
  const data = encode(
    'function modifyLiquidities(bytes unlockData, uint256 deadline)',
    bytesOf('bytes, bytes[]', ['0x020d', actions]),
    soon,
  );
  return { to: v4Manager, data, value: coinsIn(parts) };
}

const tokensOf = (parts: readonly Part[]) => parts.map(({ token }) => token ?? nobody);
const amountsOf = (parts: readonly Part[]) => parts.map(({ amount }) => amount);

const joinPool = (parts: readonly Part[]): SentCall => ({
  to: balancerVault,
  data: encode(
    'function joinPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] maxAmountsIn, bytes userData, bool fromInternalBalance) request)',
    ...[balancerPool, owner, owner],
    {
      assets: tokensOf(parts),
      maxAmountsIn: amountsOf(parts),
      userData: encodeAbiParameters(parseAbiParameters('uint256, uint256[], uint256'), [
        1n,
        amountsOf(parts),
        10n ** 18n,
      ]),
      fromInternalBalance: false,
    },
  ),
  value: coinsIn(parts),
});

const exitPool = (parts: readonly Part[], shares: bigint): SentCall => ({
  to: balancerVault,
  data: encode(
    'function exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
    ...[balancerPool, owner, owner],
    {
      assets: tokensOf(parts),
      minAmountsOut: amountsOf(parts),
      userData: encodeAbiParameters(parseAbiParameters('uint256, uint256'), [1n, shares]),
      toInternalBalance: false,
    },
  ),
});

/** Three stable coins in a fixed order: DAI, USDC, USDT. */
const threePoolAmounts = (parts: readonly Part[]) => {
  const places = ['0x6b17', '0xa0b8', '0xdac1'];
  return places.map((start) => parts.find(({ token }) => token?.toLowerCase().startsWith(start))?.amount ?? 0n);
};

const addToThreePool = (parts: readonly Part[]): SentCall => ({
  to: threePool,
  data: encode(
    'function add_liquidity(uint256[3] amounts, uint256 minMintAmount)',
    threePoolAmounts(parts),
    10n ** 18n,
  ),
});

const removeFromThreePool = (parts: readonly Part[], shares: bigint): SentCall => ({
  to: threePool,
  data: encode('function remove_liquidity(uint256 amount, uint256[3] minAmounts)', shares, threePoolAmounts(parts)),
});

const initializeV3Pool = (parts: readonly Part[]): SentCall => ({
  to: balancerV3Router,
  data: encode(
    'function initialize(address pool, address[] tokens, uint256[] exactAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
    ...[balancerPool.slice(0, 42), tokensOf(parts), amountsOf(parts), 10n ** 18n, false, '0x'],
  ),
});

const pairVenue = (name: string, router: Address): Venue => ({
  name,
  add: (parts) => addToPair(router, parts),
  remove: (parts, shares) => removeFromPair(router, parts, shares),
  takesCoin: true,
});

export const uniswapV2 = pairVenue('Uniswap V2', v2Router);
export const sushiSwap = pairVenue('SushiSwap', sushiRouter);
export const uniswapV3: Venue = { name: 'Uniswap V3', add: openV3Position, takesCoin: true };
export const uniswapV4: Venue = { name: 'Uniswap V4', add: openV4Position, takesCoin: true };
export const balancerV2: Venue = { name: 'Balancer V2', add: joinPool, remove: exitPool, takesCoin: false };
export const balancerV3: Venue = { name: 'Balancer V3', add: initializeV3Pool, takesCoin: false };
export const curve: Venue = { name: 'Curve', add: addToThreePool, remove: removeFromThreePool, takesCoin: false };
