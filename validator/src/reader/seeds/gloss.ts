import { detectLanguage } from '../languages/detect-language.ts';
import type { Language } from '../languages/language.ts';
import type { SeedRole, SeedVerb } from '../languages/seed/seed.ts';
import type { Vocabulary } from '../mentions/vocabulary.ts';
import { fold } from '../text/fold.ts';
import { meets, type Span } from '../text/span.ts';
import { type SeedToken, seedTokens } from './seed-tokens.ts';
import { type SeedBook, seedBooks, strip } from './seed-words.ts';

/** A part of a gloss and its origin in the text. */
interface Piece extends Span {
  readonly english: string;
  readonly from: Span;
}

/** A text in a seed language in the words and the word order of an English one, without anything left out. */
export interface Gloss {
  readonly code: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** Words of a seed language that are not read. */
export interface Unglossed {
  readonly code: string;
  readonly at: Span;
  readonly isStop: boolean;
}

type Item = { -readonly [K in keyof SeedToken]: SeedToken[K] } & {
  role: SeedToken | null;
  bound: SeedToken | null;
  with: SeedToken[];
};
type Fit = Readonly<Partial<Record<SeedToken['meaning']['is'], readonly SeedRole[]>>>;

const bringsIn: ReadonlySet<SeedVerb> = new Set(['deposit', 'stake', 'repay', 'wrap']);
const trades: ReadonlySet<SeedVerb> = new Set(['swap', 'sell', 'buy', 'wrap', 'unwrap']);
const ofRights: ReadonlySet<SeedVerb> = new Set(['approve', 'revoke']);

/** The prepositions that fit a kind of thing with a verb, the likeliest first. */
function fitting(verb: SeedVerb | null): Fit {
  const isRight = verb !== null && ofRights.has(verb);
  const own: readonly SeedRole[] =
    verb && bringsIn.has(verb) ? ['to', 'on', 'from', 'for', 'with'] : ['from', 'on', 'to', 'for', 'with'];
  return {
    address: isRight ? ['for', 'to', 'from', 'on'] : ['to', 'from', 'for', 'on'],
    self: ['to', 'from', 'on'],
    chain: verb === 'bridge' ? ['to', 'from', 'on'] : ['on', 'from', 'to'],
    protocol: isRight ? ['for', 'from', 'to', 'on'] : verb && trades.has(verb) ? ['on', 'with', 'to', 'from'] : own,
    coin: [
      'object',
      ...(verb === 'buy' ? (['with', 'for', 'from'] as const) : []),
      ...(verb && trades.has(verb) ? (['for', 'to', 'with', 'on'] as const) : (['with'] as const)),
    ],
  };
}

const things: ReadonlySet<SeedToken['meaning']['is']> = new Set([
  'address',
  'self',
  'chain',
  'protocol',
  'coin',
  'number',
  'share',
  'name',
]);
const silent: ReadonlySet<SeedToken['meaning']['is']> = new Set(['filler', 'asks', 'mark']);

/** Names of a seed are coins or chains. */
const kindOf = ({ meaning }: SeedToken, vocabulary: Vocabulary): SeedToken['meaning']['is'] =>
  meaning.is === 'name' ? (vocabulary.symbolOf(meaning.english) === null ? 'chain' : 'coin') : meaning.is;

/** The clauses, each with its verb: one without goes with the clause before it, or else behind. */
function clausesOf(tokens: readonly SeedToken[]): SeedToken[][] {
  const clauses: SeedToken[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isBreak = token.meaning.is === 'and' || (token.meaning.is === 'mark' && /[.,;!\n،؛]/.test(token.english));
    const rest = tokens.slice(at + 1);
    const next = rest.slice(0, rest.findIndex(({ meaning }) => meaning.is === 'and' || meaning.is === 'mark') >>> 0);
    const hasVerb = (some: readonly SeedToken[] = []) => some.some(({ meaning }) => meaning.is === 'verb');
    if (isBreak && hasVerb(clauses.at(-1)) && hasVerb(next)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}

/** What stands beside a token when words without an effect are passed over. */
function beyond(tokens: readonly SeedToken[], at: number, step: 1 | -1): number {
  let index = at + step;
  while (tokens[index] && silent.has(tokens[index]?.meaning.is ?? 'unknown')) index += step;
  return index;
}

/** The things of a clause with their prepositions; null if a word has no place. */
function itemsOf(
  tokens: readonly SeedToken[],
  verb: SeedVerb | null,
  book: SeedBook,
  vocabulary: Vocabulary,
): Item[] | null {
  const step = book.seed.hasPostpositions ? -1 : 1;
  const items = new Map<number, Item>();
  const item = (at: number): Item => {
    const known = items.get(at);
    if (known) return known;
    const token = tokens[at] as SeedToken;
    const made: Item = { ...token, role: null, bound: null, with: [] };
    items.set(at, made);
    return made;
  };
  const fits = fitting(verb);
  for (const [at, token] of tokens.entries()) {
    const { meaning } = token;
    if (things.has(meaning.is) || meaning.is === 'percent' || meaning.is === 'and' || meaning.is === 'arrow') item(at);
    if (meaning.is === 'unknown') {
      // `to kasi 0x…`: a name in front of its address.
      const [before, behind] = [beyond(tokens, at, -1), beyond(tokens, at, 1)];
      const isLed = book.seed.hasPostpositions === true || tokens[before]?.meaning.is === 'role';
      if (!isLed || tokens[behind]?.meaning.is !== 'address' || !/^\p{L}+$/u.test(token.english)) return null;
      if (/^[a-z]+$/i.test(token.english)) item(at);
    }
    if (meaning.is === 'bound') {
      const next = beyond(tokens, at, 1);
      if (tokens[next]?.meaning.is !== 'number') return null;
      item(next).bound = token;
    }
    if (meaning.is !== 'role') continue;
    let of = beyond(tokens, at, step);
    const isReason = tokens[of]?.meaning.is === 'reason' || tokens[of]?.meaning.is === 'unknown';
    while (tokens[of]?.meaning.is === 'reason' || tokens[of]?.meaning.is === 'unknown') of = beyond(tokens, of, step);
    while (step > 0 && tokens[of]?.meaning.is === 'bound') of = beyond(tokens, of, step);
    const thing = tokens[of];
    const kind = thing ? kindOf(thing, vocabulary) : null;
    if (isReason && kind !== 'address') continue;
    const isAmount = kind === 'number' || kind === 'share' || (step < 0 && kind === 'coin');
    const possible = kind === null ? [] : (fits[isAmount ? 'coin' : kind] ?? []);
    const role =
      possible.find((each) => meaning.roles.includes(each)) ??
      (kind !== null && things.has(kind) && meaning.roles.length === 1 ? meaning.roles[0] : undefined);
    if (thing && role) {
      let head = of;
      while (isAmount && step < 0 && ['number', 'share'].includes(tokens[head - 1]?.meaning.is ?? '')) head--;
      if (item(head).role) {
        if (!meaning.isOptional) return null;
        continue;
      }
      item(head).role = { ...token, english: role };
    } else if (!meaning.isOptional) return null;
  }
  const order = [...items.keys()].sort((one, other) => one - other);
  return order.flatMap((at) => items.get(at) ?? []);
}

/** The English of a clause: the verb first, a preposition before its thing. */
function renderClause(tokens: readonly SeedToken[], book: SeedBook, vocabulary: Vocabulary): SeedToken[] | null {
  const verbs = tokens.filter(({ meaning }) => meaning.is === 'verb');
  const named = new Set(verbs.map(({ english }) => english));
  if (named.size > 1) return null;
  const hasApproval = tokens.some(({ meaning }) => meaning.is === 'approval');
  const [first = null] = verbs;
  const said = (first?.english ?? null) as SeedVerb | null;
  if (hasApproval && said !== 'remove' && said !== 'revoke' && said !== 'approve') return null;
  const verb = hasApproval && said === 'remove' ? 'revoke' : said;
  const items = itemsOf(tokens, verb, book, vocabulary);
  if (!items) return null;
  const out: SeedToken[] = first ? [{ ...first, english: verb ?? '' }] : [];
  items.forEach((each, index) => {
    const kind = kindOf(each, vocabulary);
    const before = items[index - 1];
    const isFree = !each.role && before?.meaning.is !== 'and';
    const guessed =
      kind === 'chain' && verb !== 'bridge'
        ? 'on'
        : kind === 'protocol' && verb
          ? 'on'
          : kind === 'address' && verb !== 'bridge'
            ? 'to'
            : null;
    const isNamed = before !== undefined && before.meaning.is === 'unknown';
    const role = each.role ?? (isFree && guessed && !isNamed ? { ...each, english: guessed } : null);
    const isMarked = role?.english === 'object';
    if (role && !isNamed && !isMarked) out.push(role);
    // The role of a named address stands before the name.
    if (role && isNamed && !isMarked) out.splice(out.length - 1, 0, role);
    if (each.bound) out.push(each.bound);
    if (each.meaning.is === 'self') out.push({ ...each, english: 'my wallet' });
    else if (each.meaning.is === 'and') out.push({ ...each, english: 'and' });
    else if (each.meaning.is === 'arrow') out.push({ ...each, english: 'for' });
    else out.push(each);
  });
  return out;
}

const count = (tokens: readonly SeedToken[], is: SeedToken['meaning']['is']): number =>
  tokens.filter(({ meaning }) => meaning.is === is).length;

function glossIn(tokens: readonly SeedToken[], book: SeedBook, vocabulary: Vocabulary): Gloss | null {
  if (count(tokens, 'stop') > 0) return null;
  const isAsked = tokens.some(
    ({ meaning, english }) => meaning.is === 'mark' && (/[?؟]/.test(english) || english === book.seed.questionMark),
  );
  if (isAsked && count(tokens, 'asks') === 0) return null;
  // Without a verb, only an amount and its recipient are an order.
  if (count(tokens, 'verb') === 0 && (count(tokens, 'address') !== 1 || count(tokens, 'number') === 0)) return null;
  const clauses = clausesOf(tokens).map((clause) => renderClause(clause, book, vocabulary));
  let text = '';
  const pieces: Piece[] = [];
  for (const clause of clauses) {
    if (!clause) return null;
    if (text !== '') text += ', and';
    for (const { english, start, end } of clause) {
      if (text !== '' && english !== '%') text += ' ';
      pieces.push({ english, start: text.length, end: text.length + english.length, from: { start, end } });
      text += english;
    }
  }
  return { code: book.seed.code, text, pieces };
}

/** Everything that is the same in every language. */
const named: ReadonlySet<SeedToken['meaning']['is']> = new Set([
  'address',
  'number',
  'coin',
  'chain',
  'protocol',
  'mark',
  'arrow',
  'percent',
]);

/** The weight of a verb among the words that tell a language. */
const VERB = 3;

/** Whether the language that the reader would take the text for has all words of the seed in it. */
function isRead(text: string, tokens: readonly SeedToken[], { weights, fillers }: Language): boolean {
  const own = tokens.filter(({ meaning }) => !named.has(meaning.is));
  return own.every(({ start, end, meaning }) => {
    const words = text.slice(start, end).split(/\s+/).map(fold);
    const isVerb = meaning.is !== 'verb' || words.some((word) => (weights.get(word) ?? 0) >= VERB);
    return isVerb && words.every((word) => weights.has(word) || fillers.has(word));
  });
}

const letters = /[\p{L}\p{M}\u200c]+/gu;
const MAX_READ = 2000;

/** The seeds by the words that may tell of them: words of their own, and verbs. */
const telling = Map.groupBy(
  seedBooks.flatMap((book) => [...new Set([...book.own, ...book.verbs])].map((word) => ({ word, book }))),
  ({ word }) => word,
);

/** The seeds that may have the words of a text: most texts have none of them. */
function booksOf(text: string): ReadonlySet<SeedBook> {
  const start = text.slice(0, MAX_READ);
  const books = new Set<SeedBook>();
  for (const word of new Set(start.match(letters)))
    for (const { book } of telling.get(strip(word)) ?? []) books.add(book);
  for (const book of seedBooks) if (book.seed.unspaced?.test(start)) books.add(book);
  return books;
}

/** Words of its own, none of them a verb, that make a text one of a seed language. */
const MIN_OWN = 2;

/** Words of the seed, without names of coins and chains, that the language of the text does not have. */
function tellsOf(text: string, tokens: readonly SeedToken[], { own, ownVerbs }: SeedBook, language: Language): boolean {
  const words = tokens
    .filter(({ meaning }) => !named.has(meaning.is))
    .map(({ start, end, meaning }) => ({ meaning, key: strip(text.slice(start, end)) }));
  const { weights, code } = language;
  const theirs = words.filter(({ key }) => key.split(' ').every((word) => weights.has(word))).length;
  const its = words.filter(
    ({ meaning, key }) => meaning.is !== 'unknown' && key.split(' ').some((word) => own.has(word)),
  );
  if (its.length <= (code === 'en' ? theirs / 2 : theirs)) return false;
  return its.some(({ key }) => ownVerbs.has(key)) || new Set(its.map(({ key }) => key)).size >= MIN_OWN;
}

const ends = /[.,;!?:()\n،؛؟]/;

/** Whether a clause has words of the seed only. */
function isOfSeed(tokens: readonly SeedToken[], at: number): boolean {
  const isEnd = ({ meaning, english }: SeedToken) => meaning.is === 'mark' && ends.test(english);
  const before = tokens.slice(0, at).findLastIndex(isEnd);
  const behind = tokens.findIndex((token, index) => index > at && isEnd(token));
  return tokens.slice(before + 1, behind < 0 ? tokens.length : behind).every(({ meaning }) => meaning.is !== 'unknown');
}

function findUnglossed(
  text: string,
  tokens: readonly SeedToken[],
  book: SeedBook,
  language: Language,
): Unglossed | null {
  const { code } = book.seed;
  const isOwnStop = ({ start, end, meaning }: SeedToken, index: number) =>
    meaning.is === 'stop' && book.ownStops.has(strip(text.slice(start, end))) && isOfSeed(tokens, index);
  const stop = tokens.find(isOwnStop);
  if (stop) return { code, at: stop, isStop: true };
  if (!tellsOf(text, tokens, book, language)) return null;
  const at = tokens.find(({ meaning }) => meaning.is === 'unknown' || meaning.is === 'stop');
  return { code, at: at ?? { start: 0, end: 0 }, isStop: false };
}

/**
 * The gloss of a text in a seed language. A text in one with a word that its seed lacks has none, nor one with a word
 * that stops; two glosses that differ are none.
 */
export function glossOf(text: string, vocabulary: Vocabulary): Gloss | Unglossed | null {
  const books = [...booksOf(text)];
  if (books.length === 0) return null;
  const language = detectLanguage(text);
  const found = books.flatMap((book) => {
    const tokens = seedTokens(text, book, vocabulary);
    if (isRead(text, tokens, language)) return [];
    const gloss = tokens.length === 0 ? null : glossIn(tokens, book, vocabulary);
    return gloss ?? findUnglossed(text, tokens, book, language) ?? [];
  });
  const glosses = found.filter((each) => 'pieces' in each);
  const stop = found.find((each) => 'isStop' in each && each.isStop);
  const [first] = glosses;
  if (first && !stop && glosses.every((each) => each.text === first.text)) return first;
  return stop ?? found[0] ?? null;
}

/** The same gloss of a text of the same length, in which parts are blanked out. */
export const glossBlanked = ({ text, pieces }: Gloss, original: string, hidden: string): string =>
  pieces.reduce(
    (gloss, { start, end, from }) =>
      hidden.slice(from.start, from.end) === original.slice(from.start, from.end)
        ? gloss
        : gloss.slice(0, start) + ' '.repeat(end - start) + gloss.slice(end),
    text,
  );

/** The part of the text that a part of its gloss stands for. */
export function originOf({ pieces }: Gloss, span: Span): Span {
  const met = pieces.filter((piece) => meets(piece, span)).map(({ from }) => from);
  if (met.length === 0) return { start: 0, end: 0 };
  return { start: Math.min(...met.map(({ start }) => start)), end: Math.max(...met.map(({ end }) => end)) };
}
