import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What is not the public internet, though an IPv4 address may say so (the special-purpose registry, and one host). */
const inward = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Where clouds answer with the credentials of the machine that asks.
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
  // Reaches the host below a machine in Azure, and nothing else.
  ['168.63.129.16', 32],
] as const) {
  inward.addSubnet(network, bits, 'ipv4');
}

/** All of IPv6 that is handed out. Whatever carries an IPv4 address or has no global meaning is elsewhere or below. */
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

const special = new BlockList();
for (const [network, bits] of [
  // Protocols, Teredo, ORCHID, benchmarking.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4: an IPv4 address inside.
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
