import type { Address, EffectKind } from '@countersign/protocol';
import type { Hex } from './call.ts';

export type { EffectKind };

export type Asset =
  | { readonly kind: 'native' }
  | { readonly kind: 'token'; readonly address: Address }
  /** One item of a collection; `id` null where the whole collection is meant. */
  | { readonly kind: 'nft'; readonly address: Address; readonly id: bigint | null }
  /** Something that the bytes do not name, such as the output of a pool known only by its address. */
  | {
      readonly kind: 'unnamed';
      readonly description: string;
      /** The ERC-4626 vault that could say what it is. */
      readonly vault?: Address;
    };

/** One text for each asset: those with the same key are the same. */
export function assetKey(asset: Asset): string {
  switch (asset.kind) {
    case 'native':
      return 'native';
    case 'token':
      return asset.address;
    case 'nft':
      return `${asset.address} ${asset.id}`;
    case 'unnamed':
      return `unnamed ${asset.description}`;
  }
}

export interface Quantity {
  readonly asset: Asset;
  /** Base units; `all` where the call takes a whole balance or debt, null where the bytes do not say. */
  readonly amount: bigint | 'all' | null;
  /** Whether `amount` is what moves, or the least or the most that may. */
  readonly bound: 'exact' | 'min' | 'max';
}

/** The largest number that the chain counts with. */
export const maxUint256 = 2n ** 256n - 1n;

/** Permit2 counts in uint160; some governance tokens in uint96, where the largest number is read as no limit. */
const unlimitedOfSmallTypes: ReadonlySet<bigint> = new Set([2n ** 160n - 1n, 2n ** 96n - 1n]);

/** Rights that are as good as without limit: half of a type's range is more than any supply. */
export const isUnlimited = (amount: Quantity['amount']): boolean =>
  amount === 'all' || (amount !== null && (amount >= 2n ** 255n || unlimitedOfSmallTypes.has(amount)));

/** What a change of rights is about; `threshold`: how many of those who may act have to agree. */
export type Right = 'owner' | 'admin' | 'role' | 'module' | 'guard' | 'fallback' | 'threshold';

export interface Route {
  /** Tokens on the way, from the first to the last. */
  readonly path: readonly Address[];
  /** Fees of the pools between them, where they name one: in hundredths of a basis point, as Uniswap counts them. */
  readonly poolFees: readonly number[];
}

/** What the pools of a route keep together, in basis points. */
export const poolBps = ({ poolFees }: Route): number => poolFees.reduce((sum, fee) => sum + fee, 0) / 100;

/** What the pools of the dearest route of a swap keep, in basis points: no part of it pays more. */
export const mostPoolBps = ({ routes = [] }: Effect): number => Math.max(0, ...routes.map(poolBps));

/**
 * What an effect is bound to beyond assets, amounts and parties: a position, a market, a name, a lock. No default is safe
 * for these, so the words have to say each of them, or the owner is asked.
 */
export type Term = {
  /** The noun that people use for it: `position`, `withdrawal request`, `resolver`. */
  readonly what: string;
} & (
  | { readonly is: 'number'; readonly value: bigint }
  /** An address, an id or any bytes. */
  | { readonly is: 'hex'; readonly value: Hex }
  /**
   * A name or a choice; `alike` are other words for the same, `unlike` those for another choice, `turning` those beside
   * which neither can be relied on.
   */
  | {
      readonly is: 'text';
      readonly value: string;
      readonly alike?: readonly string[];
      readonly unlike?: readonly string[];
      readonly turning?: readonly string[];
    }
  /**
   * One of a list that we know, by its id, its tokens and the share of the collateral that may be borrowed: the words need
   * not name it, and yet may name no other.
   */
  | {
      readonly is: 'pair';
      readonly value: string;
      readonly id: Hex;
      readonly tokens: readonly Address[];
      readonly loanToValueBps: number;
    }
  /**
   * A contract that we know only by its descriptor, by the names that no other goes by; its address is among them.
   * `shared` are those that others go by, too.
   */
  | {
      readonly is: 'venue';
      readonly value: string;
      readonly alike: readonly string[];
      readonly shared: readonly string[];
    }
  | { readonly is: 'duration'; readonly seconds: bigint }
  | { readonly is: 'time'; readonly unix: bigint }
);

export interface Effect {
  readonly kind: EffectKind;
  /** Place in the call tree: `0`, `0.2`, or `order` for something that is signed and not sent. */
  readonly call: string;
  /** Slug of the protocol that does it; null for plain transfers and for what is not known. */
  readonly protocol: string | null;
  /** What leaves the payer; for approve, permit and operator what the spender may take; for set what the setting is about. */
  readonly gives: readonly Quantity[];
  readonly gets: readonly Quantity[];
  /** Whose assets or rights; null: the sender of the transaction, who is not known. */
  readonly from: Address | null;
  /**
   * Who ends up with it: recipient, account credited, new owner, delegate, implementation. Null where nobody but `from`
   * can be meant (a wrap, a revocation) or where the bytes do not say; `beneficiaryUnknown` tells the two apart.
   */
  readonly to: Address | null;
  readonly beneficiaryUnknown?: boolean;
  /** Who may take what an approval, a permit or an operator right gives away. */
  readonly spender?: Address;
  /** Of `own`: which right changes hands. */
  readonly right?: Right;
  /** Of `own`: the right is taken away, and nobody gets it. */
  readonly isRemoval?: true;
  /** Of `own`: who has the right no longer. */
  readonly loses?: Address;
  /** Of `own`: how many have to agree from then on. */
  readonly threshold?: bigint;
  /** Unix seconds before which the chain refuses it; of what is signed, where the signature says so. */
  readonly validAfter?: bigint;
  /** Unix seconds after which the chain refuses it. */
  readonly deadline?: bigint;
  /** Unix seconds until which a right given away lasts. */
  readonly expiration?: bigint;
  /** The ways that a swap takes from what is given to what is got: several where it is split. */
  readonly routes?: readonly Route[];
  /** What somebody beside the payer and the recipient is paid on the way: interface fees, portions, relayers. */
  readonly fees?: readonly { readonly to: Address; readonly bps: number | null; readonly quantity: Quantity | null }[];
  /** Chain on which a bridge pays out. */
  readonly destinationChainId?: bigint;
  /** What else it is bound to, which the words have to say. */
  readonly terms?: readonly Term[];
  /** A short phrase in plain words that no other field says: `adds an owner of the Safe`, `threshold 2`. */
  readonly detail?: string;
}
