import type { Caller } from '../service/caller.ts';
import type { SignedIn } from './wallet.ts';

/**
 * Performs the part of browser and user for an authorization URL: returns the client's redirect URI with its
 * parameters.
 */
export async function consentTo(
  call: Caller,
  user: Pick<SignedIn, 'accessToken'>,
  authorizationUrl: string | URL,
  approved = true,
): Promise<URL> {
  const { pathname, search } = new URL(authorizationUrl);
  const sent = await call(`GET ${pathname}${search}`);
  const sessionId = new URL(sent.headers.get('location') ?? 'none:').searchParams.get('session');
  if (!sessionId) throw new Error(`no consent page: ${sent.status} ${sent.text}`);
  const decided = await call('POST /oauth/approve', { token: user.accessToken, body: { sessionId, approved } });
  return new URL(decided.get('redirectUrl'));
}
