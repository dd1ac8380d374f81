import type { QuorumType } from '@countersign/protocol';
import { useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { settingsKey } from '../../../data/use-settings.ts';
import { Button } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { ChangeResult } from '../change-result.tsx';
import { type Quorum, quorumKey } from './types.ts';

interface Props {
  readonly type: QuorumType;
  readonly quorum: Quorum;
  readonly onDetached: () => void;
}

/** Detaches a quorum from this account. It continues to exist at its provider. */
export function Detach({ type, quorum, onDetached }: Props) {
  const [isAsked, ask] = useState(false);
  const detach = useChange(
    (client, _: null) => client.detachQuorum({ params: { type } }),
    quorumKey(type),
    settingsKey,
  );
  return (
    <>
      <Button look="quiet" label={`Detach quorum (${type})`} onPress={() => ask(true)}>
        Detach quorum
      </Button>
      <ChangeResult of={detach} done="" />
      {isAsked && (
        <Confirm
          title="Detach this quorum?"
          confirm="Detach quorum"
          danger
          busy={detach.isPending}
          onClose={() => ask(false)}
          onConfirm={() => detach.mutate(null, { onSuccess: onDetached, onSettled: () => ask(false) })}
        >
          <p>
            It no longer signs for you here. It stays at the wallet provider, and you can select it again by its ID:
          </p>
          <p className="font-mono text-[0.9em] wrap-anywhere">{quorum.quorumId}</p>
        </Confirm>
      )}
    </>
  );
}
