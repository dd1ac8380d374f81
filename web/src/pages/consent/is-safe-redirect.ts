import { isLoopback, isRedirectScheme } from '@countersign/protocol';

/**
 * Whether the browser may follow the redirect. The service has validated it when the client registered; this is defence
 * in depth.
 */
export function isSafeRedirect(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !isRedirectScheme(url.protocol)) return false;
  return url.protocol !== 'http:' || isLoopback(url.hostname);
}
