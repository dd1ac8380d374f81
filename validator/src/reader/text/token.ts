import type { Decimal } from '../intent.ts';
import type { CutWords } from './cut-words.ts';

/** Codes of papers and tickets are looked up under this key, which no word has. */
export const CODE = '#code';

/** Endings are looked up under this sign, which no word begins with. */
export const ENDING = '+';

/** Endings that follow an apostrophe, or a symbol in capitals. */
export interface Endings {
  has(ending: string): boolean;
  /** Whether the language has this word: what it begins with is then no name with an ending. */
  isWord(key: string): boolean;
}

type TokenKind = 'word' | 'number' | 'address' | 'hex' | 'ens' | 'mark';

export interface Lexeme {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** What the tables are keyed by; the folded text where it is not given. */
  readonly key?: string;
  /** Of a number. */
  readonly value?: Decimal;
  readonly confidence?: number;
  /** The letter that scaled the number: the `m` of `5m` is a million, or minutes where a time is asked for. */
  readonly scaledBy?: { readonly letter: string; readonly bare: Decimal };
}

export interface Token extends Lexeme {
  readonly key: string;
  /** Whether nothing stands between it and the token before. */
  readonly isGlued: boolean;
  /** Line breaks before it. */
  readonly lines: number;
}

export interface LexOptions {
  /** Whether a text is one word with a meaning of its own though it looks like several: `1inch`, `USDC.e`, `3CRV`. */
  readonly isWhole: (key: string) => boolean;
  readonly writesDecimalComma: boolean;
  /** The mark with which the text itself writes fractions, whatever its language does: `0.8 ETH`. */
  readonly mark?: '.' | ',' | null;
  readonly cut: CutWords | null;
  readonly endings?: Endings | null;
}
