import type { Address } from '@countersign/protocol';
import { english } from '../languages/en/words.ts';
import type { Language } from '../languages/language.ts';
import type { Meaning, Sense } from '../languages/meaning.ts';
import { type FoundPhrase, findPhrase } from '../languages/phrase-book.ts';
import { namesRole } from '../languages/phrases/role-names.ts';
import { decimal } from '../text/decimal.ts';
import type { Token } from '../text/token.ts';
import type { Atom, What } from './atom.ts';
import { findField } from './find-field.ts';
import { maxUintLength } from './max-uint.ts';
import { wordSymbols } from './name-lists.ts';
import { joinParticles } from './particles.ts';
import { placeWords } from './place-words.ts';
import { turnBounds } from './turn-bounds.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Gives every token, or run of tokens, its meaning in the lists: the longest phrase wins. */
export function findAtoms(tokens: readonly Token[], language: Language, vocabulary: Vocabulary): Atom[] {
  const atoms: Atom[] = [];
  const books =
    language === english ? [english.book, vocabulary.names] : [language.book, vocabulary.names, english.book];
  let at = 0;

  const push = (what: What, length: number, isField = false) => {
    const first = tokens[at];
    const last = tokens[at + length - 1];
    if (!first || !last) return;
    const { key, start, lines, isGlued, confidence = 1 } = first;
    atoms.push({ what, key, start, end: last.end, lines, isGlued, confidence, isField });
  };

  const longest = (to: number): FoundPhrase<Meaning> | null => {
    let found: FoundPhrase<Meaning> | null = null;
    for (const book of books) {
      const candidate = findPhrase(book, tokens, at, to);
      if (candidate && candidate.length > (found?.length ?? 0)) found = candidate;
    }
    return found;
  };

  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const item = numberedItem(token);
    if (item) {
      atoms.push(...item);
      at++;
      continue;
    }
    const labelled = token.kind === 'word' && !isOptimismCoin(tokens, at) ? findField(tokens, at) : null;
    if (labelled) {
      for (const what of labelled.field) push(what, labelled.length, true);
      at += labelled.length;
      continue;
    }
    const unlimited = maxUintLength(tokens, at);
    if (unlimited > 0) {
      push({ is: 'unlimited' }, unlimited);
      at += unlimited;
      continue;
    }
    let found = longest(tokens.length);
    // A number at the start of a line begins an item: `… on Balancer`, and below it `2. …`; so does a label: `Permit2`,
    // `Allowance: 5`.
    const next = at + 1;
    const listed = found
      ? tokens
          .slice(next, at + found.length)
          .findIndex(
            ({ kind, lines }, index) =>
              lines > 0 && (kind === 'number' || /^[:=]$/.test(tokens[next + index + 1]?.key ?? '')),
          )
      : -1;
    if (listed >= 0) found = longest(at + 1 + listed);
    // The number of `Uniswap 2)` belongs to the next item.
    if (found && tokens[at + found.length - 1]?.kind === 'number' && endsNumber(tokens, at + found.length)) {
      found = longest(at + found.length - 1) ?? found;
    }
    // `No.` is an answer, and introduces a number only if one follows.
    if (found && isNumberSign(found.value) && tokens[at + found.length - 1]?.key === '.' && found.length > 1) {
      const next = tokens[at + found.length];
      if (next?.kind !== 'number' && next?.key !== '#') found = longest(at + found.length - 1) ?? found;
    }
    const isVerbField = atoms.at(-1)?.what.is === 'verb-field' || atoms.at(-2)?.what.is === 'verb-field';
    if (found && !(token.kind === 'number' && found.length === 1)) {
      push(found.value, found.length);
      at += found.length;
      continue;
    }
    push(whatOf(token, vocabulary, isVerbField || tokens[at + 1]?.key === '('), 1);
    at++;
  }
  return placeWords(turnBounds(language.separable.size > 0 ? joinParticles(atoms, language) : atoms));
}

/** `2)`, and `2.` in a text that begins with `1.`. */
const endsNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === ')' ||
  (tokens[at]?.key === '.' &&
    tokens[at + 1]?.kind === 'word' &&
    tokens[at + 1]?.isGlued === false &&
    tokens[0]?.key === '1' &&
    tokens[1]?.key === '.');

/** `from LINK to OP: 50`: a label is the start of its field, and has no preposition before it. */
const isOptimismCoin = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'op' &&
  tokens[at]?.lines === 0 &&
  /^(?:to|into|in|for|from|of|my|leave|exit|with)$/.test(tokens[at - 1]?.key ?? '');

/** `ID12`: the sign and the number are written as one word. */
function numberedItem({ kind, key, start, end, lines, isGlued, confidence = 1 }: Token): Atom[] | null {
  const digits = kind === 'word' ? /^(?:token)?id(\d{1,78})$/.exec(key)?.[1] : undefined;
  if (!digits) return null;
  const [parted, rest] = [end - digits.length, { confidence, isField: false }];
  const number = { is: 'digits', value: decimal(BigInt(digits)), scaledBy: null } as const;
  return [
    { what: { is: 'noun', noun: 'nft-id' }, key: 'id', start, end: parted, lines, isGlued, ...rest },
    { what: number, key: digits, start: parted, end, lines: 0, isGlued: true, ...rest },
  ];
}

const isNumberSign = (meaning: Meaning): boolean => meaning.is === 'noun' && meaning.noun === 'nft-id';

function whatOf(token: Token, vocabulary: Vocabulary, isCalled: boolean): What {
  switch (token.kind) {
    case 'number':
      return token.value ? { is: 'digits', value: token.value, scaledBy: token.scaledBy ?? null } : { is: 'word' };
    case 'address':
      return { is: 'address', address: token.key as Address };
    case 'ens':
      return { is: 'ens', name: token.key };
    case 'hex':
      return { is: 'hex' };
    case 'mark':
      return { is: 'mark', mark: token.key };
    case 'word': {
      if (namesRole.test(token.key)) return { is: 'noun', noun: 'owner' };
      const symbol = vocabulary.symbolOf(token.key);
      if (symbol !== null) return wordSymbols.has(token.key) ? { is: 'word', symbol } : { is: 'symbol', symbol };
      const sense = isCalled ? senseOfIdentifier(token.key) : null;
      return sense ? { is: 'verb', sense } : { is: 'word' };
    }
  }
}

/** `swapExactTokensForTokens` begins with its verb. */
function senseOfIdentifier(name: string): Sense | null {
  for (let length = Math.min(name.length - 1, 12); length >= 4; length--) {
    const value = english.book.next?.get(name.slice(0, length))?.value;
    if (value?.is === 'verb') return value.sense;
  }
  return null;
}
