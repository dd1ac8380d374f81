/** How a simulated provider misbehaves. */
const faults = ['none', 'slow', 'error', 'busy', 'drop', 'garbled'] as const;

/**
 * `slow`: it does its work and answers late. `error`: 500, and nothing is done. `busy`: 429 with Retry-After, and nothing is
 * done. `drop`: it does its work and closes the connection without an answer. `garbled`: it does its work, and its answer is
 * no JSON.
 */
export type Fault = (typeof faults)[number];

export interface FaultOrder {
  readonly fault: Fault;
  /** Only calls of this method. Default: all. */
  readonly method?: string | undefined;
  /** So many calls, then none. Default: until it is switched off. */
  readonly times?: number | undefined;
}

const fields = ['fault', 'method', 'times'];

/** What is wrong with an order that somebody typed; null if nothing is. */
export function findFaultyField(order: FaultOrder): string | null {
  const unknown = Object.keys(order).find((name) => !fields.includes(name));
  if (unknown !== undefined) return `${unknown}: must be one of ${fields.join(', ')}`;
  return faults.includes(order.fault) ? null : `fault: must be one of ${faults.join(', ')}`;
}

export interface FaultSwitch {
  /** Takes the place of what was ordered before. */
  set(order: FaultOrder): void;
  /** What is to happen to this call. */
  next(method: string): Fault;
}

export function createFaultSwitch(): FaultSwitch {
  let order: FaultOrder = { fault: 'none' };
  let left = Number.POSITIVE_INFINITY;
  return {
    set(next) {
      order = next;
      left = next.times ?? Number.POSITIVE_INFINITY;
    },
    next(method) {
      if (left <= 0 || (order.method !== undefined && order.method !== method)) return 'none';
      left -= 1;
      return order.fault;
    },
  };
}
