import { checksumAddress, type Hex } from '@countersign/protocol';
import type { Wallet } from '@countersign/sdk';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { UsageError } from '../failures.ts';

/** An account that signs messages (EIP-191) with this private key: sign-in needs no wallet library. */
export function walletOf(privateKey: string): Wallet {
  const secret = readSecret(privateKey);
  const publicKey = secp256k1.getPublicKey(secret, false);
  const address = checksumAddress(`0x${bytesToHex(keccak_256(publicKey.slice(1)).slice(-20))}`);
  return {
    address,
    async signMessage({ message }) {
      const text = utf8ToBytes(message);
      const digest = keccak_256(concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${text.length}`), text));
      const signature = secp256k1.sign(digest, secret, { prehash: false, format: 'recovered' });
      const recovery = signature.at(0) ?? 0;
      return `0x${bytesToHex(signature.slice(1))}${(27 + recovery).toString(16)}` as Hex;
    },
  };
}

function readSecret(text: string): Uint8Array {
  const digits = text.replace(/^0x/, '');
  const secret = /^[\da-f]{64}$/i.test(digits) ? hexToBytes(digits) : null;
  if (!secret || !secp256k1.utils.isValidSecretKey(secret)) {
    throw new UsageError('private key: must be 0x and 64 hexadecimal digits');
  }
  return secret;
}
