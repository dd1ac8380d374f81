import { isLoopback, isRedirectScheme } from '@countersign/protocol';

/** Whether the browser may be sent there. The service has judged the address when its client registered; this is a second look. */
export function isSafeRedirect(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !isRedirectScheme(url.protocol)) return false;
  return url.protocol !== 'http:' || isLoopback(url.hostname);
}
