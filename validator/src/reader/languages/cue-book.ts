import { readWords, type Word } from '../text/words.ts';
import type { CueKind } from './cue.ts';
import { type PhraseBook, placeAfter } from './phrase-book.ts';

/** Phrases by kind, separated by `|`. `#` stands for a number, `@` for a time of day or a day, `~` for an action. */
type Rows = Readonly<Partial<Record<CueKind, string>>>;

/** The words of one language that tell whether an action is instructed: data only. */
export interface CueBook {
  readonly code: string;
  /** Days and parts of a month: they postpone an instruction. */
  readonly calendar: string;
  /** Everyday words that identify the language, and that cues of other languages do not override. */
  readonly common: string;
  /** Letters that only this language (of those in the same script) has. */
  readonly letters?: RegExp;
  /** Numbers in words, as used for times. */
  readonly numbers?: string;
  /** Govern what follows in the clause. */
  readonly ahead?: Rows;
  /** Govern the action before them. */
  readonly behind?: Rows;
  /** Govern the action that follows in the clause, or else the one before. */
  readonly beside?: Rows;
  /** Govern the whole sentence. */
  readonly around?: Rows;
  /** The same, if they open a clause. */
  readonly opening?: Rows;
  /** Govern what stands before, if they close a clause. */
  readonly closing?: Rows;
  /** Endings and signs that are cues, where words are not enough; they govern the sentence. */
  readonly marks?: readonly (readonly [RegExp, CueKind])[];
  /** The same as opening ones, if they open a sentence, or one that ends with a question mark. */
  readonly first?: Rows;
  /** Phrases that contain a cue word but are not cues: bounds, remarks, courtesies. */
  readonly plain?: string;
  /** An action right after one of them is instructed. */
  readonly leads?: string;
  /** Make a question a request: `can you …?`. */
  readonly requests?: string;
  /** The same, if they open a clause. */
  readonly openingLeads?: string;
  /** Cues before a clause that opens with one of them do not reach into it. */
  readonly fresh?: string;
  /** Words that open a clause. */
  readonly splits?: string;
  /** Words before a time that make it a deadline. */
  readonly deadlines?: string;
  /** Words in a condition that make it a bound of the trade itself. */
  readonly bounds?: string;
  /** Words for what the owner gets: with a comparison they make a condition a bound. */
  readonly gains?: string;
  readonly comparisons?: string;
  /** Words for the owner of the account, whom others speak for. */
  readonly owners?: string;
  /** Words for the remainder: `leave the rest as it is` takes nothing back. */
  readonly rest?: string;
  /** Words that open a clause with a reason, which governs only itself. */
  readonly reasons?: string;
  /** Consequences that need no instruction: `if …, revert`. */
  readonly harmless?: string;
  /** Alone in a turn: it confirms what the agent proposed. */
  readonly yes?: string;
  /** Alone in a turn: it refuses. */
  readonly no?: string;
  /** Forms of an action, with the next word, that report the past. */
  readonly told?: RegExp;
  /** Forms of an action that forbid it. */
  readonly denied?: RegExp;
  /** Forms of an action in a question, a condition or a wish. */
  readonly asked?: RegExp;
  readonly wished?: RegExp;
}

const sides = ['ahead', 'behind', 'beside', 'around', 'opening', 'first', 'closing'] as const;
export type Side = (typeof sides)[number];

/** What a phrase means; `plain` keeps a shorter cue inside it from counting. */
export interface Entry {
  readonly kind: CueKind | 'plain';
  readonly side: Side;
}

export interface Match<T> {
  readonly value: T;
  /** In words. */
  readonly length: number;
}

/** Whether a phrase may start at a word. Most words start none, so this check comes before any allocation. */
export const mayStart = (
  first: ReadonlySet<string>,
  word: Word,
  at: number,
  isAction: (index: number) => boolean,
): boolean =>
  first.has(word.key) ||
  (word.isNumber && first.has('#')) ||
  (word.isTime && first.has('@')) ||
  (first.has('~') && isAction(at));

/** A trie of phrases by words: one walk finds the longest phrase at a place. */
export class Phrases<T> {
  readonly #root: PhraseBook<T> = { next: null, value: null };
  readonly #numbers: ReadonlySet<string>;
  readonly #first = new Set<string>();

  constructor(numbers: ReadonlySet<string>) {
    this.#numbers = numbers;
  }

  add(phrases: string | undefined, value: T): void {
    for (const phrase of phrases?.split('|') ?? []) {
      let node = this.#root;
      for (const key of keysOf(phrase)) node = placeAfter(node, key);
      if (node !== this.#root) node.value ??= value;
    }
    for (const key of this.#root.next?.keys() ?? []) this.#first.add(key);
    if (this.#first.has('#')) for (const key of this.#numbers) this.#first.add(key);
  }

  /** First words of phrases, including numbers in words. */
  get first(): ReadonlySet<string> {
    return this.#first;
  }

  /** Whether a single word is a phrase. */
  has(key: string): boolean {
    return (this.#root.next?.get(key)?.value ?? null) !== null;
  }

  /** The longest phrase at a place that ends before the word `to` and does not span a mark. */
  find(words: readonly Word[], from: number, to: number, isAction: (index: number) => boolean): Match<T> | null {
    const first = words[from];
    if (!first || !mayStart(this.#first, first, from, isAction)) return null;
    let found: Match<T> | null = null;
    let nodes: readonly PhraseBook<T>[] = [this.#root];
    for (let at = from; at < to; at++) {
      const word = words[at];
      if (!word || (at > from && !word.joined)) break;
      const next: PhraseBook<T>[] = [];
      for (const node of nodes) this.#follow(node, word, isAction(at), next);
      if (next.length === 0) break;
      for (const { value } of next) if (value !== null) found = { value, length: at - from + 1 };
      nodes = next;
    }
    return found;
  }

  #follow({ next }: PhraseBook<T>, word: Word, isAction: boolean, into: PhraseBook<T>[]): void {
    if (!next) return;
    const push = (key: string): void => {
      const child = next.get(key);
      if (child) into.push(child);
    };
    push(word.key);
    if (isAction) push('~');
    if (word.isNumber || this.#numbers.has(word.key)) push('#');
    if (word.isTime) push('@');
  }
}

/** Marks in a phrase stand for kinds of words; the rest is read like the text. */
const keysOf = (phrase: string): string[] =>
  phrase
    .split(' ')
    .flatMap((part) => part.split(/([#@~])/))
    .flatMap((part) => (/^[#@~]$/.test(part) ? [part] : readWords(part).map(({ key }) => key)));

export const phraseFields = [
  'leads',
  'requests',
  'openingLeads',
  'fresh',
  'splits',
  'deadlines',
  'bounds',
  'gains',
  'comparisons',
  'owners',
  'rest',
  'reasons',
  'harmless',
  'yes',
  'no',
] as const;

export type PhraseField = (typeof phraseFields)[number];

/** A book with its phrases indexed for lookup. */
export interface Lexicon extends Readonly<Record<PhraseField, Phrases<true>>> {
  readonly book: CueBook;
  /** Cues that count anywhere, and those that count only at the start or the end of a clause. */
  readonly cues: Phrases<Entry>;
  readonly openings: Phrases<Entry>;
  readonly closings: Phrases<Entry>;
  /** First words of these cues. */
  readonly cueStarts: ReadonlySet<string>;
  readonly common: ReadonlySet<string>;
  readonly isLatin: boolean;
}

const wordSet = (words: string | undefined): ReadonlySet<string> =>
  new Set((words ?? '').split(/[ |]/).flatMap((word) => readWords(word).map(({ key }) => key)));

export function createLexicon(book: CueBook): Lexicon {
  const numbers = wordSet(book.numbers);
  const [cues, openings, closings] = [
    new Phrases<Entry>(numbers),
    new Phrases<Entry>(numbers),
    new Phrases<Entry>(numbers),
  ];
  cues.add(book.plain, { kind: 'plain', side: 'ahead' });
  cues.add(book.calendar, { kind: 'schedule', side: 'around' });
  const words = [book.common];
  for (const side of sides)
    for (const [kind, phrases] of Object.entries(book[side] ?? {})) {
      const place = { opening: openings, first: openings, closing: closings }[side as string] ?? cues;
      place.add(phrases, { kind: kind as CueKind, side });
      words.push(...phrases.split('|').filter((phrase) => !/[ #@~-]/.test(phrase)));
    }
  const listed = (field: PhraseField): [string, Phrases<true>] => {
    const phrases = new Phrases<true>(numbers);
    phrases.add(book[field], true);
    return [field, phrases];
  };
  const lists = Object.fromEntries(phraseFields.map(listed)) as Record<PhraseField, Phrases<true>>;
  const cueStarts = new Set([cues, openings, closings].flatMap(({ first }) => [...first]));
  const common = wordSet(words.join(' '));
  // A language identified by its script needs no everyday words.
  const isLatin = book.common !== '';
  return { ...lists, book, cues, openings, closings, cueStarts, common, isLatin };
}
