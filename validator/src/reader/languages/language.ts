import { type CutWords, cutAnywhere, cutParticles, cutProclitics } from '../text/cut-words.ts';
import { fold } from '../text/fold.ts';
import { ENDING, type Endings } from '../text/token.ts';
import type { Bound, Cue, Join, Meaning, Noun, Role, Sense, Topic, Unit } from './meaning.ts';
import { createPhraseBook, type PhraseBook, wordsOf } from './phrase-book.ts';

/** The words of a language by meaning; phrases are separated by `|`. */
export interface WordTables {
  readonly verbs: Partial<Record<Sense, string>>;
  readonly nouns?: Partial<Record<Noun, string>>;
  readonly roles: Partial<Record<Role, string>>;
  readonly bounds?: Partial<Record<Bound, string>>;
  /** `more than` and `less than`: a negation reverses them. */
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
  /** Words for half of one, if they differ from half of a thing: `medio ETH`, `yarım ETH`. */
  readonly halves?: string;
  readonly unlimited?: string;
  readonly self?: string;
  readonly pronouns?: string;
  /** Symbol -> names. */
  readonly assets?: Readonly<Record<string, string>>;
  /** Slug -> names in the script of the language. */
  readonly protocols?: Readonly<Record<string, string>>;
  /** Chain id -> names in the script of the language. */
  readonly chains?: Readonly<Record<number, string>>;
  readonly articles?: string;
  /** Articles that also count: `an ETH`. */
  readonly ones?: string;
  readonly fillers?: string;
  /** Verbs with a part at the end of the clause: `zahle … ein`. With nothing between the parts they are one phrase. */
  readonly separable?: Partial<Record<Sense, string>>;
  /** Endings attached to a name or a noun: Turkish `USDC'yi`, Korean `USDC를`. */
  readonly endings?: Pick<Partial<WordTables>, 'roles' | 'bounds' | 'joins' | 'cues' | 'articles' | 'fillers'>;
}

export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  readonly book: PhraseBook<Meaning>;
  /** How strongly a word identifies this language: verbs more than others. */
  readonly weights: ReadonlyMap<string, number>;
  /** Words with no effect on a request: thanks, greetings. */
  readonly fillers: ReadonlySet<string>;
  /** Splits a run of letters into words; null if spaces and hyphens are enough. */
  readonly cut: CutWords | null;
  readonly endings: Endings | null;
  /** First word -> last word -> sense, for verbs in two parts. */
  readonly separable: ReadonlyMap<string, ReadonlyMap<string, Sense>>;
  /** Whether a role follows the mention that it describes. */
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
  yield* each(tables.halves, { is: 'part', numerator: 1n, denominator: 2n, ofOne: true });
  yield* table(tables.parts, (part) => {
    const [numerator = '1', denominator = '1'] = part.split('/');
    return { is: 'part', numerator: BigInt(numerator), denominator: BigInt(denominator) };
  });
  yield* table(tables.assets, (symbol) => ({ is: 'asset', symbol }));
  yield* table(tables.protocols, (slug) => ({ is: 'protocol', slug }));
  yield* table(tables.chains, (chainId) => ({ is: 'chain', chainId: Number(chainId) }));
  yield* each(tables.points, { is: 'point' });
  yield* each(tables.unlimited, { is: 'unlimited' });
  yield* each(tables.self, { is: 'self' });
  yield* each(tables.pronouns, { is: 'pronoun' });
  yield* each(tables.articles, { is: 'article', isOne: false });
  yield* each(tables.ones, { is: 'article', isOne: true });
  yield* each(tables.fillers, { is: 'filler' });
}

const VERB_WEIGHT = 3;
/** Shorter words occur in several languages. */
const MIN_TELLING = 3;
/** The `abaixo` of `abaixo de`: it identifies the language if nothing else does. */
const PART_WEIGHT = 0.5;
const MIN_PART = 4;

function* endingsOf({ endings }: WordTables): Generator<Entry> {
  if (!endings) return;
  for (const [phrase, meaning] of entriesOf({ verbs: {}, roles: {}, ...endings })) yield [ENDING + phrase, meaning];
}

interface LanguageOptions {
  readonly hasPostpositions?: boolean;
  readonly writesDecimalComma?: boolean;
  /** How words are split if not only by spaces. */
  readonly cutting?: 'anywhere' | 'particles' | 'proclitics';
  /** Letters -> their spelling on keyboards that lack them: `ü` -> `ue`. */
  readonly respelt?: Readonly<Record<string, string>>;
}

export function createLanguage(
  code: string,
  tables: WordTables,
  { hasPostpositions = false, writesDecimalComma = false, cutting, respelt = {} }: LanguageOptions = {},
): Language {
  const respell = ([phrase, meaning]: Entry): Entry[] => {
    const other = phrase.replace(/\P{ASCII}/gu, (letter) => respelt[letter] ?? letter);
    return other === phrase
      ? [[phrase, meaning]]
      : [
          [phrase, meaning],
          [other, meaning],
        ];
  };
  const entries = [...entriesOf(tables)].flatMap(respell);
  const endingEntries = [...endingsOf(tables)].flatMap(respell);
  const endings = new Set(endingEntries.map(([phrase]) => fold(phrase.slice(ENDING.length))));
  const weights = new Map<string, number>();
  const fillers = new Set<string>();
  const separable = separableOf(tables);
  /** Words that occur only in phrases or as the first half of a verb. */
  const parts = new Set<string>(separable.keys());
  for (const [phrase, { is }] of entries) {
    const [word, ...more] = wordsOf(phrase);
    if (word === undefined) continue;
    if (more.length > 0) {
      for (const part of [word, ...more]) if (part.length >= MIN_PART) parts.add(part);
      continue;
    }
    const weight = is === 'verb' && word.length >= MIN_TELLING ? VERB_WEIGHT : 1;
    if (is === 'filler' && !weights.has(word)) fillers.add(word);
    weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  }
  for (const part of parts) if (!weights.has(part)) weights.set(part, PART_WEIGHT);
  return {
    code,
    book: createPhraseBook([...entries, ...endingEntries]),
    weights,
    fillers,
    cut: cutting ? cutters[cutting](entries, endings) : null,
    endings:
      endings.size > 0 && !cutting ? { has: (key) => endings.has(key), isWord: (key) => weights.has(key) } : null,
    separable,
    hasPostpositions,
    writesDecimalComma,
  };
}

const cutters: Record<
  Required<LanguageOptions>['cutting'],
  (entries: readonly Entry[], endings: ReadonlySet<string>) => CutWords
> = {
  anywhere: (entries) => cutAnywhere(new Set(entries.flatMap(([phrase]) => phrase.split(' ')))),
  particles: (entries, endings) => {
    const isNumeral = ([, { is }]: Entry) => is === 'count' || is === 'scale';
    const wordsIn = (some: readonly Entry[]) => new Set(some.flatMap(([phrase]) => phrase.split(' ')));
    return cutParticles(wordsIn(entries), endings, wordsIn(entries.filter(isNumeral)));
  },
  proclitics: (entries) => {
    const words = new Set(entries.flatMap(([phrase]) => wordsOf(phrase)));
    return cutProclitics((word) => words.has(fold(word)));
  },
};

function separableOf({ separable = {} }: WordTables): Map<string, Map<string, Sense>> {
  const verbs = new Map<string, Map<string, Sense>>();
  for (const [sense, phrases] of Object.entries(separable) as [Sense, string][]) {
    for (const phrase of phrases.split('|')) {
      const [first = '', last = ''] = wordsOf(phrase);
      verbs.set(first, (verbs.get(first) ?? new Map<string, Sense>()).set(last, sense));
    }
  }
  return verbs;
}
