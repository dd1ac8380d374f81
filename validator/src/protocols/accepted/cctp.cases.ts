import { concatHex, numberToHex, pad } from 'viem';
import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const messenger = '0xbd3fa81b58ba92a82136038b25adec7066af3155';
const messengerV2 = '0x28b5a0e9c621a5badaa536219b3a228c8168cf5d';
const transmitter = '0x0a992d191deec32afe36203ad87d7d289a738f81';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const relayer = '0x07ae8551be970cb1cca11dd7a11f47ae82e70e67';
const nobody = '0x0000000000000000000000000000000000000000';
const dollars = 10n ** 6n;
const inWord = (address: `0x${string}`) => pad(address, { size: 32 });

const burn = { amount: 500n * dollars, destinationDomain: 6, mintRecipient: inWord(owner), burnToken: usdc };
const fast = { destinationCaller: inWord(nobody), maxFee: dollars / 2n, minFinalityThreshold: 1000 };
const floor = 'at least 499.5 USDC must arrive';

/** A header of 116 bytes, and a burn of 500 USDC for the owner. */
const message = concatHex([
  `0x${'00'.repeat(116)}`,
  numberToHex(0, { size: 4 }),
  inWord('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'),
  inWord(owner),
  numberToHex(500n * dollars, { size: 32 }),
  inWord(owner),
]);

export const cctp: readonly AcceptedCase[] = [
  {
    function: 'depositForBurn(uint256,uint32,bytes32,address)',
    intent: 'Bridge 500 USDC to Base with CCTP',
    to: messenger,
    args: burn,
  },
  {
    function: 'depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)',
    intent: `Bridge 500 USDC to Base with CCTP, only ${relayer} may call receiveMessage`,
    to: messenger,
    args: { ...burn, destinationCaller: inWord(relayer) },
  },
  {
    function: 'depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)',
    intent: 'Bridge 500 USDC to Base with CCTP',
    to: messenger,
    args: { ...burn, destinationCaller: inWord(nobody) },
  },
  {
    function: 'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)',
    intent: `Bridge 500 USDC to ${friend} on Base with CCTP, ${floor}`,
    to: messengerV2,
    args: { ...burn, ...fast, mintRecipient: inWord(friend) },
  },
  {
    function: 'depositForBurnWithHook(uint256,uint32,bytes32,address,bytes32,uint256,uint32,bytes)',
    intent: `Bridge 500 USDC to ${friend} on Base with CCTP, ${floor}, with the hook data 0xdeadbeef`,
    to: messengerV2,
    args: { ...burn, ...fast, mintRecipient: inWord(friend), hookData: '0xdeadbeef' },
  },
  {
    function: 'replaceDepositForBurn(bytes,bytes,bytes32,bytes32)',
    intent: `Change the recipient of my CCTP transfer to ${friend}`,
    to: messenger,
    args: {
      originalMessage: message,
      originalAttestation: `0x${'12'.repeat(65)}`,
      newDestinationCaller: inWord(nobody),
      newMintRecipient: inWord(friend),
    },
    notApproved: 'which transfer it changes is known by the bytes of a message only',
  },
  {
    function: 'receiveMessage(bytes,bytes)',
    intent: 'Claim my 500 USDC from CCTP',
    to: transmitter,
    args: { message, attestation: `0x${'12'.repeat(65)}` },
    notApproved:
      'the message names the token by its address on the other chain, and what it is here is known on chain only',
  },
];
