import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 2_000;

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/**
 * Resolves a name over its own sockets. The system's resolver shares a few threads of the process: third-party names
 * with silent servers would block them all, and with them every other connection by name.
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

/** The server refuses a query for a family without addresses. */
const addressesOf = (found: PromiseSettledResult<string[]>, family: 4 | 6): ResolvedAddress[] =>
  found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
