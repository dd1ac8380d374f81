import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Asset, Quantity } from '../../effects/effect.ts';
import type { CallContext } from '../rules/protocol.ts';
import { allOf, exactly, native, token } from '../rules/quantity.ts';

/** Where the commands run. `caller` is whom the router takes for the sender. */
export interface Setting {
  readonly call: CallContext;
  readonly router: Address;
  readonly caller: Address | null;
  readonly wrapped: Address | null;
}

/** Holds what the V4 actions of one command owe and are owed; no contract has this address. */
export const poolManager: Address = `0x${'0'.repeat(39)}4`;

/** Stands for all that the router has of a token. */
export const contractBalance = 2n ** 255n;

export const assetOf = (currency: Address): Asset => (currency === nobody ? native : token(currency));

/** Two addresses that nobody has stand for the sender and for the router. */
export function recipientOf({ caller, router }: Setting, recipient: Address): Address | null {
  const short = BigInt(recipient);
  return short === 1n ? caller : short === 2n ? router : recipient;
}

/** An amount of what the router holds, of which there is a number for all. */
export const heldAmount = (asset: Asset, amount: bigint): Quantity =>
  amount === contractBalance ? allOf(asset) : exactly(asset, amount);
