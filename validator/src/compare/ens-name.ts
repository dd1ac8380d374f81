import { namehash } from '../data/ens-hash.ts';
import type { Effect, Term } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Answer } from './asset.ts';
import { callOf } from './call-of.ts';

const isName = (term: Term, said: string): boolean =>
  (term.is === 'text' && term.value.toLowerCase() === said) || (term.is === 'hex' && term.value === namehash(said));

/**
 * Whether a registration, a renewal or a record concerns the stated name: by its label or its hash. If it concerns
 * several names, `term_matching` requires each of them to be stated.
 */
export function isOfName({ decoded }: Unaligned, name: string, { terms = [], ...effect }: Effect): Answer {
  const said = name.toLowerCase();
  const names = terms.filter(({ what }) => what === 'name');
  if (names.length > 0) return names.some((term) => isName(term, said)) ? 'yes' : 'no';
  const node = callOf(decoded, effect)?.args?.node;
  return typeof node === 'string' ? (node === namehash(said) ? 'yes' : 'no') : 'unknown';
}
