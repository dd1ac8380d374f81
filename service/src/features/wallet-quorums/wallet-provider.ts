import { z } from 'zod';
import { readLimited } from '../../platform/http/read-limited.ts';
import type { QuorumAnswer, QuorumOrder, QuorumProvider } from './quorum-provider.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_REASON_CHARACTERS = 200;
const MAX_RETRY_AFTER_SECONDS = 600;

/** Connection failures before anything was sent. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** The order itself is invalid. Other refusals (401, 403, 404) concern the operator's credentials or address. */
const refusals = [400, 409, 422];

/** Its other fields repeat the order. Clients put the id in URLs. */
const created = z.object({ id: z.string().regex(/^[\w-]{1,200}$/) });
const failure = z.object({ error: z.string().optional(), message: z.string().optional() });

export interface WalletProviderAccess {
  readonly url: string;
  readonly appId: string;
  readonly appSecret: string;
  readonly timeoutMs?: number;
}

/**
 * A client of the wallet provider's key-quorum API. An order is sent once: the API has no idempotency key, so a retry
 * could create a second quorum.
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
          // Credentials and order must not reach another address.
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

/** Omits the other list of members: the provider refuses empty lists. */
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

/** In one line, with the maximum length of our own messages. */
function reasonIn(body: unknown): string | null {
  const { data } = failure.safeParse(body);
  const text = (data?.error ?? data?.message ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return text === '' ? null : [...text].slice(0, MAX_REASON_CHARACTERS).join('');
}

function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), MAX_RETRY_AFTER_SECONDS) : null;
}

/** Only names and codes: a client's error messages may quote the request. */
function describeFailure(error: unknown): QuorumAnswer {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  const reason = cause?.code ?? name ?? 'unknown';
  return neverSent.includes(reason)
    ? { kind: 'unavailable', reason, retryAfterSeconds: null }
    : { kind: 'unclear', reason };
}
