import type { Contract, Received } from '@countersign/protocol';
import { Link } from '@tanstack/react-router';
import { useOwned } from '../../data/use-owned.ts';
import { Claim } from '../../parts/claim.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { When } from '../../parts/when.tsx';
import { type PolicyBody, toSent } from './draft.ts';

type Tried = Received<Contract['tryPolicy']>;

/** Tests a draft against the past requests of the owner's agents. */
export const usePolicyTest = (policy: PolicyBody | null, enabled: boolean) =>
  useOwned(
    ['policy-trial', JSON.stringify(policy)],
    (client) => client.tryPolicy({ body: toSent(policy ?? nothing) }),
    { enabled: enabled && policy !== null },
  );

const nothing: PolicyBody = { limits: [], allowedRecipients: null, deniedRecipients: [] };

export function PolicyTestResult({ trial }: { trial: ReturnType<typeof usePolicyTest> }) {
  if (trial.error) return <FailureNotice error={trial.error} onRetry={() => void trial.refetch()} />;
  if (!trial.data) return <Waiting>Testing on your past requests…</Waiting>;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{sayTrial(trial.data)}</p>
      {trial.data.changes.length > 0 && (
        <ul
          aria-label="Requests that would change"
          className="max-h-96 divide-y divide-line overflow-y-auto rounded-xl border border-line px-4"
        >
          {trial.data.changes.map((change) => (
            <li key={change.requestHash} className="py-3">
              <p className="font-medium">
                {change.draft === 'alone' ? 'Would be approved automatically' : 'Would wait for you'}
                <span className="font-normal text-muted">
                  {' '}
                  · <When at={change.createdAt} />
                </span>
              </p>
              <Link
                to="/transactions/$requestHash"
                params={{ requestHash: change.requestHash }}
                className="line-clamp-2 text-accent underline underline-offset-4"
              >
                {change.description === null ? 'A sealed request' : <Claim>{change.description}</Claim>}
              </Link>
              <p className="wrap-anywhere text-sm text-muted">{change.reason}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Such as "84 of your last 120 requests would be approved automatically (currently 60). These 24 would change:" */
export function sayTrial({ considered, alone, changes }: Pick<Tried, 'considered' | 'alone' | 'changes'>): string {
  if (considered === 0) return 'There are no past requests to test it on yet.';
  if (considered === 1) {
    const only = `Your only request would ${alone === 1 ? 'be approved automatically' : 'wait for you'}`;
    return changes.length === 0 ? `${only}, as it does now.` : `${only}:`;
  }
  const gained = changes.filter(({ draft }) => draft === 'alone').length;
  const now = alone - gained + (changes.length - gained);
  const first = `${alone || 'None'} of your last ${considered} requests would be approved automatically (currently ${now || 'none'}).`;
  if (changes.length === 0) return `${first} None would change.`;
  return `${first} ${changes.length === 1 ? 'This one' : `These ${changes.length}`} would change:`;
}
