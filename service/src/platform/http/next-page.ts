import { type Cursor, writeCursor } from '../db/page.ts';

/**
 * Cuts a list that was read with one record too many, and names the next page where there is one.
 * The link is built from our own URL, never from what the request says about the host.
 */
export function cutPage<T extends Cursor<string | number>>(
  found: readonly T[],
  limit: number,
  listUrl: string,
  setHeader: (name: string, value: string) => void,
  /** Where fewer fit into one answer. */
  fitting = limit,
): readonly T[] {
  const page = found.slice(0, Math.min(limit, fitting));
  const last = page.at(-1);
  if (found.length > page.length && last) {
    setHeader('link', `<${listUrl}?limit=${limit}&cursor=${writeCursor(last)}>; rel="next"`);
  }
  return page;
}
