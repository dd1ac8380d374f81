import type { Bound } from '../languages/meaning.ts';
import type { Atom } from './atom.ts';
import type { Piece } from './piece.ts';

/** The comparison under a negation: `not less than 5` is at least 5. */
export const opposite: Readonly<Record<Bound, Bound>> = { min: 'max', max: 'min', about: 'about', exact: 'exact' };

/**
 * Whether a word is a negation. Next to numbers it reverses a comparison or excludes a limit; `modality/denials.ts`
 * finds what a text denies.
 */
export const isNot = (one: Atom['what'] | Piece | undefined): boolean => one?.is === 'cue' && one.cue === 'not';
