import { type Address, checksumAddress } from '@countersign/protocol';

/** An asset in words: `native`, the address of a token, or null for what no limit can be set for. */
export function nameAsset(asset: string | null): string {
  if (asset === null) return 'something that no limit can be set for';
  return asset === 'native' ? 'the native coin' : `the token ${checksumAddress(asset as Address)}`;
}
