import { type Cursor, writeCursor } from '../db/page.ts';

/**
 * Cuts a list that was read with one extra record, and links the next page if there is one. The link is built from the
 * configured URL, never from the request's host.
 */
export function cutPage<T extends Cursor<string | number>>(
  found: readonly T[],
  limit: number,
  listUrl: string,
  setHeader: (name: string, value: string) => void,
  /** If fewer fit into one answer. */
  fitting = limit,
): readonly T[] {
  const page = found.slice(0, Math.min(limit, fitting));
  const last = page.at(-1);
  if (found.length > page.length && last) linkNext(listUrl, limit, last, setHeader);
  return page;
}

/** Links the page after this position. */
export function linkNext(
  listUrl: string,
  limit: number,
  last: Cursor<string | number>,
  setHeader: (name: string, value: string) => void,
): void {
  const url = new URL(listUrl);
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('cursor', writeCursor(last));
  setHeader('link', `<${url}>; rel="next"`);
}
