import type { Bound } from '../languages/meaning.ts';
import type { Atom } from './atom.ts';
import type { Piece } from './piece.ts';

/** What a negation makes of a comparison: `not less than 5` is at least 5. */
export const opposite: Readonly<Record<Bound, Bound>> = { min: 'max', max: 'min', about: 'about', exact: 'exact' };

/**
 * Whether a word is a negation. Among numbers it turns a comparison round or rules a limit out; what a text denies,
 * `modality/denials.ts` says.
 */
export const isNot = (one: Atom['what'] | Piece | undefined): boolean => one?.is === 'cue' && one.cue === 'not';
