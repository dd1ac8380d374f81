import {
  checksumAddress,
  formatKey,
  formatSiweMessage,
  keyPrefix,
  ownScopes,
  serviceHost,
} from '@countersign/protocol';
import { alternatives, type Reference, resolve, type Schema } from './schema.ts';

const MAX_DEPTH = 8;
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const id = '0d9f2c1e-6b7a-4c53-9f41-2a8e5b7c6d10';
const time = '2026-01-31T12:00:00.000Z';
const nonce = '8c1f0e5ab24d97637be2d0194c6fa358';
const key = formatKey(
  'user',
  Uint8Array.from({ length: 32 }, (_, index) => (index * 151 + 83) % 256),
);

export const sampleAddress = checksumAddress(address);
export const sampleCursor = Buffer.from(JSON.stringify([Date.parse(time), id])).toString('base64url');

/** Values for fields whose schema alone would produce an unrealistic example. */
const byField = new Map<string, unknown>(
  Object.entries({
    accessToken: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIi…',
    refreshToken: 'eyJhbGciOiJFZERTQSJ9.eyJqdGki…',
    apiKeyId: id,
    userId: '4e8b1f70-93c2-4d6a-8a15-c07d9e2b6f34',
    nonce,
    signature: '0x5f1c8e0b7d4a92…3c61b',
    name: 'Trading agent',
    displayName: 'Ada',
    scopes: ownScopes,
    secret: key,
    prefix: keyPrefix(key),
    expiresAt: '2030-12-31T23:59:59.000Z',
    pgpPublicKey: '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nxjMEZ…\n-----END PGP PUBLIC KEY BLOCK-----\n',
    fingerprint: '9b1f5d0c7e2a48836f0d4c1b8a97e3d25c60f412',
    algorithm: 'eddsaLegacy-ed25519Legacy',
    quorumId: 'q7m2k9x4c1v8b3n6z5a0s2d4',
    providerUserId: 'did:privy:c4x9a1t7m2q8w5e0r3y6u1i',
    p256PublicKey: '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYI…\n-----END PUBLIC KEY-----\n',
    uptimeSeconds: 86_400,
    latencyMs: 0.8,
    version: '1.0',
    openapi: '3.1.0',
    limit: 20,
    cursor: sampleCursor,
    kty: 'OKP',
    crv: 'Ed25519',
    x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    kid: '7f3a',
    alg: 'EdDSA',
  }),
);

/** A sign-in message as a wallet shows it. */
export function sampleSiweMessage(baseUrl: string): string {
  return formatSiweMessage({
    domain: serviceHost(baseUrl),
    address,
    statement: 'Sign in to Countersign.',
    uri: new URL(baseUrl).origin,
    version: '1',
    chainId: 11_155_111,
    nonce,
    issuedAtMs: Date.parse(time),
  });
}

/** Generates realistic values. */
export function createSampler({
  baseUrl,
  document,
}: Reference): (schema: Schema, operation: string, name?: string) => unknown {
  const { components, info } = { components: document.components.schemas, info: document.info };
  const byOperation = new Map<string, unknown>(
    Object.entries({
      'getServiceInfo.name': info.title,
      'getServiceInfo.description': info.description,
      'getServiceInfo.openapi': `${baseUrl}/openapi.json`,
      'getServiceInfo.ui': `${baseUrl}/app`,
      'verifySiwe.message': sampleSiweMessage(baseUrl),
      'registerPgpKey.status': 'pending',
    }),
  );

  function sample(schema: Schema, operation: string, name: string, depth: number): unknown {
    const { options, nullable } = alternatives(schema, components);
    const [option] = options;
    if (!option || depth > MAX_DEPTH) return null;
    const whole = resolve(schema, components);
    const known =
      byOperation.get(`${operation}.${name}`) ??
      option.const ??
      option.enum?.[0] ??
      byField.get(name) ??
      [...(whole.examples ?? []), ...(option.examples ?? []), whole.example, option.example, whole.default].find(
        (value) => value !== undefined,
      );
    if (known !== undefined) return known;
    if (option.properties) {
      const fields = Object.entries(option.properties);
      return Object.fromEntries(fields.map(([field, inner]) => [field, sample(inner, operation, field, depth + 1)]));
    }
    if (option.items) return [sample(option.items, operation, name, depth + 1)];
    return nullable ? null : scalar(option, name, baseUrl);
  }

  return (schema, operation, name = '') => sample(schema, operation, name, 0);
}

function scalar({ type, format, minimum }: Schema, name: string, baseUrl: string): unknown {
  if (format === 'uuid') return id;
  if (format === 'date-time') return time;
  if (format === 'uri') return `${baseUrl}/${name}`;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, minimum ?? 1);
  return type === 'object' ? {} : name || 'text';
}
