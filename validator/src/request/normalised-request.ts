import type { Address } from '@countersign/protocol';
import type { Authorization, RawCall } from '../effects/call.ts';
import type { LookedUp } from './looked-up.ts';
import type { PaymentTerms } from './read-payment.ts';

/** The field that gave the time; `server` where the request carries none. */
export type ClockSource =
  | `${'metadata' | 'proposed_tx.metadata'}.${'generated_at_unix' | 'block_time_unix'}`
  | 'server';

/** Where a text stands that somebody else may have written: `human_intent`, `metadata.note`, `proposed_tx.context.x[0]`. */
export interface ForeignText {
  readonly field: string;
  readonly text: string;
}

/** What the caller says of the transaction beside its bytes. Claims to compare, never facts. */
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
  /** Names for which the request gives several addresses. */
  readonly nameConflicts: readonly { readonly name: string; readonly addresses: readonly Address[] }[];
  /** Symbol in lower case, or address, to US dollars for one whole token. */
  readonly pricesUsd: ReadonlyMap<string, number>;
  /** Symbol in lower case, address or `native` to base units. */
  readonly balances: ReadonlyMap<string, bigint>;
  readonly jurisdiction: string | null;
  /** Every chain id and every sender that the request names, with the field: they must agree. */
  readonly chainIds: readonly { readonly field: string; readonly value: number }[];
  readonly senders: readonly { readonly field: string; readonly value: Address }[];
  /** `generated_at_unix` + `ttl_secs`: after that the caller itself no longer stands by the request. */
  readonly freshUntilUnix: number | null;
  /** Time of the block that the caller last saw; it may lie after `generated_at_unix`, by which the request is judged. */
  readonly blockTimeUnix: number | null;
}

/** A request after hex, numbers and addresses were read. */
export interface NormalisedRequest {
  readonly intent: string;
  readonly chainId: number | null;
  readonly sender: Address | null;
  /** `to`/`data`/`value` first where given, then `transactions[]`, in order. */
  readonly calls: readonly RawCall[];
  readonly order: Readonly<Record<string, unknown>> | null;
  /** What the order pays for, where it is a payment and the caller says so. */
  readonly payment: PaymentTerms | null;
  readonly authorizations: readonly Authorization[];
  readonly gas: bigint | null;
  /** The most that a unit of gas may cost, in wei. */
  readonly feePerGas: bigint | null;
  readonly nowUnix: number;
  readonly clock: ClockSource;
  readonly claims: Claims;
  /** What was read from the chain for this request. */
  readonly lookedUp: LookedUp;
  /** Every string of the request that is not hex, with where it stands. */
  readonly texts: readonly ForeignText[];
  /** What is not right though the shape is: broken hex, bad checksum, no transaction at all. Each names its field. */
  readonly faults: readonly { readonly field: string; readonly message: string }[];
}
