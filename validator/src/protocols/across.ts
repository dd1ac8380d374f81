import type { Address } from '@countersign/protocol';
import type { Hex } from '../call.ts';
import { deployed } from '../data/deployed.ts';
import { addressInWord, bridgesOf, leftoversOf, remoteToken } from './bridging.ts';
import { type CallContext, type Protocol, type Reading, rule } from './protocol.ts';
import { atLeast, exactly, native, token } from './quantity.ts';
import { isSameToken } from './same-token.ts';
import { isWrappedNative } from './wrapped-native.ts';

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
  /** Unix seconds; absent where the bytes say how long after the block. */
  readonly fillDeadline?: number;
}

/** Addresses come as themselves or, since other kinds of chains are served, as words. */
const addressOf = (value: Hex): Address | null => (value.length === 42 ? (value as Address) : addressInWord(value));

function deposits(call: CallContext, deposit: Deposit): Reading {
  const input = addressOf(deposit.inputToken);
  if (input === null) return { fault: 'the input token is not an address of this chain' };
  const paysCoins = call.value > 0n && isWrappedNative(call.chainId, input);
  const asset = paysCoins ? native : token(input);
  const chainId = deposit.destinationChainId;
  const to = addressOf(deposit.recipient);
  const output = addressOf(deposit.outputToken);
  // Nobody stands for the token that the route is for.
  const isSame =
    output !== null && (BigInt(output) === 0n || isSameToken(call.chainId ?? 1, input, Number(chainId), output));
  const bridge = bridges(call, {
    gives: exactly(asset, deposit.inputAmount),
    gets: [atLeast(isSame ? asset : remoteToken(output ?? deposit.outputToken, chainId), deposit.outputAmount)],
    to,
    chainId,
    ...(deposit.fillDeadline !== undefined && { deadline: BigInt(deposit.fillDeadline) }),
    details: [deposit.message !== '0x' && 'hands the recipient a message to act upon'],
  });
  const depositor = addressOf(deposit.depositor);
  return { effects: [bridge, ...leftovers(call, asset, depositor, to, 'all of it, if nobody fills the deposit')] };
}

const whole = 10n ** 18n;
const half = whole / 2n;

const amounts = 'uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId';

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
      (deposit, call) => deposits(call, deposit),
    ),
    rule(
      `function depositV3Now(address depositor, address recipient, address inputToken, address outputToken, ${amounts}, address exclusiveRelayer, uint32 fillDeadlineOffset, uint32 exclusivityPeriod, bytes message)`,
      spokePool,
      (deposit, call) => deposits(call, deposit),
    ),
    rule(
      `function deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, ${amounts}, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)`,
      spokePool,
      (deposit, call) => deposits(call, deposit),
    ),
    rule(
      `function depositNow(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, ${amounts}, bytes32 exclusiveRelayer, uint32 fillDeadlineOffset, uint32 exclusivityParameter, bytes message)`,
      spokePool,
      (deposit, call) => deposits(call, deposit),
    ),
    rule(
      `function unsafeDeposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, ${amounts}, bytes32 exclusiveRelayer, uint256 depositNonce, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)`,
      spokePool,
      (deposit, call) => deposits(call, deposit),
    ),
    // The first version: a fee in parts of 10^18 of the amount instead of what is to come out.
    rule(
      'function deposit(address recipient, address originToken, uint256 amount, uint256 destinationChainId, int64 relayerFeePct, uint32 quoteTimestamp, bytes message, uint256 maxCount)',
      spokePool,
      ({ recipient, originToken, amount, destinationChainId, relayerFeePct, message }, call) => {
        if (relayerFeePct >= half || relayerFeePct <= -half) return { fault: 'a fee of half the amount or more' };
        return deposits(call, {
          depositor: call.from ?? recipient,
          recipient,
          inputToken: originToken,
          outputToken: originToken,
          inputAmount: amount,
          outputAmount: amount - (amount * relayerFeePct) / whole,
          destinationChainId,
          message,
        });
      },
    ),
  ],
};
