import { encodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters } from 'viem';
import type { Hex } from '../../effects/call.ts';
import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';

const to = '0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const nobody = `0x${'0'.repeat(40)}` as const;

const dollars = (amount: number) => BigInt(amount) * 10n ** 6n;
const deadline = BigInt(soon);
const signature: Hex = `0x${'12'.repeat(65)}`;
const signed = { deadline, nonce: 1n, signature };
const details = { token: usdc, amount: dollars(250), expiration: soon, nonce: 1 };

const part = (types: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types) as [], values as []);

/** Withdraws liquidity from a position, both tokens to the owner. */
const actions: Hex = '0x0111';
const params = [
  part('uint256, uint256, uint128, uint128, bytes', [88214n, 123456789n, dollars(700), 2n * 10n ** 17n, '0x']),
  part('address, address, address', [usdc, weth, owner]),
];
const remove = 'Remove liquidity 123456789 from position 88214 on Uniswap V4 for at least 700 USDC and 0.2 WETH';
const unlockData = part('bytes, bytes[]', [actions, params]);
const key = { currency0: usdc, currency1: weth, fee: 3000, tickSpacing: 60, hooks: nobody };

export const uniswapV4: readonly AcceptedCase[] = [
  {
    function: 'modifyLiquidities(bytes,uint256)',
    intent: `${remove} within 20 minutes`,
    to,
    args: { unlockData, deadline },
  },
  { function: 'modifyLiquiditiesWithoutUnlock(bytes,bytes[])', intent: remove, to, args: { actions, params } },
  {
    function: 'multicall(bytes[])',
    intent: `${remove} within 20 minutes`,
    to,
    args: {
      data: [
        encodeFunctionData({
          abi: parseAbi(['function modifyLiquidities(bytes unlockData, uint256 deadline)']),
          args: [unlockData, deadline],
        }),
      ],
    },
  },
  {
    function: 'initializePool((address,address,uint24,int24,address),uint160)',
    intent: 'Open the 0.3% pool of USDC and WETH on Uniswap V4',
    to,
    args: { key, sqrtPriceX96: 2n ** 96n },
    notApproved: 'whether the price of a new pool is right is known on chain only',
  },
  {
    function: 'permit(address,uint256,uint256,uint256,bytes)',
    intent: `Permit ${friend} to take my Uniswap V4 position 88214 within 20 minutes`,
    to,
    args: { spender: friend, tokenId: 88214n, ...signed },
  },
  {
    function: 'permitForAll(address,address,bool,uint256,uint256,bytes)',
    intent: `Approve ${friend} as operator for all NFTs of ${to} within 20 minutes`,
    to,
    args: { owner, operator: friend, approved: true, ...signed },
  },
  {
    function: 'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
    intent: `Permit ${friend} to spend 250 USDC within 20 minutes`,
    to,
    args: { owner, permitSingle: { details, spender: friend, sigDeadline: deadline }, signature },
  },
  {
    function: 'permitBatch(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
    intent: `Permit ${friend} to spend 250 USDC within 20 minutes`,
    to,
    args: { owner, permitBatch: { details: [details], spender: friend, sigDeadline: deadline }, signature },
  },
  {
    function: 'subscribe(uint256,address,bytes)',
    intent: `Subscribe ${friend} to my Uniswap V4 position 88214`,
    to,
    args: { tokenId: 88214n, newSubscriber: friend, data: '0x' },
    notApproved: 'a subscriber is code that runs with every change of the position',
  },
  {
    function: 'unsubscribe(uint256)',
    intent: 'Unsubscribe my Uniswap V4 position 88214',
    to,
    args: { tokenId: 88214n },
    notApproved: 'what the subscriber does when it is told so is known on chain only',
  },
];
