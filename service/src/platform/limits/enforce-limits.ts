import { type Limit, Problem } from '@countersign/protocol';
import type { Principal } from '../http/principal.ts';
import { clientNetwork } from './client-network.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** How the tightest limit stands, for the headers. */
export interface Standing {
  readonly max: number;
  readonly remaining: number;
  readonly resetUnixSeconds: number;
}

export interface LimitContext {
  readonly limiter: RateLimiter;
  /** What the operator allows instead of `max`, by the name of the limit. */
  readonly overrides: Readonly<Record<string, number>>;
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

/** Counts a request to `route` against the limit. Returns the tighter of this and the standing so far; over it: 429. */
export async function enforceLimit(
  context: LimitContext,
  route: string,
  limit: Limit,
  subject: string,
  soFar: Standing | null,
): Promise<Standing> {
  const max = context.overrides[limit.name] ?? limit.max;
  const window = await context.limiter.hit(`${route}|${limit.name}|${limit.per}:${subject}`, limit.windowSeconds);
  const standing: Standing = {
    max,
    remaining: Math.max(0, max - window.hits),
    resetUnixSeconds: Math.ceil((context.now() + window.endsInMs) / 1000),
  };
  if (window.hits > max) {
    context.onRefused(limit.name);
    const retryAfterSeconds = Math.max(1, Math.ceil(window.endsInMs / 1000));
    throw new Problem(429, 'limit.exceeded', `Too many requests: try again in ${retryAfterSeconds} s.`, {
      headers: { ...rateLimitHeaders(standing), 'retry-after': String(retryAfterSeconds) },
    });
  }
  return soFar && soFar.remaining <= standing.remaining ? soFar : standing;
}

/** Who a limit counts for, or null where it does not apply to this caller. */
export function limitSubject(limit: Limit, ip: string, principal: Principal | null): string | null {
  if (limit.per === 'ip') return clientNetwork(ip);
  if (limit.per === 'user') return principal?.kind === 'jwt' ? principal.userId : null;
  return principal && 'keyId' in principal ? principal.keyId : null;
}
