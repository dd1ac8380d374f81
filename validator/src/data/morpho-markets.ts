import { readFileSync } from 'node:fs';
import type { Hex } from '../effects/call.ts';

const path = new URL('./generated/morpho-markets.json', import.meta.url);

const { sources, markets } = JSON.parse(readFileSync(path, 'utf8')) as {
  sources: readonly { package: string; version: string }[];
  /** Chain id -> id of the market -> collateral and loan: `wstETH/USDC`. */
  markets: Readonly<Record<string, Readonly<Record<Hex, string>>>>;
};

export const morphoMarketVersions: Readonly<Record<string, string>> = Object.fromEntries(
  sources.map(({ package: name, version }) => [name, version]),
);

/**
 * The pair of a market that the makers of Morpho list, and null for every other: anyone can create a market with an
 * oracle and collateral of their own, and take what others supply to it.
 */
export const pairOfMorphoMarket = (chainId: number | null, id: Hex): string | null =>
  chainId === null ? null : (markets[chainId]?.[id] ?? null);
