import type { Authorization, Hex, RawCall, SigningDomain } from '../effects/call.ts';
import type { Effect } from '../effects/effect.ts';

/** A fault in the bytes of a call. Each code belongs to one check. */
export type CallFault =
  /** Shorter than a selector, arguments that do not decode, or arguments that do not encode to the same bytes again. */
  | { readonly code: 'malformed'; readonly message: string }
  | {
      readonly code: 'trailing';
      readonly bytes: Hex;
      /** The known origin of such bytes; null if there is none. */
      readonly suffix: string | null;
      /** The function that the bytes would call on their own. */
      readonly hides: string | null;
    }
  /** Deeper, more or larger than the limits: nested calls below were not read. */
  | { readonly code: 'limit'; readonly message: string };

export interface DecodedCall extends RawCall {
  /** Place in the tree: `0`, `0.2`. */
  readonly path: string;
  /** Slug of the function's protocol; null also if only the selector matches one. */
  readonly protocol: string | null;
  /** Protocols that have the function, but not the target. */
  readonly imitates: readonly string[];
  /** Role of the target in that protocol's address book; null: not in the book of this chain. */
  readonly role: string | null;
  /** In Solidity, with names: `transfer(address to, uint256 amount)`; null if unknown. */
  readonly signature: string | null;
  readonly args: Readonly<Record<string, unknown>> | null;
  readonly faults: readonly CallFault[];
  /** Effects of this call alone; those of its children are in the children. */
  readonly effects: readonly Effect[];
  readonly children: readonly DecodedCall[];
}

/** EIP-712 data or an order: signed, not sent. */
export interface SignedMessage {
  readonly protocol: string | null;
  readonly primaryType: string;
  readonly domain: SigningDomain;
  /** Role of the verifying contract in the protocol's address book; null: not in it. */
  readonly role: string | null;
  readonly message: Readonly<Record<string, unknown>>;
  readonly faults: readonly { readonly code: 'malformed' | 'domain'; readonly message: string }[];
  readonly effects: readonly Effect[];
}

/** Everything that the bytes of a request say. */
export interface Decoded {
  readonly calls: readonly DecodedCall[];
  readonly message: SignedMessage | null;
  readonly authorizations: readonly Authorization[];
  /** All effects, in the order of execution. */
  readonly effects: readonly Effect[];
}
