import type { Address } from '@countersign/protocol';
import { poolBps, type Route } from '../../effects/effect.ts';

/**
 * Joins two routes if the later one continues from the end of the earlier one; parallel routes stay apart. Of several
 * that end at one token only the most expensive continues, because all combinations would be too many.
 */
export function joinRoutes(routes: readonly Route[]): readonly Route[] {
  const joined = new Set<Route>();
  const dearestTo = new Map<Address | undefined, Route>();
  const endsAt = new Map<Address | undefined, Route[]>();
  for (const route of routes) {
    const [start, end] = [route.path[0], route.path.at(-1)];
    const before = dearestTo.get(start);
    for (const passed of endsAt.get(start) ?? []) joined.delete(passed);
    endsAt.delete(start);
    const whole = {
      path: [...(before?.path ?? []), ...route.path.slice(before ? 1 : 0)],
      poolFees: [...(before?.poolFees ?? []), ...route.poolFees],
    };
    joined.add(whole);
    const alike = endsAt.get(end);
    if (alike) alike.push(whole);
    else endsAt.set(end, [whole]);
    const other = dearestTo.get(end);
    if (!other || poolBps(other) < poolBps(whole)) dearestTo.set(end, whole);
  }
  return [...joined];
}
