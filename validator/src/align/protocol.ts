import { protocols } from '../protocols/index.ts';

const families: ReadonlyMap<string, string> = new Map(protocols.map(({ slug, family }) => [slug, family]));

/** Whether a protocol of the bytes is the one that words name: itself, or a member of the family where no version is said. */
export const isProtocol = (named: string, slug: string): boolean => slug === named || families.get(slug) === named;

/** `uniswap` for `uniswap-v3`; a protocol without relatives is its own family. */
export const familyOfProtocol = (slug: string): string => families.get(slug) ?? slug;
