import type { Address } from '@countersign/protocol';
import type { EffectKind, Right } from '../effects/effect.ts';

/** A part of the text that was understood. Offsets count UTF-16 units of the text as it was sent. */
export interface Slot<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
  /** 0 to 1: how sure the reading is; a misspelt or inferred word is less than 1. */
  readonly confidence: number;
  /** Nothing in the words leads to it: whose address it is, or of what, is not said. */
  readonly isGuess?: true;
}

/** An exact decimal: `digits` / 10 ** `scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

export type AmountMention =
  /** In whole tokens, or in base units if the text says `wei`, `gwei` (converted to wei) or `base units`. */
  | { readonly kind: 'number'; readonly value: Decimal; readonly unit: 'token' | 'base' }
  | { readonly kind: 'usd'; readonly value: Decimal }
  /** `half`, `25 %`, `all`, `max`: of the balance, or of the debt for a repayment. */
  | { readonly kind: 'fraction'; readonly numerator: bigint; readonly denominator: bigint }
  /** `unlimited`, `infinite`: for approvals. */
  | { readonly kind: 'unlimited' };

export type AssetMention =
  | { readonly kind: 'symbol'; readonly symbol: string }
  /** `symbol`: the symbol next to the address, if a list maps one to the other. */
  | { readonly kind: 'address'; readonly address: Address; readonly symbol?: string }
  | { readonly kind: 'nft'; readonly collection: string | Address | null; readonly id: bigint | null };

export interface Want {
  readonly asset: Slot<AssetMention> | null;
  readonly amount: Slot<AmountMention> | null;
  /** `exact` unless the text says at least, at most or about. */
  readonly bound: 'exact' | 'min' | 'max' | 'about';
}

export type Party =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'ens'; readonly name: string }
  | { readonly kind: 'self' }
  | { readonly kind: 'protocol'; readonly slug: string }
  /** A word for a party that cannot be resolved: `Bob`, `my savings account`. */
  | { readonly kind: 'name'; readonly name: string };

export type Action = Exclude<EffectKind, 'receive' | 'unknown'>;

/** One thing that is to happen. Several recipients are several steps. */
export interface Step {
  readonly action: Slot<Action>;
  /** What leaves the owner; for approvals what may be taken; for a withdrawal or borrowing empty. */
  readonly gives: Want | null;
  /** What the owner or the recipient gets: output of a swap, asset withdrawn, borrowed or claimed. */
  readonly gets: Want | null;
  readonly recipient: Slot<Party> | null;
  readonly spender: Slot<Party> | null;
  /** Slug of a protocol, or of a family such as `uniswap` if no version is named. */
  readonly protocol: Slot<string> | null;
  readonly chainId: Slot<number> | null;
  /** Of a bridge. */
  readonly destinationChainId: Slot<number> | null;
  /** For `own`: which right is meant, and how many are to agree from then on. */
  readonly right?: Slot<Right>;
  readonly threshold?: Slot<number>;
  /** For `approve`: the right is to be taken back. */
  readonly revokes: boolean;
  /** `then`, `after that`: must come after the step before it. */
  readonly isOrdered: boolean;
}

/** What must not happen: a kind of effect, or anything to do with a protocol, an asset, a party or a chain. */
export type Forbidden =
  | { readonly kind: 'effect'; readonly effect: Action }
  | { readonly kind: 'unlimited-approval' }
  | { readonly kind: 'protocol'; readonly slug: string }
  | { readonly kind: 'asset'; readonly asset: AssetMention }
  | { readonly kind: 'party'; readonly party: Party }
  | { readonly kind: 'chain'; readonly chainId: number }
  /** `nothing else`, `only`: everything beyond the steps. */
  | { readonly kind: 'anything-else' };

export interface Constraints {
  /** Most that may be lost to slippage, in basis points. */
  readonly slippageBps: Slot<number> | null;
  /** Seconds from now, or Unix seconds. */
  readonly deadline: Slot<{ readonly withinSeconds: number } | { readonly atUnix: number }> | null;
  /** Most gas, or most that gas may cost in wei. */
  readonly gas: Slot<{ readonly limit: bigint } | { readonly costWei: bigint } | { readonly priceWei: bigint }> | null;
  /** Most that may be paid to others, or the pool fee that was asked for, in basis points. */
  readonly fee: Slot<{ readonly maxBps: number } | { readonly poolBps: number }> | null;
  readonly forbid: readonly Slot<Forbidden>[];
  /** Said in so many words: any output is fine, any price, no minimum. False: in another clause than that of the trade. */
  readonly anyOutput: Slot<boolean> | null;
  /** Said in so many words: the approvals that a step needs may be without limit. */
  readonly unlimitedApproval?: Slot<true>;
}

export interface Intent {
  readonly text: string;
  /** ISO 639-1 of the grammar that read it. */
  readonly language: string;
  readonly steps: readonly Step[];
  readonly constraints: Constraints;
  /** Words that carry meaning and that nothing above explains. Reported, never guessed. */
  readonly unread: readonly Slot<string>[];
}
