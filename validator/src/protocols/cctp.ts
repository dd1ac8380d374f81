import type { Address } from '@countersign/protocol';
import type { Hex } from '../call.ts';
import { deployed } from '../data/deployed.ts';
import { addressInWord, bridgesOf, isTestChain } from './bridging.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from './protocol.ts';
import { atLeast, exactly, someOf, token, unnamed } from './quantity.ts';

const does = effectsOf('cctp');
const bridges = bridgesOf('cctp');

const first = ['token_messenger'];
const second = ['token_messenger_v2'];
const transmitters = ['message_transmitter', 'message_transmitter_v2'];

/** Domains of Circle: the real chain and the one for tests. */
const domains: Readonly<Record<number, readonly [bigint, bigint]>> = {
  0: [1n, 11155111n],
  1: [43114n, 43113n],
  2: [10n, 11155420n],
  3: [42161n, 421614n],
  6: [8453n, 84532n],
  7: [137n, 80002n],
  10: [130n, 1301n],
  11: [59144n, 59141n],
  12: [81224n, 812242n],
  13: [146n, 14601n],
  14: [480n, 4801n],
  15: [143n, 10143n],
  16: [1329n, 1328n],
  19: [999n, 998n],
  21: [57073n, 763373n],
};

const chainOfDomain = (call: CallContext, domain: number): bigint | undefined =>
  domains[domain]?.[isTestChain(call) ? 1 : 0];

interface Burn {
  readonly amount: bigint;
  readonly destinationDomain: number;
  readonly mintRecipient: Hex;
  readonly burnToken: Address;
  readonly maxFee?: bigint;
  readonly hookData?: Hex;
}

/** Burnt here and made anew there, less what a fast transfer may cost. */
function burns(call: CallContext, { amount, destinationDomain, mintRecipient, burnToken, ...burn }: Burn): Reading {
  const chainId = chainOfDomain(call, destinationDomain);
  const { maxFee = 0n, hookData = '0x' } = burn;
  if (maxFee > amount) return { fault: 'the fee may be more than what is bridged' };
  return {
    effects: [
      bridges(call, {
        gives: exactly(token(burnToken), amount),
        gets: [atLeast(token(burnToken), amount - maxFee)],
        to: addressInWord(mintRecipient),
        chainId,
        details: [
          chainId === undefined && `to the domain ${destinationDomain}`,
          hookData !== '0x' && 'hands the recipient a message to act upon',
        ],
      }),
    ],
  };
}

/** Where the body of a message starts, in bytes: the header of the second version is longer. */
const bodyStart = { message_transmitter: 116, message_transmitter_v2: 148 } as const;

/** A burn on another chain that is paid out here: version, token, recipient, amount and sender. */
function mints(call: CallContext, message: Hex): Reading {
  const start =
    call.role === 'message_transmitter_v2' ? bodyStart.message_transmitter_v2 : bodyStart.message_transmitter;
  const field = (index: number): Hex =>
    `0x${message.slice(2 + (start + 4 + index * 32) * 2, 2 + (start + 36 + index * 32) * 2)}`;
  const [recipient, amount] = [field(1), field(2)];
  const asset = unnamed('USDC that was burnt on another chain');
  if (amount.length !== 66)
    return { effects: [does(call, 'claim', { gets: [someOf(asset)], beneficiaryUnknown: true })] };
  const to = addressInWord(recipient);
  return {
    effects: [
      does(call, 'claim', {
        gets: [exactly(asset, BigInt(amount))],
        to,
        ...(to === null && { beneficiaryUnknown: true }),
      }),
    ],
  };
}

const burn = 'uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken';
const terms = 'bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold';

export const cctp: Protocol = {
  slug: 'cctp',
  name: 'CCTP',
  family: 'cctp',
  words: ['cctp', 'circle cctp', 'cross-chain transfer protocol', 'circle bridge'],
  contracts: deployed('cctp'),
  functions: [
    rule(`function depositForBurn(${burn})`, first, (args, call) => burns(call, args)),
    rule(`function depositForBurnWithCaller(${burn}, bytes32 destinationCaller)`, first, (args, call) =>
      burns(call, args),
    ),
    rule(`function depositForBurn(${burn}, ${terms})`, second, (args, call) => burns(call, args)),
    rule(`function depositForBurnWithHook(${burn}, ${terms}, bytes hookData)`, second, (args, call) =>
      burns(call, args),
    ),
    rule(
      'function replaceDepositForBurn(bytes originalMessage, bytes originalAttestation, bytes32 newDestinationCaller, bytes32 newMintRecipient)',
      first,
      ({ newMintRecipient }, call) => ({
        effects: [
          bridges(call, {
            gives: someOf(unnamed('USDC that was burnt before')),
            to: addressInWord(newMintRecipient),
            chainId: undefined,
            details: ['changes who gets what is on its way'],
          }),
        ],
      }),
    ),
    rule('function receiveMessage(bytes message, bytes attestation)', transmitters, ({ message }, call) =>
      mints(call, message),
    ),
  ],
};
