import { checked } from './contract-table.ts';
import { knownCollections } from './known-collections.ts';

/** Chain -> address -> the names of a collection, the usual one first. */
export function buildCollections() {
  const rows = knownCollections.map(([address, ...names]) => [checked(address), names] as const);
  return { collections: { 1: Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1))) } };
}
