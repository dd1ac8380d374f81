import { createECDH } from 'node:crypto';
import type { Hex } from '@countersign/protocol';
import type { LocalAccount } from 'viem';
import { publicKeyToAddress, toAccount } from 'viem/accounts';
import {
  bytesToHex,
  concatBytes,
  hashMessage,
  hashTypedData,
  hexToBytes,
  keccak256,
  serializeTransaction,
} from 'viem/utils';

/**
 * The account that signs with a private key of 32 bytes. libsecp256k1 produces the same signatures as viem in less than
 * half the time; it takes 8 MB, so it is loaded with the first signature. OpenSSL derives the public key, because viem
 * first computes tables for it, which takes a tenth of a second at each start.
 */
export function deriveAccount(privateKey: Uint8Array | Hex): LocalAccount {
  const key = typeof privateKey === 'string' ? hexToBytes(privateKey) : Uint8Array.from(privateKey);

  async function signHash(hash: Hex) {
    const { signRecoverable } = await import('tiny-secp256k1');
    const { signature, recoveryId } = signRecoverable(hexToBytes(hash), key);
    return { rs: signature, yParity: recoveryId & 1 };
  }

  const curve = createECDH('secp256k1');
  curve.setPrivateKey(key);
  const publicKey = bytesToHex(curve.getPublicKey());

  async function sign({ hash }: { readonly hash: Hex }): Promise<Hex> {
    const { rs, yParity } = await signHash(hash);
    return bytesToHex(concatBytes([rs, Uint8Array.of(27 + yParity)]));
  }

  const account = toAccount({
    address: publicKeyToAddress(publicKey),
    sign,
    signMessage: ({ message }) => sign({ hash: hashMessage(message) }),
    signTypedData: (typedData) => sign({ hash: hashTypedData(typedData) }),
    async signTransaction(transaction, { serializer = serializeTransaction } = {}) {
      const { rs, yParity } = await signHash(keccak256(await serializer(transaction)));
      const [r, s] = [bytesToHex(rs.subarray(0, 32)), bytesToHex(rs.subarray(32))];
      return serializer(transaction, { r, s, yParity, v: BigInt(27 + yParity) });
    },
  });
  return { ...account, publicKey, source: 'privateKey' };
}
