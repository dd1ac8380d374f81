import type { Address } from '@countersign/protocol';
import type { Facts } from '../../facts.ts';
import { findInBytes, namedAddresses } from '../../named-addresses.ts';

export interface Screening {
  readonly match: { readonly address: Address; readonly place: string } | null;
  /** How many addresses were looked up by name, beside the bytes as such. */
  readonly screened: number;
}

/** Looks for addresses of a list in everything that a request names, and then in its bytes as they are. */
export function screen(facts: Facts, listed: ReadonlySet<string>): Screening {
  const named = namedAddresses(facts);
  const screened = named.size;
  for (const [address, place] of named) if (listed.has(address)) return { match: { address, place }, screened };
  for (const [index, { data }] of facts.request.calls.entries()) {
    const address = findInBytes(data, listed);
    if (address) return { match: { address, place: `the data of call ${index}` }, screened };
  }
  return { match: null, screened };
}
