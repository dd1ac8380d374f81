import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import { type Effect, maxUint256, type Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import type { CallContext } from '../rules/protocol.ts';
import { atMost, token } from '../rules/quantity.ts';

const does = effectsOf('1inch');

interface Permit extends Pick<Effect, 'deadline' | 'expiration' | 'terms'> {
  readonly amount: Quantity['amount'];
  /** Absent: the caller's. */
  readonly from?: Address;
  /** Absent: the router. */
  readonly spender?: Address;
  /** Absent: the token of the swap. */
  readonly asset?: Address;
}

const number = (permit: Hex, firstByte: number, bytes: number): bigint =>
  BigInt(`0x${permit.slice(2 + firstByte * 2, 2 + (firstByte + bytes) * 2)}`);

const word = (permit: Hex, index: number): bigint => number(permit, index * 32, 32);
const addressAt = (permit: Hex, index: number): Address =>
  `0x${permit.slice(2 + index * 64 + 24, 2 + (index + 1) * 64)}` as Address;

/** Times in the short forms are encoded one second later, so that zero means no end. */
const shortTime = <Name extends 'deadline' | 'expiration'>(
  name: Name,
  time: bigint,
): { readonly [_ in Name]?: bigint } => (time > 0n ? { [name]: time - 1n } : {}) as { readonly [_ in Name]?: bigint };

/**
 * Only its length identifies the form of a permit. Nonces and signatures are left out: a wrong one reverts. The long
 * forms are passed to the token unchanged, so their spender is the one that they name, not the router.
 */
function readPermit(permit: Hex): Permit {
  switch ((permit.length - 2) / 2) {
    // The arguments of EIP-2612: owner, spender, value, deadline and the signature.
    case 224:
      return {
        from: addressAt(permit, 0),
        spender: addressAt(permit, 1),
        amount: word(permit, 2),
        deadline: word(permit, 3),
      };
    // The arguments of DAI, which allows all or nothing: holder, spender, nonce, expiry, allowed.
    case 256:
      return {
        from: addressAt(permit, 0),
        spender: addressAt(permit, 1),
        amount: word(permit, 4) === 0n ? 0n : maxUint256,
        deadline: word(permit, 3),
      };
    // The arguments of Permit2: owner, token, amount, expiration, nonce, spender, deadline and the signature.
    case 352:
      return {
        from: addressAt(permit, 0),
        asset: addressAt(permit, 1),
        amount: word(permit, 2),
        expiration: word(permit, 3),
        spender: addressAt(permit, 5),
        deadline: word(permit, 6),
      };
    // Value, deadline and the signature.
    case 100:
      return { amount: number(permit, 0, 32), ...shortTime('deadline', number(permit, 32, 4)) };
    // Of DAI: nonce, expiry and the signature.
    case 72:
      return { amount: maxUint256, ...shortTime('deadline', number(permit, 4, 4)) };
    // Of Permit2: amount, expiration, nonce, deadline and the signature.
    case 96:
      return {
        amount: number(permit, 0, 20),
        ...shortTime('expiration', number(permit, 20, 4)),
        ...shortTime('deadline', number(permit, 28, 4)),
      };
    default:
      return { amount: null, terms: [{ what: 'permit', is: 'hex', value: permit }] };
  }
}

/** The allowance of a swap's own permit, if it has one. */
export function readOneInchPermit(call: CallContext, address: Address, permit: Hex): readonly Effect[] {
  if (permit === '0x') return [];
  const { amount, asset = address, from = call.from, spender = call.to, ...terms } = readPermit(permit);
  return [does(call, 'permit', { gives: [{ ...atMost(token(asset), 0n), amount }], from, spender, ...terms })];
}
