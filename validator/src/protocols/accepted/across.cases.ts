import { pad } from 'viem';
import { type AcceptedCase, friend, now, owner } from './accepted-case.fixture.ts';

const spokePool = '0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const usdcOnBase = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const relayer = '0x07ae8551be970cb1cca11dd7a11f47ae82e70e67';
const nobody = '0x0000000000000000000000000000000000000000';
const dollars = 10n ** 6n;
const inWord = (address: `0x${string}`) => pad(address, { size: 32 });

const words = 'Bridge 500 USDC to Base with Across within 4 hours, at least 499 USDC must arrive';
const openWords = 'Bridge 500 USDC to Base with Across, at least 499 USDC must arrive';

const amounts = { inputAmount: 500n * dollars, outputAmount: 499n * dollars, destinationChainId: 8453n };
const timed = { quoteTimestamp: now - 30, fillDeadline: now + 4 * 3600 };
const parties = {
  depositor: owner,
  recipient: owner,
  inputToken: usdc,
  outputToken: usdcOnBase,
  exclusiveRelayer: nobody,
} as const;
const partiesInWords = {
  depositor: inWord(owner),
  recipient: inWord(owner),
  inputToken: inWord(usdc),
  outputToken: inWord(usdcOnBase),
  exclusiveRelayer: inWord(nobody),
};

const v3 = 'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)';

export const across: readonly AcceptedCase[] = [
  {
    function: v3,
    intent: words,
    to: spokePool,
    args: { ...parties, ...amounts, ...timed, exclusivityDeadline: 0, message: '0x' },
  },
  {
    function: v3,
    intent: `Bridge 500 USDC to ${friend} on Base with Across, at least 499 USDC must arrive; exclusive relayer ${relayer} for 1 hour`,
    to: spokePool,
    args: {
      ...parties,
      ...amounts,
      ...timed,
      recipient: friend,
      exclusiveRelayer: relayer,
      exclusivityDeadline: 3600,
      message: '0x',
    },
  },
  {
    function: 'depositV3Now(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,bytes)',
    intent: openWords,
    to: spokePool,
    args: { ...parties, ...amounts, fillDeadlineOffset: 14_400, exclusivityPeriod: 0, message: '0x' },
  },
  {
    function: 'deposit(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint32,uint32,uint32,bytes)',
    intent: words,
    to: spokePool,
    args: { ...partiesInWords, ...amounts, ...timed, exclusivityParameter: 0, message: '0x' },
  },
  {
    function: 'depositNow(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint32,uint32,bytes)',
    intent: openWords,
    to: spokePool,
    args: { ...partiesInWords, ...amounts, fillDeadlineOffset: 14_400, exclusivityParameter: 0, message: '0x' },
  },
  {
    function:
      'unsafeDeposit(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint256,uint32,uint32,uint32,bytes)',
    intent: `${words}, with nonce 77`,
    to: spokePool,
    args: { ...partiesInWords, ...amounts, ...timed, depositNonce: 77n, exclusivityParameter: 0, message: '0x' },
  },
  {
    function: 'deposit(address,address,uint256,uint256,int64,uint32,bytes,uint256)',
    intent: openWords,
    to: spokePool,
    args: {
      recipient: owner,
      originToken: usdc,
      amount: 500n * dollars,
      destinationChainId: 8453n,
      relayerFeePct: 2n * 10n ** 15n,
      quoteTimestamp: now - 30,
      message: '0x',
      maxCount: 0n,
    },
  },
];
