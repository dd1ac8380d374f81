import type { Client } from '@countersign/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session-context.ts';

export interface OwnedOptions {
  /** Fetches only while true. */
  readonly enabled?: boolean;
  /** Keeps the old data visible while the next loads. */
  readonly keepsPrevious?: boolean;
  /** Refetch interval for data that no event covers. */
  readonly refetchMs?: number;
}

/** The first part of every key below: data of the signed-in owner only. */
export const ownedKey = (userId: string, ...key: readonly unknown[]) => [userId, ...key];

/** Data of the signed-in user. The key starts with the user, so it is never shown to the next one. */
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
