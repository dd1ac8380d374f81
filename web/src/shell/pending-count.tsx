import { usePending } from '../data/use-pending.ts';

/** How many requests wait for the owner; hidden if there are none. */
export function PendingCount() {
  const pending = usePending();
  if (pending === null) return null;
  return (
    <span className="rounded-full bg-accent px-2 py-0.5 text-xs font-semibold leading-4 text-on-accent tabular-nums">
      <span className="sr-only">, </span>
      {pending}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
