import type { OauthClient } from './client.ts';
import { findRegisteredClient } from './client-store.ts';
import type { OauthDeps } from './deps.ts';
import { clientUnknown } from './errors.ts';

/** An id that is the address of a document, which speaks for the client. */
export const isDocumentId = (clientId: string) => clientId.startsWith('https://');

/** The client as it registered, or as its document describes it. */
export async function findClient({ db, documents }: OauthDeps, clientId: string): Promise<OauthClient> {
  if (documents && isDocumentId(clientId)) return documents.read(clientId);
  const client = await findRegisteredClient(db, clientId);
  if (!client) throw clientUnknown();
  return client;
}
