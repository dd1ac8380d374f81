import { useState } from 'react';
import { useOwned } from '../../data/use-owned.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import type { User } from '../../session/kept-session.ts';
import { OwnedPage } from '../../session/owned-page.tsx';
import { ConnectSnippets } from './connect-snippets.tsx';
import { Freeze } from './freeze.tsx';
import { NewKey } from './new-key.tsx';
import type { Way } from './way.ts';
import { WayIn } from './way-in.tsx';

const purpose = 'Every program with access to your account, and how to revoke it.';
/** The largest page size of the service. */
const MOST = 500;

export const AgentsPage = () => (
  <OwnedPage title="Agents" purpose={purpose}>
    {(user) => <Agents key={user.id} user={user} />}
  </OwnedPage>
);

function Agents({ user }: { user: User }) {
  const [isCreating, setCreating] = useState(false);
  const access = useOwned(['access'], (client) => client.listAccess({ query: { limit: MOST } }));
  const isFrozen = access.data !== undefined && access.data.frozenAt !== null;
  const ways = access.data?.ways ?? [];
  const close = () => setCreating(false);
  return (
    <Page
      title="Agents"
      lead={purpose}
      actions={!isCreating && !isFrozen && <Button onPress={() => setCreating(true)}>Create an API key</Button>}
    >
      <div className="flex flex-col gap-6">
        {isCreating && !isFrozen && <NewKey owner={user.ethereumAddress} onClose={close} />}
        {access.error !== null && <FailureNotice error={access.error} onRetry={() => void access.refetch()} />}
        {access.isPending && <Waiting>Looking up your agents…</Waiting>}
        {access.data && <WithAccess ways={ways} />}
        {!isCreating && !isFrozen && (
          <Card title="Connect an agent" lead="Paste one of these. The agent appears above once it has access.">
            <ConnectSnippets owner={user.ethereumAddress} />
          </Card>
        )}
        {access.data && <Freeze isFrozen={isFrozen} />}
      </div>
    </Page>
  );
}

function WithAccess({ ways }: { ways: readonly Way[] }) {
  const active = ways.filter((way) => way.active);
  const ended = ways.filter((way) => !way.active);
  return (
    <Card title={`Agents with access (${active.length})`}>
      {active.length === 0 ? (
        <p role="status" className="text-muted">
          No agent has access to your account.
        </p>
      ) : (
        <Ways label="Agents with access" ways={active} />
      )}
      {ended.length > 0 && (
        <details className="mt-4 border-t border-line pt-3">
          <summary className="cursor-pointer py-1 text-muted hover:text-ink">{ended.length} revoked or expired</summary>
          <Ways label="Agents without access" ways={ended} />
        </details>
      )}
      {ways.length === MOST && (
        <p className="mt-4 text-sm text-muted">
          These are the {MOST} most recently used; older ones are not listed. Freezing revokes all of them.
        </p>
      )}
    </Card>
  );
}

const Ways = ({ label, ways }: { label: string; ways: readonly Way[] }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {ways.map((way) => (
      <WayIn key={way.id} way={way} />
    ))}
  </ul>
);
