import type { FetchedResponse } from './fetched-response.ts';

interface ResponseNotes {
  readonly etag: string | null;
  /** The addresses of the `Link` header, by their relation. */
  readonly links: Readonly<Record<string, string>>;
}

const notes = new WeakMap<object, ResponseNotes>();

/** Keeps what the headers of an answer say about it. */
export function noteResponse(answer: unknown, { headers }: Pick<FetchedResponse, 'headers'>): void {
  if (typeof answer !== 'object' || answer === null) return;
  const found = (headers.get('link') ?? '').matchAll(/<([^>]*)>\s*;\s*rel="?(\w+)"?/g);
  const links = Object.fromEntries(Array.from(found, ([, url = '', relation = '']) => [relation, url]));
  notes.set(answer, { etag: headers.get('etag'), links });
}

/** What the headers said that came with this very answer of a client. */
export const responseTo = (answer: object): ResponseNotes | undefined => notes.get(answer);
