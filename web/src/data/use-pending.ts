import { useSession } from '../session/session-context.ts';
import { useOwned } from './use-owned.ts';

/** How many requests wait for the owner, such as "3" or "1000+"; null if there are none or no user is signed in. */
export function usePending(): string | null {
  const { state } = useSession();
  const ethereumAddress = state.status === 'signed-in' ? state.user.ethereumAddress : '';
  const { data } = useOwned(['transactions', 'count'], (client) =>
    client.countTransactions({ params: { ethereumAddress } }),
  );
  if (!data || data.waitingForOwner === 0) return null;
  return `${data.waitingForOwner}${data.hasMore ? '+' : ''}`;
}
