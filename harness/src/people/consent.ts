import type { Caller } from '../service/caller.ts';
import type { SignedIn } from './wallet.ts';

/** What a browser and its person do with the address that a client opens: the way to the client's redirect URI. */
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
