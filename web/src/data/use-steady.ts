import { type RefObject, useLayoutEffect, useState } from 'react';

interface Named {
  readonly requestHash: string;
}

export interface Steady<Row> {
  readonly rows: readonly Row[];
  /** Those that are still shown, and belong to the list no more. */
  readonly gone: ReadonlySet<string>;
  /** How many are there that are not shown yet. */
  readonly arrived: number;
  /** Shows the list as it is now. */
  readonly settle: () => void;
}

/**
 * A list that changes while somebody is about to press on a row of it: what is shown of each row is always the latest, but
 * rows come, go and move only while no pointer and no focus is on the list, or when asked to.
 */
export function useSteady<Row extends Named>(
  live: readonly Row[],
  hasMore: boolean,
  /** All that belongs to it, the button that shows what has arrived included. */
  list: RefObject<HTMLElement | null>,
): Steady<Row> {
  const [shown, setShown] = useState(live);
  const settle = () => setShown(live);
  useLayoutEffect(() => {
    if (isAtRest(list.current)) setShown(live);
  }, [live, list]);
  const latest = new Map(live.map((row) => [row.requestHash, row]));
  const before = new Set(shown.map(({ requestHash }) => requestHash));
  const isMissing = ({ requestHash }: Named) => !latest.has(requestHash);
  // Where the list goes on after its first page, rows at its end may only have been pushed out of that page.
  const known = hasMore ? shown.slice(0, 1 + shown.findLastIndex((row) => !isMissing(row))) : shown;
  return {
    rows: shown.map((row) => latest.get(row.requestHash) ?? row),
    gone: new Set(known.filter(isMissing).map(({ requestHash }) => requestHash)),
    arrived: live.filter(({ requestHash }) => !before.has(requestHash)).length,
    settle,
  };
}

/** A finger gives no sign before it presses. */
function isAtRest(list: HTMLElement | null): boolean {
  if (!list) return true;
  return matchMedia('(hover: hover)').matches && !list.matches(':hover') && !list.contains(document.activeElement);
}
