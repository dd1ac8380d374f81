import type { ReactNode } from 'react';
import { Agent, type Listed } from '../../parts/listed.tsx';
import { Status } from '../../parts/status.tsx';
import { type Column, TransactionTable } from '../../parts/transaction-table.tsx';
import { When } from '../../parts/when.tsx';

const status: Column = { head: 'Status', look: 'max-xl:order-1 xl:w-40', cell: (row) => <Status of={row} /> };
const after: readonly Column[] = [
  { head: 'Agent', look: 'max-xl:order-4 text-sm max-xl:truncate xl:w-50', cell: (row) => <Agent of={row} /> },
  {
    head: 'Decided',
    look: 'max-xl:order-1 max-xl:text-right text-sm text-muted xl:w-36',
    cell: (row) => <When at={row.updatedAt} />,
  },
];

/** The most recently decided requests. */
export const DecidedLately = ({ rows, children }: { rows: readonly Listed[]; children: ReactNode }) => (
  <section aria-labelledby="lately">
    <div className="mb-3 flex items-baseline justify-between gap-4">
      <h2 id="lately" className="text-lg font-semibold">
        Recently decided{' '}
      </h2>
      {children}
    </div>
    <TransactionTable caption="Recently decided" rows={rows} before={status} after={after} />
  </section>
);
