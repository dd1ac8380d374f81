import type { Address } from '@countersign/protocol';
import type { Decimal } from '../intent.ts';
import type { Meaning } from '../languages/meaning.ts';
import type { Token } from '../text/token.ts';

export type What =
  | Meaning
  | { readonly is: 'digits'; readonly value: Decimal; readonly scaledBy: NonNullable<Token['scaledBy']> | null }
  | { readonly is: 'address'; readonly address: Address }
  | { readonly is: 'hex' }
  | { readonly is: 'ens'; readonly name: string }
  | { readonly is: 'symbol'; readonly symbol: string }
  | { readonly is: 'verb-field' }
  | { readonly is: 'text-field' }
  | { readonly is: 'mark'; readonly mark: string }
  /** `symbol`: that of a token whose name is also an everyday word. */
  | { readonly is: 'word'; readonly symbol?: string };

/** A word or phrase and its meaning by itself. */
export interface Atom {
  readonly what: What;
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly lines: number;
  readonly isGlued: boolean;
  readonly confidence: number;
  /** Whether it is a label, as in `amount: 5`. */
  readonly isField: boolean;
}
