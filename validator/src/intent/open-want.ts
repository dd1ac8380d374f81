import type { AssetMention, Slot, Want } from './intent.ts';
import type { Mention } from './mentions/piece.ts';

/** A want that is still being put together. */
export interface OpenWant extends Want {
  readonly isPronoun: boolean;
  /** The protocol that the asset may be instead: `aave`. */
  readonly protocol: Slot<string> | null;
}

export const isSameAsset = (one: AssetMention, other: AssetMention): boolean => {
  if (one.kind === 'symbol' && other.kind === 'symbol') return one.symbol.toLowerCase() === other.symbol.toLowerCase();
  if (one.kind === 'address' && other.kind === 'address') return one.address === other.address;
  return false;
};

export const noWant: OpenWant = { amount: null, asset: null, bound: 'exact', isPronoun: false, protocol: null };
export const toWant = ({ amount, asset, bound, isPronoun, protocol }: Mention): OpenWant => ({
  amount,
  asset,
  bound,
  isPronoun,
  protocol,
});

/** `3000 USDC, but at least 2900`: a bound on what was named takes its place, unless it says the same. */
function loosen(known: OpenWant, { amount, bound }: Mention): OpenWant | null {
  if (
    bound === 'exact' ||
    (known.bound !== 'exact' && known.bound !== 'about') ||
    known.amount?.value.kind !== 'number' ||
    amount?.value.kind !== 'number'
  )
    return null;
  const isSame =
    known.amount.value.value.digits === amount.value.value.digits &&
    known.amount.value.value.scale === amount.value.value.scale;
  return isSame ? known : { ...known, amount, bound };
}

/** An item out of its collection and its number, where the two were named apart. */
function joinItem(one: AssetMention, other: AssetMention): AssetMention | null {
  if (one.kind !== 'nft') return other.kind === 'nft' ? joinItem(other, one) : null;
  if (other.kind === 'nft') {
    if ((one.collection && other.collection) || (one.id !== null && other.id !== null)) return null;
    return { kind: 'nft', collection: one.collection ?? other.collection, id: one.id ?? other.id };
  }
  if (one.collection !== null) return null;
  return { ...one, collection: other.kind === 'address' ? other.address : other.symbol };
}

/** One want out of two mentions of the same thing, or null where they are two things. */
export function merge(known: OpenWant, mention: Mention): OpenWant | null {
  const { amount, asset, bound } = mention;
  const item = known.asset && asset ? joinItem(known.asset.value, asset.value) : null;
  if (item && known.asset && !(known.amount && amount)) {
    return { ...known, asset: { ...known.asset, value: item }, amount: known.amount ?? amount };
  }
  const agrees = known.asset === null || asset === null || isSameAsset(known.asset.value, asset.value);
  if (!agrees || (!asset && !amount && !mention.isPronoun)) return null;
  if (known.amount !== null && amount !== null) return loosen(known, mention);
  // Two bare assets are a list, or a pair; only a part that was missing is filled in.
  if (known.amount === null && amount === null && known.asset !== null && asset !== null) return null;
  return {
    asset: known.asset ?? asset,
    amount: known.amount ?? amount,
    bound: known.bound === 'exact' ? bound : known.bound,
    isPronoun: known.isPronoun || mention.isPronoun,
    protocol: amount ? null : known.protocol,
  };
}
