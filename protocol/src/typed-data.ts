import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hex } from './hex.ts';

/** The domain has a name and a version only: the hash is the same wherever it is recorded or verified. */
export const domain = { name: 'Countersign', version: '1' } as const;

export const hashText = (text: string): Uint8Array => keccak_256(utf8ToBytes(text));

export const toHex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`;

/** A value of at most 32 bytes in ABI encoding. */
export const word = (value: Hex | number | bigint): Uint8Array =>
  hexToBytes((typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0'));

const domainSeparator = keccak_256(
  concatBytes(hashText('EIP712Domain(string name,string version)'), hashText(domain.name), hashText(domain.version)),
);

/** The EIP-712 hash of a struct with fields of one word each. */
export function hashStruct(type: string, values: readonly (Hex | number | bigint)[]): Hex {
  const struct = keccak_256(concatBytes(hashText(type), ...values.map(word)));
  return toHex(keccak_256(concatBytes(Uint8Array.of(0x19, 0x01), domainSeparator, struct)));
}
