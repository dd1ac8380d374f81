import { type Address, checksumAddress, findKnownAsset, networks, showUnits } from '@countersign/protocol';

/** The name of an asset: `native`, the address of a token, or null for an asset that cannot be limited. */
export function nameAsset(asset: string | null, chainId: number | null): string {
  if (asset === null) return 'an asset that no limit can be set for';
  const known = chainId === null ? null : findKnownAsset(chainId, asset);
  if (asset === 'native') return known?.symbol ?? 'the native coin';
  // Any token can use a symbol: the address is shown with it.
  return `${known?.symbol ?? 'the token'} ${known ? `(${checksumAddress(asset as Address)})` : checksumAddress(asset as Address)}`;
}

/** The exact amount, in units if our list has the decimals: `1,250.5 USDC`. */
export function showAmount(chainId: number, asset: string, amount: bigint): string {
  const known = findKnownAsset(chainId, asset);
  if (known) return `${showUnits(String(amount), known.decimals)} ${known.symbol}`;
  return `${showUnits(String(amount), 0)} base units of ${nameAsset(asset, chainId)}`;
}

export const nameChain = (chainId: number): string =>
  networks.find(({ id }) => id === chainId)?.name ?? `chain ${chainId}`;
