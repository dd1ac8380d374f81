import {
  clockLeads,
  examples,
  givesAid,
  notOrNine,
  numberSigns,
  ordered,
  pointers,
  yearLeads,
} from '../languages/phrases/uncounted.ts';
import { CODE } from '../text/token.ts';
import type { Atom, What } from './atom.ts';
import { isMark } from './read-number.ts';

/** Units that make the number before them an amount, a fraction or a length of time. */
const measures: ReadonlySet<What['is'] | undefined> = new Set<What['is']>([
  'symbol',
  'asset',
  'unit',
  'scale',
  'time',
  'count',
  'digits',
  'point',
  'part',
  'collection',
]);

const isMeasure = (atom: Atom | undefined): boolean =>
  measures.has(atom?.what.is) ||
  (atom?.what.is === 'word' && atom.what.symbol !== undefined) ||
  (atom?.what.is === 'noun' && (atom.what.noun === 'token' || atom.what.noun === 'nft')) ||
  isMark(atom, '$', '%');

const clock: What = { is: 'unit', unit: 'clock' };
const filler: What = { is: 'filler' };

/** The meaning of an atom that counts nothing; null if it may count. */
interface Rule {
  /** An example of the rule, which a test runs. */
  readonly example: string;
  readonly find: (atoms: readonly Atom[], at: number) => { readonly what: What; readonly length: number } | null;
}

const isKey = (atom: Atom | undefined, keys: RegExp): boolean => keys.test(atom?.key ?? '');
const isDigits = (atom: Atom | undefined): boolean => atom?.what.is === 'digits';

const errors = /^(?:http|error|status|code|fehler|erreur)$/;
const ordinals = /^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/;
/** Words that name one of several, before `one`. */
const naming: ReadonlySet<What['is'] | undefined> = new Set<What['is']>([
  'symbol',
  'asset',
  'chain',
  'protocol',
  'word',
]);
/** The maximum distance from `one` back to its article. */
const MAX_NAME = 4;

export const uncounted: readonly Rule[] = [
  {
    example: '[TREASURY-4471] sell 2 WETH',
    find: (atoms, at) => (atoms[at]?.key === CODE ? { what: filler, length: 1 } : null),
  },
  {
    example: 'a dapp I used in 2023',
    find: (atoms, at) =>
      isDigits(atoms[at]) &&
      isKey(atoms[at], /^(?:19[89]|20[0-9])\d$/) &&
      isKey(atoms[at - 1], yearLeads) &&
      !isMeasure(atoms[at + 1]) &&
      !isMark(atoms[at + 1], '-', '/', '.')
        ? { what: clock, length: 1 }
        : null,
  },
  {
    example: 'menelepon pukul 12.50',
    find: (atoms, at) =>
      isDigits(atoms[at + 1]) &&
      isKey(atoms[at], clockLeads) &&
      !isDigits(atoms[at - 1]) &&
      atoms[at - 1]?.what.is !== 'count' &&
      !isMeasure(atoms[at + 2])
        ? { what: clock, length: 2 }
        : null,
  },
  {
    example: 'recebido às 05h58',
    find: (atoms, at) => {
      const [hour, minutes] = [atoms[at], atoms[at + 1]];
      return isDigits(hour) && minutes?.isGlued && /^h[0-5]\d$/.test(minutes.key) ? { what: clock, length: 2 } : null;
    },
  },
  {
    example: 'the agent hit a 402 at example.com',
    find: (atoms, at) => {
      const lead = atoms[at - 1]?.what;
      const isNamed = isDigits(atoms[at]) && isKey(atoms[at], /^(?:40[0-9]|429|50[0-4])$/);
      const isLed = () => (lead?.is === 'article' && lead.isOne) || isKey(atoms[at - 1], errors);
      return isNamed && isLed() && !isMeasure(atoms[at + 1]) ? { what: filler, length: 1 } : null;
    },
  },
  {
    example: 'run the simulation for prop 88',
    find: (atoms, at) => {
      const isVoted = () => atoms.some(({ what }) => what.is === 'verb' && what.sense === 'vote');
      return isDigits(atoms[at + 1]) && isKey(atoms[at], /^props?$/) && !isMeasure(atoms[at + 2]) && !isVoted()
        ? { what: filler, length: 2 }
        : null;
    },
  },
  {
    example: 'paie la facture n° 204',
    find: (atoms, at) => {
      if (!isDigits(atoms[at])) return null;
      let from = at - 1;
      while (from > at - 4 && (isKey(atoms[from], numberSigns) || isMark(atoms[from], '°', '#', '.'))) from--;
      const verb = atoms[from];
      const isBill =
        verb?.what.is === 'verb' && verb.what.sense === 'pay' && verb.end - verb.start > verb.key.length + 3;
      const next = atoms[at + 1];
      const isEnd = !next || next.what.is === 'mark' || next.what.is === 'role';
      return isBill && isEnd ? { what: filler, length: 1 } : null;
    },
  },
  {
    example: 'add 0x… as a third signer',
    find: (atoms, at) => {
      const [atom, next] = [atoms[at], atoms[at + 1]];
      if (atom?.what.is !== 'part') return null;
      const isOrdinal = isKey(atom, ordinals) || (/^(?:a|one)$/.test(atom.key) && atom.what.denominator > 2n);
      const isThing = next?.what.is === 'noun' ? next.what.noun === 'owner' : isKey(next, ordered);
      return isOrdinal && isThing ? { what: filler, length: 1 } : null;
    },
  },
  {
    example: 'the kAaveUSDC one',
    find: (atoms, at) => {
      const atom = atoms[at];
      if (atom?.key !== 'one' || atom.what.is !== 'count' || isMeasure(atoms[at + 1])) return null;
      const next = atoms[at + 1]?.what.is;
      // `do this one now`
      if (atoms[at - 1]?.what.is === 'filler' && (!next || next === 'filler' || next === 'mark'))
        return { what: filler, length: 1 };
      let from = at - 1;
      while (from > at - MAX_NAME && naming.has(atoms[from]?.what.is) && !isKey(atoms[from], pointers)) from--;
      return isKey(atoms[from], pointers) ? { what: filler, length: 1 } : null;
    },
  },
  {
    example: 'buy one banner image from paint.example',
    find: (atoms, at) => {
      const [atom, next] = [atoms[at], atoms[at + 1]];
      const isOne = atom?.what.is === 'count' && atom.what.value === 1n && !isDigits(atom);
      const before = atoms[at - 1]?.what.is;
      const isNumber = before === 'count' || before === 'scale' || before === 'point' || before === 'digits';
      if (!isOne || isNumber) return null;
      const isThing = next?.what.is === 'word' && next.what.symbol === undefined && /^[\p{Ll}\p{Lo}]/u.test(next.key);
      return isThing && next.lines === 0 && !next.isGlued ? { what: filler, length: 1 } : null;
    },
  },
  {
    example: examples.onePermit,
    find: (atoms, at) => {
      const what = atoms[at]?.what;
      const isOne = what?.is === 'count' && what.value === 1n && atoms[at - 1]?.what.is !== 'count';
      const thing = atoms[at + 1]?.what.is === 'symbol' ? atoms[at + 2] : atoms[at + 1];
      const isPermit =
        (thing?.what.is === 'verb' && thing.what.sense === 'permit') ||
        (thing?.what.is === 'noun' && thing.what.noun === 'permit');
      return isOne && isPermit ? { what: filler, length: 1 } : null;
    },
  },
  {
    // The same word is `nine`.
    example: examples.notUnlimited,
    find: (atoms, at) =>
      atoms[at]?.key === notOrNine && atoms[at]?.what.is === 'count' && !isMeasure(atoms[at + 1])
        ? { what: { is: 'cue', cue: 'not' }, length: 1 }
        : null,
  },
  {
    example: examples.giveTwo,
    find: (atoms, at) => {
      const atom = atoms[at];
      if (!givesAid.has(atom?.key)) return null;
      // `दो ETH भेजो` counts
      if (isMeasure(atoms[at + 1]) || atoms[at + 1]?.what.is === 'protocol')
        return { what: { is: 'count', value: 2n }, length: 1 };
      // `दो पेमेंट`: two payments
      if (atoms[at + 1]?.what.is === 'verb' && atoms[at + 1]?.lines === 0) return { what: filler, length: 1 };
      const before = atoms[at - 1]?.what.is;
      const isHelper = before === 'verb' || before === 'filler' || before === 'word';
      return { what: isHelper ? filler : { is: 'verb', sense: 'give' }, length: 1 };
    },
  },
];

/** Leaves out numbers that count nothing: years, times of day, ordinals, `one` for a thing named before. */
export function takeUncounted(atoms: readonly Atom[]): readonly Atom[] {
  const out: Atom[] = [];
  let at = 0;
  while (at < atoms.length) {
    const atom = atoms[at];
    if (!atom) break;
    const found = atom.isField ? null : firstOf(atoms, at);
    const end = at + (found?.length ?? 1);
    out.push(found ? { ...atom, what: found.what, end: atoms[end - 1]?.end ?? atom.end } : atom);
    at = end;
  }
  return out;
}

function firstOf(atoms: readonly Atom[], at: number) {
  for (const { find } of uncounted) {
    const found = find(atoms, at);
    if (found) return found;
  }
  return null;
}
