import type { KeyObject } from 'node:crypto';
import type { Address, CustodyEnvironment, CustodyRegion, Hex } from '@countersign/protocol';

/** The credentials for acting on an owner's behalf at the provider. Opened for one call, and never stored. */
export interface CustodyAccess {
  readonly environment: CustodyEnvironment;
  readonly region: CustodyRegion;
  readonly vaultAccountId: string;
  readonly apiKey: string;
  readonly privateKey: KeyObject;
}

/** An order for a custodial provider to sign and send. */
export interface CustodyOrder {
  readonly chainId: number;
  readonly to: Address;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
  /** The provider accepts each of them once. */
  readonly externalTxId: string;
  readonly note: string;
}

/** A transaction at the provider. */
export interface CustodyTransaction {
  readonly id: string;
  readonly state: 'underway' | 'completed' | 'failed';
  /** The provider's own message. */
  readonly status: string;
  readonly reason: string | null;
  readonly txHash: Hex | null;
  readonly blockNumber: number | null;
}

export type CustodyAnswer =
  | { readonly kind: 'found'; readonly transaction: CustodyTransaction }
  /** The provider has no such transaction. Only an answer to a query, never to an order. */
  | { readonly kind: 'absent' }
  /**
   * The provider has refused this order; never an answer to a query. `credentials`: it does not accept the integration,
   * so the same order may be accepted once the owner has fixed that. `order`: it will never accept this one.
   */
  | { readonly kind: 'refused'; readonly because: 'credentials' | 'order'; readonly reason: string }
  /** It already has an order with this externalTxId. */
  | { readonly kind: 'repeated' }
  /** It postpones this order, and no sent one is in transit any more. Only an answer to an order. */
  | { readonly kind: 'busy'; readonly reason: string; readonly retryAfterSeconds: number | null }
  /** Its answer was lost, or invalid: whether the order was accepted is unknown. */
  | {
      readonly kind: 'unclear';
      readonly reason: string;
      /** If the provider asked for patience. */
      readonly retryAfterSeconds: number | null;
    };

/** Whether the provider accepts an integration. */
export type VaultCheck =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unclear'; readonly reason: string };
