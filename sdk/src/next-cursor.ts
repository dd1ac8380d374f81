import { responseTo } from './response-to.ts';

/**
 * The `cursor` of the next page; null on the last one. `page` must be the very list that the client returned, not a
 * copy of it.
 */
export function nextCursor(page: readonly unknown[]): string | null {
  const url = responseTo(page)?.links.next;
  return url === undefined ? null : new URL(url, 'http://any').searchParams.get('cursor');
}
