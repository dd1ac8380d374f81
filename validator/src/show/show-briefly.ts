import { type Address, checksumAddress } from '@countersign/protocol';
import { type Asset, isUnlimited, type Quantity } from '../effects/effect.ts';
import { type Known, showAsset, showCount, showUnits } from './show.ts';

/** `0xd8dA…6045`: enough to recognise an address, but not to trust it. */
const shorten = (address: Address): string => {
  const text = checksumAddress(address);
  return `${text.slice(0, 6)}…${text.slice(-4)}`;
};

const ADDRESS_LENGTH = 42;

/** A text with all addresses shortened. Most texts are shorter than an address. */
export const shortenAddresses = (text: string): string =>
  text.length < ADDRESS_LENGTH
    ? text
    : text.replace(/0x[\da-f]{40}(?![\da-f])/gi, (address) => shorten(address as Address));

/** The looked-up name of an address: a fact, never a claim of the request. */
function lookedUpName({ request }: Known, address: Address): string | null {
  const found = request.lookedUp.sent?.facts.find((fact) => fact.kind === 'name' && fact.address === address);
  return found?.kind === 'name' ? found.name : null;
}

/** `you`, `Uniswap V3 swap router 02 (0x68b3…Fc45)`, `vitalik.eth (0xd8dA…6045)`, `0x1111…1111`. */
export function showPartyBriefly(known: Known, address: Address): string {
  const { data, request } = known;
  if (address === request.sender) return 'you';
  const token = data.tokens.at(request.chainId, address);
  const name =
    data.contracts.at(request.chainId, address)?.name ??
    (token && `the ${token.symbol} contract`) ??
    lookedUpName(known, address);
  return name ? `${name} (${shorten(address)})` : shorten(address);
}

/** `USDC`, `ETH`, `an unlisted token (0x1234…5678)`, `item 12 of the collection 0x1234…5678`. */
export function showAssetBriefly(known: Known, asset: Asset): string {
  if (asset.kind === 'nft') {
    const item = asset.id === null ? 'every item' : `item ${asset.id}`;
    return `${item} of the collection ${shorten(asset.address)}`;
  }
  if (asset.kind !== 'token' || isListed(known, asset.address)) return showAsset(known, asset);
  return `the unlisted token ${shorten(asset.address)}`;
}

const isListed = ({ data, request }: Known, address: Address) => data.tokens.at(request.chainId, address) !== null;

const bounds = { exact: '', min: 'at least ', max: 'up to ' };

/** `100,000 USDC`, `at least 3 WETH`, `any amount of DAI`, `1,000,000 units of the unlisted token 0x1234…5678`. */
export function showQuantityBriefly(known: Known, { asset, amount, bound }: Quantity): string {
  const name = showAssetBriefly(known, asset);
  if (amount === null) return asset.kind === 'unnamed' ? name : `some ${name}`;
  if (amount === 'all') return asset.kind === 'native' || asset.kind === 'token' ? `all ${name}` : name;
  if (amount === 0n && bound === 'min') return `${name} with no minimum`;
  if (isUnlimited(amount)) return `any amount of ${name}`;
  if (asset.kind === 'nft') return amount === 1n ? name : `${bounds[bound]}${amount} of ${name}`;
  // An unlisted token's own decimals prove nothing.
  const decimals = asset.kind === 'native' ? 18 : tokenDecimals(known, asset);
  if (decimals === null) return `${bounds[bound]}${showCount(amount, 'unit')} of ${name}`;
  return `${bounds[bound]}${showUnits(amount, decimals)} ${name}`;
}

const tokenDecimals = ({ data, request }: Known, asset: Asset): number | null =>
  asset.kind === 'token' ? (data.tokens.at(request.chainId, asset.address)?.decimals ?? null) : null;

/** A time beyond the calendar. */
export const NEVER = 'never';

/** Unix seconds as `2026-11-16 06:10 UTC`, if they are a date at all. */
export const showTimeBriefly = (seconds: bigint): string =>
  seconds < 253_402_300_800n
    ? `${new Date(Number(seconds) * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : NEVER;
