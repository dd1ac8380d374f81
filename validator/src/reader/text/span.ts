/** A part of a text, in UTF-16 units; the end is not part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const holds = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

export const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Index of the last span that starts at or before a position; spans in order of position. */
export function indexAt(spans: readonly Span[], at: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle]?.start ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
