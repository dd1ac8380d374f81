import { z } from 'zod';
import { checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { id, maxSignatureLength, moment, page, singleLineText, timestamp } from './fields.ts';
import { keyTypes } from './key-format.ts';
import { generalLimit } from './limits.ts';
import { scopes } from './scopes.ts';
import { userSummary } from './users.ts';

const group = 'API keys';
const access = { by: ['jwt'] } as const;
const limits = [generalLimit];

const apiKey = z
  .object({
    id,
    name: z.string(),
    type: z.enum(keyTypes),
    scopes: z.array(z.enum(scopes)),
    active: z.boolean().describe('False after revocation.'),
    expiresAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'ApiKey' });

const listedKey = apiKey
  .extend({
    lastUsedAt: timestamp.nullable().describe('Accurate to the minute.'),
    prefix: z.string().describe('The first characters of the secret, to identify the key.'),
  })
  .meta({ id: 'ListedApiKey' });

const pgpKey = z
  .object({ fingerprint: z.string(), algorithm: z.string(), createdAt: timestamp.describe('When it was registered.') })
  .meta({ id: 'PgpKey' });

const chainRegistration = z
  .object({
    status: z.enum(['pending', 'registered']),
    txHash: z.string().nullable(),
    chainId: z.int().nullable(),
    contract: checksummedAddress.nullable(),
  })
  .meta({ id: 'ChainRegistration' });

const profileChain = chainRegistration
  .extend({ status: z.enum(['none', 'pending', 'registered']) })
  .meta({ id: 'ProfileChain' });

export const apiKeyRows = {
  createApiKey: endpoint({
    method: 'POST',
    path: '/user-api-keys',
    group,
    summary: 'Create an API key; the secret is returned only in this response',
    access,
    limits,
    body: z.object({
      name: singleLineText(100),
      expiresAt: moment.optional().describe('Must be in the future. A key without an expiry does not expire.'),
    }),
    success: { status: 201, body: z.object({ apiKey, secret: z.string() }) },
  }),
  listApiKeys: endpoint({
    method: 'GET',
    path: '/user-api-keys',
    group,
    summary: "List the user's API keys",
    access,
    limits,
    query: page,
    success: { status: 200, body: z.array(listedKey) },
  }),
  registerPgpKey: endpoint({
    method: 'POST',
    path: '/user-api-keys/register',
    group,
    summary: 'Register an OpenPGP public key with a wallet signature',
    access,
    limits,
    body: z.object({
      signature: z
        .string()
        .min(1, 'must not be empty')
        .max(maxSignatureLength)
        .describe('EIP-191 signature over `pgpPublicKey` exactly as sent.'),
      pgpPublicKey: z
        .string()
        .min(1, 'must not be empty')
        .max(65_536)
        .describe('One armored OpenPGP public key that supports encryption.'),
    }),
    success: { status: 201, body: z.object({ user: userSummary, pgp: pgpKey, chain: chainRegistration }) },
    errors: { 400: 'Not a usable public key, a key that has been replaced before, or not signed by the user.' },
  }),
  getProfile: endpoint({
    method: 'GET',
    path: '/user-api-keys/profile',
    group,
    summary: "Read the user's OpenPGP key and API keys",
    access,
    limits,
    success: {
      status: 200,
      body: z.object({
        user: userSummary,
        pgp: pgpKey.nullable(),
        apiKeys: z.array(listedKey).describe('The newest 500.'),
        chain: profileChain,
      }),
    },
  }),
  revokeApiKey: endpoint({
    method: 'DELETE',
    path: '/user-api-keys/{apiKeyId}',
    group,
    summary: 'Revoke an API key',
    access: { ...access, whileFrozen: true },
    limits,
    params: z.object({ apiKeyId: z.string() }),
    success: { status: 200, body: listedKey },
    errors: { 404: 'The user has no key with this id.' },
  }),
};
