import { networks } from './networks.ts';
import { tokens } from './tokens.ts';

/** The native coins of all known networks have 18 decimals. */
const COIN_DECIMALS = 18;

export interface KnownAsset {
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
}

/** The entry of our list for `native` or a token address in lower case; null if it is not listed. */
export function findKnownAsset(chainId: number, asset: string): KnownAsset | null {
  const network = networks.find(({ id }) => id === chainId);
  if (!network) return null;
  if (asset === 'native') return { symbol: network.coin, name: network.coin, decimals: COIN_DECIMALS };
  const [, symbol, decimals, name] = tokens[chainId]?.find(([address]) => address === asset) ?? [];
  return symbol === undefined || decimals === undefined ? null : { symbol, name: name ?? symbol, decimals };
}
