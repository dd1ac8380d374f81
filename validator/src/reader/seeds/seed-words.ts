import { english } from '../languages/en/words.ts';
import { languages } from '../languages/index.ts';
import { bare, bareLetters, borrowed, respelt, respeltLetters } from '../languages/seed/borrowed.ts';
import { seeds } from '../languages/seed/index.ts';
import type { Seed, SeedRole, SeedVerb } from '../languages/seed/seed.ts';
import { fold } from '../text/fold.ts';

/** The meaning of a phrase, as an English reader would have it. */
export type SeedMeaning =
  | { readonly is: 'verb'; readonly english: SeedVerb }
  | { readonly is: 'role'; readonly roles: readonly SeedRole[]; readonly isOptional: boolean }
  | { readonly is: 'bound' | 'share' | 'number' | 'name'; readonly english: string }
  | { readonly is: 'self' | 'approval' | 'and' | 'asks' | 'filler' | 'reason' | 'stop' };

/** The phrases of a seed: as written, and without accents. */
export interface SeedBook {
  readonly seed: Seed;
  readonly written: ReadonlyMap<string, SeedMeaning>;
  readonly plain: ReadonlyMap<string, SeedMeaning>;
  /** The longest phrase, in words. */
  readonly longest: number;
  /** Words that no other language of the reader has. */
  readonly own: ReadonlySet<string>;
  /** First words of its verbs. */
  readonly verbs: ReadonlySet<string>;
  readonly ownVerbs: ReadonlySet<string>;
  readonly ownStops: ReadonlySet<string>;
}

export const write = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(respeltLetters, (letter) => respelt[letter] ?? letter);
/** A word as people type it without accents. */
export const strip = (word: string): string =>
  fold(write(word)).replace(bareLetters, (letter) => bare[letter] ?? letter);

const letters = /[\p{L}\p{M}]+/gu;

/** The words in a part of the books of a language: lists, and the sources of patterns. */
function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return part.match(letters) ?? [];
  if (part instanceof RegExp) return part.source.match(letters) ?? [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsIn) : [];
}

/** All words of the languages that the reader knows as a whole. */
const known: ReadonlySet<string> = new Set(
  languages
    .flatMap(({ words, ...books }) => [
      ...[...words.weights].flatMap(([word, weight]) => (weight < 1 ? [] : [word])),
      ...wordsIn(books),
    ])
    .map(strip),
);

const phrasesIn = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[_'’ʼ-]/g, ' ').trim());

function* rolesOf({ roles, fillers }: Seed): Generator<readonly [string, SeedMeaning]> {
  const byPhrase = new Map<string, SeedRole[]>();
  for (const [role, text] of Object.entries(roles) as [SeedRole, string][])
    for (const phrase of phrasesIn(text)) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), role]);
  const optional = new Set(phrasesIn(fillers));
  for (const [phrase, its] of byPhrase) yield [phrase, { is: 'role', roles: its, isOptional: optional.has(phrase) }];
}

/** All phrases; of two with the same words, the first counts. */
function* entriesOf(seed: Seed): Generator<readonly [string, SeedMeaning]> {
  const each = function* (text: string | undefined, meaning: SeedMeaning): Generator<readonly [string, SeedMeaning]> {
    for (const phrase of phrasesIn(text)) yield [phrase, meaning];
  };
  yield* each(seed.stops, { is: 'stop' });
  for (const verbs of [seed.verbs, borrowed.verbs])
    for (const [english, text] of Object.entries(verbs) as [SeedVerb, string][])
      yield* each(text, { is: 'verb', english });
  yield* rolesOf(seed);
  yield* each(seed.min, { is: 'bound', english: 'at least' });
  yield* each(seed.max, { is: 'bound', english: 'at most' });
  yield* each(seed.all, { is: 'share', english: 'all my' });
  yield* each(seed.half, { is: 'share', english: 'half of my' });
  for (const [english, text] of Object.entries(seed.numbers ?? {})) yield* each(text, { is: 'number', english });
  for (const [english, text] of Object.entries(seed.names ?? {})) yield* each(text, { is: 'name', english });
  yield* each(seed.self, { is: 'self' });
  yield* each(seed.approval, { is: 'approval' });
  yield* each(borrowed.approval, { is: 'approval' });
  yield* each(seed.and, { is: 'and' });
  yield* each(seed.asks, { is: 'asks' });
  yield* each(seed.fillers, { is: 'filler' });
  yield* each(borrowed.fillers, { is: 'filler' });
  yield* each(seed.reasons, { is: 'reason' });
}

const MIN_TELLING = 4;

function createSeedBook(seed: Seed): SeedBook {
  const entries = [...entriesOf(seed)];
  const written = new Map<string, SeedMeaning>();
  const plain = new Map<string, SeedMeaning>();
  for (const [phrase, meaning] of entries) {
    if (!written.has(write(phrase))) written.set(write(phrase), meaning);
    if (!plain.has(strip(phrase))) plain.set(strip(phrase), meaning);
  }
  const longest = Math.max(...entries.map(([phrase]) => phrase.split(' ').length));
  const isOwn = (phrase: string) => phrase.split(' ').some((word) => word.length >= MIN_TELLING && !known.has(word));
  const ownOf = (is: SeedMeaning['is']) =>
    new Set(entries.flatMap(([phrase, meaning]) => (meaning.is === is ? [strip(phrase)] : [])).filter(isOwn));
  const own = new Set([...plain.keys()].flatMap((phrase) => phrase.split(' ')).filter((word) => !known.has(word)));
  const verbs = new Set(
    Object.values(seed.verbs)
      .flatMap((text) => phrasesIn(text))
      .map((phrase) => strip(phrase.split(' ')[0] ?? ''))
      .filter((word) => !english.weights.has(word)),
  );
  return { seed, written, plain, longest, own, verbs, ownVerbs: ownOf('verb'), ownStops: ownOf('stop') };
}

export const seedBooks: readonly SeedBook[] = seeds.map(createSeedBook);
