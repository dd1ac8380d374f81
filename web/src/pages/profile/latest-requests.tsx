import type { Contract, Received } from '@countersign/protocol';
import { usePublic } from '../../data/use-public.ts';
import { Card } from '../../parts/card.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { InertText } from '../../parts/inert-text.tsx';
import { Status } from '../../parts/status.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { When } from '../../parts/when.tsx';

type PublicTransaction = Received<Contract['listAgentTransactions']>[number];

const SHOWN = 20;

/** The most recent requests, as far as their owner makes them public. */
export function LatestRequests({ address }: { address: string }) {
  const found = usePublic(['agent-transactions', address], (client) =>
    client.listAgentTransactions({ params: { ethereumAddress: address }, query: { limit: SHOWN } }),
  );
  return (
    <Card title="Latest requests">
      {found.error ? (
        <FailureNotice error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Waiting>Looking up the requests…</Waiting>
      ) : found.data.length === 0 ? (
        <p className="text-muted">None yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {found.data.map((transaction) => (
            <Request key={transaction.requestHash} transaction={transaction} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const Request = ({ transaction }: { transaction: PublicTransaction }) => (
  <li className="grid grid-cols-2 items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_6.5rem_8rem]">
    <span className="min-w-0 max-sm:col-span-2">
      {transaction.details?.description ? (
        <span className="line-clamp-2 wrap-anywhere">
          “<InertText>{transaction.details.description}</InertText>”
        </span>
      ) : (
        <span className="text-muted">{transaction.sealed ? 'Sealed: only its arbiter can read it' : 'Private'}</span>
      )}
      <span className="block font-mono text-xs text-muted">{transaction.requestHash.slice(0, 18)}…</span>
    </span>
    <span className="text-sm text-muted">
      <When at={transaction.createdAt} />
    </span>
    <span className="text-right">
      <Status of={{ ...transaction, waitingFor: null, executedLate: false }} />
    </span>
  </li>
);
