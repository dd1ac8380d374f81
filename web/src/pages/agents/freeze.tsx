import type { Contract, Received } from '@countersign/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../data/use-change.ts';
import { settingsKey } from '../../data/use-settings.ts';
import { shortAddress } from '../../parts/account.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';

type Frozen = Received<Contract['freezeAccount']>;

/** The emergency stop. A banner above every page shows its state. */
export function Freeze({ isFrozen }: { isFrozen: boolean }) {
  const [isAsked, ask] = useState(false);
  const freezing = useChange((client) => client.freezeAccount(), ['access'], settingsKey, ['transactions']);
  if (isFrozen) return freezing.data ? <FreezeResult frozen={freezing.data} /> : null;
  return (
    <Card
      title="Emergency stop"
      lead="If something is wrong: freezing revokes every agent and rejects every open request. Only your wallet can unfreeze it."
      actions={
        <Button look="danger" onPress={() => ask(true)}>
          Freeze everything
        </Button>
      }
    >
      {isAsked && (
        <Confirm
          title="Freeze everything?"
          confirm="Freeze everything"
          danger
          busy={freezing.isPending}
          onConfirm={() => freezing.mutate(undefined, { onSuccess: () => ask(false) })}
          onClose={() => ask(false)}
        >
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>Every API key, connected agent and MCP client permanently loses access.</li>
            <li>Every request that is pending, or approved but not executed, is rejected.</li>
            <li>New requests are refused, and you are signed out everywhere except here.</li>
            <li>Requests already sent to your custody provider cannot be withdrawn; you will see which ones.</li>
          </ul>
          <p>To unfreeze, sign with your wallet. You then reconnect the agents you still want.</p>
          {freezing.error !== null && <FailureNotice error={freezing.error} />}
        </Confirm>
      )}
    </Card>
  );
}

function FreezeResult({ frozen: { ended, rejected, rejecting, handedOver } }: { frozen: Frozen }) {
  return (
    <Card title="Everything is frozen">
      <div role="status" className="flex flex-col gap-3">
        <p>
          Revoked: {count(ended.keys, 'key')}, {count(ended.grants, 'MCP client')} and{' '}
          {count(ended.sessions, 'other session')}. Rejected: {count(rejected, 'request')}.
        </p>
        {rejecting && <p>More requests are being rejected. None of them can be approved or executed any more.</p>}
        {handedOver.length > 0 && (
          <div>
            <p className="font-semibold">
              Already sent to your custody provider; only the provider can still stop{' '}
              {handedOver.length === 1 ? 'it' : 'them'}:
            </p>
            <ul className="mt-1 max-h-64 overflow-y-auto">
              {handedOver.map((requestHash) => (
                <li key={requestHash}>
                  <Link
                    to="/transactions/$requestHash"
                    params={{ requestHash }}
                    className="font-mono text-sm text-accent underline underline-offset-4"
                  >
                    {shortAddress(requestHash)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
