import type { Client } from '@countersign/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session-context.ts';

/** Public data, available without a session. */
export function usePublic<T>(key: readonly unknown[], ask: (client: Client) => Promise<T>) {
  const { publicClient } = useSession();
  return useQuery({
    queryKey: ['public', ...key],
    queryFn: () => ask(publicClient),
    placeholderData: keepPreviousData,
  });
}
