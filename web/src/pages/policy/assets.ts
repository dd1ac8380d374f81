import {
  type Address,
  checksumAddress,
  findKnownAsset,
  type KnownAsset,
  networks,
  parseAddress,
  tokens,
} from '@countersign/protocol';
import { knownChains, networkName } from '../../networks.ts';
import { shortAddress } from '../../parts/account.tsx';

export const NATIVE = 'native';
/** `native` or a token address in lower case. */
export type AssetId = Address | typeof NATIVE;

export interface Asset {
  readonly chainId: number;
  readonly id: AssetId;
  /** Known only for assets of our list. */
  readonly known: KnownAsset | null;
}

export const findAsset = (chainId: number, id: AssetId): Asset => ({ chainId, id, known: findKnownAsset(chainId, id) });

/** Such as "USDC on Base". A token outside our list is named by its address. */
export const nameAsset = (asset: Asset): string => `${symbolOf(asset)} on ${networkName(asset.chainId)}`;

export const symbolOf = ({ id, known }: Asset): string =>
  known?.symbol ?? (id === NATIVE ? 'the coin' : `the token ${shortAddress(checksumAddress(id))}`);

export const networkOptions = knownChains.map((id) => [String(id), networkName(id)] as const);

/** The coin and the common tokens of a network; shortened addresses distinguish equal symbols. */
export function assetOptions(chainId: number): (readonly [value: string, name: string])[] {
  const network = networks.find(({ id }) => id === chainId);
  if (!network) return [];
  const common = (tokens[chainId] ?? []).map(
    ([address, symbol, , name]) =>
      [address, `${symbol}: ${name}, ${shortAddress(checksumAddress(address as Address))}`] as const,
  );
  return [[NATIVE, `${network.coin}: the network's own coin`], ...common];
}

/** Parses a pasted address; null if it is none, or if its checksum reveals a typing error. */
export const readAddress = (text: string): Address | null => {
  const address = parseAddress(text.trim());
  return address && (address.toLowerCase() as Address);
};
