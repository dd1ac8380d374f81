import { isIPv4, isIPv6 } from 'node:net';

/** The unit of a client: an IPv4 address, or the /64 that one IPv6 customer gets and could rotate through. */
export function clientNetwork(ip: string | undefined): string {
  // A zone does not identify the client, nor does the port that some proxies add.
  const bare = (ip ?? '').replace(/%.*$/, '').replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  if (isIPv4(bare)) return bare;
  // A closed connection has no address, and a trusted proxy may have sent none.
  if (!isIPv6(bare)) return 'unknown';
  const groups = expand(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, whose end may be written as IPv4. */
function expand(address: string): number[] {
  const [left = [], right] = address.split('::').map(readGroups);
  if (!right) return left;
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
