import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { insertClient } from './client-store.ts';
import { readClientMetadata } from './read-client-metadata.ts';
import { createSecret, hashSecret } from './secrets.ts';

/** Anyone can register: a client without a grant after this time is deleted. */
const UNUSED_CLIENT_SECONDS = 24 * 60 * 60;

export async function registerClient(db: Database, said: Record<string, unknown>) {
  const metadata = readClientMetadata(said);
  const clientId = randomUUID();
  const secret = metadata.authMethod === 'none' ? null : createSecret();
  const client = { ...metadata, clientId, secretHash: secret === null ? null : hashSecret(secret) };
  const createdAt = await insertClient(db, client, UNUSED_CLIENT_SECONDS);
  return {
    client_id: clientId,
    ...(secret && { client_secret: secret, client_secret_expires_at: 0 as const }),
    client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
    redirect_uris: [...metadata.redirectUris],
    ...(metadata.name && { client_name: metadata.name }),
    grant_types: [...metadata.grantTypes],
    response_types: ['code' as const],
    token_endpoint_auth_method: metadata.authMethod,
  };
}
