import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Asset, Quantity } from '../../effects/effect.ts';
import type { CallContext } from '../rules/protocol.ts';
import { allOf, exactly, native, token } from '../rules/quantity.ts';

/** The context of the commands. `caller` is the sender in the view of the router. */
export interface Setting {
  readonly call: CallContext;
  readonly router: Address;
  readonly caller: Address | null;
  readonly wrapped: Address | null;
}

/** Holds the debts and claims of one command's V4 actions; a placeholder, not a contract's address. */
export const poolManager: Address = `0x${'0'.repeat(39)}4`;

/** Means the router's whole balance of a token. */
export const contractBalance = 2n ** 255n;

export const assetOf = (currency: Address): Asset => (currency === nobody ? native : token(currency));

/** Two reserved addresses mean the sender and the router. */
export function recipientOf({ caller, router }: Setting, recipient: Address): Address | null {
  const short = BigInt(recipient);
  return short === 1n ? caller : short === 2n ? router : recipient;
}

/** An amount of the router's balance; one number means all of it. */
export const heldAmount = (asset: Asset, amount: bigint): Quantity =>
  amount === contractBalance ? allOf(asset) : exactly(asset, amount);
