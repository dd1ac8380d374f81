import type { AssetMention } from '../reader/intent.ts';

/** Whether two mentions name the same asset. */
export function isSameMention(one: AssetMention | undefined, other: AssetMention | undefined): boolean {
  if (!one || !other) return false;
  if (one.kind === 'symbol') return other.kind === 'symbol' && one.symbol === other.symbol;
  if (one.kind === 'address') return other.kind === 'address' && one.address === other.address;
  return other.kind === 'nft' && one.collection === other.collection && one.id === other.id;
}
