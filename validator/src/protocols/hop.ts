import type { Address } from '@countersign/protocol';
import { coinMark } from '../asset-marks.ts';
import { assetsOf, deployed } from '../data/deployed.ts';
import type { Asset, Effect } from '../effect.ts';
import { bridgesOf } from './bridging.ts';
import { type CallContext, type Protocol, type Reading, rule } from './protocol.ts';
import { atLeast, exactly, native, token, unnamed } from './quantity.ts';

const bridges = bridgesOf('hop');

/** Coins that come with the call are what it bridges: no bridge of Hop takes a fee in them. */
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
}

function sends(call: CallContext, { chainId, recipient, amount, least, bonderFee = 0n, ...rest }: Transfer): Reading {
  if (bonderFee > amount) return { fault: 'the fee is more than what is bridged' };
  const effect = bridges(call, {
    gives: exactly(assetOf(call), amount),
    gets: [atLeast(assetOf(call), least)],
    to: recipient,
    chainId,
    ...rest,
    details: [bonderFee > 0n && `${bonderFee} base units of it pay whoever advances the rest`],
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
        if (relayerFee > amount) return { fault: 'the fee is more than what is bridged' };
        return sends(call, {
          chainId,
          recipient,
          amount,
          // Without a swap on the other side the recipient gets the tokens of Hop, one for one.
          least: amountOutMin === 0n && deadline === 0n ? amount - relayerFee : amountOutMin,
          ...(deadline > 0n && { deadline }),
          fees: relayerFee > 0n ? [{ to: relayer, bps: null, quantity: exactly(assetOf(call), relayerFee) }] : [],
        });
      },
    ),
    rule(
      'function swapAndSend(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline)',
      ['amm_wrapper'],
      ({ chainId, recipient, amount, bonderFee, amountOutMin, deadline, destinationAmountOutMin }, call) =>
        sends(call, {
          chainId,
          recipient,
          amount,
          // To Ethereum nothing is swapped on the other side.
          least:
            destinationAmountOutMin > 0n || amountOutMin < bonderFee
              ? destinationAmountOutMin
              : amountOutMin - bonderFee,
          bonderFee,
          ...(deadline > 0n && { deadline }),
        }),
    ),
    rule(
      'function send(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee, uint256 amountOutMin, uint256 deadline)',
      ['l2_bridge'],
      ({ chainId, recipient, amount, bonderFee, amountOutMin, deadline }, call) =>
        sends(call, {
          chainId,
          recipient,
          amount,
          least: amountOutMin > 0n ? amountOutMin : amount - bonderFee,
          bonderFee,
          ...(deadline > 0n && { deadline }),
        }),
    ),
    rule(
      'function send(uint256 chainId, address recipient, uint256 amount, uint256 bonderFee)',
      ['cctp_bridge'],
      ({ chainId, recipient, amount, bonderFee }, call) =>
        sends(call, { chainId, recipient, amount, least: amount - bonderFee, bonderFee }),
    ),
  ],
};
