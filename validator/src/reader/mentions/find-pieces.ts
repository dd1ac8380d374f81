import type { Slot } from '../intent.ts';
import { detectLanguage } from '../languages/detect-language.ts';
import type { Language } from '../languages/language.ts';
import { lex } from '../text/lex.ts';
import type { Atom } from './atom.ts';
import { findAtoms } from './atoms.ts';
import { compose } from './compose.ts';
import { composeItems } from './compose-items.ts';
import { frontRoles } from './front-roles.ts';
import { readLimits } from './limits/read-limits.ts';
import type { Limits } from './limits/scan.ts';
import { correctVerbs } from './misspelt-verbs.ts';
import { nameVenues } from './name-venues.ts';
import { nameVersions } from './name-versions.ts';
import { type Piece, slot } from './piece.ts';
import { readTables } from './read-tables.ts';
import { takeReferences } from './references.ts';
import { takeHeadcounts } from './take-headcounts.ts';
import { takeStandards } from './take-standards.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Pieces {
  readonly language: Language;
  readonly pieces: readonly Piece[];
  readonly limits: Limits;
  /** Limits that were recognised but that no transaction can enforce, and the text beyond the maximum length. */
  readonly unread: readonly Slot<string>[];
}

/** The passes over the words before they are composed, in this order. */
const passes: readonly ((atoms: readonly Atom[]) => readonly Atom[])[] = [
  takeStandards,
  readTables,
  takeReferences,
  takeHeadcounts,
  nameVersions,
  nameVenues,
];

/**
 * The decimal mark that other numbers show: `0.8 ETH`, and nothing like `0,8`: then a comma separates thousands; or the
 * reverse.
 */
function markOf(text: string, writesDecimalComma: boolean): '.' | ',' | null {
  const hasComma = /\d,\d{1,2}(?!\d)|(?<![\d.,])0,\d/.test(text);
  if (!hasComma) return /(?<![\d.,])0\.\d/.test(text) ? '.' : null;
  return writesDecimalComma && !/\d\.\d{1,2}(?!\d)|(?<![\d.,])0\.\d/.test(text) ? ',' : null;
}

/**
 * The words of a text with the meaning of each by itself: numbers with their units and assets, names, actions, limits.
 */
export function findPieces(text: string, vocabulary: Vocabulary, nowUnix: number): Pieces {
  const language = detectLanguage(text);
  const symbolOf = remember(vocabulary.symbolOf);
  const words = { ...vocabulary, symbolOf, isVerbLast: language.hasPostpositions };
  const { tokens, end } = lex(text, {
    isWhole: (key) => symbolOf(key) !== null || vocabulary.names.next?.get(key)?.value != null,
    writesDecimalComma: language.writesDecimalComma,
    mark: markOf(text, language.writesDecimalComma),
    cut: language.cut,
    endings: language.endings,
  });
  const atoms = passes.reduce<readonly Atom[]>((read, pass) => pass(read), findAtoms(tokens, language, words));
  const composed = compose(text, atoms, words);
  const items = composeItems(text, language.hasPostpositions ? frontRoles(text, composed) : composed);
  const { pieces, limits, unread } = readLimits(text, correctVerbs(text, items), nowUnix);
  const rest = end < text.length ? [slot({ start: end, end: text.length }, text.slice(end))] : [];
  return { language, pieces, limits, unread: [...unread, ...rest] };
}

/** The same words occur several times in a request, and looking them up is the most expensive part. */
function remember<T>(look: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? look(key);
    known.set(key, found);
    return found;
  };
}
