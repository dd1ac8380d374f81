import { skeleton } from '../../data/confusables.ts';
import {
  doubtfulPhrases,
  instructionPhrases,
  joinedPhrases,
  markup,
  type PhraseRow,
  wordSets,
} from '../../reader/languages/phrases/orders-to-verifiers.ts';
import {
  instructionPhrasesElsewhere,
  unspacedPhrases,
  wordSetsElsewhere,
} from '../../reader/languages/phrases/orders-to-verifiers-elsewhere.ts';
import { isPlain } from './plain-text.ts';

export interface Instruction {
  /** The words of the instruction, as read. */
  readonly quote: string;
  /** How they were hidden; null if they were not. */
  readonly hidden: 'base64' | 'hex' | 'escapes' | 'spacing' | null;
  /** False: the words may also be about something else than the verifier. */
  readonly isSure: boolean;
}

interface Word {
  readonly folded: string;
  readonly raw: string;
}

type Element =
  | { readonly is: 'word'; readonly words: ReadonlySet<string> }
  | { readonly is: 'exactly'; readonly raw: string }
  | { readonly is: 'none'; readonly words: ReadonlySet<string> }
  | { readonly is: 'gap'; readonly most: number; readonly passes: (word: string) => boolean };

const sentenceEnd = '.';
const mostQualifiers = 6;
/** A longer word than this may be several written as one. */
const joinedLength = 14;

/** Folds case, accents, look-alike letters and digits for letters, which do not change the meaning of a word. */
function fold(raw: string): string {
  if (/^[A-Za-z]*$/.test(raw)) return raw.toLowerCase();
  if (/^0x[0-9a-fA-F]*$/.test(raw)) return raw;
  const word = (/^[!-~]*$/.test(raw) ? raw : foldLetters(raw)).toLowerCase().replace(/['’-]/g, '');
  return /[\d@$]/.test(word) && /[a-z]/.test(word)
    ? word.replace(/[013457@$]/g, (digit) => leet[digit] ?? digit)
    : word;
}

function foldLetters(raw: string): string {
  const word = raw.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return /[a-z]/i.test(word) ? skeleton(word) : word;
}

const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

const token = /[\p{L}\p{M}\p{N}@$'’-]+|[.!?;\n]/gu;
/** A faster equivalent for plain text, which nearly every text is. */
const plainToken = /[A-Za-z0-9@$'-]+|[.!?;\n]/g;

const readWords = (text: string): Word[] =>
  (`${text}\n`.match(isPlain(text) ? plainToken : token) ?? []).map((raw) => ({
    raw,
    folded: raw.length === 1 && '.!?;\n'.includes(raw) ? sentenceEnd : fold(raw),
  }));

const allSets = { ...wordSets, ...wordSetsElsewhere };

const expand = (alternatives: string): ReadonlySet<string> =>
  new Set(
    alternatives
      .split('|')
      .flatMap((word) => (word.startsWith('$') ? (allSets[word.slice(1)] ?? []) : [word]))
      .map(fold),
  );

const qualifiers = expand('$qualifier');
const leads = new Set([...qualifiers, ...expand('$lead|$request')]);
const terms = expand('$terms|$mine');

function readElement(text: string): Element {
  if (text === '~') return { is: 'gap', most: mostQualifiers, passes: (word) => qualifiers.has(word) };
  if (text === '+') return { is: 'gap', most: mostQualifiers, passes: (word) => leads.has(word) };
  if (text.startsWith('^')) return { is: 'none', words: expand(text.slice(1)) };
  const most = Number(text.slice(1));
  if (text.startsWith('*')) return { is: 'gap', most, passes: () => true };
  if (text.startsWith('-')) return { is: 'gap', most, passes: (word) => !terms.has(word) };
  return text.startsWith('!') ? { is: 'exactly', raw: text.slice(1) } : { is: 'word', words: expand(text) };
}

interface Phrase {
  readonly isSure: boolean;
  readonly notAfter: ReadonlySet<string> | null;
  readonly rest: readonly Element[];
}

type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Phrases by each of their possible first words. */
function indexPhrases(sure: readonly PhraseRow[], doubtful: readonly PhraseRow[]): Phrases {
  const phrases = new Map<string, Phrase[]>();
  for (const [index, [text]] of [...sure, ...doubtful].entries()) {
    const [, before, own = text] = /^<(\S+) (.+)$/.exec(text) ?? [];
    const [first, ...rest] = own.split(' ').map(readElement);
    if (first?.is !== 'word') throw new Error(`the phrase "${text}" does not start with a word`);
    const phrase = { isSure: index < sure.length, notAfter: before === undefined ? null : expand(before), rest };
    for (const word of first.words) phrases.set(word, [...(phrases.get(word) ?? []), phrase]);
  }
  return phrases;
}

const allPhrases = indexPhrases([...instructionPhrases, ...instructionPhrasesElsewhere], doubtfulPhrases);

/** The end of a phrase that continues at `at`; null if it does not match. A phrase has few gaps, and they are short. */
function matchEnd(words: readonly Word[], at: number, elements: readonly Element[], next = 0): number | null {
  const element = elements[next];
  if (!element) return at;
  const word = words[at];
  if (element.is === 'none') {
    return word && element.words.has(word.folded) ? null : matchEnd(words, at, elements, next + 1);
  }
  if (element.is !== 'gap') {
    const isIt = word && (element.is === 'word' ? element.words.has(word.folded) : element.raw === word.raw);
    return isIt ? matchEnd(words, at + 1, elements, next + 1) : null;
  }
  for (let skipped = 0; skipped <= element.most; skipped += 1) {
    const end = matchEnd(words, at + skipped, elements, next + 1);
    if (end !== null) return end;
    const passed = words[at + skipped];
    if (!passed || passed.folded === sentenceEnd || !element.passes(passed.folded)) return null;
  }
  return null;
}

type Found = Omit<Instruction, 'hidden'>;

/** The first sure phrase in a text, or else the first doubtful one. */
function findAmong(phrases: Phrases, words: readonly Word[]): Found | null {
  let doubtful: Found | null = null;
  for (const [index, { folded }] of words.entries()) {
    for (const { isSure, notAfter, rest } of phrases.get(folded) ?? []) {
      if (doubtful && !isSure) continue;
      const end = matchEnd(words, index + 1, rest);
      if (end === null) continue;
      if (notAfter && words.slice(Math.max(0, index - 2), index).some((word) => notAfter.has(word.folded))) continue;
      const said = words.slice(index, end).map((word) => word.folded);
      const found = { quote: said.join(' '), isSure };
      if (isSure) return found;
      doubtful = found;
    }
  }
  return doubtful;
}

/** Whether this row alone matches a text. */
export const matchesRow = (row: PhraseRow, text: string): boolean =>
  findAmong(indexPhrases([row], []), readWords(text)) !== null;

function findMark(text: string): string | null {
  if (!/[<[#]/.test(text)) return null;
  const lower = text.toLowerCase();
  return markup.find((one) => lower.includes(one)) ?? null;
}

function findJoined(words: readonly Word[]): string | null {
  for (const { folded } of words) {
    const joined = folded.length < joinedLength ? undefined : joinedPhrases.find((phrase) => folded.includes(phrase));
    if (joined !== undefined) return joined;
  }
  return null;
}

/** Han, kana and hangul: every unspaced phrase contains some of them. */
const unspacedLetter = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

const findUnspaced = (text: string): string | null =>
  unspacedLetter.test(text)
    ? (unspacedPhrases.map((phrase) => phrase.exec(text)?.[0]).find((match) => match !== undefined) ?? null)
    : null;

function findPhrase(text: string): Found | null {
  const words = readWords(text);
  const said = findAmong(allPhrases, words);
  if (said?.isSure) return said;
  const quote = findJoined(words) ?? findMark(text) ?? findUnspaced(text);
  return quote === null ? said : { quote, isSure: true };
}

const isPrintable = (text: string) => /^[\x20-\x7e\s]+$/.test(text);
/** The same for bytes in hex: an address has other bytes among its first ones. */
const isPrintableHex = (hex: string) => /^(?:[2-6][\da-f]|7[\da-e]|0[9a-d]|a0)+$/i.test(hex);

function* hiddenTexts(
  text: string,
): Generator<{ text: string; hidden: NonNullable<Instruction['hidden']> }, void, undefined> {
  for (const run of text.match(/[A-Za-z0-9+/_-]{20,}/g) ?? []) {
    const [hex] = /(?:[0-9a-fA-F]{2}){12,}/.exec(run) ?? [];
    if (hex !== undefined && isPrintableHex(hex))
      yield { text: Buffer.from(hex, 'hex').toString('latin1'), hidden: 'hex' };
    if (hex === undefined || hex.length + 2 < run.length) {
      yield { text: Buffer.from(run, 'base64').toString('latin1'), hidden: 'base64' };
    }
  }
  if (/%[0-9a-fA-F]{2}|&#\d/.test(text)) {
    const unescaped = text
      .replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/&#(\d{2,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)));
    yield { text: unescaped, hidden: 'escapes' };
  }
  if (isPlain(text) && !/\b[A-Za-z0-9][ .*_-]{1,3}[A-Za-z0-9][ .*_-]{1,3}[A-Za-z0-9][ .*_-]/.test(text)) return;
  for (const run of text.match(/(?:(?<![\p{L}\p{N}])[\p{L}\p{N}][ .*_-]{1,3}){5,}[\p{L}\p{N}]/gu) ?? []) {
    yield { text: run.replace(/[ .*_-]/g, ''), hidden: 'spacing' };
  }
}

/** Values and times are texts too; a longer number may encode letters. */
const shortNumber = /^\d{1,19}$/;

/** An instruction to the verifier in a text, in any spelling; null if the words are about the transaction. */
export function findInstructions(text: string): Instruction | null {
  if (shortNumber.test(text)) return null;
  const plain = isPlain(text) ? text : text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const open = findPhrase(plain);
  if (open?.isSure) return { ...open, hidden: null };
  for (const { text: inner, hidden } of hiddenTexts(plain)) {
    const found = isPrintable(inner) ? findPhrase(inner) : null;
    // A hidden instruction is never harmless.
    if (found !== null) return { quote: found.quote, hidden, isSure: true };
  }
  return open && { ...open, hidden: null };
}
