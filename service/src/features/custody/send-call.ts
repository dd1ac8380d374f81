import { setTimeout as sleep } from 'node:timers/promises';
import type { CustodyEnvironment, CustodyRegion } from '@countersign/protocol';
import { readLimited } from '../../platform/http/read-limited.ts';
import type { CustodyAccess } from './provider.ts';
import { signCall } from './sign-call.ts';

/** The timeout of a call with all its retries; shorter than the lifetime of its token. */
const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 256 * 1024;
/** The delays before the second and third attempt of a read-only call. */
const PAUSES_MS = [200, 800];

const sandbox = 'https://sandbox-api.fireblocks.io/v1';
const regions: Readonly<Record<CustodyRegion, string>> = {
  US: 'https://api.fireblocks.io/v1',
  EU: 'https://eu-api.fireblocks.io/v1',
  EU2: 'https://eu2-api.fireblocks.io/v1',
};

/** The provider's URL for an environment and a region; `gateway` replaces all of them. */
export function providerUrl(
  { environment, region }: { environment: CustodyEnvironment; region: CustodyRegion },
  gateway: string | null,
): string {
  if (gateway !== null) return gateway.endsWith('/v1') ? gateway : `${gateway}/v1`;
  return environment === 'sandbox' ? sandbox : regions[region];
}

export interface SendDeps {
  /** CUSTODY_BASE_URL. */
  readonly gateway: string | null;
  readonly now: () => number;
  readonly timeoutMs?: number;
}

export interface ProviderCall {
  readonly method: 'GET' | 'POST';
  /** After /v1. */
  readonly path: string;
  readonly body?: object;
  /** Default: the time of sending. */
  readonly signedAtMs?: number | undefined;
}

/** The result; `status` is null if there was no answer, and `reason` then says why. */
export type ProviderReply =
  | {
      readonly status: number;
      /** The parsed JSON; undefined if it is invalid. */
      readonly body: unknown;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly status: null; readonly reason: string };

/**
 * Sends a signed call. A read-only one is retried, signed again, if the provider fails without Retry-After; an order is
 * sent once.
 */
export async function sendCall(deps: SendDeps, access: CustodyAccess, call: ProviderCall): Promise<ProviderReply> {
  const signal = AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS);
  const pauses = call.method === 'GET' ? [...PAUSES_MS] : [];
  for (;;) {
    const reply = await attempt(deps, access, call, signal);
    const pause = pauses.shift();
    const isFailure = reply.status === null || (reply.status >= 500 && reply.retryAfterSeconds === null);
    if (pause === undefined || signal.aborted || !isFailure) return reply;
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
}

async function attempt(
  { gateway, now }: SendDeps,
  access: CustodyAccess,
  { method, path, body, signedAtMs = now() }: ProviderCall,
  signal: AbortSignal,
): Promise<ProviderReply> {
  const text = body === undefined ? '' : JSON.stringify(body);
  // A gateway may add its own path; the provider sees and verifies the part from /v1 on.
  const token = await signCall(access, { uri: `/v1${path}`, body: text }, signedAtMs);
  try {
    const response = await fetch(`${providerUrl(access, gateway)}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'x-api-key': access.apiKey,
        authorization: `Bearer ${token}`,
        ...(text && { 'content-type': 'application/json' }),
      },
      ...(text && { body: text }),
      redirect: 'manual',
      signal,
    });
    const answer = await readLimited(response, MAX_ANSWER_BYTES);
    return {
      status: response.status,
      body: parse(answer.toString()),
      retryAfterSeconds: readRetryAfter(response.headers.get('retry-after'), now()),
    };
  } catch (error) {
    const isLong = error instanceof RangeError;
    const reason = signal.aborted ? 'did not respond in time' : isLong ? 'sent too long a response' : 'is unreachable';
    return { status: null, reason: `The custody provider ${reason}` };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds, or a date (RFC 9110). */
function readRetryAfter(text: string | null, nowMs: number): number | null {
  if (text === null) return null;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - nowMs) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(seconds, 0);
}
