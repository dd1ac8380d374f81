import type { Address } from '@countersign/protocol';
import type { Authorization, RawCall } from '../effects/call.ts';
import type { LookedUp } from './looked-up.ts';
import type { PaymentTerms } from './read-payment.ts';

/** The field with the time; `server` if the request has none. */
export type ClockSource =
  | `${'metadata' | 'proposed_tx.metadata'}.${'generated_at_unix' | 'block_time_unix'}`
  | 'server';

/**
 * The place of a text that may come from another author: `human_intent`, `metadata.note`, `proposed_tx.context.x[0]`.
 */
export interface ForeignText {
  readonly field: string;
  readonly text: string;
}

/** The caller's statements about the transaction in addition to its bytes. Claims to compare, never facts. */
export interface Claims {
  readonly protocol: string | null;
  readonly operation: string | null;
  readonly functionName: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly asset: string | null;
  readonly amount: string | null;
  readonly tokenIn: string | null;
  readonly tokenOut: string | null;
  readonly slippageBps: number | null;
  readonly validTo: bigint | null;
  /** ENS name in lower case to address. */
  readonly names: ReadonlyMap<string, Address>;
  /** Names for which the request states several addresses. */
  readonly nameConflicts: readonly { readonly name: string; readonly addresses: readonly Address[] }[];
  /** Symbol in lower case, or address, to US dollars for one whole token. */
  readonly pricesUsd: ReadonlyMap<string, number>;
  /** Symbol in lower case, address or `native` to base units. */
  readonly balances: ReadonlyMap<string, bigint>;
  readonly jurisdiction: string | null;
  /** Every chain id and every sender in the request, with the field: they must agree. */
  readonly chainIds: readonly { readonly field: string; readonly value: number }[];
  readonly senders: readonly { readonly field: string; readonly value: Address }[];
  /** `generated_at_unix` + `ttl_secs`: the end of the request's validity in the caller's own words. */
  readonly freshUntilUnix: number | null;
  /**
   * Time of the latest block that the caller saw; it may be after `generated_at_unix`, the time at which the request is
   * judged.
   */
  readonly blockTimeUnix: number | null;
}

/** A request whose hex, numbers and addresses have been read. */
export interface NormalisedRequest {
  readonly intent: string;
  readonly chainId: number | null;
  readonly sender: Address | null;
  /** `to`/`data`/`value` first if present, then `transactions[]`, in order. */
  readonly calls: readonly RawCall[];
  readonly order: Readonly<Record<string, unknown>> | null;
  /** The purpose of the order, if it is a payment and the caller says so. */
  readonly payment: PaymentTerms | null;
  readonly authorizations: readonly Authorization[];
  readonly gas: bigint | null;
  /** The maximum price of a unit of gas, in wei. */
  readonly feePerGas: bigint | null;
  readonly nowUnix: number;
  readonly clock: ClockSource;
  readonly claims: Claims;
  /** The values read from the chain for this request. */
  readonly lookedUp: LookedUp;
  /** Every string of the request that is not hex, with its place. */
  readonly texts: readonly ForeignText[];
  /** Faults in contents of the right shape: broken hex, bad checksum, no transaction at all. Each names its field. */
  readonly faults: readonly { readonly field: string; readonly message: string }[];
}
