import type { Client } from '@countersign/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session-context.ts';
import { ownedKey } from './use-owned.ts';

/** Changes the owner's data, then refetches the queries under these keys. */
export function useChange<Input, Output>(
  change: (client: Client, input: Input) => Promise<Output>,
  ...touches: readonly (readonly unknown[])[]
) {
  const { call, state } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call((client) => change(client, input)),
    onSettled: () => {
      if (state.status !== 'signed-in') return;
      for (const key of touches) void queries.invalidateQueries({ queryKey: ownedKey(state.user.id, ...key) });
    },
  });
}
