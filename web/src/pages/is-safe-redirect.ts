import { isRedirectScheme } from '@countersign/protocol';

/** Whether the browser may be sent there. The service has judged the address when its client registered; this is a second look. */
export function isSafeRedirect(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {};
  if (protocol === undefined || !isRedirectScheme(protocol)) return false;
  return protocol !== 'http:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname ?? '');
}
