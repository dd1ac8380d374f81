import type { KeyObject } from 'node:crypto';
import type { Address, CustodyEnvironment, CustodyRegion, Hex } from '@countersign/protocol';

/** What is needed to speak for an owner at the provider. Opened for one call, and never kept. */
export interface CustodyAccess {
  readonly environment: CustodyEnvironment;
  readonly region: CustodyRegion;
  readonly vaultAccountId: string;
  readonly apiKey: string;
  readonly privateKey: KeyObject;
}

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
  /** The provider knows of no such transaction. Only an answer to a question, never to an order. */
  | { readonly kind: 'absent' }
  /**
   * The provider will not take this order, and has not; never an answer to a question. `credentials`: it does not accept the
   * integration, so that the same order may be taken once the owner has mended that. `order`: it will never take this one.
   */
  | { readonly kind: 'refused'; readonly because: 'credentials' | 'order'; readonly reason: string }
  /** It has an order with this externalTxId already. */
  | { readonly kind: 'repeated' }
  /** It puts this order off, and none that was sent is on its way any more. Only an answer to an order. */
  | { readonly kind: 'busy'; readonly reason: string; readonly retryAfterSeconds: number | null }
  /** Its answer was lost, or was none: whether the order was taken is not known. */
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
