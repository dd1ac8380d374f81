import { PerformanceObserver, performance } from 'node:perf_hooks';

/** A time in which a process did not answer, in milliseconds of a clock common to all processes. */
export interface Pause {
  readonly from: number;
  readonly to: number;
  /** A pause of the garbage collector; otherwise one of any cause, possibly also the collector. */
  readonly isCollector: boolean;
}

const LOOK_EVERY_MS = 5;

export const clockMs = (): number => performance.timeOrigin + performance.now();

/** Watches this process. Returns a function that stops it and returns the pauses. */
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

/** The part of a time span within these pauses. */
export function overlapMs(from: number, to: number, pauses: readonly Pause[]): number {
  return pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), 0);
}
