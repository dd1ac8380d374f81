import { createRandom } from '../accuracy/random.ts';

/** Deterministic for a text, and independent of similar texts. */
export const rankOf = (text: string): number => createRandom(text).int(2 ** 30);

/** Selects an item by name: adding another item changes the selection only if that item is selected. */
export function chooseBy<T>(key: string, list: readonly T[], nameOf: (each: T) => string): T | null {
  let best: { readonly each: T; readonly rank: number } | null = null;
  for (const each of list) {
    const rank = rankOf(`${key}/${nameOf(each)}`);
    if (!best || rank < best.rank) best = { each, rank };
  }
  return best?.each ?? null;
}
