import type { Hex } from '@countersign/protocol';
import type { LocalAccount } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bytesToHex, concatBytes, hexToBytes, keccak256, serializeTransaction } from 'viem/utils';

/**
 * The account that signs with a private key of 32 bytes. libsecp256k1 signs hashes and transactions: it makes the same
 * signatures as viem in less than half the time. It takes 8 MB, so it is loaded with the first signature.
 */
export function deriveAccount(privateKey: Uint8Array | Hex): LocalAccount {
  const key = typeof privateKey === 'string' ? hexToBytes(privateKey) : Uint8Array.from(privateKey);

  async function signHash(hash: Hex) {
    const { signRecoverable } = await import('tiny-secp256k1');
    const { signature, recoveryId } = signRecoverable(hexToBytes(hash), key);
    return { rs: signature, yParity: recoveryId & 1 };
  }

  return {
    ...privateKeyToAccount(bytesToHex(key)),
    async sign({ hash }) {
      const { rs, yParity } = await signHash(hash);
      return bytesToHex(concatBytes([rs, Uint8Array.of(27 + yParity)]));
    },
    async signTransaction(transaction, { serializer = serializeTransaction } = {}) {
      const { rs, yParity } = await signHash(keccak256(await serializer(transaction)));
      const [r, s] = [bytesToHex(rs.subarray(0, 32)), bytesToHex(rs.subarray(32))];
      return serializer(transaction, { r, s, yParity, v: BigInt(27 + yParity) });
    },
  };
}
