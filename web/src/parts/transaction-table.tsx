import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Doubt, hasDoubt, type Listed, What } from './listed.tsx';

export interface Column {
  readonly head: string;
  /** A column without a visible heading. */
  readonly headless?: boolean;
  /** Its width on a desktop, its place on a card. */
  readonly look: string;
  readonly cell: (row: Listed) => ReactNode;
}

interface Props {
  /** The caption of the table. */
  readonly caption: string;
  readonly rows: readonly Listed[];
  /** Columns before and after the effect of the transaction. */
  readonly before: Column;
  readonly after: readonly Column[];
  /** Rows shown as outdated. */
  readonly faded?: ReadonlySet<string>;
  readonly busy?: boolean;
}

/** Transactions: one row each on a desktop, one card each on a phone. A press anywhere on it opens the transaction. */
export function TransactionTable({ caption, rows, before, after, faded, busy = false }: Props) {
  const columns = [before, what, ...after];
  return (
    <table
      aria-busy={busy}
      className="block w-full overflow-hidden rounded-2xl border border-line bg-surface shadow-sm aria-busy:opacity-60 xl:table xl:table-fixed"
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden border-b border-line text-left text-sm text-muted xl:table-header-group">
        <tr>
          {columns.map(({ head, headless, look }) => (
            <th key={head} scope="col" className={`px-3 py-2.5 font-medium first:pl-4 last:pr-4 ${look}`}>
              {headless ? <span className="sr-only">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line xl:table-row-group">
        {rows.map((row) => (
          <tr
            key={row.requestHash}
            className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 p-4 hover:bg-sunken xl:table-row ${faded?.has(row.requestHash) ? 'text-muted' : ''}`}
          >
            {columns.map(({ head, cell, look }) => (
              <td key={head} className={`min-w-0 xl:h-14 xl:px-3 xl:py-1.5 xl:first:pl-4 xl:last:pr-4 ${look}`}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const what: Column = {
  head: 'Request',
  look: 'max-xl:order-2 max-xl:col-span-2',
  cell: (row) => (
    <Link
      to="/transactions/$requestHash"
      params={{ requestHash: row.requestHash }}
      className="block wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent xl:text-[0.95rem] xl:leading-snug"
    >
      {/* A line each where the arbiter has doubts, so that both are seen. */}
      <span
        className={`line-clamp-3 font-medium 2xl:line-clamp-1 ${hasDoubt(row) ? 'xl:line-clamp-1' : 'xl:line-clamp-2'}`}
      >
        <What of={row} />
      </span>{' '}
      <span className="line-clamp-2 text-sm text-muted xl:line-clamp-1 xl:break-all">
        <Doubt of={row} />
      </span>
    </Link>
  ),
};
