import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';
import { type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { atLeast, exactly, native, token } from '../rules/quantity.ts';
import { isSameToken } from '../rules/same-token.ts';
import { isWrappedNative } from '../tokens/wrapped-native.ts';
import { addressInWord, bridgesOf, farRecipient, farToken, leftoversOf, messageOf, remoteToken } from './bridging.ts';

const bridges = bridgesOf('across');
const leftovers = leftoversOf('across');

const spokePool = ['spoke_pool'];

interface Deposit {
  readonly depositor: Hex;
  readonly recipient: Hex;
  readonly inputToken: Hex;
  readonly outputToken: Hex;
  readonly inputAmount: bigint;
  readonly outputAmount: bigint;
  readonly destinationChainId: bigint;
  readonly message: Hex;
  readonly exclusiveRelayer?: Hex;
  /** The end of the exclusive time: Unix seconds, or seconds after the block if no more than a year. */
  readonly exclusivity?: number;
  /** Unix seconds; absent if the bytes count from the block. */
  readonly fillDeadline?: number;
  /** The number of the depositor's deposit, if the caller chooses it. */
  readonly depositNonce?: bigint;
}

const YEAR = 31_536_000;

/** Addresses are encoded as addresses or, to support other kinds of chains, as words. */
const addressOf = (value: Hex): Address | null => (value.length === 42 ? (value as Address) : addressInWord(value));

/** Only this relayer may fill it for a time, so the money waits for that relayer. */
function exclusiveTo(relayer: Hex, exclusivity: number): readonly Term[] {
  if (BigInt(relayer) === 0n) return [];
  const until: Term =
    exclusivity > YEAR
      ? { what: 'end of the exclusive time', is: 'time', unix: BigInt(exclusivity) }
      : { what: 'exclusive time', is: 'duration', seconds: BigInt(exclusivity) };
  return [{ what: 'exclusive relayer', is: 'hex', value: addressOf(relayer) ?? relayer }, until];
}

function deposits(call: CallContext, deposit: Deposit): Reading {
  const input = addressOf(deposit.inputToken);
  if (input === null) return { fault: 'the input token is not an address of this chain' };
  const paysCoins = call.value > 0n && isWrappedNative(call.chainId, input);
  const asset = paysCoins ? native : token(input);
  const depositor = addressOf(deposit.depositor);
  if (depositor === null) return { fault: 'the depositor is not an address of this chain' };
  const { exclusiveRelayer = nobody, exclusivity = 0, depositNonce } = deposit;
  if (exclusivity > 0 && BigInt(exclusiveRelayer) === 0n) return { fault: 'an exclusivity period without a relayer' };
  const chainId = deposit.destinationChainId;
  const to = addressOf(deposit.recipient);
  const output = addressOf(deposit.outputToken);
  // The zero address means the token of the route.
  const isSame =
    output !== null && (BigInt(output) === 0n || isSameToken(call.chainId ?? 1, input, Number(chainId), output));
  const bridge = bridges(call, {
    gives: exactly(asset, deposit.inputAmount),
    gets: [atLeast(isSame ? asset : remoteToken(output ?? deposit.outputToken, chainId), deposit.outputAmount)],
    to,
    chainId,
    ...(deposit.fillDeadline !== undefined && { deadline: BigInt(deposit.fillDeadline) }),
    terms: [
      ...(to === null ? farRecipient(deposit.recipient) : []),
      ...(isSame ? [] : farToken(output ?? deposit.outputToken)),
      ...exclusiveTo(exclusiveRelayer, exclusivity),
      ...messageOf(deposit.message),
      // A deposit with the number of an earlier equal one counts as filled.
      ...(depositNonce === undefined ? [] : [{ what: 'nonce', is: 'number', value: depositNonce } as const]),
    ],
    details: [deposit.message !== '0x' && 'passes a message for the recipient to act on'],
  });
  return { effects: [bridge, ...leftovers(call, asset, depositor, to, 'all of it, if nobody fills the deposit')] };
}

const whole = 10n ** 18n;
const half = whole / 2n;

const amounts = 'uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId';

const quoted = { quoteTimestamp: 'by which relayers reckon their own fee; one that is too old reverts' };
const offset = {
  fillDeadlineOffset: 'the contract allows some hours at most, and what nobody fills goes back to the depositor',
};
const pinned = { outputToken: 'the same token on both chains, by our tables' };

const inWord = (digit: string): Hex => `0x${'0'.repeat(24)}${digit.repeat(40)}`;
const inWords = [
  {
    depositor: inWord('a'),
    recipient: inWord('b'),
    inputToken: inWord('c'),
    outputToken: inWord('d'),
    exclusiveRelayer: inWord('f'),
  },
];
export const across: Protocol = {
  slug: 'across',
  name: 'Across',
  family: 'across',
  words: ['across', 'across protocol', 'across bridge'],
  contracts: deployed('across'),
  functions: [
    rule(
      `function depositV3(address depositor, address recipient, address inputToken, address outputToken, ${amounts}, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message)`,
      spokePool,
      ({ exclusivityDeadline, ...deposit }, call) => deposits(call, { ...deposit, exclusivity: exclusivityDeadline }),
      { pinned, irrelevant: quoted },
    ),
    rule(
      `function depositV3Now(address depositor, address recipient, address inputToken, address outputToken, ${amounts}, address exclusiveRelayer, uint32 fillDeadlineOffset, uint32 exclusivityPeriod, bytes message)`,
      spokePool,
      ({ exclusivityPeriod, ...deposit }, call) => deposits(call, { ...deposit, exclusivity: exclusivityPeriod }),
      { pinned, irrelevant: offset },
    ),
    rule(
      `function deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, ${amounts}, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)`,
      spokePool,
      ({ exclusivityParameter, ...deposit }, call) => deposits(call, { ...deposit, exclusivity: exclusivityParameter }),
      { pinned, irrelevant: quoted, examples: inWords },
    ),
    rule(
      `function depositNow(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, ${amounts}, bytes32 exclusiveRelayer, uint32 fillDeadlineOffset, uint32 exclusivityParameter, bytes message)`,
      spokePool,
      ({ exclusivityParameter, ...deposit }, call) => deposits(call, { ...deposit, exclusivity: exclusivityParameter }),
      { pinned, irrelevant: offset, examples: inWords },
    ),
    rule(
      `function unsafeDeposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, ${amounts}, bytes32 exclusiveRelayer, uint256 depositNonce, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)`,
      spokePool,
      ({ exclusivityParameter, ...deposit }, call) => deposits(call, { ...deposit, exclusivity: exclusivityParameter }),
      { pinned, irrelevant: quoted, examples: inWords },
    ),
    // The first version: instead of an output amount, a fee in parts of 10^18 of the amount; the output is the token of
    // the route.
    rule(
      'function deposit(address recipient, address originToken, uint256 amount, uint256 destinationChainId, int64 relayerFeePct, uint32 quoteTimestamp, bytes message, uint256 maxCount)',
      spokePool,
      ({ recipient, originToken, amount, destinationChainId, relayerFeePct, message }, call) => {
        if (relayerFeePct >= half || relayerFeePct <= -half) return { fault: 'a fee of half the amount or more' };
        return deposits(call, {
          depositor: call.from ?? recipient,
          recipient,
          inputToken: originToken,
          outputToken: nobody,
          inputAmount: amount,
          outputAmount: amount - (amount * relayerFeePct) / whole,
          destinationChainId,
          message,
        });
      },
      {
        irrelevant: { ...quoted, maxCount: 'no longer read by the contract' },
        examples: [{ amount: whole, relayerFeePct: whole / 1000n }],
      },
    ),
  ],
};
