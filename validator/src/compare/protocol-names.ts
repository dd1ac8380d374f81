import { protocols } from '../protocols/index.ts';

const families: ReadonlyMap<string, string> = new Map(protocols.map(({ slug, family }) => [slug, family]));

/** The name of a family is the word that its members share: `Uniswap` for Uniswap V2, V3 and V4. */
const names: ReadonlyMap<string, string> = new Map([
  ...protocols.flatMap(({ family, name }) =>
    name.split(' ').flatMap((word) => (word.toLowerCase() === family ? [[family, word] as const] : [])),
  ),
  ...protocols.map(({ slug, name }) => [slug, name] as const),
]);

/** `Uniswap V3` for `uniswap-v3`, `Uniswap` for the family. */
export const nameOfProtocol = (slug: string): string => names.get(slug) ?? slug;

/**
 * Whether a protocol of the bytes is the one in the words: itself, or a member of the family if no version is stated.
 */
export const isProtocol = (named: string, slug: string): boolean => slug === named || families.get(slug) === named;

/** `uniswap` for `uniswap-v3`; a protocol without relatives is its own family. */
export const familyOfProtocol = (slug: string): string => families.get(slug) ?? slug;
