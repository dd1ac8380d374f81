import { executionTypes } from '@countersign/protocol';
import { useOwned } from '../../data/use-owned.ts';
import { useSettings } from '../../data/use-settings.ts';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { When } from '../../parts/when.tsx';
import { OwnedPage } from '../../session/owned-page.tsx';
import { Editor } from './editor.tsx';

const purpose = 'What your agents may do without asking you.';

export const PolicyPage = () => (
  <OwnedPage title="Policy" purpose={purpose}>
    {(user) => <Policy key={user.id} />}
  </OwnedPage>
);

function Policy() {
  const policy = useOwned(['policy'], (client) => client.getPolicy());
  const settings = useSettings();
  const approvesAll = settings.data?.executionType === executionTypes.USER_EXECUTED;
  const updatedAt = policy.data?.updatedAt ?? null;
  return (
    <Page
      title="Policy"
      lead={
        <>
          {purpose}{' '}
          {policy.data &&
            (updatedAt === null ? (
              `You have not set one yet, so ${approvesAll ? 'you decide on every request' : 'whatever the arbiter approves goes through'}.`
            ) : (
              <>
                Last changed <When at={updatedAt} />.
              </>
            ))}
        </>
      }
    >
      {policy.data ? (
        <Editor saved={policy.data} ownerApprovesAll={approvesAll} />
      ) : policy.error ? (
        <FailureNotice error={policy.error} onRetry={() => void policy.refetch()} />
      ) : (
        <Waiting>Looking up your policy…</Waiting>
      )}
    </Page>
  );
}
