import { isIPv4 } from 'node:net';

/** Whether a sign-in message names this service. A service on loopback accepts every loopback name with any port. */
export function isAcceptedDomain(domain: string, acceptedHosts: readonly string[], serviceHost: string): boolean {
  const host = domain.toLowerCase();
  if (acceptedHosts.includes(host)) return true;
  return isLoopback(host) && isLoopback(serviceHost);
}

function isLoopback(host: string): boolean {
  const name = host.replace(/:\d{1,5}$/, '');
  return name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}
