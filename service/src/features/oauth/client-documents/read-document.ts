import { grantTypes, Problem, readJson } from '@countersign/protocol';
import type { PublicAnswer } from '../../../platform/http/fetch-public.ts';
import type { OauthClient } from '../client.ts';
import { readClientMetadata } from '../read-client-metadata.ts';

const MAX_ID_LENGTH = 2_000;

export const documentRefused = (reason: string, cause?: unknown) =>
  new Problem(400, 'oauth.invalid_client', `client_id: ${reason}`, { cause });

/** The URL in a client id, in its only accepted notation: ids are compared byte by byte. */
export function readClientId(clientId: string): URL {
  const url = clientId.length <= MAX_ID_LENGTH && URL.canParse(clientId) ? new URL(clientId) : null;
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && !clientId.includes('#');
  if (!url || !isPlain || url.href !== clientId || url.pathname === '/') {
    throw documentRefused('must be an https URL with a path, in normalized form, without credentials or fragment');
  }
  return url;
}

/** The client, if the document is about it and contains no secret, because documents are public. */
export function readDocument(clientId: string, { status, headers, body }: PublicAnswer): OauthClient {
  if (status !== 200) throw documentRefused('its document must be served with status 200, without a redirect');
  const [mediaType = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (!/^application\/([\w.-]+\+)?json$/.test(mediaType.trim())) throw documentRefused('its document must be JSON');
  const said = readObject(body);
  if (said.client_id !== clientId) throw documentRefused('its document must contain the same client_id, byte for byte');
  if ('client_secret' in said || 'client_secret_expires_at' in said) {
    throw documentRefused('its document must not contain a client_secret');
  }
  if ((said.token_endpoint_auth_method ?? 'none') !== 'none') {
    throw documentRefused('its document must have the token_endpoint_auth_method none');
  }
  return { ...readMetadata(said), clientId, authMethod: 'none', secretHash: null };
}

function readObject(body: Uint8Array): Record<string, unknown> {
  let document: unknown;
  try {
    document = readJson(body);
  } catch (error) {
    throw documentRefused('its document must be JSON', error);
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw documentRefused('its document must be a JSON object');
  }
  return { ...document };
}

/**
 * By the rules of registration, except that a document is written for other servers too: unknown members are ignored.
 */
function readMetadata({ grant_types: types, ...said }: Record<string, unknown>) {
  const ours = Array.isArray(types) ? types.filter((type) => grantTypes.includes(type)) : types;
  try {
    return readClientMetadata({ ...said, grant_types: ours });
  } catch (error) {
    if (error instanceof Problem) throw documentRefused(`its document is invalid: ${error.message}`);
    throw error;
  }
}
