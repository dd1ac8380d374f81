import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from './button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useArmed } from './use-armed.ts';

interface Props {
  readonly decision: Pick<UseMutationResult<unknown, unknown, boolean>, 'mutate' | 'isPending' | 'variables' | 'error'>;
  readonly approve: string;
  readonly decline: string;
}

/** Approve or reject, equally easy to reach. */
export function Decision({ decision: { mutate, isPending, variables, error }, approve, decline }: Props) {
  const isArmed = useArmed();
  return (
    <>
      {error !== null && <FailureNotice error={error} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button busy={isPending && variables === true} disabled={isPending || !isArmed} onPress={() => mutate(true)}>
          {approve}
        </Button>
        <Button
          look="secondary"
          busy={isPending && variables === false}
          disabled={isPending}
          onPress={() => mutate(false)}
        >
          {decline}
        </Button>
      </div>
    </>
  );
}
