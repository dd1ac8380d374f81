import { PerformanceObserver, performance } from 'node:perf_hooks';

/** A time in which a process answered nobody, in milliseconds of the clock that all processes share. */
export interface Pause {
  readonly from: number;
  readonly to: number;
  /** Of the garbage collector; else for any reason, which may be that one too. */
  readonly isCollector: boolean;
}

const LOOK_EVERY_MS = 5;

export const clockMs = (): number => performance.timeOrigin + performance.now();

/** Watches this process from now on. Returns how to stop, with what was seen. */
export function watchPauses(): () => Pause[] {
  const pauses: Pause[] = [];
  const keep = (entries: readonly { startTime: number; duration: number }[]) => {
    for (const { startTime, duration } of entries) {
      const from = performance.timeOrigin + startTime;
      pauses.push({ from, to: from + duration, isCollector: true });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  let last = clockMs();
  const timer = setInterval(() => {
    const now = clockMs();
    if (now - last > 2 * LOOK_EVERY_MS) pauses.push({ from: last + LOOK_EVERY_MS, to: now, isCollector: false });
    last = now;
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    keep(observer.takeRecords());
    observer.disconnect();
    return pauses;
  };
}

/** How much of a time these pauses took. */
export function overlapMs(from: number, to: number, pauses: readonly Pause[]): number {
  return pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), 0);
}
