import type { Address, Hex } from '@countersign/protocol';

/** What a custodial provider is asked to sign and send. */
export interface CustodyOrder {
  readonly chainId: number;
  readonly to: Address;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
  /** The provider takes each of them once. */
  readonly externalTxId: string;
  readonly note: string;
}

/** A transaction as the provider has it. */
export interface CustodyTransaction {
  readonly id: string;
  readonly state: 'underway' | 'completed' | 'failed';
  /** In the provider's own words. */
  readonly status: string;
  readonly reason: string | null;
  readonly txHash: Hex | null;
  readonly blockNumber: number | null;
}

export type CustodyAnswer =
  | { readonly kind: 'found'; readonly transaction: CustodyTransaction }
  /** The provider knows of no such transaction. */
  | { readonly kind: 'absent' }
  /** The provider will not take this order, and has not. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It has an order with this externalTxId already. */
  | { readonly kind: 'repeated' }
  /** Its answer was lost, or was none: nobody here knows whether the order was taken. `retryAt` where it asked for patience. */
  | { readonly kind: 'unclear'; readonly reason: string; readonly retryAfterSeconds: number | null };
