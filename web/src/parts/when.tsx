import { useEffect, useState } from 'react';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long' });

const steps = [
  { unit: 'second', ms: 1_000, upTo: 60 },
  { unit: 'minute', ms: 60_000, upTo: 60 },
  { unit: 'hour', ms: 3_600_000, upTo: 24 },
  { unit: 'day', ms: 86_400_000, upTo: 30 },
  { unit: 'month', ms: 2_592_000_000, upTo: 12 },
] as const;
const last = { unit: 'year', ms: 31_536_000_000 } as const;

/** A relative time, such as "3 min. ago" or "in 2 hr." */
function fromNow(atMs: number, nowMs: number): string {
  const distance = atMs - nowMs;
  const { unit, ms } = steps.find((step) => Math.abs(distance) < step.ms * step.upTo) ?? last;
  return relative.format(Math.trunc(distance / ms), unit);
}

/** A relative time, with the exact one on demand. */
export function When({ at }: { at: string }) {
  const atMs = Date.parse(at);
  const nowMs = useNow(Math.abs(Date.now() - atMs) < 3_600_000 ? 1_000 : 60_000);
  return (
    <time dateTime={at} title={exact.format(atMs)} className="whitespace-nowrap tabular-nums">
      {fromNow(atMs, nowMs)}
    </time>
  );
}

export function useNow(everyMs: number): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
