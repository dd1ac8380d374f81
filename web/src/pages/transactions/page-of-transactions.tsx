import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSteady } from '../../data/use-steady.ts';
import { chainName } from '../../networks.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Agent, ArbitersWord, type Listed } from '../../parts/listed.tsx';
import { Status } from '../../parts/status.tsx';
import { type Column, TransactionTable } from '../../parts/transaction-table.tsx';
import { When } from '../../parts/when.tsx';
import type { Filters } from './filters.ts';

interface Props {
  readonly rows: readonly Listed[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
  readonly filters: Filters;
  /** The next page is loading. */
  readonly busy: boolean;
}

const status: Column = { head: 'Status', look: 'max-xl:order-1 xl:w-38', cell: (row) => <Status of={row} /> };
const after: readonly Column[] = [
  { head: 'Arbiter', look: 'max-xl:order-3 text-sm xl:w-32', cell: (row) => <ArbitersWord of={row} /> },
  {
    head: 'Agent',
    look: 'max-xl:order-5 max-xl:text-right text-sm max-xl:truncate xl:w-36',
    cell: (row) => <AgentAndChain of={row} />,
  },
  {
    head: 'Network',
    look: 'max-2xl:hidden text-sm text-muted truncate 2xl:w-32',
    cell: (row) => chainName(row.chainId),
  },
  {
    head: 'Created',
    look: 'max-xl:order-1 max-xl:text-right text-sm text-muted xl:w-28',
    cell: (row) => <When at={row.createdAt} />,
  },
];

/** A card has no column for the chain. */
const AgentAndChain = ({ of }: { of: Listed }) => (
  <>
    <AgentLink of={of} />
    <span className="text-muted xl:hidden"> · {chainName(of.chainId)}</span>
  </>
);

/** Filters the list by this agent. */
function AgentLink({ of }: { of: Listed }) {
  if (of.submittedBy === null || of.submittedBy.kind === 'session') return <Agent of={of} />;
  const { id } = of.submittedBy;
  return (
    <Link
      to="/transactions"
      search={(filters) => ({ ...filters, agent: id, cursor: undefined })}
      title="Show only this agent"
      className="relative underline decoration-line underline-offset-4 hover:decoration-current"
    >
      <Agent of={of} />
    </Link>
  );
}

export function PageOfTransactions({ rows: live, next, filters, busy }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { rows, gone, arrived, settle } = useSteady(live, next !== null, list);
  const isFirst = filters.cursor === undefined;
  if (rows.length === 0 && arrived === 0) return <Nothing filters={filters} next={next} />;
  return (
    <div ref={list}>
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
        <p role="status" className="text-sm text-muted">
          {countOf(rows.length, isFirst && next === null)}
        </p>
        {arrived > 0 && (
          <Button look="quiet" onPress={settle}>
            {arrived === 1 ? 'Show 1 new transaction' : `Show ${arrived} new transactions`}
          </Button>
        )}
      </div>
      <TransactionTable caption="Transactions" rows={rows} before={status} after={after} faded={gone} busy={busy} />
      <nav aria-label="Pages" className="mt-4 flex justify-between gap-4">
        <span>{!isFirst && <PageLink to={undefined}>Newest</PageLink>}</span>
        {next !== null && <PageLink to={next}>Older</PageLink>}
      </nav>
    </div>
  );
}

const countOf = (count: number, isAll: boolean) =>
  isAll ? `${count} ${count === 1 ? 'transaction' : 'transactions'}` : `${count} on this page`;

const PageLink = ({ to, children }: { to: string | undefined; children: string }) => (
  <Link
    to="/transactions"
    search={(filters) => ({ ...filters, cursor: to })}
    resetScroll
    className="inline-flex min-h-11 items-center rounded-xl border border-line bg-surface px-5 font-semibold hover:border-muted"
  >
    {children}
  </Link>
);

function Nothing({ filters, next }: { filters: Filters; next: string | null }) {
  if (next !== null) {
    return (
      <Card title="Nothing so far">
        <p className="mb-4 text-muted">There is more to look through.</p>
        <PageLink to={next}>Keep looking</PageLink>
      </Card>
    );
  }
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <Card title={isFiltered ? 'Nothing matches' : 'No transactions yet'}>
      <p role="status" className="text-muted">
        {isFiltered ? (
          <>
            Try fewer filters, or{' '}
            <Link to="/transactions" search={{}} className="text-accent underline underline-offset-4">
              show all transactions
            </Link>
            .
          </>
        ) : (
          <>
            Requests from your agents appear here. The{' '}
            <Link to="/" className="text-accent underline underline-offset-4">
              inbox
            </Link>{' '}
            shows how to connect one.
          </>
        )}
      </p>
    </Card>
  );
}
