import type { Bound, Cue, Join, Meaning, Noun, Role, Sense, Topic, Unit } from './meaning.ts';
import { createPhraseBook, type PhraseBook, wordsOf } from './phrase-book.ts';

/** The words of a language by what they mean; phrases are parted by `|`. */
export interface WordTables {
  readonly verbs: Partial<Record<Sense, string>>;
  readonly nouns?: Partial<Record<Noun, string>>;
  readonly roles: Partial<Record<Role, string>>;
  readonly bounds?: Partial<Record<Bound, string>>;
  /** `more than` and `less than`: they turn round after a negation. */
  readonly comparisons?: { readonly min: string; readonly max: string };
  readonly joins?: Partial<Record<Join, string>>;
  readonly cues?: Partial<Record<Cue, string>>;
  readonly topics?: Partial<Record<Topic, string>>;
  readonly units?: Partial<Record<Unit, string>>;
  /** Seconds -> words. */
  readonly times?: Readonly<Record<number, string>>;
  readonly counts?: Readonly<Record<number, string>>;
  readonly scales?: Readonly<Record<number, string>>;
  readonly points?: string;
  /** `1/2` -> words. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly unlimited?: string;
  readonly self?: string;
  readonly pronouns?: string;
  /** Symbol -> names. */
  readonly assets?: Readonly<Record<string, string>>;
  readonly articles?: string;
  /** Articles that also count: `an ETH`. */
  readonly ones?: string;
  readonly fillers?: string;
  /** Names of collections of items. */
  readonly collections?: string;
}

export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  readonly book: PhraseBook<Meaning>;
  /** How much a word speaks for this language: verbs more than the rest. */
  readonly weights: ReadonlyMap<string, number>;
  /** Cuts a run of a script without spaces at the words it knows; null where words are parted by spaces. */
  readonly cut: ((run: string) => readonly number[]) | null;
  /** Whether a role stands behind what it is the role of. */
  readonly hasPostpositions: boolean;
  readonly writesDecimalComma: boolean;
}

type Entry = readonly [phrase: string, meaning: Meaning];

function* entriesOf(tables: WordTables): Generator<Entry> {
  const each = function* (phrases: string | undefined, meaning: Meaning): Generator<Entry> {
    for (const phrase of phrases?.split('|') ?? []) yield [phrase, meaning];
  };
  const table = function* <K extends string>(
    rows: Partial<Record<K, string>> | undefined,
    meaningOf: (key: K) => Meaning,
  ) {
    for (const [key, phrases] of Object.entries(rows ?? {}) as [K, string][]) yield* each(phrases, meaningOf(key));
  };
  yield* table(tables.cues, (cue) => ({ is: 'cue', cue }));
  yield* table(tables.bounds, (bound) => ({ is: 'bound', bound, turns: false }));
  yield* table(tables.comparisons, (bound) => ({ is: 'bound', bound, turns: true }));
  yield* table(tables.topics, (topic) => ({ is: 'topic', topic }));
  yield* table(tables.verbs, (sense) => ({ is: 'verb', sense }));
  yield* table(tables.nouns, (noun) => ({ is: 'noun', noun }));
  yield* table(tables.roles, (role) => ({ is: 'role', role }));
  yield* table(tables.joins, (join) => ({ is: 'join', join }));
  yield* table(tables.units, (unit) => ({ is: 'unit', unit }));
  yield* table(tables.times, (seconds) => ({ is: 'time', seconds: Number(seconds) }));
  yield* table(tables.counts, (value) => ({ is: 'count', value: BigInt(value) }));
  yield* table(tables.scales, (value) => ({ is: 'scale', value: BigInt(value) }));
  yield* table(tables.parts, (part) => {
    const [numerator = '1', denominator = '1'] = part.split('/');
    return { is: 'part', numerator: BigInt(numerator), denominator: BigInt(denominator) };
  });
  yield* table(tables.assets, (symbol) => ({ is: 'asset', symbol }));
  yield* each(tables.points, { is: 'point' });
  yield* each(tables.unlimited, { is: 'unlimited' });
  yield* each(tables.self, { is: 'self' });
  yield* each(tables.pronouns, { is: 'pronoun' });
  yield* each(tables.articles, { is: 'article', isOne: false });
  yield* each(tables.ones, { is: 'article', isOne: true });
  yield* each(tables.fillers, { is: 'filler' });
  yield* each(tables.collections, { is: 'collection' });
}

const VERB_WEIGHT = 3;

export function createLanguage(
  code: string,
  tables: WordTables,
  { hasPostpositions = false, writesDecimalComma = false, isUnspaced = false } = {},
): Language {
  const entries = [...entriesOf(tables)];
  const weights = new Map<string, number>();
  for (const [phrase, { is }] of entries) {
    const [word, ...more] = wordsOf(phrase);
    if (word !== undefined && more.length === 0) {
      weights.set(word, Math.max(weights.get(word) ?? 0, is === 'verb' ? VERB_WEIGHT : 1));
    }
  }
  return {
    code,
    book: createPhraseBook(entries),
    weights,
    cut: isUnspaced ? cutAt(new Set(entries.map(([phrase]) => phrase))) : null,
    hasPostpositions,
    writesDecimalComma,
  };
}

/** Greedy: the longest known word at each place; what lies between is one unknown word. */
function cutAt(words: ReadonlySet<string>): (run: string) => number[] {
  const longest = Math.max(...Array.from(words, ({ length }) => length));
  return (run) => {
    const lengths: number[] = [];
    let unknown = 0;
    for (let at = 0; at < run.length; ) {
      let length = Math.min(longest, run.length - at);
      while (length > 0 && !words.has(run.slice(at, at + length))) length--;
      if (length === 0) {
        unknown++;
        at++;
        continue;
      }
      if (unknown > 0) lengths.push(unknown);
      lengths.push(length);
      unknown = 0;
      at += length;
    }
    if (unknown > 0) lengths.push(unknown);
    return lengths;
  };
}
