import type { Address } from '@countersign/protocol';
import { addressesInBytes, addressesInText } from '../decode/named-addresses.ts';
import { isCoinMark } from '../effects/asset-marks.ts';
import type { Facts } from '../facts/facts.ts';

/** Addresses in the intent, outside of its prohibitions, that the transaction does not contain. */
export function findUninvolved(facts: Facts): readonly Address[] {
  const { intent, request, wording } = facts;
  const forbidden = intent.constraints.forbid.map(({ start, end }) => intent.text.slice(start, end).toLowerCase());
  const known = addressesInBytes(facts);
  return [...new Set(addressesInText(intent.text))].filter((address) => {
    if (known.has(address) || isCoinMark(address)) return false;
    // Nested bytes that no check decodes: the data passed to a new contract.
    if (request.calls.some(({ data }) => data.includes(address.slice(2)))) return false;
    const start = intent.text.toLowerCase().indexOf(address);
    const end = start + address.length;
    return !forbidden.some((text) => text.includes(address)) && !wording.isDenied({ start, end });
  });
}
