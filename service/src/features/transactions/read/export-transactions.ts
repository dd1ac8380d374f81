import { Readable } from 'node:stream';
import { listedTransaction, type TransactionFilters } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import type { Cursor } from '../../../platform/db/page.ts';
import type { Owner } from '../base/show.ts';
import { csvColumns, csvLine, type Listed } from './csv.ts';
import { listPage } from './list-page.ts';
import { showTransactions } from './read-transactions.ts';

/** The number of transactions in memory at the same time. */
const AT_ONCE = 100;

interface Export {
  readonly filters: TransactionFilters;
  readonly format: 'csv' | 'json';
  readonly gone: AbortSignal;
}

/**
 * Streams all matching transactions of an owner row by row, at the client's speed. It reads page by page, so that a
 * slow client holds no database connection between pages. Errors of the first page are reported before anything is
 * sent.
 */
export async function exportTransactions(
  db: Database,
  owner: Owner,
  { filters, format, gone }: Export,
): Promise<Readable> {
  const readPage = (cursor: Cursor | null) =>
    listPage(db, owner.id, { ...filters, order: 'newest', limit: AT_ONCE, cursor });
  const first = await readPage(null);

  async function* readRecords(): AsyncGenerator<Listed> {
    for (let page: typeof first | null = first; page !== null; page = page.next && (await readPage(page.next))) {
      for (const record of await showTransactions(db, owner, page.ids)) yield listedTransaction.parse(record);
    }
  }

  const text = format === 'csv' ? writeCsv(readRecords()) : writeJson(readRecords());
  const stream = Readable.from(text, { objectMode: false });
  if (gone.aborted) stream.destroy();
  else gone.addEventListener('abort', () => stream.destroy(), { once: true });
  return stream;
}

async function* writeCsv(records: AsyncIterable<Listed>): AsyncGenerator<string> {
  yield csvLine(csvColumns.map(([name]) => name));
  for await (const record of records) yield csvLine(csvColumns.map(([, read]) => read(record)));
}

async function* writeJson(records: AsyncIterable<Listed>): AsyncGenerator<string> {
  let separator = '[';
  for await (const record of records) {
    yield `${separator}\n${JSON.stringify(record)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
