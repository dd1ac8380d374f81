import { readFileSync } from 'node:fs';
import type { Address } from '@countersign/protocol';
import type { Contracts } from './data.ts';

type ByChain = Readonly<Record<string, Readonly<Record<Address, readonly Address[]>>>>;

const path = new URL('./generated/contracts.json', import.meta.url);

const { sources, protocols, assets } = JSON.parse(readFileSync(path, 'utf8')) as {
  sources: readonly { package: string; version: string }[];
  protocols: Readonly<Record<string, Contracts>>;
  assets: Readonly<Record<string, ByChain>>;
};

export const deployedVersions: Readonly<Record<string, string>> = Object.fromEntries(
  sources.map(({ package: name, version }) => [name, version]),
);

/** The contract addresses of a protocol, from the packages that its makers publish. */
export function deployed(slug: string): Contracts {
  const contracts = protocols[slug];
  if (!contracts) throw new Error(`generated/contracts.json has no ${slug}`);
  return contracts;
}

/**
 * The assets of a contract: underlying of an aToken, base of a Comet, coins of a Curve pool in its own order, token of
 * a bridge; the native coin by its mark. Empty if unknown.
 */
export function assetsOf(slug: string, chainId: number | null, contract: Address): readonly Address[] {
  const byChain = assets[slug] ?? {};
  if (chainId !== null) return byChain[chainId]?.[contract] ?? [];
  const found = Object.values(byChain).flatMap((contracts) => (contracts[contract] ? [contracts[contract]] : []));
  return found.length === 1 ? (found[0] ?? []) : [];
}
