import { type Address, findKnownAsset, toBaseUnits, tokens } from '@countersign/protocol';

/** The asset of a first limit: dollars on networks that have the best known ones, otherwise the coin. */
export interface LimitedAsset {
  readonly chainId: number;
  readonly id: Address | 'native';
  readonly symbol: string;
  readonly decimals: number;
}

export interface Amounts {
  readonly perTransaction: string;
  readonly per24Hours: string;
}

export function assetToLimit(chainId: number): LimitedAsset {
  const [id] = (tokens[chainId] ?? []).find(([, symbol]) => symbol === 'USDC') ?? [];
  const asset = (id as Address | undefined) ?? 'native';
  const { symbol = 'coin', decimals = 18 } = findKnownAsset(chainId, asset) ?? {};
  return { chainId, id: asset, symbol, decimals };
}

/** Low enough that a mistake is harmless, high enough to see an agent work. */
export const startingAmounts = ({ id }: LimitedAsset): Amounts =>
  id === 'native' ? { perTransaction: '0.01', per24Hours: '0.05' } : { perTransaction: '50', per24Hours: '200' };

/** The starter policy: one limit, and everything else waits for the owner. Null while an amount is not a number. */
export function starterPolicy({ chainId, id, decimals }: LimitedAsset, typed: Amounts) {
  const [perTransaction, per24Hours] = [typed.perTransaction, typed.per24Hours].map((text) =>
    toBaseUnits(text, decimals),
  );
  if (!perTransaction || !per24Hours) return null;
  return {
    limits: [{ chainId, asset: id, perTransaction, per24Hours }],
    allowedRecipients: null,
    deniedRecipients: [] as Address[],
  };
}
