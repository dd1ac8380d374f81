import { ApiError } from '@countersign/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useSession } from '../../session/session-context.ts';
import { SignIn } from '../../session/sign-in.tsx';
import { ConnectionEnd, endOf } from './connection-end.tsx';
import { ConnectionRequest } from './connection-request.tsx';

const route = getRouteApi('/focused/connect');

/** Approval of an agent's connection code: `/connect?code=`. */
export function ConnectPage() {
  const { code } = route.useSearch();
  const { state } = useSession();
  if (!code) return <ConnectionEnd end="missing" />;
  if (state.status === 'signed-in') {
    const { id } = state.user;
    return <Connection key={`${id} ${code}`} code={code} userId={id} />;
  }
  return (
    <Panel title="An agent wants to connect">
      <p>
        A program asked for a key to your Countersign account, to submit transactions for verification. Sign in to see
        where the request came from and what the key can do. It gets nothing until you approve.
      </p>
      <SignIn />
    </Panel>
  );
}

function Connection({ code, userId }: { code: string; userId: string }) {
  const { call } = useSession();
  const info = useQuery({
    queryKey: ['connection', userId, code],
    queryFn: () => call((client) => client.getConnectionInfo({ query: { code } })),
    // Without this, a return to the page would say that the code is used instead of what the owner decided.
    refetchOnWindowFocus: false,
  });
  const look = () => void info.refetch();
  if (info.error) {
    const end = info.error instanceof ApiError ? endOf(info.error) : null;
    if (end) return <ConnectionEnd end={end} />;
    return (
      <Panel title="An agent wants to connect">
        <FailureNotice error={info.error} onRetry={look} />
      </Panel>
    );
  }
  if (!info.data) {
    return (
      <Panel title="An agent wants to connect">
        <Waiting>Looking up the code…</Waiting>
      </Panel>
    );
  }
  if (info.data.status === 'ready') return <ConnectionEnd end="approved-before" />;
  return <ConnectionRequest code={code} info={info.data} onExpired={look} />;
}
