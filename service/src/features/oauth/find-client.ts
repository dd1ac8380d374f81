import type { OauthClient } from './client.ts';
import { findRegisteredClient } from './client-store.ts';
import type { OauthDeps } from './deps.ts';
import { clientUnknown } from './errors.ts';

/** An id that is the URL of the client's document. */
export const isDocumentId = (clientId: string) => clientId.startsWith('https://');

/** The client as registered, or as described in its document. */
export async function findClient({ db, documents }: OauthDeps, clientId: string): Promise<OauthClient> {
  if (documents && isDocumentId(clientId)) return documents.read(clientId);
  const client = await findRegisteredClient(db, clientId);
  if (!client) throw clientUnknown();
  return client;
}
