import { useMutation } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import type { Trial } from './examples.ts';

/** Runs the checks on a trial. */
export function useTrial() {
  const { publicClient } = useSession();
  return useMutation({
    mutationFn: ({ words, action }: Trial) =>
      publicClient.tryValidator({ body: { human_intent: words, proposed_tx: action } }),
  });
}

export type TrialRun = ReturnType<typeof useTrial>;
