import type { Atom } from './atom.ts';
import { isMark } from './read-number.ts';

const isPermit = (atom: Atom | undefined): boolean =>
  (atom?.what.is === 'verb' && atom.what.sense === 'permit') ||
  /^(?:permits?|approval|signature)$/.test(atom?.key ?? '');
const isStandard = ({ what }: Atom): boolean =>
  what.is === 'digits' && what.value.scale === 0 && what.value.digits === 2612n;
const isNumber = ({ what }: Atom): boolean => what.is === 'digits' || what.is === 'count' || what.is === 'unlimited';

/**
 * `sign permit 2612 USDC 77`, `gasless approval (2612) of 18 DAI`: next to another number, that of the standard counts
 * nothing.
 */
export function takeStandards(atoms: readonly Atom[]): readonly Atom[] {
  const at = atoms.findIndex(isStandard);
  if (at < 0) return atoms;
  const isSaid =
    isPermit(atoms[at - 1]) || (isMark(atoms[at - 1], '(') && isPermit(atoms[at - 2]) && isMark(atoms[at + 1], ')'));
  const isOnly = !atoms.some((atom, index) => index !== at && isNumber(atom));
  if (!isSaid || isOnly) return atoms;
  const isOpen = isMark(atoms[at - 1], '(');
  return atoms.map((atom, index) =>
    index === at || (isOpen && (index === at - 1 || index === at + 1)) ? { ...atom, what: { is: 'filler' } } : atom,
  );
}
