import {
  type Access,
  addressHeader,
  apiKeyHeader,
  Problem,
  type ProblemCode,
  signatureHeader,
  timestampHeader,
} from '@countersign/protocol';
import type { FastifyRequest } from 'fastify';
import type { JwtPrincipal, KeyPrincipal, Principal, SignaturePrincipal } from './principal.ts';

/** The signed request, before verification. */
export interface SignatureHeaders {
  readonly address: string;
  readonly signature: string;
  readonly timestamp: string;
  readonly method: string;
  readonly pathWithQuery: string;
  readonly body: Uint8Array;
}

/** Each turns a credential into a principal or throws a 401. The features that own the credentials provide them. */
export interface Authenticators {
  jwt(token: string): Promise<JwtPrincipal>;
  key(secret: string): Promise<KeyPrincipal>;
  signature(request: SignatureHeaders): Promise<SignaturePrincipal>;
  /** Throws a 401 if the session of an access token has ended, on any instance, and a 403 if its account is frozen. */
  confirmSession(principal: JwtPrincipal, whileFrozen: boolean): Promise<void>;
}

/** Half of Node's limit for all headers: enough for the signature of a contract wallet with many owners. */
const MAX_CREDENTIAL_LENGTH = 8192;
const names = {
  jwt: 'Authorization: Bearer',
  key: apiKeyHeader,
  signature: `${addressHeader}, ${timestampHeader} and ${signatureHeader}`,
};

export type Method = keyof typeof names;

export const unauthorized = (code: ProblemCode, message: string) =>
  new Problem(401, code, message, { headers: { 'www-authenticate': 'Bearer' } });

export function acceptedMethods(access: Access): readonly Method[] {
  return [...new Set(access.by.map((kind): Method => (kind === 'jwt' || kind === 'signature' ? kind : 'key')))];
}

/** The accepted credential of the request. None, or more than one: 401, so that there is no ambiguity. */
export function presentedMethod(accepted: readonly Method[], { headers }: FastifyRequest): Method {
  const [method, ...others] = accepted.filter((each) => {
    if (each === 'jwt') return headers.authorization !== undefined;
    if (each === 'key') return headers[apiKeyHeader] !== undefined;
    return headers[addressHeader] !== undefined || headers[signatureHeader] !== undefined;
  });
  const wanted = accepted.map((each) => names[each]).join(', or ');
  if (!method) throw unauthorized('auth.missing', `Credentials are missing or not accepted here; send ${wanted}`);
  if (others.length > 0) throw unauthorized('auth.ambiguous', `Send only one kind of credential: ${wanted}`);
  return method;
}

export async function authenticate(
  method: Method,
  request: FastifyRequest,
  authenticators: Authenticators,
): Promise<Principal> {
  if (method === 'jwt') return authenticators.jwt(readBearer(request));
  if (method === 'key') return authenticators.key(readKey(request));
  return authenticators.signature({
    address: single(request, addressHeader),
    signature: single(request, signatureHeader),
    timestamp: single(request, timestampHeader),
    method: request.method,
    pathWithQuery: request.url,
    body: request.rawBody,
  });
}

export function readBearer(request: FastifyRequest): string {
  const [, token] = /^Bearer ([^\s]+)$/i.exec(single(request, 'authorization')) ?? [];
  if (!token) throw unauthorized('auth.bearer', 'Authorization: must be "Bearer" followed by an access token');
  return token;
}

export const readKey = (request: FastifyRequest): string => single(request, apiKeyHeader);

/** Node keeps the first of some duplicate headers and joins others: both are ambiguous. */
function single(request: FastifyRequest, name: string): string {
  const [value, ...more] = request.raw.headersDistinct[name] ?? [];
  if (!value) throw unauthorized('auth.header_missing', `${name}: the header is missing`);
  if (more.length > 0) throw unauthorized('auth.header_doubled', `${name}: the header is sent more than once`);
  if (value.length > MAX_CREDENTIAL_LENGTH) throw unauthorized('auth.header_long', `${name}: the header is too long`);
  return value;
}
