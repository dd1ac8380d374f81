/** The state of a window after one more hit. */
export interface Window {
  readonly hits: number;
  /** Not a time of day: the clock that judges may not be this machine's. */
  readonly endsInMs: number;
}

/** Counts a hit in the fixed window of this key. */
export interface RateLimiter {
  hit(key: string, windowSeconds: number): Promise<Window>;
}
