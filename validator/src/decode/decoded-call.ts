import type { Authorization, Hex, RawCall, SigningDomain } from '../effects/call.ts';
import type { Effect } from '../effects/effect.ts';

/** What is wrong with the bytes of a call. Each code belongs to one node. */
export type CallFault =
  /** Shorter than a selector, arguments that do not decode, or that decode and do not encode to the same bytes. */
  | { readonly code: 'malformed'; readonly message: string }
  | {
      readonly code: 'trailing';
      readonly bytes: Hex;
      /** Who puts such bytes there; null where nobody that is known does. */
      readonly suffix: string | null;
      /** The function that the bytes would call if they stood alone. */
      readonly hides: string | null;
    }
  /** Deeper, more or larger than we unwrap: what lies below was not looked at. */
  | { readonly code: 'limit'; readonly message: string };

export interface DecodedCall extends RawCall {
  /** Place in the tree: `0`, `0.2`. */
  readonly path: string;
  /** Slug of the protocol whose function this is; null also where only the selector is that of one. */
  readonly protocol: string | null;
  /** Protocols whose function it would be if the target were one of their contracts, which it is not. */
  readonly imitates: readonly string[];
  /** Role of the target in that protocol's address book; null: not in the book of this chain. */
  readonly role: string | null;
  /** As in Solidity, with names: `transfer(address to, uint256 amount)`; null where it is not known. */
  readonly signature: string | null;
  readonly args: Readonly<Record<string, unknown>> | null;
  readonly faults: readonly CallFault[];
  /** Effects of this call alone; those of its children stand with them. */
  readonly effects: readonly Effect[];
  readonly children: readonly DecodedCall[];
}

/** EIP-712 data or an order: something that is signed and not sent. */
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
  /** All effects, in the order in which they would happen. */
  readonly effects: readonly Effect[];
}
