import { ApiError } from '@countersign/sdk';
import { useChange } from '../../data/use-change.ts';
import { AgentName } from '../../parts/agent-name.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import type { Way } from './way.ts';

/** It has already ended, which was the goal. */
const gone = ['grant.not_found', 'key.not_found'];

const consequences: Readonly<Record<Way['kind'], string>> = {
  'api-key': 'The key stops working immediately, for every program that has it.',
  connection: "The agent's key stops working immediately.",
  oauth: 'The client is signed out immediately, and its open streams end within a minute.',
};

/** Confirms the end of an access and names its consequences. */
export function Revoke({ way, onClose }: { way: Way; onClose: () => void }) {
  const revoking = useChange(
    (client) =>
      (way.kind === 'oauth'
        ? client.deleteGrant({ params: { id: way.id } })
        : client.revokeApiKey({ params: { apiKeyId: way.id } })
      ).catch((error: unknown) => {
        if (!(error instanceof ApiError && gone.includes(error.code ?? ''))) throw error;
      }),
    ['access'],
  );
  return (
    <Confirm
      title="Revoke access?"
      confirm="Revoke access"
      danger
      busy={revoking.isPending}
      onConfirm={() => revoking.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        Access ends for <AgentName name={way.name} />.
      </p>
      <p>
        {consequences[way.kind]} Requests that it has submitted stay; you can still approve or reject those that are
        waiting for you. This cannot be undone: to regain access, it needs your approval again.
      </p>
      {revoking.error !== null && <FailureNotice error={revoking.error} />}
    </Confirm>
  );
}
