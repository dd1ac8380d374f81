import { type Address, checksumAddress } from '@countersign/protocol';
import type { Chain, Data } from '../data/data.ts';
import { type Asset, isUnlimited, type Quantity } from '../effects/effect.ts';
import type { NormalisedRequest } from '../request/normalised-request.ts';

/** The data for showing and comparing assets and addresses. */
export interface Known {
  readonly request: NormalisedRequest;
  readonly chain: Chain | null;
  readonly data: Data;
}

/** `1234567` as `1,234,567`. */
function groupThousands(digits: string): string {
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3)
    grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`;
  return grouped;
}

/** 1234567890n with 6 decimals is `1,234.56789`. */
export function showUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - decimals));
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** `USDC`, `ETH`, `the token 0x…`, `item 12 of 0x…`. */
export function showAsset({ chain, data, request }: Known, asset: Asset): string {
  switch (asset.kind) {
    case 'native':
      if (!chain && request.chainId !== null) return `the coin of chain ${request.chainId}`;
      return chain?.nativeSymbol ?? 'ETH';
    case 'token': {
      const token = data.tokens.at(request.chainId, asset.address);
      return token ? token.symbol : `the token ${checksumAddress(asset.address)}`;
    }
    case 'nft': {
      const item = asset.id === null ? 'every item' : `item ${asset.id}`;
      return `${item} of ${checksumAddress(asset.address)}`;
    }
    case 'unnamed':
      return asset.description;
  }
}

/** Decimals of an asset; null if unknown. */
export function decimalsOf({ data, request }: Known, asset: Asset): number | null {
  if (asset.kind === 'native') return 18;
  if (asset.kind === 'token') {
    const { address } = asset;
    const token = data.tokens.at(request.chainId, address) ?? request.lookedUp.find({ kind: 'token', address });
    return token?.decimals ?? null;
  }
  return asset.kind === 'nft' ? 0 : null;
}

/** `1 byte`, `2 bytes`, `3 addresses`. */
export const showCount = (count: number | bigint, one: string, many = `${one}s`): string => {
  const digits = String(count);
  return `${groupThousands(digits)} ${digits === '1' ? one : many}`;
};

/** Basis points as `0.5 %`. */
export const showPercent = (bps: number | bigint): string => `${Number(bps) / 100} %`;

/** The first few of many, with the number of the others. */
export function showSome(texts: readonly string[], most: number, separator = ', '): string {
  const more = texts.length - most;
  const told = texts.slice(0, most).join(separator);
  return more > 0 ? `${told}${separator}and ${more} more` : told;
}

interface Placed {
  readonly decoded: { readonly calls: readonly { readonly children: readonly unknown[] }[]; readonly message: unknown };
}

/** ` (call 1.0)` for the place of an effect; empty if there is only one place. */
export function showPlace({ decoded: { calls, message } }: Placed, place: string): string {
  const [only, ...rest] = calls;
  if (rest.length === 0 && (only?.children.length ?? 0) === 0 && !(only && message)) return '';
  return ` (${/^\d/.test(place) ? 'call ' : ''}${place.replace(/^(?=\D)(\w+)\./, '$1 ')})`;
}

/** `100,000 USDC (100,000,000,000 base units)`, `at least 3 WETH (…)`, `all DAI`. */
export function showQuantity(known: Known, { asset, amount, bound }: Quantity): string {
  const name = showAsset(known, asset);
  if (amount === null) return `an unstated amount of ${name}`;
  if (amount === 'all') return `all ${name}`;
  // The largest number of a type says nothing to a reader.
  if (isUnlimited(amount)) return `an unlimited amount of ${name}`;
  const least = { exact: '', min: 'at least ', max: 'at most ' }[bound];
  if (asset.kind === 'nft') return amount === 1n ? name : `${least}${amount} of ${name}`;
  const decimals = decimalsOf(known, asset);
  const units = showCount(amount, 'base unit');
  if (decimals === null) return `${least}${units} of ${name}`;
  const isListed = asset.kind !== 'token' || known.data.tokens.at(known.request.chainId, asset.address) !== null;
  return `${least}${showUnits(amount, decimals)} ${isListed ? '' : 'of '}${name} (${units})`;
}

/** Why the effect of a call is unknown: its contract is unknown, or only this function of it. */
export function showUnknownCall(known: Known, to: Address, name: string): string {
  const { data, request } = known;
  const isKnown = data.contracts.at(request.chainId, to) ?? data.tokens.at(request.chainId, to);
  if (isKnown) return `The function ${name} of ${showAddress(known, to)} is unknown`;
  return `The contract ${checksumAddress(to)} is not listed and has no descriptor, so it is unknown what its function ${name} does`;
}

/** An address with its known name: `the sender`, `0x… (Uniswap V3 SwapRouter02)`. */
export function showAddress({ data, request }: Known, address: Address): string {
  const text = checksumAddress(address);
  if (address === request.sender) return `${text} (the sender)`;
  const name = data.contracts.at(request.chainId, address)?.name ?? data.tokens.at(request.chainId, address)?.symbol;
  return name ? `${text} (${name})` : text;
}
