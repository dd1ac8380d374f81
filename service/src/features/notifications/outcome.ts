/** What came of an attempt. `status` is what the other side said; null where it said nothing that counts. */
export interface Outcome {
  readonly kind: 'delivered' | 'failed' | 'refused' | 'gone';
  readonly status: number | null;
}

const GONE = 410;

/** A redirect is no success: whoever answers with one has moved, and its owner says where to. */
export function outcomeOfStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  return { kind: status === GONE ? 'gone' : 'failed', status };
}
