import { ApiError } from '@countersign/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useSession } from '../../session/session-context.ts';
import { ConsentEnd } from './consent-end.tsx';
import { ConsentRequest } from './consent-request.tsx';

const route = getRouteApi('/focused/oauth/consent');

/** Grants or denies the request of an OAuth client: `/oauth/consent?session=`. */
export function ConsentPage() {
  const { session } = route.useSearch();
  return session ? <Consent key={session} session={session} /> : <ConsentEnd end="missing" />;
}

function Consent({ session }: { session: string }) {
  const { publicClient } = useSession();
  const info = useQuery({
    queryKey: ['oauth-session', session],
    queryFn: () => publicClient.getOauthSession({ query: { session } }),
    // Without this, a return to the page would say that the request is decided instead of linking back to the agent.
    refetchOnWindowFocus: false,
  });
  const look = () => void info.refetch();
  if (info.error) {
    const { code = null } = info.error instanceof ApiError ? info.error : {};
    if (code === 'consent.unknown' || code === 'request.invalid') return <ConsentEnd end="unknown" />;
    return (
      <Panel title="An agent asks for access">
        <FailureNotice error={info.error} onRetry={look} />
      </Panel>
    );
  }
  if (!info.data) {
    return (
      <Panel title="An agent asks for access">
        <Waiting>Looking up the request…</Waiting>
      </Panel>
    );
  }
  if (info.data.status !== 'pending') return <ConsentEnd end={info.data.status} />;
  return <ConsentRequest info={info.data} onExpired={look} />;
}
