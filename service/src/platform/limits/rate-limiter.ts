/** The state of a window after one more hit. */
export interface Window {
  readonly hits: number;
  /** A duration, because the deciding clock may not be this machine's. */
  readonly endsInMs: number;
}

/** Counts a hit in the fixed window of this key. */
export interface RateLimiter {
  hit(key: string, windowSeconds: number): Promise<Window>;
}
