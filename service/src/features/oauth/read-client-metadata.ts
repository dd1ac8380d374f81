import { clientAuthMethods, grantTypes } from '@countersign/protocol';
import { z } from 'zod';
import type { ClientMetadata } from './client.ts';
import { invalidClientMetadata, invalidRedirectUri } from './errors.ts';
import { findRedirectFault } from './redirect-uri.ts';

const MAX_NAME_CHARACTERS = 200;
const MAX_REDIRECT_URIS = 20;
/** Of all of them together. */
const MAX_REDIRECT_CHARACTERS = 8_000;

const oneOf = (values: readonly string[]) => `must only contain: ${values.join(', ')}`;

const metadata = z.object({
  client_name: z
    .string({ error: 'must be a string' })
    .refine((text) => [...text].length <= MAX_NAME_CHARACTERS, `must be at most ${MAX_NAME_CHARACTERS} characters`)
    .nullish(),
  grant_types: z
    .array(z.enum(grantTypes, { error: oneOf(grantTypes) }), { error: 'must be a list' })
    .refine((types) => types.includes('authorization_code'), 'must include authorization_code')
    .transform((types) => grantTypes.filter((type) => types.includes(type)))
    .nullish(),
  response_types: z
    .array(z.literal('code', { error: oneOf(['code']) }), { error: 'must be a list' })
    .min(1, 'must include code')
    .nullish(),
  token_endpoint_auth_method: z.enum(clientAuthMethods, { error: oneOf(clientAuthMethods) }).nullish(),
});

/** Validates a client's description of itself (RFC 7591, 2). Defaults suit most clients. */
export function readClientMetadata(said: Record<string, unknown>): ClientMetadata {
  const redirectUris = readRedirectUris(said.redirect_uris);
  const { data, error } = metadata.safeParse(said);
  const [fault] = error?.issues ?? [];
  if (!data) throw invalidClientMetadata(`${String(fault?.path[0])}: ${fault?.message}`);
  return {
    name: readName(data.client_name ?? ''),
    redirectUris,
    grantTypes: data.grant_types ?? grantTypes,
    authMethod: data.token_endpoint_auth_method ?? 'client_secret_basic',
  };
}

/** Invisible characters, direction changes, and those that would end our quotation. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800"\u00ab\u00bb\u201c-\u201f]/gu;

/** It is shown to a person who decides by it: null if nothing legible is left. */
function readName(said: string): string | null {
  const name = said.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(name) ? name : null;
}

function readRedirectUris(said: unknown): readonly string[] {
  const { data: uris } = z.array(z.string()).min(1).max(MAX_REDIRECT_URIS).safeParse(said);
  if (!uris) throw invalidRedirectUri(`redirect_uris: must be a list of 1 to ${MAX_REDIRECT_URIS} URIs`);
  if (uris.join('').length > MAX_REDIRECT_CHARACTERS) {
    throw invalidRedirectUri(`redirect_uris: must be at most ${MAX_REDIRECT_CHARACTERS} characters in total`);
  }
  for (const [place, uri] of uris.entries()) {
    const fault = findRedirectFault(uri);
    if (fault) throw invalidRedirectUri(`redirect_uris[${place}]: ${fault}`);
  }
  return uris;
}
