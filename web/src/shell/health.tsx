import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session-context.ts';

const LOOK_EVERY_MS = 60_000;

/** Whether requests are currently checked; in words, because a coloured dot alone is not accessible. */
export function Health() {
  const { publicClient } = useSession();
  const health = useQuery({
    queryKey: ['health'],
    queryFn: () => publicClient.getHealth(),
    refetchInterval: LOOK_EVERY_MS,
  });
  const [colour, words] = health.error
    ? ['bg-bad', 'Service unreachable']
    : health.data?.status === 'degraded'
      ? ['bg-care', 'Checks are delayed']
      : health.data
        ? ['bg-good', 'Arbiter running']
        : ['bg-line', 'Checking status…'];
  const problems = health.data?.problems ?? [];
  return (
    <p
      role="status"
      title={problems.join('\n') || undefined}
      className="flex items-center gap-2 text-sm text-muted lg:px-3"
    >
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${colour}`} />
      <span className="max-sm:sr-only">{words}</span>
    </p>
  );
}
