import type { Address } from '@countersign/protocol';
import type { Asset, Effect, Quantity, Term } from '../../effects/effect.ts';
import type { Reading } from '../rules/protocol.ts';
import { exactly, someOf, token } from '../rules/quantity.ts';

/** A loan or a debt, with its terms if it is counted in shares. */
export interface Loan {
  readonly quantity: Quantity;
  readonly terms: readonly Term[];
  readonly detail?: string;
}

/**
 * A loan is counted in assets or in shares, and the other number is zero; the bytes do not state the value of shares.
 */
export function readLoan(
  { address, assets, shares }: { readonly address: Address; readonly assets: bigint; readonly shares: bigint },
  read: (loan: Loan) => readonly Effect[],
  count: (asset: Asset, amount: bigint) => Quantity = exactly,
): Reading {
  if ((assets === 0n) === (shares === 0n)) return { fault: 'one of assets and shares must be zero, and the other not' };
  const asset = token(address);
  if (shares === 0n) return { effects: read({ quantity: count(asset, assets), terms: [] }) };
  const counted = count(asset, shares);
  if (counted.amount === 'all') return { effects: read({ quantity: counted, terms: [] }) };
  return {
    effects: read({
      quantity: someOf(asset),
      terms: [{ what: 'number of shares', is: 'number', value: shares }],
      detail: `${shares} shares of the market`,
    }),
  };
}
