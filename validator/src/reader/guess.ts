import type { Slot } from './intent.ts';

export const asGuess = <T>(slot: Slot<T>): Slot<T> => ({ ...slot, isGuess: true });

/**
 * Such a reading may show that words and bytes differ; it is never reported as the request, and no advice relies on it.
 */
export const isGuess = ({ isGuess: is }: Slot<unknown>): boolean => is === true;
