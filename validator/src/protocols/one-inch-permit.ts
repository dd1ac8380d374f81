import type { Address } from '@countersign/protocol';
import type { Hex } from '../call.ts';
import { type Effect, maxUint256, type Quantity } from '../effect.ts';
import { effectsOf } from './effects-of.ts';
import type { CallContext } from './protocol.ts';
import { atMost, token } from './quantity.ts';

const does = effectsOf('1inch');

interface Terms {
  readonly amount: Quantity['amount'];
  readonly deadline?: bigint;
}

const number = (permit: Hex, firstByte: number, bytes: number): bigint =>
  BigInt(`0x${permit.slice(2 + firstByte * 2, 2 + (firstByte + bytes) * 2)}`);

/** Which shape a permit has, only its length tells. */
function readTerms(permit: Hex): Terms {
  switch ((permit.length - 2) / 2) {
    // The arguments of EIP-2612: owner, spender, value, deadline and the signature.
    case 224:
      return { amount: number(permit, 64, 32), deadline: number(permit, 96, 32) };
    // The arguments of DAI, which knows all or nothing.
    case 256:
      return { amount: maxUint256, deadline: number(permit, 96, 32) };
    // Value, deadline and the signature; the deadline is one second less, so that nothing means no end.
    case 100: {
      const deadline = number(permit, 32, 4);
      return { amount: number(permit, 0, 32), ...(deadline > 0n && { deadline: deadline - 1n }) };
    }
    case 72:
      return { amount: maxUint256 };
    default:
      return { amount: null };
  }
}

/** The right to take tokens that goes with a swap, where it has one. */
export function readOneInchPermit(call: CallContext, address: Address, permit: Hex): readonly Effect[] {
  if (permit === '0x') return [];
  const { amount, ...terms } = readTerms(permit);
  return [
    does(call, 'permit', {
      gives: [{ ...atMost(token(address), 0n), amount }],
      spender: call.to,
      ...terms,
    }),
  ];
}
