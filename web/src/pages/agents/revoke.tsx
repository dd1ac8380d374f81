import { ApiError } from '@countersign/sdk';
import { useChange } from '../../data/use-change.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { NameOf, type Way } from './name-of.tsx';

/** It has ended meanwhile, which is what was wanted. */
const gone = ['grant.not_found', 'key.not_found'];

const consequences: Readonly<Record<Way['kind'], string>> = {
  'api-key': 'The key stops working at once, for every program that has it.',
  connection: 'The key that the agent got stops working at once.',
  oauth: 'The client is signed out at once, and its open streams end within a minute.',
};

/** Asks before access ends, and names what ends. */
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
        Access ends for <NameOf way={way} />.
      </p>
      <p>
        {consequences[way.kind]} What it has submitted stays where it is; requests that wait for you can still be
        approved or rejected. This cannot be undone: to come back, it needs a new approval of yours.
      </p>
      {revoking.error !== null && <FailureNotice error={revoking.error} />}
    </Confirm>
  );
}
