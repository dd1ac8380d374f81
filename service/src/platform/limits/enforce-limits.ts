import { type Limit, Problem } from '@countersign/protocol';
import type { Principal } from '../http/principal.ts';
import { clientNetwork } from './client-network.ts';
import type { RateLimiter } from './rate-limiter.ts';

const MAX_REFUSED = 10_000;

/** The state of the tightest limit, for the headers. */
export interface Standing {
  readonly max: number;
  readonly remaining: number;
  readonly resetUnixSeconds: number;
}

export interface LimitContext {
  readonly limiter: RateLimiter;
  readonly refused: RefusedKeys;
  /** Configured values that replace `max`, by the name of the limit. */
  readonly overrides: Readonly<Record<string, number>>;
  /** The wall clock, for the headers only: it may be set back while a limit holds. */
  readonly now: () => number;
  readonly onRefused: (limit: string) => void;
}

export function rateLimitHeaders(standing: Standing): Record<string, string> {
  return {
    'x-ratelimit-limit': String(standing.max),
    'x-ratelimit-remaining': String(standing.remaining),
    'x-ratelimit-reset': String(standing.resetUnixSeconds),
  };
}

/** Keys above their limit, and until when: a flood is then refused without a query. */
export class RefusedKeys {
  readonly #untilMs = new Map<string, number>();
  readonly #elapsed: () => number;

  constructor(elapsed = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  add(key: string, forMs: number): void {
    const atMs = this.#elapsed();
    if (this.#untilMs.size >= MAX_REFUSED) {
      for (const [each, until] of this.#untilMs) if (until <= atMs) this.#untilMs.delete(each);
    }
    if (this.#untilMs.size < MAX_REFUSED) this.#untilMs.set(key, atMs + forMs);
  }

  endsInMs(key: string): number {
    return (this.#untilMs.get(key) ?? 0) - this.#elapsed();
  }
}

/** Counts a request to `route` against the limit. Returns the tighter of this and the previous state; above it: 429. */
async function enforceLimit(
  context: LimitContext,
  route: string,
  limit: Limit,
  subject: string,
  soFar: Standing | null,
): Promise<Standing> {
  const max = context.overrides[limit.name] ?? limit.max;
  const key = `${route}|${limit.name}|${limit.per}:${subject}`;
  const refusedForMs = context.refused.endsInMs(key);
  const window =
    refusedForMs > 0
      ? { hits: Number.POSITIVE_INFINITY, endsInMs: refusedForMs }
      : await context.limiter.hit(key, limit.windowSeconds);
  const standing: Standing = {
    max,
    remaining: Math.max(0, max - window.hits),
    resetUnixSeconds: Math.ceil((context.now() + window.endsInMs) / 1000),
  };
  if (window.hits > max) {
    context.refused.add(key, window.endsInMs);
    context.onRefused(limit.name);
    const retryAfterSeconds = Math.max(1, Math.ceil(window.endsInMs / 1000));
    throw new Problem(429, 'limit.exceeded', `Too many requests; try again in ${retryAfterSeconds} s`, {
      headers: { ...rateLimitHeaders(standing), 'retry-after': String(retryAfterSeconds) },
    });
  }
  return soFar && soFar.remaining <= standing.remaining ? soFar : standing;
}

/** Counts a request against each limit that applies to its caller. Returns the tightest state. */
export async function spendLimits(
  context: LimitContext,
  route: string,
  limits: readonly Limit[],
  { ip, principal, standing }: { ip: string; principal: Principal | null; standing: Standing | null },
): Promise<Standing | null> {
  let tightest = standing;
  for (const limit of limits) {
    const subject = limitSubject(limit, ip, principal);
    if (subject !== null) tightest = await enforceLimit(context, route, limit, subject, tightest);
  }
  return tightest;
}

/** The key that a limit counts, or null if it does not apply to this caller. */
function limitSubject(limit: Limit, ip: string, principal: Principal | null): string | null {
  if (limit.per === 'ip') return clientNetwork(ip);
  if (limit.per === 'user') return principal?.kind === 'jwt' || principal?.kind === 'oauth' ? principal.userId : null;
  return principal && 'keyId' in principal ? principal.keyId : null;
}
