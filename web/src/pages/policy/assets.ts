import { type Address, checksumAddress, parseAddress } from '@countersign/protocol';
import { type Network, networks } from '../../data/tokens.ts';
import { shortAddress } from '../../parts/account.tsx';
import { networkName } from '../../wallets/network-name.ts';

/** The coins of all known networks have as many. */
const COIN_DECIMALS = 18;

export const NATIVE = 'native';
/** `native` or the address of a token, in lower case. */
export type AssetId = Address | typeof NATIVE;

export interface Asset {
  readonly chainId: number;
  readonly id: AssetId;
  /** Of what our list knows; null for all else. */
  readonly known: { readonly symbol: string; readonly name: string; readonly decimals: number } | null;
}

const networkById = new Map(networks.map((network) => [network.id, network]));

export function findAsset(chainId: number, id: AssetId): Asset {
  const network = networkById.get(chainId);
  return { chainId, id, known: network ? know(network, id) : null };
}

function know({ coin, tokens }: Network, id: AssetId): Asset['known'] {
  if (id === NATIVE) return { symbol: coin, name: coin, decimals: COIN_DECIMALS };
  const [, symbol, decimals, name] = tokens.find(([address]) => address === id) ?? [];
  return symbol === undefined || decimals === undefined ? null : { symbol, name: name ?? symbol, decimals };
}

/** Such as "USDC on Base". A token that our list does not know has no name but its address. */
export const nameAsset = (asset: Asset): string => `${symbolOf(asset)} on ${networkName(asset.chainId)}`;

export const symbolOf = ({ id, known }: Asset): string =>
  known?.symbol ?? (id === NATIVE ? 'the coin' : `the token ${shortAddress(checksumAddress(id))}`);

/** Real money first, as the list has it. */
export const networkOptions = networks
  .toSorted((one, other) => Number(one.isTest) - Number(other.isTest))
  .map(({ id }) => [String(id), networkName(id)] as const);

/** The coin and the common tokens of a network; the ends of the address tell apart what has one symbol. */
export function assetOptions(chainId: number): (readonly [value: string, name: string])[] {
  const network = networkById.get(chainId);
  if (!network) return [];
  const tokens = network.tokens.map(
    ([address, symbol, , name]) =>
      [address, `${symbol}: ${name}, ${shortAddress(checksumAddress(address as Address))}`] as const,
  );
  return [[NATIVE, `${network.coin}: the network’s own coin`], ...tokens];
}

/** An address as somebody pasted it; null where it is none, or where its checksum says that it was mistyped. */
export const readAddress = (text: string): Address | null => {
  const address = parseAddress(text.trim());
  return address && (address.toLowerCase() as Address);
};
