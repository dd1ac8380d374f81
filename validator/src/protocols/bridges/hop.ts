import type { Address } from '@countersign/protocol';
import { assetsOf, deployed } from '../../data/deployed.ts';
import { coinMark, nobody } from '../../effects/asset-marks.ts';
import type { Asset, Effect, Term } from '../../effects/effect.ts';
import { type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { atLeast, exactly, native, token, unnamed } from '../rules/quantity.ts';
import { bridgesOf } from './bridging.ts';

const bridges = bridgesOf('hop');

/** Coins of the call are the bridged asset: no bridge of Hop takes a fee in coins. */
function assetOf({ chainId, to, value }: CallContext): Asset {
  if (value > 0n) return native;
  const [address] = assetsOf('hop', chainId, to);
  return address && address !== coinMark ? token(address) : unnamed(`the token of the bridge ${to}`);
}

interface Transfer {
  readonly chainId: bigint;
  readonly recipient: Address;
  readonly amount: bigint;
  readonly least: bigint;
  readonly deadline?: bigint;
  readonly fees?: Effect['fees'];
  readonly bonderFee?: bigint;
  readonly terms?: readonly Term[];
  readonly details?: readonly (string | false)[];
}

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

function sends(call: CallContext, transfer: Transfer): Reading {
  const { chainId, recipient, amount, least, bonderFee = 0n, details = [], ...rest } = transfer;
  if (bonderFee > amount || least < 0n) return { fault: 'the fee exceeds the bridged amount' };
  const effect = bridges(call, {
    gives: exactly(assetOf(call), amount),
    gets: [atLeast(assetOf(call), least)],
    to: recipient,
    chainId,
    ...rest,
    details: [bonderFee > 0n && `${bonderFee} base units of it pay whoever advances the rest`, ...details],
  });
  return { effects: [effect] };
}

export const hop: Protocol = {
  slug: 'hop',
  name: 'Hop',
  family: 'hop',
  words: ['hop', 'hop protocol', 'hop bridge', 'hop exchange'],
  contracts: deployed('hop'),
  functions: [
    rule(
      'function sendToL2(uint256 chainId, address recipient, uint256 amount, uint256 amountOutMin, uint256 deadline, address relayer, uint256 relayerFee)',
      ['l1_bridge'],
      ({ chainId, recipient, amount, amountOutMin, deadline, relayer, relayerFee }, call) => {
        if (relayerFee > amount) return { fault: 'the fee exceeds the bridged amount' };
        const isSwapped = amountOutMin > 0n || deadline > 0n;
        return sends(call, {
          chainId,
          recipient,
          amount,
          // Without a swap on the other side, or if it fails, the recipient gets Hop's tokens, one for one.
          least: isSwapped ? lesser(amountOutMin, amount - relayerFee) : amount - relayerFee,
          ...(deadline > 0n && { deadline }),
          fees: relayerFee > 0n ? [{ to: relayer, bps: null, quantity: exactly(assetOf(call), relayerFee) }] : [],
          terms: relayer === nobody ? [] : [{ what: 'relayer', is: 'hex', value: relayer }],
        });
      },
      { examples: [{ amount: 10_000n, amountOutMin: 900n, relayerFee: 100n }] },
    ),
    rule(
      'function swapAndSend(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline)',
      ['amm_wrapper'],
      (args, call) => {
        const { chainId, recipient, amount, bonderFee, amountOutMin, deadline } = args;
        const { destinationAmountOutMin, destinationDeadline } = args;
        // Transfers to Ethereum have no swap on the other side.
        const isSwapped = destinationAmountOutMin > 0n || destinationDeadline > 0n;
        // If the swap there fails, the recipient gets the output of the swap here, in Hop's tokens.
        const sent = amountOutMin < bonderFee ? 0n : amountOutMin - bonderFee;
        return sends(call, {
          chainId,
          recipient,
          amount,
          least: isSwapped ? lesser(destinationAmountOutMin, sent) : sent,
          bonderFee,
          ...(deadline > 0n && { deadline }),
          terms:
            !isSwapped || destinationDeadline === deadline
              ? []
              : [{ what: 'deadline on the other chain', is: 'time', unix: destinationDeadline }],
          details: [isSwapped && `at least ${amountOutMin} here and ${destinationAmountOutMin} there`],
        });
      },
      {
        pinned: { destinationDeadline: 'the deadline on this side' },
        examples: [{ amount: 10_000n, bonderFee: 10n, amountOutMin: 9000n, destinationAmountOutMin: 8000n }],
      },
    ),
    rule(
      'function send(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee, uint256 amountOutMin, uint256 deadline)',
      ['l2_bridge'],
      ({ chainId, recipient, amount, bonderFee, amountOutMin, deadline }, call) =>
        sends(call, {
          chainId,
          recipient,
          amount,
          least: amountOutMin > 0n ? lesser(amountOutMin, amount - bonderFee) : amount - bonderFee,
          bonderFee,
          ...(deadline > 0n && { deadline }),
        }),
      { examples: [{ amount: 10_000n, bonderFee: 10n, amountOutMin: 900n }] },
    ),
    rule(
      'function send(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee)',
      ['cctp_bridge'],
      ({ chainId, recipient, amount, bonderFee }, call) =>
        sends(call, { chainId, recipient, amount, least: amount - bonderFee, bonderFee }),
      { examples: [{ amount: 10_000n, bonderFee: 10n }] },
    ),
  ],
};
