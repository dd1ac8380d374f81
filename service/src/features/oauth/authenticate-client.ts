import { timingSafeEqual } from 'node:crypto';
import { grantTypes } from '@countersign/protocol';
import type { OauthClient } from './client.ts';
import { findRegisteredClient } from './client-store.ts';
import type { OauthDeps } from './deps.ts';
import { clientRefused, invalidRequest } from './errors.ts';
import { isDocumentId } from './find-client.ts';
import { hashSecret } from './secrets.ts';

/** The client authentication in a request. */
export interface ClientCredentials {
  readonly authorization?: string | undefined;
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

export type ProvenClient = Pick<OauthClient, 'clientId' | 'grantTypes'>;

/** The client of a request to the token or revocation endpoint, authenticated by its secret if it has one. */
export async function authenticateClient(deps: OauthDeps, credentials: ClientCredentials): Promise<ProvenClient> {
  const { clientId, secret } = readCredentials(credentials);
  // Such a client is public, and must present a code or token issued to it: its document is irrelevant here, and an
  // outage of its host ends no session.
  if (deps.documents && isDocumentId(clientId) && !secret) return { clientId, grantTypes };
  const client = await findRegisteredClient(deps.db, clientId);
  if (!client || !provesItself(client, secret)) throw clientRefused();
  return client;
}

function provesItself({ secretHash }: OauthClient, secret: string): boolean {
  if (!secretHash) return secret === '';
  return timingSafeEqual(secretHash, hashSecret(secret));
}

/** In the header or in the form, whatever it registered; in one of them only. */
function readCredentials({ authorization, client_id = '', client_secret = '' }: ClientCredentials) {
  if (authorization === undefined) return check({ clientId: client_id, secret: client_secret });
  const { clientId, secret } = readBasic(authorization);
  if (client_secret) throw invalidRequest('client_secret: must not be sent together with Authorization');
  if (client_id && client_id !== clientId) throw invalidRequest('client_id: must match Authorization');
  return check({ clientId, secret });
}

/** Both parts are form-encoded, and then joined (RFC 6749, 2.3.1). */
function readBasic(authorization: string) {
  const [, encoded] = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization) ?? [];
  if (!encoded) throw clientRefused();
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  try {
    const [clientId, secret] = [id, rest.join(':')].map((text) => decodeURIComponent(text.replaceAll('+', ' ')));
    return { clientId: clientId ?? '', secret: secret ?? '' };
  } catch {
    throw clientRefused();
  }
}

/** Our ids have no other characters, and the database would refuse some. */
function check<T extends { clientId: string }>(credentials: T): T {
  if (!/^[\x21-\x7e]+$/.test(credentials.clientId)) throw clientRefused();
  return credentials;
}
