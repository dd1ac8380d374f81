import type { Client } from '@countersign/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session-context.ts';

export interface OwnedOptions {
  /** Asked only while this is true. */
  readonly enabled?: boolean;
  /** What was there stays in place while the next is on its way. */
  readonly keepsPrevious?: boolean;
  /** Asked again so often, where no event tells of a change. */
  readonly refetchMs?: number;
}

/** The first part of every key below: what belongs to the owner who is signed in, and to nobody else. */
export const ownedKey = (userId: string, ...key: readonly unknown[]) => [userId, ...key];

/** Something that belongs to whoever is signed in. Never shown to the next one: the key begins with the user. */
export function useOwned<T>(
  key: readonly unknown[],
  ask: (client: Client) => Promise<T>,
  { enabled = true, keepsPrevious = false, refetchMs }: OwnedOptions = {},
) {
  const { call, state } = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : '';
  return useQuery({
    queryKey: ownedKey(userId, ...key),
    queryFn: () => call(ask),
    enabled: enabled && userId !== '',
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
