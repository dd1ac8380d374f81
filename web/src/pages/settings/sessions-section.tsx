import { useState } from 'react';
import { useChange } from '../../data/use-change.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useSession } from '../../session/session-context.ts';
import { ChangeResult } from './change-result.tsx';

/** The owner's sessions. Agents are on their own page. */
export function SessionsSection() {
  const { signOut } = useSession();
  const [isAsked, ask] = useState(false);
  const everywhere = useChange((client) => client.logoutAll());
  return (
    <Card
      title="Sessions"
      lead="Ends your sessions on all devices, including this one. Agents keep their access; revoke it under Agents."
    >
      <Button look="secondary" onPress={() => ask(true)}>
        Sign out everywhere
      </Button>
      <ChangeResult of={everywhere} done="" />
      {isAsked && (
        <Confirm
          title="Sign out everywhere?"
          confirm="Sign out everywhere"
          busy={everywhere.isPending}
          onClose={() => ask(false)}
          onConfirm={() =>
            everywhere.mutate(undefined, { onSuccess: () => void signOut(), onSettled: () => ask(false) })
          }
        >
          <p>You will have to sign in with your wallet again, here too.</p>
        </Confirm>
      )}
    </Card>
  );
}
