import type { FetchedResponse } from './fetched-response.ts';

interface ResponseNotes {
  readonly etag: string | null;
  /** The URLs of the `Link` header, by relation. */
  readonly links: Readonly<Record<string, string>>;
}

const notes = new WeakMap<object, ResponseNotes>();

/** Remembers the headers of an answer. */
export function noteResponse(answer: unknown, { headers }: Pick<FetchedResponse, 'headers'>): void {
  if (typeof answer !== 'object' || answer === null) return;
  const found = (headers.get('link') ?? '').matchAll(/<([^>]*)>\s*;\s*rel="?(\w+)"?/g);
  const links = Object.fromEntries(Array.from(found, ([, url = '', relation = '']) => [relation, url]));
  notes.set(answer, { etag: headers.get('etag'), links });
}

/** The headers of exactly this answer of a client. */
export const responseTo = (answer: object): ResponseNotes | undefined => notes.get(answer);
