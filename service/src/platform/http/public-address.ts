import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Non-public IPv4 addresses (the special-purpose registry, and one host). */
const inward = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, where clouds serve the credentials of the machine.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Reaches the host of a machine in Azure, and nothing else.
  ['168.63.129.16', 32],
] as const) {
  inward.addSubnet(network, bits, 'ipv4');
}

/** All allocated IPv6. Addresses that embed IPv4 or are not global are outside it or listed below. */
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

const special = new BlockList();
for (const [network, bits] of [
  // Protocols, Teredo, ORCHID, benchmarking.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4, which embeds an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, bits, 'ipv6');
}

/** Whether an address is that of one host on the public internet, written without a zone. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inward.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return handedOut.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
