import { getRouteApi } from '@tanstack/react-router';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import type { User } from '../../session/kept-session.ts';
import { OwnedPage } from '../../session/owned-page.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FilterBar } from './filter-bar.tsx';
import { PageOfTransactions } from './page-of-transactions.tsx';
import { useTransactions } from './use-transactions.ts';

const route = getRouteApi('/app/transactions');

export const TransactionsPage = () => (
  <OwnedPage title="Transactions" purpose="Everything your agents asked for, and the outcome.">
    {(user) => <Transactions key={user.id} user={user} />}
  </OwnedPage>
);

function Transactions({ user }: { user: User }) {
  const filters = route.useSearch();
  const list = useTransactions(user, filters);
  return (
    <Page
      title="Transactions"
      lead="Everything your agents asked for, and the outcome."
      actions={<ExportButtons user={user} filters={filters} />}
    >
      <div className="flex flex-col gap-5">
        <FilterBar filters={filters} />
        {list.error && <FailureNotice error={list.error} onRetry={() => void list.refetch()} />}
        {!list.data && !list.error && <Waiting>Looking up your transactions…</Waiting>}
        {list.data && (
          <PageOfTransactions key={list.data.of} {...list.data} filters={filters} busy={list.isPlaceholderData} />
        )}
      </div>
    </Page>
  );
}
