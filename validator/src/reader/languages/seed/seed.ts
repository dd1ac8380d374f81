/**
 * The everyday words of a language that the reader does not know as a whole: data only, one file a language. Words are
 * separated by spaces, the words of a phrase by `_`, and written with their accents; people may leave them out.
 *
 * A text in such a language is read if the seed has all of its words; one word that it lacks leaves the text to the
 * owner. So a seed never has words that change an instruction, except in `stops`, and no word of content as a filler.
 */
export interface Seed {
  /** ISO 639-1, with the script if it is not the usual one. */
  readonly code: string;
  /** English verb -> forms that instruct: imperative, polite, infinitive. Never forms that tell or forbid. */
  readonly verbs: Readonly<Partial<Record<SeedVerb, string>>>;
  /** English preposition -> words; a word may be in several rows: what follows decides. */
  readonly roles: Readonly<Partial<Record<SeedRole, string>>>;
  /** Whether these words stand behind what they belong to. */
  readonly hasPostpositions?: true;
  /** The letters, where there are no spaces between words. */
  readonly unspaced?: RegExp;
  /** `0,5` is half of one, and `1.500` may be either. */
  readonly writesDecimalComma?: true;
  /** The mark of a question, if it is not `?`. */
  readonly questionMark?: string;
  readonly min?: string;
  readonly max?: string;
  readonly all?: string;
  /** Half of the balance; half of one is the number 0.5. */
  readonly half?: string;
  /** English number word or figure -> words. */
  readonly numbers?: Readonly<Record<string, string>>;
  /** Name of a coin or a chain -> how people write and inflect it. */
  readonly names?: Readonly<Record<string, string>>;
  /** The owner's wallet. */
  readonly self?: string;
  /** The right to take tokens. */
  readonly approval?: string;
  readonly and?: string;
  /** Make a request of a question: `could you`. */
  readonly asks?: string;
  /** Words without an effect: thanks, articles, address, network. */
  readonly fillers: string;
  /** Who or what a payment is for: brother, rent. */
  readonly reasons?: string;
  /** Words that stop an instruction: not, if, later, cancel. One of them in any text is a doubt. */
  readonly stops: string;
}

export type SeedVerb =
  | 'send'
  | 'pay'
  | 'swap'
  | 'buy'
  | 'sell'
  | 'deposit'
  | 'withdraw'
  | 'borrow'
  | 'repay'
  | 'stake'
  | 'unstake'
  | 'wrap'
  | 'unwrap'
  | 'bridge'
  | 'move'
  | 'approve'
  | 'revoke'
  | 'claim'
  | 'remove';

/** `object`: of what a verb acts on, where a language marks it. */
export type SeedRole = 'object' | 'to' | 'on' | 'from' | 'for' | 'with';
