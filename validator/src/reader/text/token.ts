import type { Decimal } from '../intent.ts';
import type { CutWords } from './cut-words.ts';

/** Lookup key for codes of documents and tickets, which no word has. */
export const CODE = '#code';

/** Lookup prefix for endings, with which no word begins. */
export const ENDING = '+';

/** Endings that follow an apostrophe, or a symbol in capitals. */
export interface Endings {
  has(ending: string): boolean;
  /** Whether the language has this word: then its start is not a name with an ending. */
  isWord(key: string): boolean;
}

type TokenKind = 'word' | 'number' | 'address' | 'hex' | 'ens' | 'mark';

export interface Lexeme {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** The key of the tables; the folded text if it is absent. */
  readonly key?: string;
  /** Of a number. */
  readonly value?: Decimal;
  readonly confidence?: number;
  /** The letter that scaled the number: the `m` of `5m` is a million, or minutes in a time. */
  readonly scaledBy?: { readonly letter: string; readonly bare: Decimal };
}

export interface Token extends Lexeme {
  readonly key: string;
  /** Whether it directly follows the token before. */
  readonly isGlued: boolean;
  /** Line breaks before it. */
  readonly lines: number;
}

export interface LexOptions {
  /** Whether a text is one word with a meaning of its own although it looks like several: `1inch`, `USDC.e`, `3CRV`. */
  readonly isWhole: (key: string) => boolean;
  readonly writesDecimalComma: boolean;
  /** The decimal mark that the text itself uses, regardless of its language: `0.8 ETH`. */
  readonly mark?: '.' | ',' | null;
  readonly cut: CutWords | null;
  readonly endings?: Endings | null;
}
