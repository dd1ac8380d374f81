const DAY_MS = 86_400_000;

/** Whole days since the date of a list; null if it has none. */
export const ageInDays = (asOf: string | null, nowMs: number): number | null =>
  asOf === null ? null : Math.max(0, Math.floor((nowMs - Date.parse(asOf)) / DAY_MS));
