import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { atLeast, exactly, someOf, token, unnamed } from '../rules/quantity.ts';
import { addressInWord, bridgesOf, farRecipient, isTestChain, messageOf } from './bridging.ts';

const does = effectsOf('cctp');
const bridges = bridgesOf('cctp');

const first = ['token_messenger'];
const second = ['token_messenger_v2'];
const transmitters = ['message_transmitter', 'message_transmitter_v2'];

/** Circle's domains: the chain on the main and on the test network. */
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

const domainOf = (domain: number): Term => ({ what: 'domain', is: 'number', value: BigInt(domain) });

interface Burn {
  readonly amount: bigint;
  readonly destinationDomain: number;
  readonly mintRecipient: Hex;
  readonly burnToken: Address;
  readonly destinationCaller?: Hex;
  readonly maxFee?: bigint;
  readonly hookData?: Hex;
}

/** The only account that may trigger the payout; a stranger could delay it forever. */
const paidOutBy = (caller: Hex): readonly Term[] =>
  BigInt(caller) === 0n ? [] : [{ what: 'destination caller', is: 'hex', value: addressInWord(caller) ?? caller }];

/** Burned here and minted there, minus the maximum fee of a fast transfer. */
function burns(call: CallContext, { amount, destinationDomain, mintRecipient, burnToken, ...burn }: Burn): Reading {
  const chainId = chainOfDomain(call, destinationDomain);
  const { maxFee = 0n, hookData = '0x', destinationCaller = '0x0' } = burn;
  const to = addressInWord(mintRecipient);
  if (maxFee > amount) return { fault: 'the fee may exceed the bridged amount' };
  return {
    effects: [
      bridges(call, {
        gives: exactly(token(burnToken), amount),
        gets: [atLeast(token(burnToken), amount - maxFee)],
        to,
        chainId,
        terms: [
          ...(to === null ? farRecipient(mintRecipient) : []),
          ...(chainId === undefined ? [domainOf(destinationDomain)] : []),
          ...paidOutBy(destinationCaller),
          ...messageOf(hookData),
        ],
        details: [
          chainId === undefined && `to the domain ${destinationDomain}`,
          hookData !== '0x' && 'passes a message for the recipient to act on',
        ],
      }),
    ],
  };
}

/** The start of a message's body, in bytes: the header of the second version is longer. */
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

const finality = {
  minFinalityThreshold: 'how final the burn has to be before it is paid out; what that may cost is the fee',
};
const attestation = 'signed by Circle; a wrong one reverts';

const inWord = (digit: string): Hex => `0x${'0'.repeat(24)}${digit.repeat(40)}`;
const example = { amount: 1000n, maxFee: 10n };
/** A burn of 5 by one account for another, after a header of either version. */
const exampleBody = `${'0'.repeat(8)}${inWord('a').slice(2)}${inWord('b').slice(2)}${'5'.padStart(64, '0')}${inWord('c').slice(2)}`;
const paidOut: ArgumentFates = {
  irrelevant: { attestation },
  examples: Object.values(bodyStart).map((length) => ({ message: `0x${'0'.repeat(length * 2)}${exampleBody}` })),
};

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
    rule(`function depositForBurn(${burn}, ${terms})`, second, (args, call) => burns(call, args), {
      irrelevant: finality,
      examples: [example],
    }),
    rule(
      `function depositForBurnWithHook(${burn}, ${terms}, bytes hookData)`,
      second,
      (args, call) => burns(call, args),
      { irrelevant: finality, examples: [example] },
    ),
    rule(
      'function replaceDepositForBurn(bytes originalMessage, bytes originalAttestation, bytes32 newDestinationCaller, bytes32 newMintRecipient)',
      first,
      ({ originalMessage, newDestinationCaller, newMintRecipient }, call) => {
        const to = addressInWord(newMintRecipient);
        return {
          effects: [
            bridges(call, {
              gives: someOf(unnamed('USDC that was burnt before')),
              to,
              chainId: undefined,
              terms: [
                ...(to === null ? farRecipient(newMintRecipient) : []),
                ...paidOutBy(newDestinationCaller),
                ...messageOf(originalMessage),
              ],
              details: ['changes who receives a transfer in flight'],
            }),
          ],
        };
      },
      { irrelevant: { originalAttestation: attestation } },
    ),
    rule(
      'function receiveMessage(bytes message, bytes attestation)',
      transmitters,
      ({ message }, call) => mints(call, message),
      paidOut,
    ),
  ],
};
