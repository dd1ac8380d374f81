import { namehash } from '../data/ens-hash.ts';
import type { Effect, Term } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Answer } from './asset.ts';
import { callOf } from './call-of.ts';

const isName = (term: Term, said: string): boolean =>
  (term.is === 'text' && term.value.toLowerCase() === said) || (term.is === 'hex' && term.value === namehash(said));

/**
 * Whether a registration, a renewal or a record is of the name that is said: by its label, or by the hash of it. Where it
 * is of several, each of them has to be said, which is for the check of terms.
 */
export function isOfName({ decoded }: Unaligned, name: string, { terms = [], ...effect }: Effect): Answer {
  const said = name.toLowerCase();
  const names = terms.filter(({ what }) => what === 'name');
  if (names.length > 0) return names.some((term) => isName(term, said)) ? 'yes' : 'no';
  const node = callOf(decoded, effect)?.args?.node;
  return typeof node === 'string' ? (node === namehash(said) ? 'yes' : 'no') : 'unknown';
}
