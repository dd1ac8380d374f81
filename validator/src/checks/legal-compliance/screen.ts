import type { Address } from '@countersign/protocol';
import { type AddressList, findInBytes, namedAddresses } from '../../decode/named-addresses.ts';
import type { Hex } from '../../effects/call.ts';
import type { Facts } from '../../facts/facts.ts';

export interface Screening {
  readonly match: { readonly address: Address; readonly place: string } | null;
  /** How many named addresses were looked up, not counting the scan of the bytes. */
  readonly screened: number;
}

/** Searches all addresses in a request for those of a list, and then the raw bytes. */
export function screen(facts: Facts, listed: AddressList): Screening {
  const named = namedAddresses(facts);
  const screened = named.size;
  for (const [address, place] of named) if (listed.has(address)) return { match: { address, place }, screened };
  if (listed.size === 0) return { match: null, screened };
  for (const [place, data] of bytesOf(facts)) {
    const address = findInBytes(data, listed);
    if (address) return { match: { address, place }, screened };
  }
  return { match: null, screened };
}

/** The bytes that are sent, and those that are signed. */
function* bytesOf({ request, decoded }: Facts): Generator<[place: string, data: Hex], void, undefined> {
  for (const [index, { data }] of request.calls.entries()) yield [`the data of call ${index}`, data];
  for (const data of hexIn(decoded.message?.message)) yield ['the order', data];
}

const longerThanAddress = /^0x[0-9a-fA-F]{41,}$/;

function* hexIn(value: unknown): Generator<Hex, void, undefined> {
  if (typeof value === 'string') {
    if (longerThanAddress.test(value)) yield value.toLowerCase() as Hex;
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* hexIn(inner);
  }
}
