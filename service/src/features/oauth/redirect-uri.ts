import { isRedirectScheme } from '@countersign/protocol';

const MAX_CHARACTERS = 2_000;

const loopback = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?(?=[/?]|$)/i;

/** The fault of the URI, or null. A valid one leads where its text says, in every browser. */
export function findRedirectFault(uri: string): string | null {
  if (uri.length > MAX_CHARACTERS) return `must be at most ${MAX_CHARACTERS} characters`;
  // Browsers drop tabs and line ends, and treat a backslash like a slash.
  if (!/^[\x21-\x7e]+$/.test(uri) || uri.includes('\\')) return 'must be an absolute URI in visible ASCII characters';
  const { protocol, username, password } = URL.parse(uri) ?? {};
  if (protocol === undefined) return 'must be an absolute URI';
  if (uri.includes('#')) return 'must not have a fragment';
  if (username || password || /^[^/]*\/\/[^/?]*@/.test(uri)) return 'must not have credentials';
  if (!isRedirectScheme(protocol))
    return `must not use the scheme ${protocol} (use https, http on loopback, or a reverse domain name such as com.example.app)`;
  if (protocol === 'http:' && !loopback.test(uri))
    return 'must be https, unless it is on 127.0.0.1, [::1] or localhost';
  if (protocol === 'https:' && !/^https:\/\/[^/]/i.test(uri)) return 'must have a host';
  return null;
}

/** Equal bytes; but a program on the user's computer may use any free port (RFC 8252, 7.3). */
export function isSameRedirect(registered: string, asked: string): boolean {
  return withoutPort(registered) === withoutPort(asked);
}

const withoutPort = (uri: string) => uri.replace(loopback, 'http://$1');

/** For a person: the host that the answer goes to, or the scheme of the program. */
export function describeRedirect(uri: string): { redirectHost: string; loopback: boolean } {
  const { protocol, host } = new URL(uri);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // A host after a custom scheme proves nothing, and must not look as if it did.
  return { redirectHost: isWeb ? host : protocol, loopback: loopback.test(uri) };
}

/** The rest of it is kept, byte for byte. */
export function addParameters(uri: string, parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`;
}
