import { ApiError } from '@countersign/sdk';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useNoteOpened } from '../../data/opened.ts';
import { useOwned } from '../../data/use-owned.ts';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import type { User } from '../../session/kept-session.ts';
import { OwnedPage } from '../../session/owned-page.tsx';
import { TransactionView } from './transaction-view.tsx';

const route = getRouteApi('/app/transactions/$requestHash');

/** The target of all links to a request. */
export function TransactionPage() {
  const { requestHash } = route.useParams();
  return (
    <OwnedPage title="Agent request" purpose="Sign in to see what was asked for and what it would do, and to decide.">
      {/* Another request is another page: nothing of the one before stays, and the buttons arm anew. */}
      {(user) => <Transaction key={`${user.id} ${requestHash}`} requestHash={requestHash} user={user} />}
    </OwnedPage>
  );
}

function Transaction({ requestHash, user }: { requestHash: string; user: User }) {
  const record = useOwned(['transactions', 'one', requestHash], (client) =>
    client.getTransaction({ params: { requestHash } }),
  );
  useNoteOpened(user.id, record.data);
  if (record.data) {
    // Cached data may be out of date if the refetch failed.
    const behind = record.error;
    return (
      <>
        {behind && <FailureNotice error={behind} onRetry={() => void record.refetch()} />}
        <TransactionView record={record.data} user={user} isBehind={behind !== null} />
      </>
    );
  }
  if (record.error instanceof ApiError && record.error.code === 'transaction.not_found') return <NotFound />;
  return (
    <Page title="Transaction">
      {record.error ? (
        <FailureNotice error={record.error} onRetry={() => void record.refetch()} />
      ) : (
        <Waiting>Loading the request…</Waiting>
      )}
    </Page>
  );
}

const NotFound = () => (
  <div className="mx-auto max-w-2xl">
    <Panel title="Transaction not found" mark="care">
      <p>
        The link may be incomplete, or the request belongs to another account. If you have several, sign in with the one
        that the agent works for.
      </p>
      <p>
        <Link to="/transactions" className="text-accent underline underline-offset-4">
          See all your transactions
        </Link>
      </p>
    </Panel>
  </div>
);
