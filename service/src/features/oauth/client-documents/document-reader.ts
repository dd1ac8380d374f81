import { Problem } from '@countersign/protocol';
import { type PublicAnswer, publicFetchLimits } from '../../../platform/http/fetch-public.ts';
import type { OauthClient } from '../client.ts';
import { documentLifetimeMs } from './document-lifetime.ts';
import { documentRefused, readClientId, readDocument } from './read-document.ts';

const KEPT_CLIENTS = 1_000;
const FETCHES_AT_ONCE = 100;

export interface DocumentReaderDeps {
  readonly fetchPublic: (url: URL) => Promise<PublicAnswer>;
  readonly now: () => number;
}

/**
 * Clients whose id is the address of a document about them (Client ID Metadata Documents). What was read is kept for a
 * while; a failure is not, so that a client that mends its document need not wait.
 */
export function createDocumentReader({ fetchPublic, now }: DocumentReaderDeps) {
  const kept = new Map<string, { readonly client: OauthClient; readonly untilMs: number }>();
  const underWay = new Map<string, Promise<OauthClient>>();

  async function fetchClient(clientId: string, url: URL): Promise<OauthClient> {
    const answer = await fetchPublic(url).catch((error: unknown) => {
      // Nothing of why: it would tell strangers what our network looks like from inside.
      const limits = `${publicFetchLimits.maxBytes} bytes and ${publicFetchLimits.timeoutMs} ms`;
      throw documentRefused(`its document could not be fetched from a public host within ${limits}`, error);
    });
    const client = readDocument(clientId, answer);
    const [oldest] = kept.size >= KEPT_CLIENTS ? kept.keys() : [];
    if (oldest) kept.delete(oldest);
    kept.set(clientId, { client, untilMs: now() + documentLifetimeMs(answer.headers['cache-control']) });
    return client;
  }

  return {
    /** Throws a Problem that says what is wrong with the id or its document. */
    async read(clientId: string): Promise<OauthClient> {
      const known = kept.get(clientId);
      if (known && known.untilMs > now()) return known.client;
      kept.delete(clientId);
      const url = readClientId(clientId);
      const joined = underWay.get(clientId);
      if (joined) return joined;
      if (underWay.size >= FETCHES_AT_ONCE) {
        const message = 'Too many client metadata documents are being fetched; try again shortly';
        throw new Problem(503, 'oauth.temporarily_unavailable', message, { headers: { 'retry-after': '5' } });
      }
      const fetching = fetchClient(clientId, url).finally(() => underWay.delete(clientId));
      underWay.set(clientId, fetching);
      return fetching;
    },
  };
}
