import type { Address } from '@countersign/protocol';
import { encodeFunctionData, pad, parseAbi } from 'viem';
import type { Hex } from '../../effects/call.ts';
import { friend, now, owner } from '../../protocols/accepted/accepted-case.fixture.ts';
import type { SentRequest } from '../../request/normalise.ts';
import type { Deed } from './words.cases.ts';

const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const usdcOnBase = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const steth = '0xae7ab96520de3a18e5e111b5eaab095312d7fe84';
const lidoQueue = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';
const swapRouter = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
const messenger = '0xbd3fa81b58ba92a82136038b25adec7066af3155';
const messengerOnBase = '0x1682ae6375c4e4a97e4b583bc394c861a46d8962';
const nobody = '0x0000000000000000000000000000000000000000';
const base = 8453;
const ether = 10n ** 18n;
const dollars = 500_000_000n;
const tenth = ether / 10n;

const abi = parseAbi([
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
  'function withdraw(address asset, uint256 amount, address to)',
  'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
  'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
  'function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
  'function deposit()',
  'function withdraw(uint256 wad)',
  'function submit(address referral)',
  'function requestWithdrawals(uint256[] amounts, address owner)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
  'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
  'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
]);

interface Bytes {
  readonly to: Address;
  readonly data: Hex;
  readonly value?: bigint;
  readonly chainId?: number;
}

const swap = { fee: 500, recipient: owner, sqrtPriceLimitX96: 0n } as const;
const onPool = (data: Hex): Bytes => ({ to: pool, data });

/** Null if no bytes carry it out: a request for money moves no money. */
const bytesOf: Readonly<Record<Deed, Bytes | null>> = {
  supply: onPool(encodeFunctionData({ abi, functionName: 'supply', args: [usdc, dollars, owner, 0] })),
  withdraw: onPool(encodeFunctionData({ abi, functionName: 'withdraw', args: [usdc, dollars, owner] })),
  borrow: onPool(encodeFunctionData({ abi, functionName: 'borrow', args: [usdc, dollars, 2n, 0, owner] })),
  repay: onPool(encodeFunctionData({ abi, functionName: 'repay', args: [usdc, dollars, 2n, owner] })),
  use: onPool(encodeFunctionData({ abi, functionName: 'setUserUseReserveAsCollateral', args: [weth, true] })),
  spare: onPool(encodeFunctionData({ abi, functionName: 'setUserUseReserveAsCollateral', args: [weth, false] })),
  wrap: { to: weth, value: 2n * ether, data: encodeFunctionData({ abi, functionName: 'deposit' }) },
  unwrap: { to: weth, data: encodeFunctionData({ abi, functionName: 'withdraw', args: [2n * ether] }) },
  stake: {
    to: steth,
    value: 2n * ether,
    data: encodeFunctionData({ abi, functionName: 'submit', args: [nobody] }),
  },
  unstake: {
    to: lidoQueue,
    data: encodeFunctionData({ abi, functionName: 'requestWithdrawals', args: [[2n * ether], owner] }),
  },
  approve: { to: usdc, data: encodeFunctionData({ abi, functionName: 'approve', args: [friend, dollars] }) },
  revoke: { to: usdc, data: encodeFunctionData({ abi, functionName: 'approve', args: [friend, 0n] }) },
  buy: {
    to: swapRouter,
    data: encodeFunctionData({
      abi,
      functionName: 'exactInputSingle',
      args: [{ ...swap, tokenIn: usdc, tokenOut: weth, amountIn: dollars, amountOutMinimum: tenth }],
    }),
  },
  sell: {
    to: swapRouter,
    data: encodeFunctionData({
      abi,
      functionName: 'exactOutputSingle',
      args: [{ ...swap, tokenIn: weth, tokenOut: usdc, amountOut: dollars, amountInMaximum: tenth }],
    }),
  },
  send: { to: usdc, data: encodeFunctionData({ abi, functionName: 'transfer', args: [friend, dollars] }) },
  request: null,
  leave: {
    to: messenger,
    data: encodeFunctionData({ abi, functionName: 'depositForBurn', args: [dollars, 6, pad(owner), usdc] }),
  },
  return: {
    to: messengerOnBase,
    chainId: base,
    data: encodeFunctionData({ abi, functionName: 'depositForBurn', args: [dollars, 0, pad(owner), usdcOnBase] }),
  },
};

/** These words with the bytes of a deed, if it has any. */
export function oppositeRequest(words: string, deed: Deed): SentRequest | null {
  const bytes = bytesOf[deed];
  if (!bytes) return null;
  const { chainId = 1, value = 0n, ...call } = bytes;
  return {
    human_intent: words.replace('{friend}', friend),
    proposed_tx: { chain_id: chainId, from: owner, ...call, value: String(value) },
    metadata: { generated_at_unix: now },
  };
}
