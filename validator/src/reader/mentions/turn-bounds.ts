import { leadsUpTo, leadsUpToBehind } from '../languages/phrases/lengths-of-time.ts';
import type { Atom } from './atom.ts';
import { isNot, opposite } from './negation.ts';

/** The maximum distance from a comparison to a negation after it. */
const MAX_REACH = 8;

const endsClause = ({ what, lines }: Atom): boolean =>
  lines > 0 || what.is === 'join' || (what.is === 'mark' && /^[.,;:!?()。，、；！？।]$/.test(what.mark));
const isCounted = ({ what }: Atom): boolean => what.is === 'digits' || what.is === 'count' || what.is === 'scale';
const isMeasured = (atom: Atom | undefined): boolean =>
  atom !== undefined && (isCounted(atom) || ['symbol', 'asset', 'unit'].includes(atom.what.is));

/** Index of the negation after a comparison: `меньше 2100 USDT не бери`, `2100 USDC से कम मत लेना`. */
function negationAfter(atoms: readonly Atom[], from: number): number {
  let isNumbered = isMeasured(atoms[from - 1]);
  for (let at = from + 1; at < Math.min(atoms.length, from + MAX_REACH); at++) {
    const atom = atoms[at];
    if (!atom || endsClause(atom) || atom.what.is === 'bound') return -1;
    isNumbered ||= isCounted(atom);
    if (!isNot(atom.what)) continue;
    // `more than 5 not fewer`, `over 5 USDC not on Curve` mean something else
    const next = atoms[at + 1]?.what.is;
    const isOther = next === 'bound' || next === 'role' || next === 'protocol' || next === 'symbol' || next === 'cue';
    return isNumbered && !isOther ? at : -1;
  }
  return -1;
}

const isCoin = (atom: Atom | undefined): boolean => atom?.what.is === 'symbol' || atom?.what.is === 'asset';

const isPlace = (atom: Atom | undefined): boolean =>
  atom !== undefined && ['chain', 'address', 'ens', 'protocol', 'self'].includes(atom.what.is);

function isAim(atoms: readonly Atom[], at: number): boolean {
  const key = atoms[at]?.key ?? '';
  return leadsUpTo.test(key) && isPlace(atoms[leadsUpToBehind.test(key) ? at - 1 : at + 1]);
}

const isEach = (what: Atom['what']): boolean => what.is === 'cue' && what.cue === 'each';

/**
 * Reverses the comparisons that a negation after them denies; a negation before them is read with them. Distinguishes
 * `up to` a place from `up to` an amount, and `each` of a coin from each of the payees.
 */
export function turnBounds(atoms: readonly Atom[]): Atom[] {
  const turned = [...atoms];
  atoms.forEach((atom, at) => {
    const { what } = atom;
    if (what.is === 'bound' && isAim(atoms, at)) turned[at] = { ...atom, what: { is: 'role', role: 'to' } };
    // `2900 USDC je WETH`
    if (isEach(what) && isMeasured(atoms[at - 1]) && isCoin(atoms[at + 1]) && !isCoin(atoms[at + 2]))
      turned[at] = { ...atom, what: { is: 'role', role: 'per' } };
    if (what.is !== 'bound' || !what.turns || isNot(atoms[at - 1]?.what)) return;
    const not = negationAfter(atoms, at);
    const cue = atoms[not];
    if (!cue) return;
    turned[at] = { ...atom, what: { is: 'bound', bound: opposite[what.bound], turns: false } };
    turned[not] = { ...cue, what: { is: 'filler' } };
  });
  return turned;
}
