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
/** `native` or the address of a token, in lower case. */
export type AssetId = Address | typeof NATIVE;

export interface Asset {
  readonly chainId: number;
  readonly id: AssetId;
  /** Of what our list knows; null for all else. */
  readonly known: KnownAsset | null;
}

export const findAsset = (chainId: number, id: AssetId): Asset => ({ chainId, id, known: findKnownAsset(chainId, id) });

/** Such as "USDC on Base". A token that our list does not know has no name but its address. */
export const nameAsset = (asset: Asset): string => `${symbolOf(asset)} on ${networkName(asset.chainId)}`;

export const symbolOf = ({ id, known }: Asset): string =>
  known?.symbol ?? (id === NATIVE ? 'the coin' : `the token ${shortAddress(checksumAddress(id))}`);

export const networkOptions = knownChains.map((id) => [String(id), networkName(id)] as const);

/** The coin and the common tokens of a network; the ends of the address tell apart what has one symbol. */
export function assetOptions(chainId: number): (readonly [value: string, name: string])[] {
  const network = networks.find(({ id }) => id === chainId);
  if (!network) return [];
  const common = (tokens[chainId] ?? []).map(
    ([address, symbol, , name]) =>
      [address, `${symbol}: ${name}, ${shortAddress(checksumAddress(address as Address))}`] as const,
  );
  return [[NATIVE, `${network.coin}: the network's own coin`], ...common];
}

/** An address as somebody pasted it; null where it is none, or where its checksum says that it was mistyped. */
export const readAddress = (text: string): Address | null => {
  const address = parseAddress(text.trim());
  return address && (address.toLowerCase() as Address);
};
