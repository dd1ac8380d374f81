import type { Address } from '@countersign/protocol';
import { chains, isNativeSymbol } from '../data/chains.ts';
import { collectionsNamed } from '../data/collections.ts';
import { isCoinMark } from '../effects/asset-marks.ts';
import type { Asset, Quantity } from '../effects/effect.ts';
import type { AssetMention } from '../reader/intent.ts';
import type { Known } from '../show/show.ts';

/** `unknown`: no list maps the words to the asset, or excludes it. */
export type Answer = 'yes' | 'no' | 'unknown';

/**
 * How far the coin and its wrapped form may stand for each other. `apart`: not at all. `coin`: `ETH` may mean WETH.
 * `both`: WETH may also mean the coin, because the transaction wraps or unwraps it.
 */
export type Forms = 'apart' | 'coin' | 'both';

/** Whether words can mean an asset of the bytes. */
export function acceptsAsset(known: Known, mention: AssetMention, asset: Asset, forms: Forms = 'apart'): Answer {
  if (asset.kind === 'unnamed') return 'unknown';
  switch (mention.kind) {
    case 'address':
      if (asset.kind === 'native') return isCoinMark(mention.address) ? 'yes' : 'no';
      return asset.address === mention.address ? 'yes' : 'no';
    case 'nft':
      return asset.kind === 'nft' ? acceptsItem(known, mention, asset) : 'no';
    case 'symbol':
      return acceptsSymbol(known, mention.symbol, asset, forms);
  }
}

type ItemMention = Extract<AssetMention, { kind: 'nft' }>;

function acceptsItem(known: Known, { collection, id }: ItemMention, asset: Extract<Asset, { kind: 'nft' }>): Answer {
  if (id !== null && asset.id !== id) return 'no';
  if (collection === null) return 'unknown';
  if (isAddress(collection)) return collection === asset.address ? 'yes' : 'no';
  const named = collectionsNamed(known.request.chainId, collection);
  if (named.length > 0) return named.includes(asset.address) ? 'yes' : 'no';
  return isListedAs(known, collection, asset.address);
}

function acceptsSymbol(known: Known, symbol: string, asset: Exclude<Asset, { kind: 'unnamed' }>, forms: Forms) {
  const meansCoin = isNativeSymbol(known.request.chainId, symbol);
  if (asset.kind === 'native') return meansCoin || (forms === 'both' && meansWrapped(known, symbol)) ? 'yes' : 'no';
  const isMeant = meansWrapped(known, symbol) || (meansCoin && forms !== 'apart');
  return isMeant && isWrappedNative(known, asset) ? 'yes' : isListedAs(known, symbol, asset.address);
}

/** The token that wraps a chain's coin; without a chain, that of any chain. */
export function isWrappedNative({ chain }: Pick<Known, 'chain'>, asset: Asset): boolean {
  if (asset.kind !== 'token') return false;
  return chain ? asset.address === chain.wrappedNative : wrappedNatives.has(asset.address);
}

const wrappedNatives: ReadonlySet<string> = new Set(chains.map(({ wrappedNative }) => wrappedNative));

/** `WETH`, `WPOL` and, if the coin was renamed, `WMATIC`. */
const meansWrapped = ({ request }: Known, symbol: string): boolean =>
  (symbol[0] === 'W' || symbol[0] === 'w') && isNativeSymbol(request.chainId, symbol.slice(1));

/**
 * `no` if the symbol belongs to another token on this chain, or the token has another symbol; if neither is listed, the
 * answer is unknown.
 */
function isListedAs({ data, request }: Known, symbol: string, address: Address): Answer {
  const named = data.tokens.named(request.chainId, symbol);
  if (named.some((token) => token.address === address)) return 'yes';
  if (isDebtOf(data.tokens.at(request.chainId, address)?.symbol, symbol)) return 'yes';
  return named.length > 0 || data.tokens.at(request.chainId, address) || isNativeSymbol(request.chainId, symbol)
    ? 'no'
    : 'unknown';
}

/** `5,000 USDC of debt`: words name a debt by the token that was lent; a debt cannot be sent. */
const isDebtOf = (listed: string | undefined, symbol: string): boolean =>
  listed !== undefined &&
  /^(?:variable|stable)Debt/.test(listed) &&
  listed.toLowerCase().endsWith(symbol.toLowerCase());

const isAddress = (text: string): text is Address => /^0x[0-9a-f]{40}$/.test(text);

export const isCoin = ({ asset }: Quantity): boolean => asset.kind === 'native';

/** Whether two assets of the bytes are the same; an item counts as its whole collection. */
export function isSameAsset(one: Asset, other: Asset): boolean {
  if (one.kind === 'native' || other.kind === 'native') return one.kind === other.kind;
  if (one.kind === 'unnamed' || other.kind === 'unnamed') return false;
  if (one.address !== other.address) return false;
  return one.kind !== 'nft' || other.kind !== 'nft' || one.id === null || other.id === null || one.id === other.id;
}
