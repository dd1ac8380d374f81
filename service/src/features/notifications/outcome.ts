/** The result of an attempt. `status` is the receiver's answer; null without a meaningful answer. */
export interface Outcome {
  readonly kind: 'delivered' | 'failed' | 'refused' | 'gone';
  readonly status: number | null;
}

const GONE = 410;

/** A redirect is not a success: the receiver has moved, and its owner must enter the new address. */
export function outcomeOfStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  return { kind: status === GONE ? 'gone' : 'failed', status };
}
