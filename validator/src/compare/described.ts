import type { Address } from '@countersign/protocol';
import type { Unaligned } from '../facts/facts.ts';
import { isVenueSaid } from '../terms/said-venue.ts';

/** Whether the words name a contract known only from descriptors; `venue`: the protocol that the words were read as. */
export function isDescribedVenue(
  { data, request, wording }: Unaligned,
  address: Address,
  venue: string | null,
): boolean {
  const naming = data.described.at(request.chainId, address)?.naming;
  if (!naming) return false;
  return isVenueSaid(wording, naming) || [naming.value, ...naming.alike].some((name) => name.toLowerCase() === venue);
}
