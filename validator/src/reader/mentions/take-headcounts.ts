import { adjective, carriers, counters, foreign, people } from '../languages/phrases/headcounts.ts';
import type { Atom } from './atom.ts';

const counted = new RegExp(`^(?:${people}|${carriers})$`);
/** `these two`, `the following three`, `all three of them`. */
const pointing = /^(?:these|those|following|the following|below|both|other|all)$/;
const leading: ReadonlySet<string> = new Set(['into', 'in', 'as', 'with', 'using', 'on', 'by', 'to', 'for']);
/** Pieces that make a number an amount after all. */
const measures: ReadonlySet<string> = new Set([
  'symbol',
  'asset',
  'scale',
  'count',
  'unit',
  'time',
  'percent',
  'noun',
  'topic',
]);
const MAX_COUNT = 60n;

/** Leaves out the number of payees and of transactions: `these three`, `two payments`, `in a single batch`. */
export function takeHeadcounts(atoms: readonly Atom[]): readonly Atom[] {
  const out: Atom[] = [];
  let at = 0;
  while (at < atoms.length) {
    const atom = atoms[at];
    if (!atom) break;
    // `two ether payments, 0.4 to 0x…`
    if (countsCarriers(atoms, at)) {
      out.push({ ...atom, what: { is: 'filler' } });
      at++;
      continue;
    }
    const end = endOfHeadcount(atoms, at);
    if (end === at) {
      out.push(atom);
      at++;
      continue;
    }
    const last = out.at(-1);
    // The preposition leads to the transaction, and to nothing else in the request: `into a single transaction`.
    if (last?.what.is === 'role' && !last.isField && leading.has(last.what.role) && isCarrier(atoms[end - 1]))
      out[out.length - 1] = { ...last, what: { is: 'filler' } };
    out.push({ ...atom, what: { is: 'filler' }, end: atoms[end - 1]?.end ?? atom.end });
    at = end;
  }
  return out;
}

const several = /^(?:payments|transfers|sends|payouts|transactions|txs|txns|donations|tips)$/;
/** The number of signatures that a transfer waits for is not an amount. */
const signing = /^(?:signatures?|sigs?|confirmations?|signers?|approvals?)$/;

const countsCarriers = (atoms: readonly Atom[], at: number): boolean => {
  const atom = atoms[at];
  const next = atoms[at + 1];
  const isCoin = next?.what.is === 'symbol' || next?.what.is === 'asset';
  if (!atom || !isCount(atom) || next?.lines !== 0) return false;
  // Without a verb next to the noun, a list may report past payments.
  if (foreign.test(next.key)) return atoms.some(({ what }, index) => what.is === 'verb' && index !== at + 1);
  return atom.what.is === 'count' && atom.what.value > 1n && isCoin && several.test(atoms[at + 2]?.key ?? '');
};

const carrier = new RegExp(`^(?:${carriers})$`);
const isCarrier = (atom: Atom | undefined): boolean => carrier.test(atom?.key ?? '');

function isCount({ what }: Atom): boolean {
  if (what.is === 'count') return what.value <= MAX_COUNT;
  return what.is === 'digits' && what.value.scale === 0 && what.value.digits <= MAX_COUNT && what.scaledBy === null;
}

/** Index after a number of people or of transactions; the index itself if there is none. */
function endOfHeadcount(atoms: readonly Atom[], from: number): number {
  const atom = atoms[from];
  if (!atom || !isCount(atom)) return from;
  let at = from + 1;
  // `one multicall:` and `one multicall transaction`
  const isLast = counted.test(atoms[at]?.key ?? '') && !counted.test(atoms[at + 1]?.key ?? '');
  if (!isLast && adjective.test(atoms[at]?.key ?? '') && atoms[at]?.lines === 0) at++;
  const noun = atoms[at];
  if (noun && noun.lines === 0 && counted.test(noun.key)) return at + 1;
  if (at === from + 1 && atom.what.is === 'count' && counters.test(noun?.key ?? '')) return at + 1;
  const isSigned = signing.test(noun?.key ?? '') && /^(?:required|needed|necessary)$/.test(atoms[at + 1]?.key ?? '');
  if (isSigned && atoms.slice(Math.max(0, from - 12), from).some(({ what }) => what.is === 'digits')) return at + 2;
  const isSeveral = atom.what.is === 'count' && atom.what.value > 1n;
  const before = atoms[from - 1];
  const isPointed =
    pointing.test(before?.key ?? '') ||
    // `a batch of two: …`
    (isCarrier(before) && atoms[from + 1]?.key === ':') ||
    // `only these two`
    (before?.key === 'only' && before.end - before.start > 'only'.length) ||
    (before?.key === 'the' && isSeveral);
  const next = atoms[from + 1];
  // `these 5 USDC` are an amount
  const isMeasured =
    next && (measures.has(next.what.is) || (next.what.is === 'word' && next.what.symbol !== undefined));
  return isPointed && atom.what.is === 'count' && !isMeasured ? from + 1 : from;
}
