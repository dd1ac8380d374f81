import type { CallOptions } from './client.ts';
import { nextCursor } from './next-cursor.ts';

type PageRequest = { readonly query?: { readonly cursor?: string | undefined } | undefined };

/**
 * Iterates over every item of a list, loading pages as needed: `for await (const key of listAll(client.listApiKeys, {
 * query: { limit: 500 } }))`.
 */
export async function* listAll<Request extends PageRequest | undefined, Item>(
  list: (request: Request, options?: CallOptions) => Promise<readonly Item[]>,
  request: NonNullable<Request>,
  options: CallOptions = {},
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | null | undefined = request.query?.cursor;
  do {
    const query = cursor === undefined ? request.query : { ...request.query, cursor };
    const page: readonly Item[] = await list({ ...request, query } as Request, options);
    yield* page;
    cursor = nextCursor(page);
  } while (cursor !== null);
}
