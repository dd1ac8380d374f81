import type { Contract, Received } from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useSession } from '../../session/session-context.ts';

type Grant = Received<Contract['listGrants']>[number];

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/**
 * The agents that came in over MCP, each with a way to send it out again. Looked up when asked for: the look-up may renew
 * the session, and whoever only passes through would cut that off.
 */
export function GrantedClients({ userId }: { userId: string }) {
  const [isAskedFor, askFor] = useState(false);
  const { call } = useSession();
  const grants = useQuery({
    queryKey: ['grants', userId],
    queryFn: () => call((client) => client.listGrants()),
    enabled: isAskedFor,
  });
  if (!isAskedFor) {
    return (
      <div>
        <Button look="quiet" onPress={() => askFor(true)}>
          Show agents with access
        </Button>
      </div>
    );
  }
  if (grants.error) return <FailureNotice error={grants.error} onRetry={() => void grants.refetch()} />;
  if (!grants.data) return <Waiting>Looking up your agents…</Waiting>;
  if (grants.data.length === 0) return <p role="status">No agent has access over MCP.</p>;
  return (
    <section aria-labelledby="agents" className="flex flex-col gap-3">
      <h2 id="agents" className="font-semibold">
        Agents with access
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-sunken px-4">
        {grants.data.map((grant) => (
          <Client key={grant.id} grant={grant} userId={userId} />
        ))}
      </ul>
    </section>
  );
}

function Client({ grant, userId }: { grant: Grant; userId: string }) {
  const { call } = useSession();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () =>
      call((client) => client.deleteGrant({ params: { id: grant.id } })).catch((error: unknown) => {
        // It has ended meanwhile, which is what was wanted.
        if (!(error instanceof ApiError && error.code === 'grant.not_found')) throw error;
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['grants', userId] }),
  });
  const name = grant.client.clientName ?? 'An agent without a name';
  const place = grant.client.loopback ? 'a program on a computer of yours' : grant.client.redirectHost;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 wrap-anywhere">
        <bdi>{name}</bdi>
        <p className="text-sm text-muted">
          {place}, since {dates.format(new Date(grant.createdAt))}
        </p>
      </div>
      <Button
        look="quiet"
        label={`Take the access of ${name} back`}
        busy={removal.isPending}
        onPress={() => removal.mutate()}
      >
        Take back
      </Button>
      {removal.error !== null && <FailureNotice error={removal.error} />}
    </li>
  );
}
