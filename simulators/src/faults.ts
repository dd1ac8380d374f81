/** How a simulated provider misbehaves. */
const faults = ['none', 'slow', 'error', 'busy', 'unavailable', 'drop', 'garbled'] as const;

/**
 * `slow`: it does its work and answers late. `error`: 500, and nothing is done. `busy`: 429 with Retry-After, and
 * nothing is done. `unavailable`: 503, and nothing is done. `drop`: it does its work and closes the connection without
 * an answer. `garbled`: it does its work, and its answer is not JSON.
 */
export type Fault = (typeof faults)[number];

export interface FaultOrder {
  readonly fault: Fault;
  /** Only calls of this method. Default: all. */
  readonly method?: string | undefined;
  /** The number of affected calls. Default: until it is switched off. */
  readonly times?: number | undefined;
  /** How long the fault lasts. Default: until it is switched off. */
  readonly seconds?: number | undefined;
  /** The Retry-After of `busy` and `unavailable`. Default: 2 for `busy`, no header for `unavailable`. */
  readonly retryAfterSeconds?: number | undefined;
}

const numbers = ['times', 'seconds', 'retryAfterSeconds'] as const;
const fields = ['fault', 'method', ...numbers];

/** The fault in a requested fault; null if it is valid. */
export function findFaultyField(order: FaultOrder): string | null {
  const unknown = Object.keys(order).find((name) => !fields.includes(name));
  if (unknown !== undefined) return `${unknown}: must be one of ${fields.join(', ')}`;
  const wrong = numbers.find((name) => order[name] !== undefined && !(Number(order[name]) >= 0));
  if (wrong !== undefined) return `${wrong}: must be a number, 0 or more`;
  return faults.includes(order.fault) ? null : `fault: must be one of ${faults.join(', ')}`;
}

export interface FaultSwitch {
  /** Replaces the previous fault. */
  set(order: FaultOrder): void;
  /** The fault for this call. */
  next(method: string): FaultOrder;
}

const none: FaultOrder = { fault: 'none' };

export function createFaultSwitch(now: () => number): FaultSwitch {
  let order = none;
  let left = Number.POSITIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  return {
    set(next) {
      order = next;
      left = next.times ?? Number.POSITIVE_INFINITY;
      until = now() + (next.seconds ?? Number.POSITIVE_INFINITY) * 1000;
    },
    next(method) {
      const isOver = left <= 0 || now() >= until;
      if (isOver || (order.method !== undefined && order.method !== method)) return none;
      left -= 1;
      return order;
    },
  };
}
