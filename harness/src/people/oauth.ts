import { createHash, randomBytes } from 'node:crypto';
import type { Caller, CallOptions, CallResult } from '../service/caller.ts';
import type { SignedIn } from './wallet.ts';

export const testRedirectUri = 'http://127.0.0.1:7777/callback';

export interface RegisteredClient {
  readonly clientId: string;
  /** Empty for a public client. */
  readonly clientSecret: string;
}

/** A form body for the token endpoint. */
export const form = (fields: Record<string, string>): CallOptions => ({
  raw: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** A public client, unless the metadata change that. */
export async function registerClient(call: Caller, metadata: object = {}): Promise<RegisteredClient> {
  const body = { redirect_uris: [testRedirectUri], token_endpoint_auth_method: 'none', ...metadata };
  const answer = await call('POST /oauth/register', { body });
  const { client_secret: clientSecret = '' } = answer.body as { client_secret?: string };
  return { clientId: answer.get('client_id'), clientSecret };
}

export function createPkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The query of an authorization request; parameters that are undefined are left out. */
export function authorizeQuery(clientId: string, changes: Record<string, string | undefined> = {}): string {
  const parameters: Record<string, string | undefined> = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: testRedirectUri,
    code_challenge: createPkce().challenge,
    code_challenge_method: 'S256',
    state: 'the state',
    ...changes,
  };
  const given = Object.entries(parameters).filter((each): each is [string, string] => each[1] !== undefined);
  return new URLSearchParams(given).toString();
}

/** The consent session of an authorization request. */
export async function beginConsent(
  call: Caller,
  clientId: string,
  changes: Record<string, string | undefined> = {},
): Promise<string> {
  const answer = await call(`GET /oauth/authorize?${authorizeQuery(clientId, changes)}`);
  const session = new URL(answer.headers.get('location') ?? 'none:').searchParams.get('session');
  if (!session) throw new Error(`no consent page: ${answer.status} ${answer.text}`);
  return session;
}

export async function approve(call: Caller, user: Pick<SignedIn, 'accessToken'>, sessionId: string): Promise<string> {
  const answer = await call('POST /oauth/approve', { token: user.accessToken, body: { sessionId } });
  return new URL(answer.get('redirectUrl')).searchParams.get('code') ?? '';
}

export const exchangeCode = (
  call: Caller,
  { clientId, clientSecret }: RegisteredClient,
  fields: Record<string, string>,
): Promise<CallResult> =>
  call(
    'POST /oauth/token',
    form({
      grant_type: 'authorization_code',
      client_id: clientId,
      ...(clientSecret !== '' && { client_secret: clientSecret }),
      redirect_uri: testRedirectUri,
      ...fields,
    }),
  );

export const exchangeRefresh = (
  call: Caller,
  { clientId, clientSecret }: RegisteredClient,
  refreshToken: string,
  fields: Record<string, string> = {},
): Promise<CallResult> =>
  call(
    'POST /oauth/token',
    form({
      grant_type: 'refresh_token',
      client_id: clientId,
      ...(clientSecret !== '' && { client_secret: clientSecret }),
      refresh_token: refreshToken,
      ...fields,
    }),
  );

export interface Granted {
  readonly client: RegisteredClient;
  readonly code: string;
  readonly verifier: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** All steps of a new public client to its first tokens. */
export async function grant(
  call: Caller,
  user: Pick<SignedIn, 'accessToken'>,
  changes: { scope?: string } = {},
): Promise<Granted> {
  const client = await registerClient(call);
  const { verifier, challenge } = createPkce();
  const session = await beginConsent(call, client.clientId, { code_challenge: challenge, ...changes });
  const code = await approve(call, user, session);
  const answer = await exchangeCode(call, client, { code, code_verifier: verifier });
  return {
    client,
    code,
    verifier,
    accessToken: answer.get('access_token'),
    refreshToken: answer.get('refresh_token'),
  };
}
