import type { Language } from '../languages/language.ts';
import type { Atom } from './atom.ts';

/**
 * Joins the two parts of verbs such as `zahle … ein`: the first carries the sense, the second has no meaning of its
 * own.
 */
export function joinParticles(atoms: readonly Atom[], { separable }: Language): Atom[] {
  const joined = [...atoms];
  /** Index of the verb that still needs its particle. */
  let verb: number | null = null;
  atoms.forEach((atom, at) => {
    if (separable.has(atom.key)) {
      verb = at;
      return;
    }
    if (verb === null) return;
    if (atom.what.is === 'verb' || endsClause(atom)) {
      verb = null;
      return;
    }
    const opener = atoms[verb];
    const sense = opener && separable.get(opener.key)?.get(atom.key);
    if (!opener || !sense || !closesClause(atoms[at + 1])) return;
    joined[verb] = { ...opener, what: { is: 'verb', sense } };
    joined[at] = { ...atom, what: { is: 'filler' } };
    verb = null;
  });
  return joined;
}

const endsClause = ({ what, lines }: Atom): boolean =>
  lines > 0 || (what.is === 'mark' && /^[.,;:!?]$/.test(what.mark));

/** The particle is the last word of its clause: the `ein` of `zahle ein ETH` is an article. */
const closesClause = (next: Atom | undefined): boolean =>
  !next || endsClause(next) || ['mark', 'join', 'cue', 'filler', 'role', 'bound'].includes(next.what.is);
