import { type Client, nextCursor } from '@countersign/sdk';
import { useOwned } from '../../data/use-owned.ts';
import type { User } from '../../session/kept-session.ts';
import { type Filters, toQuery } from './filters.ts';

const PER_PAGE = 50;
/** A page may be empty and still have a successor: the service scans a bounded number of rows. */
const MOST_EMPTY = 20;

/** A page of matching transactions; the previous one stays visible while it loads. */
export function useTransactions(user: User, filters: Filters) {
  const of = JSON.stringify(filters);
  return useOwned(
    ['transactions', 'list', of],
    async (client) => ({ of, ...(await readPage(client, user, filters)) }),
    {
      keepsPrevious: true,
    },
  );
}

async function readPage(client: Client, { ethereumAddress }: User, filters: Filters) {
  let cursor = filters.cursor;
  for (let empty = 0; ; empty += 1) {
    const query = { ...toQuery(filters), limit: PER_PAGE, cursor };
    const rows = await client.listTransactions({ params: { ethereumAddress }, query });
    const next = nextCursor(rows);
    if (rows.length > 0 || next === null || empty === MOST_EMPTY) return { rows, next };
    cursor = next;
  }
}
