import type { Address, Hex } from '@countersign/protocol';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { recover } from 'tiny-secp256k1';

const halfOrder = Buffer.from('7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0', 'hex');

/** The hash that EIP-191 `personal_sign` signs for a text. */
export function hashText(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]));
}

/** The account, in lower case, whose key signed a text with `personal_sign`; null if the signature is invalid. */
export function recoverAddress(text: string, signature: string): Address | null {
  const parts = splitSignature(signature);
  // A lone surrogate is encoded as U+FFFD, so that two different texts would share one signature.
  if (parts === null || !text.isWellFormed()) return null;
  return addressOf(recoverPublicKey(hashText(text), parts));
}

/** The same for a signature of a hash itself, such as that of typed data. */
export function recoverSigner(hash: Hex, signature: Hex): Address | null {
  const parts = splitSignature(signature);
  return parts && addressOf(recoverPublicKey(Buffer.from(hash.slice(2), 'hex'), parts));
}

const addressOf = (publicKey: Uint8Array | null): Address | null =>
  publicKey && `0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(12)).toString('hex')}`;

type SignatureParts = { readonly rs: Buffer; readonly parity: 0 | 1 };

function splitSignature(signature: string): SignatureParts | null {
  if (!/^0x(?:[0-9a-fA-F]{128}|[0-9a-fA-F]{130})$/.test(signature)) return null;
  const bytes = Buffer.from(signature.slice(2), 'hex');
  const rs = bytes.subarray(0, 64);
  const parity = bytes.length === 64 ? takeCompactParity(rs) : readParity(bytes[64]);
  // Of the two valid signatures for one text, only the one with a low s is accepted.
  return parity === null || rs.subarray(32).compare(halfOrder) > 0 ? null : { rs, parity };
}

/** EIP-2098 stores the parity in the highest bit of s, which a low s never uses. */
function takeCompactParity(rs: Buffer): 0 | 1 {
  const first = rs.readUInt8(32);
  rs.writeUInt8(first & 0x7f, 32);
  return first > 0x7f ? 1 : 0;
}

function readParity(v: number | undefined): 0 | 1 | null {
  if (v === 0 || v === 27) return 0;
  return v === 1 || v === 28 ? 1 : null;
}

function recoverPublicKey(hash: Uint8Array, { rs, parity }: SignatureParts): Uint8Array | null {
  try {
    return recover(hash, rs, parity, false);
  } catch {
    // The library throws for an r or s of zero or beyond the order, and for an r that is not on the curve.
    return null;
  }
}
