import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 2_000;

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/**
 * Every address of a name, by sockets of its own. The system's look-ups share a few threads of the process: strangers'
 * names whose servers never answer would hold them all, and with them every other connection that we open by name.
 */
export async function resolveName(name: string, servers?: readonly string[]): Promise<readonly ResolvedAddress[]> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  const late = setTimeout(() => resolver.cancel(), TIMEOUT_MS);
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return [...addressesOf(four, 4), ...addressesOf(six, 6)];
  } finally {
    clearTimeout(late);
  }
}

/** A name that has none of one family is refused by its server. */
const addressesOf = (found: PromiseSettledResult<string[]>, family: 4 | 6): ResolvedAddress[] =>
  found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
