import type { AmountMention, AssetMention, Party, Slot } from '../intent.ts';
import type { Bound, Cue, Join, Noun, Role, Sense, Topic } from '../languages/meaning.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A named thing with all its possible readings; the verb and the preposition choose one. */
export interface Mention extends Span {
  readonly is: 'mention';
  readonly amount: Slot<AmountMention> | null;
  readonly bound: Bound;
  /** `more than`: a negation before it reverses the bound. */
  readonly turns: boolean;
  readonly asset: Slot<AssetMention> | null;
  readonly party: Slot<Party> | null;
  readonly protocol: Slot<string> | null;
  readonly chain: Slot<number> | null;
  /** `it`, `the proceeds`: the result of the step before it. */
  readonly isPronoun: boolean;
  /** `half of my 1,200 USDC`: the amount is a fraction of the named one. */
  readonly isPart?: true;
}

/** Words and marks that connect or separate parts: `stop` ends a sentence, `item` begins one of a list. */
export type Tie = Join | 'comma' | 'stop' | 'item' | 'number' | 'line' | 'open' | 'close' | 'colon';

export type Piece = Span &
  (
    | Mention
    | { readonly is: 'verb'; readonly sense: Sense; readonly confidence: number; readonly isNoun: boolean }
    | { readonly is: 'role'; readonly role: Role; readonly isField: boolean }
    | { readonly is: 'tie'; readonly tie: Tie }
    | { readonly is: 'bound'; readonly bound: Bound }
    | { readonly is: 'percent'; readonly bps: number; readonly bound: Bound; readonly confidence: number }
    | { readonly is: 'duration'; readonly seconds: number }
    | { readonly is: 'topic'; readonly topic: Topic }
    | { readonly is: 'noun'; readonly noun: Noun }
    | { readonly is: 'cue'; readonly cue: Cue; readonly isField: boolean }
    /** A time of day, or another number that is not an amount. */
    | { readonly is: 'clock' }
    | { readonly is: 'quote'; readonly isOpen: boolean }
    | { readonly is: 'my' }
    | { readonly is: 'filler' }
    /** `symbol`: that of a token whose name is also an everyday word. */
    | { readonly is: 'word'; readonly symbol?: string }
  );

export type PieceOf<K extends Piece['is']> = Extract<Piece, { is: K }>;

export const bareMention = ({ start, end }: Span): Mention => ({
  is: 'mention',
  start,
  end,
  amount: null,
  bound: 'exact',
  turns: false,
  asset: null,
  party: null,
  protocol: null,
  chain: null,
  isPronoun: false,
});

export const slot = <T>({ start, end }: Span, value: T, confidence = 1): Slot<T> => ({ value, start, end, confidence });
