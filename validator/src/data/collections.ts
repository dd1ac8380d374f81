import { readFileSync } from 'node:fs';
import type { Address } from '@countersign/protocol';

const path = new URL('./generated/collections.json', import.meta.url);

/** Chain -> address -> names, the usual one first. */
type Collections = Readonly<Record<string, Readonly<Record<Address, readonly string[]>>>>;

const { collections } = JSON.parse(readFileSync(path, 'utf8')) as { collections: Collections };

/** `penguins` and `penguin`, `kitties` and `kitty`: the other number of a name, by the rule of its last letters. */
function otherNumber(name: string): string {
  if (/ies$/i.test(name)) return name.replace(/ies$/i, 'y');
  if (/[^aeiou]y$/i.test(name)) return name.replace(/y$/i, 'ies');
  return /[^s]s$/i.test(name) ? name.slice(0, -1) : `${name}s`;
}

/** `Bored Ape NFTs` and `the bored-apes collection` are the same name. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the\s+|\s+(?:nfts?|collection|tokens?|#)$/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const listed = Object.entries(collections).flatMap(([chainId, byAddress]) =>
  Object.entries(byAddress).flatMap(([address, names]) =>
    names
      .flatMap((name) => [name, otherNumber(name)])
      .map((name) => ({ chainId: Number(chainId), address: address as Address, name })),
  ),
);

const byKey = Map.groupBy(listed, ({ name }) => keyOf(name));

/** Every form of every name, for the words that may mean a collection. */
export const collectionNames: readonly string[] = [...new Set(listed.map(({ name }) => name))];

/** The collections that a name means on a chain, or on any if it is null. */
export const collectionsNamed = (chainId: number | null, name: string): readonly Address[] =>
  (byKey.get(keyOf(name)) ?? [])
    .filter((each) => chainId === null || each.chainId === chainId)
    .map(({ address }) => address);

/** The usual name of the collection at an address. */
export const collectionAt = (chainId: number | null, address: Address): string | null =>
  Object.entries(collections).find(
    ([id, known]) => (chainId === null || id === String(chainId)) && known[address],
  )?.[1][address]?.[0] ?? null;
