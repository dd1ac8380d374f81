import { z } from 'zod';
import { readLimited } from '../../platform/http/read-limited.ts';
import type { QuorumAnswer, QuorumOrder, QuorumProvider } from './quorum-provider.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_REASON_CHARACTERS = 200;
const MAX_RETRY_AFTER_SECONDS = 600;

/** Failures of a connection before anything was sent over it. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** What is wrong with the order itself. Other refusals (401, 403, 404) are about the operator's credentials or address. */
const refusals = [400, 409, 422];

/** Its other fields repeat the order. The id stands in the URLs of whoever uses the quorum. */
const created = z.object({ id: z.string().regex(/^[\w-]{1,200}$/) });
const failure = z.object({ error: z.string().optional(), message: z.string().optional() });

export interface WalletProviderAccess {
  readonly url: string;
  readonly appId: string;
  readonly appSecret: string;
  readonly timeoutMs?: number;
}

/**
 * The wallet provider by its key-quorum interface. An order is sent once: the interface knows no idempotency key, so a
 * second attempt could create a second quorum.
 */
export function createWalletProvider({ url, appId, appSecret, timeoutMs }: WalletProviderAccess): QuorumProvider {
  const headers = {
    authorization: `Basic ${Buffer.from(`${appId}:${appSecret}`).toString('base64')}`,
    'privy-app-id': appId,
    'content-type': 'application/json',
    accept: 'application/json',
  };
  return {
    name: 'provider',
    async createQuorum(order) {
      try {
        const response = await fetch(`${url}/v1/key_quorums`, {
          method: 'POST',
          headers,
          body: JSON.stringify(bodyOf(order)),
          // Credentials and order are for this address only.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
        });
        return judge(response, await readLimited(response, MAX_ANSWER_BYTES));
      } catch (error) {
        return describeFailure(error);
      }
    },
  };
}

/** The other list of members is left out: the provider takes no empty ones. */
const bodyOf = ({ kind, member, threshold, displayName }: QuorumOrder) => ({
  [kind === 'key' ? 'public_keys' : 'user_ids']: [member],
  authorization_threshold: threshold,
  display_name: displayName,
});

function judge({ status, ok, headers }: Response, bytes: Buffer): QuorumAnswer {
  const body = parseJson(bytes);
  if (ok) {
    const { data } = created.safeParse(body);
    return data
      ? { kind: 'created', quorumId: data.id }
      : { kind: 'unclear', reason: 'the response contains no quorum' };
  }
  const reason = `status ${status}`;
  if (refusals.includes(status)) return { kind: 'refused', reason: reasonIn(body) ?? reason };
  if (status >= 500) return { kind: 'unclear', reason };
  return { kind: 'unavailable', reason, retryAfterSeconds: status === 429 ? readRetryAfter(headers) : null };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** In one line, and not longer than a message of ours. */
function reasonIn(body: unknown): string | null {
  const { data } = failure.safeParse(body);
  const text = (data?.error ?? data?.message ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return text === '' ? null : [...text].slice(0, MAX_REASON_CHARACTERS).join('');
}

function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), MAX_RETRY_AFTER_SECONDS) : null;
}

/** Only names and codes: the errors of a client may quote what was sent. */
function describeFailure(error: unknown): QuorumAnswer {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  const reason = cause?.code ?? name ?? 'unknown';
  return neverSent.includes(reason)
    ? { kind: 'unavailable', reason, retryAfterSeconds: null }
    : { kind: 'unclear', reason };
}
