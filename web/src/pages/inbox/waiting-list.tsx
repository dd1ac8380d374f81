import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOpened } from '../../data/opened.ts';
import { useSteady } from '../../data/use-steady.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Agent, ArbitersWord, type Listed, TimeLeft } from '../../parts/listed.tsx';
import { type Column, TransactionTable } from '../../parts/transaction-table.tsx';
import type { User } from '../../session/kept-session.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { type Choice, RowActions } from './row-actions.tsx';

interface Props {
  readonly user: User;
  readonly rows: readonly Listed[];
  readonly hasMore: boolean;
}

const arbiter: Column = {
  head: 'Arbiter',
  look: 'max-xl:order-1 xl:w-32 xl:text-sm',
  cell: (row) => <ArbitersWord of={row} />,
};
const facts: readonly Column[] = [
  {
    head: 'Agent',
    look: 'max-xl:order-5 text-sm max-xl:truncate xl:w-32',
    cell: (row) => <Agent of={row} />,
  },
  {
    head: 'Time',
    look: 'max-xl:order-1 max-xl:text-right text-sm text-muted xl:w-32',
    cell: (row) => <TimeLeft of={row} />,
  },
];

/** Requests that wait for the owner: failing first, then newest. */
export function WaitingList({ user, rows: live, hasMore }: Props) {
  const list = useRef<HTMLElement>(null);
  const { rows, gone, arrived, settle } = useSteady(live, hasMore, list);
  const isOpened = useOpened(user.id);
  const [choice, choose] = useState<Choice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that had focus is gone. */
  const goOn = () => {
    flushSync(() => choose(null));
    heading.current?.focus({ preventScroll: true });
  };
  const actions: Column = {
    head: 'Decision',
    headless: true,
    look: 'max-xl:order-6 max-xl:has-[button]:col-span-2 xl:w-52',
    cell: (row) => (
      <RowActions row={row} isGone={gone.has(row.requestHash)} isOpened={isOpened(row)} onChoose={choose} />
    ),
  };
  return (
    <section ref={list} aria-labelledby="waiting">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="waiting" ref={heading} tabIndex={-1} className="text-lg font-semibold focus:outline-none">
          Waiting for you
        </h2>
        <div role="status">
          {arrived > 0 && (
            <Button look="quiet" onPress={settle}>
              {arrived === 1 ? 'Show 1 new request' : `Show ${arrived} new requests`}
            </Button>
          )}
        </div>
      </div>
      {rows.length === 0 ? (
        <Card>
          <p role="status">Nothing is waiting for you. New requests appear here automatically.</p>
        </Card>
      ) : (
        <TransactionTable
          caption="Waiting for you"
          rows={rows}
          before={arbiter}
          after={[...facts, actions]}
          faded={gone}
        />
      )}
      {hasMore && (
        <p className="mt-3 text-muted">
          These are the first {rows.length}.{' '}
          <Link to="/transactions" search={{ status: 'waiting' }} className="text-accent underline underline-offset-4">
            Show all waiting requests
          </Link>
        </p>
      )}
      {choice && <DecideDialog choice={choice} onDecided={goOn} onClose={() => choose(null)} />}
    </section>
  );
}
