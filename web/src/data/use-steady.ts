import { type RefObject, useLayoutEffect, useState } from 'react';

interface Named {
  readonly requestHash: string;
}

export interface Steady<Row> {
  readonly rows: readonly Row[];
  /** Rows still shown that no longer belong to the list. */
  readonly gone: ReadonlySet<string>;
  /** How many new rows are not shown yet. */
  readonly arrived: number;
  /** Shows the current list. */
  readonly settle: () => void;
}

/**
 * A list that changes while a user is about to press a row: the content of each row is always current, but rows appear,
 * disappear and move only while neither pointer nor focus is on the list, or on request.
 */
export function useSteady<Row extends Named>(
  live: readonly Row[],
  hasMore: boolean,
  /** The whole area of the list, including the button that shows new rows. */
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
  // With more pages to load, rows at the end may only have moved to the next page.
  const known = hasMore ? shown.slice(0, 1 + shown.findLastIndex((row) => !isMissing(row))) : shown;
  return {
    rows: shown.map((row) => latest.get(row.requestHash) ?? row),
    gone: new Set(known.filter(isMissing).map(({ requestHash }) => requestHash)),
    arrived: live.filter(({ requestHash }) => !before.has(requestHash)).length,
    settle,
  };
}

/** Touch gives no hover before the press. */
function isAtRest(list: HTMLElement | null): boolean {
  if (!list) return true;
  return matchMedia('(hover: hover)').matches && !list.matches(':hover') && !list.contains(document.activeElement);
}
