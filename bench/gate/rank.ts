import { createRandom } from '../accuracy/random.ts';

/** The same for the same text in every run, and without any likeness to that of a similar text. */
export const rankOf = (text: string): number => createRandom(text).int(2 ** 30);

/** One of a list by a name: another entry in the list changes the choice only where it is that entry. */
export function chooseBy<T>(key: string, list: readonly T[], nameOf: (each: T) => string): T | null {
  let best: { readonly each: T; readonly rank: number } | null = null;
  for (const each of list) {
    const rank = rankOf(`${key}/${nameOf(each)}`);
    if (!best || rank < best.rank) best = { each, rank };
  }
  return best?.each ?? null;
}
