import { ens_normalize } from '@adraffy/ens-normalize';
import { isAsciiLetter, isDigitAt, isHexDigit, isSpace, isUnseen, isWordAt, scriptOf, widthAt } from './characters.ts';
import { fold } from './fold.ts';
import { lexNumber } from './lex-number.ts';
import { CODE, ENDING, type Endings, type Lexeme, type LexOptions, type Token } from './token.ts';

/** Real requests are shorter; the rest is not read, and reported. */
const MAX_TOKENS = 1000;
/** The most words with full stops and hyphens between them in one word or name. */
const MAX_PARTS = 8;
const MAX_WORD = 500;
const MAX_WORD_WITH_ENDING = 40;
/** The most names to check that are not plain ASCII, because that is slow. */
const MAX_NAMES = 50;

interface Budget {
  names: number;
}

/** Endings of names: `.eth`, and those that ENS imports from the DNS. */
const nameEndings: ReadonlySet<string> = new Set(
  'eth xyz com org io id box luxe kred art club app dev me net co cash gg'.split(' '),
);

const marksOfTwo: ReadonlySet<string> = new Set(['->', '=>', '>=', '<=', '..']);

/**
 * Splits a text into words, numbers, addresses, names and marks. It looks at every character a bounded number of times.
 */
export function lex(text: string, options: LexOptions): { readonly tokens: readonly Token[]; readonly end: number } {
  const budget = { names: MAX_NAMES };
  const tokens: Token[] = [];
  let lastEnd = -1;
  let lines = 0;
  let at = 0;
  while (at < text.length && tokens.length < MAX_TOKENS) {
    const code = text.charCodeAt(at);
    if (isSpace(code) || isUnseen(code)) {
      if (code === 10) lines++;
      at++;
      continue;
    }
    // the rest of a possessive after a name or a number: `bob.eth's`, `1inch's`
    if (at === lastEnd && isApostrophe(text[at]) && endsPossessive.test(text.slice(at, at + 3))) {
      lastEnd = at += 2;
      continue;
    }
    // `0x…'e`, `USDC'yi`
    const ending = at === lastEnd ? endingAt(text, at, options.endings) : null;
    if (ending) {
      tokens.push({ ...ending, isGlued: true, lines: 0 });
      lastEnd = at = ending.end;
      continue;
    }
    // `cross-chain`, `token_in` and `d'ETH` are two words
    if (
      (code === 45 || code === 95 || isElision(text, at, tokens.at(-1))) &&
      at === lastEnd &&
      tokens.at(-1)?.kind !== 'number' &&
      isWordAt(text, at + 1)
    ) {
      lastEnd = ++at;
      continue;
    }
    const gluedTo = at === lastEnd ? tokens.at(-1)?.kind : undefined;
    for (const lexeme of lexemesAt(text, at, gluedTo, options, budget)) {
      const key = lexeme.key ?? fold(text.slice(lexeme.start, lexeme.end));
      tokens.push({ ...lexeme, key, isGlued: lexeme.start === lastEnd, lines });
      lastEnd = lexeme.end;
      lines = 0;
    }
    at = Math.max(at + 1, lastEnd);
  }
  return { tokens, end: at };
}

const isElision = (text: string, at: number, last: Token | undefined): boolean =>
  last?.kind === 'word' && last.end - last.start === 1 && isApostrophe(text[at]);

const isApostrophe = (mark: string | undefined): boolean => mark === "'" || mark === '’';
const endsPossessive = /^['’]s(?![\p{L}\p{N}])/iu;
const apostrophe = /^['’ʼ`´]/;
const MAX_ENDING = 12;

/** The ending after an apostrophe. */
function endingAt(text: string, at: number, endings: Endings | null | undefined) {
  if (!endings || !apostrophe.test(text[at] ?? '')) return null;
  const letters = /^\p{L}+/u.exec(text.slice(at + 1, at + 2 + MAX_ENDING))?.[0] ?? '';
  const key = fold(letters);
  if (!endings.has(key)) return null;
  return { kind: 'word', start: at, end: at + 1 + letters.length, key: ENDING + key } as const;
}

/** `gluedTo`: the token directly before the position, if there is one. */
function lexemesAt(
  text: string,
  at: number,
  gluedTo: Token['kind'] | undefined,
  options: LexOptions,
  budget: Budget,
): readonly Lexeme[] {
  const isHex =
    text[at] === '0' && (text[at + 1] === 'x' || text[at + 1] === 'X') && isHexDigit(text.charCodeAt(at + 2));
  if (isHex) return [lexHex(text, at)];
  if (isDigitAt(text, at) || (text[at] === '.' && isDigitAt(text, at + 1))) return lexNumber(text, at, options);
  if (isWordAt(text, at)) return lexWord(text, at, gluedTo, options, budget);
  const length = marksOfTwo.has(text.slice(at, at + 2)) ? 2 : widthAt(text, at);
  return [{ kind: 'mark', start: at, end: at + length }];
}

const endOfHex = (text: string, from: number): number => {
  let end = from;
  while (end < text.length && isHexDigit(text.charCodeAt(end))) end++;
  return end;
};

const isLatinAt = (text: string, at: number): boolean => isWordAt(text, at) && scriptOf(text.charCodeAt(at)) === 0;

/** An address, another hex string, or an address shortened with dots in the middle. */
function lexHex(text: string, start: number): Lexeme {
  let end = endOfHex(text, start + 2);
  const dots = text.startsWith('...', end) ? 3 : text[end] === '…' ? 1 : 0;
  if (dots > 0 && isHexDigit(text.charCodeAt(end + dots)))
    return { kind: 'word', start, end: endOfHex(text, end + dots) };
  if (!isLatinAt(text, end)) return { kind: end - start === 42 ? 'address' : 'hex', start, end };
  while (isLatinAt(text, end)) end += widthAt(text, end);
  return { kind: 'word', start, end };
}

function lexWord(
  text: string,
  start: number,
  gluedTo: Token['kind'] | undefined,
  options: LexOptions,
  budget: Budget,
): readonly Lexeme[] {
  const { isWhole, cut, endings } = options;
  const script = scriptOf(text.charCodeAt(start));
  const wordEnd = endOfWord(text, start, script, endings);
  if (script !== 0 && cut) {
    let from = start;
    const isCounted = gluedTo === 'number';
    const isAttached = gluedTo !== undefined && !isCounted;
    return cut(text.slice(start, wordEnd), isAttached, isCounted).map(({ length, isEnding }) => {
      from += length;
      const piece = { kind: 'word', start: from - length, end: from } as const;
      return isEnding ? { ...piece, key: ENDING + fold(text.slice(from - length, from)) } : piece;
    });
  }
  if (script !== 0) return [{ kind: 'word', start, end: wordEnd }];
  const isLetter = isAsciiLetter(text.charCodeAt(start));
  if (!isLetter && !/[\p{L}\p{N}]/u.test(text.slice(start, wordEnd)) && text[wordEnd] !== '.')
    return [{ kind: 'mark', start, end: wordEnd, key: '' }];
  const code = codeAt(text, start, options);
  if (code > 0) return [{ kind: 'word', start, end: start + code, key: CODE }];
  // French: `d'ETH`, `l'adresse`
  if (isApostrophe(text[start + 1]) && /^[dljnmtscq]['’]\p{L}/iu.test(text.slice(start, start + 3)))
    return [{ kind: 'word', start, end: start + 1 }];
  const stem = endings ? stemOf(text.slice(start, wordEnd), isWhole, endings) : 0;
  if (stem > 0) {
    const key = ENDING + fold(text.slice(start + stem, wordEnd));
    return [
      { kind: 'word', start, end: start + stem },
      { kind: 'word', start: start + stem, end: wordEnd, key },
    ];
  }
  return [lexRun(text, start, wordEnd, options, budget)];
}

/** Letters and digits of one code, in capitals: `TREASURY-4471`, `PAY-55`; a standard is not a code. */
const codes = /^(?!(?:ERC|EIP|BIP|RFC|CAIP|USD)-)[A-Z]{2,12}(?:-[A-Z]{1,6})?-\d{1,7}(?![\p{L}\d.,-]*[\p{L}\d])/u;
const MAX_CODE = 40;
/** Characters that follow a code at the start of a line. */
const endsCode = /^\s{0,2}(?:[\]):/|,–—-]|\n|$)/;

const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** Length of a code at a position; if it begins with the name of a token it must start a line: `YLD-12 / Base`. */
function codeAt(text: string, start: number, { isWhole }: LexOptions): number {
  if (!isCapital(text.charCodeAt(start))) return 0;
  const code = codes.exec(text.slice(start, start + MAX_CODE))?.[0];
  if (!code) return 0;
  const name = fold(code.slice(0, code.indexOf('-')));
  if (!isWhole(name)) return code.length;
  const isHead = start === 0 || /[\n[(#]/.test(text[start - 1] ?? '');
  const end = start + code.length;
  return isHead && endsCode.test(text.slice(end, end + 4)) ? code.length : 0;
}

/** A short name in small letters is the start of many words. */
const MIN_SMALL_NAME = 4;

/** Length of the symbol or name before an ending without an apostrophe: `USDCyi`, `aaveye`; 0 if there is none. */
function stemOf(word: string, isWhole: LexOptions['isWhole'], endings: Endings): number {
  const key = fold(word);
  if (word.length > MAX_WORD_WITH_ENDING || isWhole(key) || endings.isWord(key)) return 0;
  for (let length = word.length - 1; length >= 2; length--) {
    const isCapital = /^[A-Z0-9]{2,}$/.test(word.slice(0, length)) && /^\p{Ll}/u.test(word.slice(length));
    if (!isCapital && (length < MIN_SMALL_NAME || word.length - length < 2)) continue;
    const name = fold(word.slice(0, length));
    if (endings.has(fold(word.slice(length))) && isWhole(name) && !endings.isWord(name)) return length;
  }
  return 0;
}

function endOfWord(text: string, start: number, script: number, endings: LexOptions['endings']): number {
  let end = start;
  while (end < text.length && end - start < MAX_WORD) {
    const code = text.charCodeAt(end);
    const isOwn = isWordAt(text, end) && (scriptOf(code) === script || code === 0x200c || code === 0x200d);
    if (isOwn) end += widthAt(text, end);
    else if (
      end > start &&
      ((joinsLetters(text, end, script) && !endingAt(text, end, endings)) ||
        (isUnseen(code) && isWordAt(text, end + 1)))
    )
      end++;
    else break;
  }
  return end;
}

/** The apostrophe of `don't`, the money sign of `USD₮0`. */
const joinsLetters = (text: string, at: number, script: number): boolean =>
  script === 0 && (text[at] === '₮' || ("'’ʼ".includes(text[at] ?? ' ') && isLatinAt(text, at + 1)));

/** A word, or several with full stops and hyphens between them that form one: `bob.eth`, `USDC.e`. */
function lexRun(
  text: string,
  start: number,
  wordEnd: number,
  { isWhole, endings }: LexOptions,
  budget: Budget,
): Lexeme {
  let end = wordEnd;
  for (
    let parts = 1;
    parts < MAX_PARTS && (text[end] === '.' || text[end] === '-') && isLatinAt(text, end + 1);
    parts++
  ) {
    end = endOfWord(text, end + 1, 0, endings);
  }
  if (end > wordEnd) {
    const stem = withoutPossessive(text, start, end);
    const run = text.slice(start, stem);
    const name = ensName(run, budget);
    // A word joined to it by a mark belongs to the name: `a_bob.eth` is not `bob.eth`.
    const isCut = /[_-]/.test(text[start - 1] ?? '');
    if (name !== undefined)
      return name === null || isCut ? { kind: 'word', start, end } : { kind: 'ens', start, end: stem, key: name };
    if (isWhole(fold(run))) return { kind: 'word', start, end, key: fold(run) };
  }
  const wordStem = withoutPossessive(text, start, wordEnd);
  if (wordStem === wordEnd) return { kind: 'word', start, end: wordEnd };
  const key = fold(text.slice(start, wordStem));
  return contracts.has(key) ? { kind: 'word', start, end: wordEnd } : { kind: 'word', start, end: wordEnd, key };
}

const withoutPossessive = (text: string, start: number, end: number): number =>
  end - start > 2 && isApostrophe(text[end - 2]) && /s/i.test(text.charAt(end - 1)) ? end - 2 : end;

/** `let's` is not a possessive of `let`. */
const contracts: ReadonlySet<string> = new Set(['let', 'that', 'it', 'here', 'what', 'there']);

/** Names that ENS normalization leaves unchanged, recognised without its tables. */
const plainName = /^[a-z0-9]+(?:[.-][a-z0-9]+)+$/i;

/** Undefined if it does not look like an ENS name, null if ENS normalization rejects it. */
function ensName(run: string, budget: Budget): string | null | undefined {
  const ending = run.slice(run.lastIndexOf('.') + 1).toLowerCase();
  if (!nameEndings.has(ending) || run.startsWith('.')) return undefined;
  if (plainName.test(run)) return run.toLowerCase();
  if (budget.names-- <= 0) return null;
  try {
    return ens_normalize(run);
  } catch {
    return null;
  }
}
