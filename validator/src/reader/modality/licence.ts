import type { ImperativeForms, Subjects } from '../languages/imperative-forms.ts';
import { byLanguage, latinLanguages } from '../languages/index.ts';
import { joinsParties, turkishHelper } from '../languages/phrases/remarks.ts';
import { english, type Spoken } from './languages.ts';
import { clauseOf, phraseAt, type Reading, sentenceOf } from './read-text.ts';

const imperativeForms = byLanguage(({ instructing }) => instructing.imperatives);

const MAX_TAIL = 40;
const MAX_AHEAD = 120;
const MAX_WORDS = 24;
/** The maximum distance from a verb back to a name, and from a word back to its preposition. */
const NEAR = 3;
const PHRASE = 4;

const VERB = 3;
const wordSets = new Map<string, ReadonlySet<string>>();

function wordsIn(list: string | undefined): ReadonlySet<string> {
  const known = wordSets.get(list ?? '') ?? new Set((list ?? '').split('|'));
  wordSets.set(list ?? '', known);
  return known;
}

/** The languages in Latin letters that have a word as a verb. */
const verbIn = Map.groupBy(
  latinLanguages.flatMap(({ code, weights }) =>
    [...weights].flatMap(([word, weight]) => (weight >= VERB ? [{ word, code }] : [])),
  ),
  ({ word }) => word,
);

/** The languages whose forms give the meaning of a verb: the sentence's own if they have it, or else those that do. */
export function languagesOf(spoken: Spoken | undefined, key: string): readonly string[] {
  const own = [spoken?.main ?? english, ...(spoken?.tied ?? [])].map(({ book }) => book.code);
  const [main = 'en'] = own;
  if (!latinLanguages.some(({ code }) => code === main)) return [main];
  const having = (verbIn.get(key) ?? []).map(({ code }) => code);
  const both = [...new Set(own)].filter((code) => having.includes(code));
  if (both.length > 0) return having.includes('en') ? [...new Set([...both, 'en'])] : both;
  if (main === 'en') return having.length > 0 ? having : own;
  return having.includes('en') ? [main, 'en'] : [main];
}

interface Place {
  readonly reading: Reading;
  readonly sentence: number;
  /** Index of the first word of the clause, of its first lead, of the word after its last lead, and of the verb. */
  readonly from: number;
  readonly lead: number;
  readonly led: number;
  readonly at: number;
}

const rawAt = ({ reading }: Place, index: number): string => reading.words[index]?.raw ?? '';
const textAt = ({ reading }: Place, index: number): string => {
  const word = reading.words[index];
  return word ? reading.text.slice(word.start, word.end) : '';
};

function placeOf(reading: Reading, at: number): Place {
  const sentence = sentenceOf(reading, at);
  const from = Math.max(reading.clauseRuns[clauseOf(reading, at)]?.from ?? at, at - MAX_WORDS);
  let led = from;
  let lead = at;
  for (let word = from; word < at; word++) {
    const length = phraseAt(reading, sentence, 'leads', word, at);
    if (length > 0) [lead, led] = [Math.min(lead, word), Math.max(led, word + length)];
  }
  return { reading, sentence, from, lead, led, at };
}

/** Whether a preposition leads the phrase of a word. */
function isLedByPreposition(place: Place, from: number, at: number, prepositions: ReadonlySet<string>): boolean {
  for (let index = at - 1; index >= Math.max(from, at - PHRASE); index--)
    if (prepositions.has(rawAt(place, index))) return true;
  return false;
}

/** A name without a preposition that is not an everyday word, and that no comma sets off: `Juan manda`. */
function hasName(place: Place, from: number, subjects: Subjects): boolean {
  const { reading, at, sentence } = place;
  const main = reading.spoken[sentence]?.main;
  const language = latinLanguages.find(({ code }) => code === main?.book.code);
  for (let index = at - 1; index >= Math.max(from, at - NEAR); index--) {
    if (!reading.words[index + 1]?.joined) return false;
    const key = reading.words[index]?.key ?? '';
    const isName =
      /^\p{Lu}\p{Ll}+$/u.test(textAt(place, index)) && !main?.common.has(key) && !language?.weights.has(key);
    if (isName && !language?.fillers.has(key))
      return !isLedByPreposition(place, from, index, wordsIn(subjects.prepositions));
  }
  return false;
}

const isThing = (text: string): boolean => /^[\d$€]|^[A-Z][A-Z\d.]+$|^[a-z]{0,2}[A-Z]{2,}/.test(text);

/** A party with an article or a possessive, without a preposition: `mi hermano manda`. */
function hasPhrase(place: Place, from: number, subjects: Subjects): boolean {
  const [determiners, times] = [wordsIn(subjects.determiners), wordsIn(subjects.times)];
  const prepositions = wordsIn(subjects.prepositions);
  for (let index = from; index < place.at - 1; index++) {
    if (!determiners.has(rawAt(place, index)) || determiners.has(rawAt(place, index + 1))) continue;
    if (times.has(rawAt(place, index + 1)) || isThing(textAt(place, index + 1))) continue;
    const isOfNoun = index > from && /^\p{Lu}\p{Ll}/u.test(textAt(place, index - 1));
    if (isOfNoun && wordsIn(subjects.genitives).has(rawAt(place, index))) continue;
    let before = index - 1;
    while (before >= from && determiners.has(rawAt(place, before)) && !prepositions.has(rawAt(place, before))) before--;
    const word = rawAt(place, before);
    if (before < from || !(prepositions.has(word) || wordsIn(joinsParties).has(word))) return true;
  }
  return false;
}

function hasPerson(place: Place, from: number, subjects: Subjects, isLed: boolean): boolean {
  const prepositions = wordsIn(subjects.prepositions);
  const pronouns = wordsIn(subjects.pronouns);
  const spokenTo = isLed ? wordsIn('') : wordsIn(subjects.spokenTo);
  const people = wordsIn(subjects.people);
  for (let index = from; index < place.at; index++) {
    const raw = rawAt(place, index);
    if (raw === '' || !(pronouns.has(raw) || spokenTo.has(raw) || people.has(raw))) continue;
    const isFar = !subjects.determiners;
    const before = isFar
      ? isLedByPreposition(place, from, index, prepositions)
      : prepositions.has(rawAt(place, index - 1)) && index > from;
    if (!before) return true;
  }
  return false;
}

/** `Budi mau kirim`, `dia ingin mengirim`: someone other than the owner wants it. */
const hasOthers = (place: Place, { others, people, pleas, ...subjects }: Subjects): boolean =>
  hasPerson(
    { ...place, at: place.lead },
    place.from,
    // `itu ETH tolong di-stake`: directly after a plea, the agent does it.
    {
      ...subjects,
      pronouns: others ?? '',
      people: wordsIn(pleas).has(rawAt(place, place.at - 1)) ? '' : (people ?? ''),
    },
    true,
  ) || hasName({ ...place, at: place.lead }, place.from, subjects);

/** Whether the subject of a verb precedes it in the clause, or directly follows it. */
function hasSubject(place: Place, tail: string, subjects: Subjects): boolean {
  const { reading, at, from, led } = place;
  if (subjects.behind?.test(tail)) return true;
  const isLed = led > from;
  if (wordsIn(subjects.clitics).has(rawAt(place, at - 1)) && at > from) return true;
  const next = reading.words[at + 1];
  // `bitte die Kaution zurückzahlen: 5 USDC`: words after a colon are not the object of the verb.
  const isBeforeAmount = next?.isNumber === true && !(isLed && !next.joined);
  const isLast = subjects.onlyBeforeAmounts?.test(tail) === true && !isBeforeAmount;
  if (hasPerson(place, led, subjects, isLed || isLast)) return true;
  if (isLast) return !isLed && wordsIn(subjects.spokenTo).has(rawAt(place, at - 1)) && at > from;
  // `haz un swap`, `la compra de`: a noun.
  if (wordsIn(subjects.determiners).has(rawAt(place, at - 1)) && at > from) return false;
  if (hasPhrase(place, led, subjects)) return true;
  return subjects.named?.test(tail) === true && hasName(place, led, subjects);
}

/** The words before a verb in its clause. */
function textAhead({ reading, from, at }: Place): string {
  const [start, end] = [reading.words[from]?.start ?? 0, reading.words[at]?.start ?? 0];
  return reading.text
    .slice(Math.max(start, end - MAX_AHEAD), end)
    .toLowerCase()
    .normalize('NFC');
}

export type Mood = 'ordered' | 'told' | 'follows';

function moodIn(place: Place, forms: ImperativeForms, tail: string): Mood {
  if (forms.tells?.test(tail)) return 'told';
  if (forms.orders.test(tail)) return 'ordered';
  if (forms.subjects?.hasOpenLeads && place.led > place.from && hasOthers(place, forms.subjects)) return 'told';
  for (const [form, behind] of forms.led ?? [])
    if (form.test(tail) && (behind ? behind.test(textAhead(place)) : place.led > place.from)) return 'ordered';
  if (forms.follows?.test(tail)) return 'follows';
  if (!forms.shared?.test(tail)) return 'told';
  return forms.subjects && hasSubject(place, tail, forms.subjects) ? 'told' : 'ordered';
}

/** English verbs in other languages: `swap 5 USDC por ETH`. */
const borrowed: ImperativeForms = {
  orders: /^\p{L}+ing(?!\p{L})/u,
  tells: /^\p{L}+(?:ed|[^s]s|nt)(?!\p{L})(?<!percent|mint|deposit)/u,
  shared: /^\p{L}+/u,
};

const borrowedIn = ({ subjects }: ImperativeForms): ImperativeForms =>
  subjects ? { ...borrowed, subjects } : borrowed;

/** Helpers that make a noun a verb: `swap ettim`. */
const light = /^(?:et|ed|yap)\p{L}*$/u;

/** The word of an action that carries the form: the first, and the last in languages in which verbs come last. */
function headOf({ words, actionRuns }: Reading, action: number, isVerbLast: boolean): number {
  const { from, to } = actionRuns[action] ?? { from: 0, to: 0 };
  if (!isVerbLast) return from;
  if (words[to]?.joined && light.test(words[to]?.raw ?? '')) return to;
  let last = Math.max(from, to - 1);
  while (last > from && turkishHelper.test(words[last]?.raw ?? '')) last--;
  return last;
}

/** The meaning of the form of a verb in the languages that may have it; null if none of them lists its forms. */
export function moodOf(reading: Reading, action: number, codes: readonly string[]): Mood | null {
  const moods = codes.flatMap((code): Mood[] => {
    const main = reading.spoken[sentenceOf(reading, reading.actionRuns[action]?.from ?? 0)]?.main.book.code;
    const at = headOf(reading, action, main === 'tr');
    const place = placeOf(reading, at);
    const own = imperativeForms[reading.spoken[place.sentence]?.main.book.code ?? ''];
    const forms = code === 'en' && own ? borrowedIn(own) : imperativeForms[code];
    // `transfer ettim`: the helper verb carries the form.
    const isCarried = code === 'en' && at > (reading.actionRuns[action]?.from ?? at);
    if (!forms || isCarried) return [];
    const { start } = reading.words[at] ?? { start: 0 };
    const tail = reading.text
      .slice(start, start + MAX_TAIL)
      .toLowerCase()
      .normalize('NFC');
    return [moodIn(place, forms, tail)];
  });
  const [first = null] = moods;
  return moods.includes('ordered') ? 'ordered' : first;
}
