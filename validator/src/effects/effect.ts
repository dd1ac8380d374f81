import type { Address, EffectKind } from '@countersign/protocol';
import type { Hex } from './call.ts';

export type { EffectKind };

export type Asset =
  | { readonly kind: 'native' }
  | { readonly kind: 'token'; readonly address: Address }
  /** One item of a collection; `id` null means the whole collection. */
  | { readonly kind: 'nft'; readonly address: Address; readonly id: bigint | null }
  /** An asset that the bytes do not name, such as the output of a pool known only by its address. */
  | {
      readonly kind: 'unnamed';
      readonly description: string;
      /** The ERC-4626 vault that can name the asset. */
      readonly vault?: Address;
    };

/** A key for each asset: equal keys, equal assets. */
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
  /** Base units; `all` if the call takes a whole balance or debt, null if the bytes do not say. */
  readonly amount: bigint | 'all' | null;
  /** Whether `amount` is exact, a minimum or a maximum. */
  readonly bound: 'exact' | 'min' | 'max';
}

/** The largest number of the EVM. */
export const maxUint256 = 2n ** 256n - 1n;

/** Permit2 counts in uint160; some governance tokens in uint96, whose largest number means unlimited. */
const unlimitedOfSmallTypes: ReadonlySet<bigint> = new Set([2n ** 160n - 1n, 2n ** 96n - 1n]);

/** Practically unlimited rights: half of a type's range is more than any supply. */
export const isUnlimited = (amount: Quantity['amount']): boolean =>
  amount === 'all' || (amount !== null && (amount >= 2n ** 255n || unlimitedOfSmallTypes.has(amount)));

/** The subject of a change of rights; `threshold`: how many of the owners have to agree. */
export type Right = 'owner' | 'admin' | 'role' | 'module' | 'guard' | 'fallback' | 'threshold';

export interface Route {
  /** Tokens of the route, from the first to the last. */
  readonly path: readonly Address[];
  /** Fees of the pools between them, if the bytes state any: in hundredths of a basis point, the unit of Uniswap. */
  readonly poolFees: readonly number[];
}

/** The fees of all pools of a route, in basis points. */
export const poolBps = ({ poolFees }: Route): number => poolFees.reduce((sum, fee) => sum + fee, 0) / 100;

/** The pool fees of the most expensive route of a swap, in basis points: no part of it pays more. */
export const mostPoolBps = ({ routes = [] }: Effect): number => Math.max(0, ...routes.map(poolBps));

/**
 * A parameter of an effect in addition to assets, amounts and parties: a position, a market, a name, a lock. It has no
 * safe default, so the words have to state it, or the owner is asked.
 */
export type Term = {
  /** The common noun for it: `position`, `withdrawal request`, `resolver`. */
  readonly what: string;
} & (
  | { readonly is: 'number'; readonly value: bigint }
  /** An address, an id or any bytes. */
  | { readonly is: 'hex'; readonly value: Hex }
  /**
   * A name or a choice; `alike` are other words for it, `unlike` those for another choice, `turning` those that make
   * either unreliable.
   */
  | {
      readonly is: 'text';
      readonly value: string;
      readonly alike?: readonly string[];
      readonly unlike?: readonly string[];
      readonly turning?: readonly string[];
    }
  /**
   * An entry of a known list, by its id, its tokens and the loan-to-value limit of the collateral: the words need not
   * name it, but must not name another.
   */
  | {
      readonly is: 'pair';
      readonly value: string;
      readonly id: Hex;
      readonly tokens: readonly Address[];
      readonly loanToValueBps: number;
    }
  /**
   * A contract that is known only from its descriptor, by the names that no other contract has, including its address.
   * `shared` are names that others have too.
   */
  | {
      readonly is: 'venue';
      readonly value: string;
      readonly alike: readonly string[];
      readonly shared: readonly string[];
    }
  | { readonly is: 'duration'; readonly seconds: bigint }
  | { readonly is: 'time'; readonly unix: bigint }
  /** How often something recurs: the limit of an allowance. */
  | { readonly is: 'period'; readonly seconds: bigint }
  /** Base units of a token that flow in each second. */
  | { readonly is: 'rate'; readonly token: Address; readonly perSecond: bigint }
);

/** A payment that flows: its rate is a term, and its amount depends on when it is ended. */
export const flows = ({ terms = [] }: Pick<Effect, 'terms'>): boolean => terms.some(({ is }) => is === 'rate');

export interface Effect {
  readonly kind: EffectKind;
  /** Place in the call tree: `0`, `0.2`, or `order` for a signed message. */
  readonly call: string;
  /** Slug of its protocol; null for plain transfers and unknown calls. */
  readonly protocol: string | null;
  /**
   * The assets that leave the payer; for approve, permit and operator the assets that the spender may take; for set the
   * subject of the setting.
   */
  readonly gives: readonly Quantity[];
  readonly gets: readonly Quantity[];
  /** The owner of the assets or rights; null: the sender of the transaction, if unknown. */
  readonly from: Address | null;
  /**
   * The beneficiary: recipient, credited account, new owner, delegate, implementation. Null if only `from` can be meant
   * (a wrap, a revocation) or if the bytes do not say; `beneficiaryUnknown` distinguishes the two.
   */
  readonly to: Address | null;
  readonly beneficiaryUnknown?: boolean;
  /** The spender of an approval, a permit or an operator right. */
  readonly spender?: Address;
  /** Of `own`: the right that changes hands. */
  readonly right?: Right;
  /** Of `own`: the right is removed and not transferred. */
  readonly isRemoval?: true;
  /** Of `own`: the account that loses the right. */
  readonly loses?: Address;
  /** Of `own`: how many owners have to agree from then on. */
  readonly threshold?: bigint;
  /** Unix seconds before which the chain refuses it; for a message, if the signature contains it. */
  readonly validAfter?: bigint;
  /** Unix seconds after which the chain refuses it. */
  readonly deadline?: bigint;
  /** Unix seconds until which a granted right lasts. */
  readonly expiration?: bigint;
  /** The routes of a swap from input to output: several if it is split. */
  readonly routes?: readonly Route[];
  /** Payments to others than payer and recipient: interface fees, portions, relayers. */
  readonly fees?: readonly { readonly to: Address; readonly bps: number | null; readonly quantity: Quantity | null }[];
  /** The chain on which a bridge pays out. */
  readonly destinationChainId?: bigint;
  /** Further parameters that the words have to state. */
  readonly terms?: readonly Term[];
  /**
   * A short phrase in plain words for information that no other field has: `adds an owner of the Safe`, `threshold 2`.
   */
  readonly detail?: string;
}
