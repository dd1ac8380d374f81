import { ApiError } from '@countersign/sdk';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePublic } from '../../data/use-public.ts';
import { Account } from '../../parts/account.tsx';
import { Card } from '../../parts/card.tsx';
import { Claim } from '../../parts/claim.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { SelectField } from '../../parts/field.tsx';
import { Page } from '../../parts/page.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { When } from '../../parts/when.tsx';
import { LatestRequests } from './latest-requests.tsx';
import { Stats } from './stats.tsx';
import { VerdictChart } from './verdict-chart.tsx';

const route = getRouteApi('/app/a/$address');

const periods = [
  ['24h', 'Last 24 hours'],
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['all', 'All time'],
] as const;
type Period = (typeof periods)[number][0];

/** The public profile of an account: how many requests it made, and their outcomes. */
export function ProfilePage() {
  const { address } = route.useParams();
  const params = { ethereumAddress: address };
  const [period, setPeriod] = useState<Period>('30d');
  const profile = usePublic(['agent', address], (client) => client.getAgent({ params }));
  const metrics = usePublic(['agent-metrics', address, period], (client) =>
    client.getAgentMetrics({ params, query: { period } }),
  );
  if (profile.error) return <NoProfile error={profile.error} onRetry={() => void profile.refetch()} />;
  if (!profile.data) return <Waiting>Looking up the profile…</Waiting>;
  const { displayName, ethereumAddress, memberSince } = profile.data;
  return (
    <Page
      title="Public profile"
      lead={
        <>
          {displayName !== null && (
            <>
              <Claim>{displayName}</Claim>,{' '}
            </>
          )}
          <Account address={ethereumAddress} />, joined <When at={memberSince} />. What was asked for stays private
          unless the owner publishes it.
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Card
          title="Request outcomes"
          actions={
            <div className="w-48">
              <SelectField
                label="Period"
                value={period}
                onChange={(value) => setPeriod(value as Period)}
                options={periods}
              />
            </div>
          }
        >
          {metrics.error ? (
            <FailureNotice error={metrics.error} onRetry={() => void metrics.refetch()} />
          ) : metrics.data ? (
            <div className="flex flex-col gap-6">
              <Stats stats={metrics.data.totals} />
              <VerdictChart series={metrics.data.series} period={metrics.data.period} />
            </div>
          ) : (
            <Waiting>Counting…</Waiting>
          )}
        </Card>
        <LatestRequests address={address} />
      </div>
    </Page>
  );
}

function NoProfile({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)) {
    return (
      <div className="mx-auto max-w-2xl">
        <Panel title="No account with this address" mark="care">
          <p>Check that the address is complete. A profile is created at the first sign-in.</p>
        </Panel>
      </div>
    );
  }
  return <FailureNotice error={error} onRetry={onRetry} />;
}
