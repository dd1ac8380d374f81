const cursors = new WeakMap<object, string>();

/** Keeps what the `Link` header of an answer says about the page after it. */
export function noteNextCursor(answer: unknown, response: Response): void {
  if (!Array.isArray(answer)) return;
  const [, url] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(response.headers.get('link') ?? '') ?? [];
  const cursor = url === undefined ? null : new URL(url, response.url).searchParams.get('cursor');
  if (cursor !== null) cursors.set(answer, cursor);
}

/**
 * The `cursor` of the page after this one; null if it was the last. `page` must be the very list that the client returned,
 * not a copy of it.
 */
export const nextCursor = (page: readonly unknown[]): string | null => cursors.get(page) ?? null;
