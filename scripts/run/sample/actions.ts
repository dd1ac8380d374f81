import type { Action } from '@countersign/protocol';
import { encodeFunctionData, parseAbi, parseEther, parseUnits } from 'viem';

type Hex = `0x${string}`;
type Call = NonNullable<Action['tx']>;

export const ETHEREUM = 1;
export const BASE = 8453;

/** Contracts that the validator knows, and people that it does not. */
export const usdc: Readonly<Record<number, Hex>> = {
  [ETHEREUM]: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  [BASE]: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
};
export const aavePool: Hex = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const weth: Hex = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const uniswapRouter: Hex = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const lido: Hex = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
export const landlord = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const supplier = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
export const thief = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
export const paywall = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
/** Starts and ends like the landlord's address. */
export const lookalike = '0x5aaeb60502bc8c31e57bf3b9f6d2c43a3f1beaed';
/** A contract that the arbiter does not know. */
export const unknownContract: Hex = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf';

const erc20 = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
]);
const pool = parseAbi(['function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)']);
const router = parseAbi([
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
]);
const staking = parseAbi(['function submit(address referral) payable']);

const lower = (address: string) => address.toLowerCase() as Hex;
const call = (to: string, data: Hex, value = 0n): Call => ({ to: lower(to), value: String(value), data });
const dollars = (amount: string) => parseUnits(amount, 6);

export const sendEther = (amount: string, to: string): Call => call(to, '0x', parseEther(amount));
export const sendUsdc = (chainId: number, amount: string, to: string): Call =>
  call(
    usdc[chainId] ?? '',
    encodeFunctionData({ abi: erc20, functionName: 'transfer', args: [lower(to), dollars(amount)] }),
  );
export const approveUsdc = (chainId: number, amount: string | 'everything', spender: string): Call => {
  const most = amount === 'everything' ? 2n ** 256n - 1n : dollars(amount);
  return call(
    usdc[chainId] ?? '',
    encodeFunctionData({ abi: erc20, functionName: 'approve', args: [lower(spender), most] }),
  );
};
export const supplyUsdc = (amount: string, account: string): Call =>
  call(
    aavePool,
    encodeFunctionData({
      abi: pool,
      functionName: 'supply',
      args: [usdc[ETHEREUM] ?? '0x', dollars(amount), lower(account), 0],
    }),
  );
export const swapUsdcForWeth = (amount: string, least: string, account: string): Call =>
  call(
    uniswapRouter,
    encodeFunctionData({
      abi: router,
      functionName: 'exactInputSingle',
      args: [
        {
          tokenIn: usdc[ETHEREUM] ?? '0x',
          tokenOut: weth,
          fee: 500,
          recipient: lower(account),
          amountIn: dollars(amount),
          amountOutMinimum: parseEther(least),
          sqrtPriceLimitX96: 0n,
        },
      ],
    }),
  );
export const stakeEther = (amount: string): Call =>
  call(
    lido,
    encodeFunctionData({ abi: staking, functionName: 'submit', args: [`0x${'0'.repeat(40)}`] }),
    parseEther(amount),
  );
/** A call of a function that is not published. */
export const callUnknown = (): Call => call(unknownContract, `0xdeadbeef${'0'.repeat(62)}2a`);
