import { nextCursor } from '@countersign/sdk';
import { Link } from '@tanstack/react-router';
import { useOwned } from '../../data/use-owned.ts';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import type { User } from '../../session/kept-session.ts';
import { useSession } from '../../session/session-context.ts';
import { DecidedLately } from './decided-lately.tsx';
import { FirstSteps } from './first-steps.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WelcomePage } from './welcome-page.tsx';

/** More than an owner decides in one sitting, and few enough to load at once. */
const SHOWN = 50;
const LATELY = 5;

/** Requests that wait for the owner. */
export function InboxPage() {
  const { state } = useSession();
  if (state.status !== 'signed-in') return <WelcomePage />;
  return (
    <Page title="Inbox" lead="Requests from your agents that need your decision.">
      <Inbox user={state.user} />
    </Page>
  );
}

function Inbox({ user }: { user: User }) {
  const params = { ethereumAddress: user.ethereumAddress };
  const waiting = useOwned(['transactions', 'inbox'], async (client) => {
    const query = { waitingFor: 'owner', order: 'attention', limit: SHOWN } as const;
    const rows = await client.listTransactions({ params, query });
    return { rows, hasMore: nextCursor(rows) !== null };
  });
  const lately = useOwned(['transactions', 'lately'], (client) =>
    client.listTransactions({ params, query: { status: 'APPROVED,REJECTED,EXECUTED,FAILED', limit: LATELY } }),
  );
  const error = waiting.error ?? lately.error;
  const retry = () => {
    if (waiting.error) void waiting.refetch();
    if (lately.error) void lately.refetch();
  };
  const isNew = waiting.data?.rows.length === 0 && lately.data?.length === 0;
  return (
    <div className="flex flex-col gap-8">
      {error && <FailureNotice error={error} onRetry={retry} />}
      {!waiting.data && !waiting.error && <Waiting>Looking up your requests…</Waiting>}
      {isNew && <FirstSteps user={user} />}
      {waiting.data && !isNew && <WaitingList {...waiting.data} user={user} />}
      {lately.data && lately.data.length > 0 && (
        <DecidedLately rows={lately.data}>
          <Link to="/transactions" className="text-accent underline underline-offset-4">
            All transactions
          </Link>
        </DecidedLately>
      )}
    </div>
  );
}
