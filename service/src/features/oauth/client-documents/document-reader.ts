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
 * Clients whose id is the URL of a document about them (Client ID Metadata Documents). Documents are cached for a
 * while; failures are not, so that a corrected document works at once.
 */
export function createDocumentReader({ fetchPublic, now }: DocumentReaderDeps) {
  const kept = new Map<string, { readonly client: OauthClient; readonly untilMs: number }>();
  const underWay = new Map<string, Promise<OauthClient>>();

  async function fetchClient(clientId: string, url: URL): Promise<OauthClient> {
    const answer = await fetchPublic(url).catch((error: unknown) => {
      // Without the reason, which would reveal our internal network.
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
    /** Throws a Problem about the fault in the id or its document. */
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
