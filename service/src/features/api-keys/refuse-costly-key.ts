import { enums, type Key, SignaturePacket } from 'openpgp';
import { pgpRefused } from './errors.ts';

const { publicKey: algorithm, hash } = enums;
const ALGORITHMS: ReadonlySet<number> = new Set([
  algorithm.rsaEncryptSign,
  algorithm.rsaEncrypt,
  algorithm.rsaSign,
  algorithm.ecdh,
  algorithm.ecdsa,
  algorithm.eddsaLegacy,
  algorithm.x25519,
  algorithm.ed25519,
]);
const HASHES: ReadonlySet<number> = new Set([hash.sha256, hash.sha384, hash.sha512]);
const MAX_RSA_MODULUS_BYTES = 1024;
const MAX_RSA_EXPONENT_BYTES = 4;

/**
 * Refuses a key whose self-signatures would be costly to verify, before verifying any: verification runs on the main
 * thread, and a few kilobytes of huge numbers would block it for minutes.
 */
export function refuseCostlyKey(key: Key): void {
  const packets = key.toPacketList();
  for (const { keyPacket } of key.getKeys()) {
    const { n, e } = keyPacket.publicParams as { n?: Uint8Array; e?: Uint8Array };
    const isHuge = (n?.length ?? 0) > MAX_RSA_MODULUS_BYTES || (e?.length ?? 0) > MAX_RSA_EXPONENT_BYTES;
    if (isHuge || !ALGORITHMS.has(keyPacket.algorithm))
      throw pgpRefused('must be an RSA key of at most 8192 bits or an elliptic-curve key');
  }
  for (const packet of packets) {
    if (packet instanceof SignaturePacket && !HASHES.has(packet.hashAlgorithm ?? -1)) {
      throw pgpRefused('must be signed with SHA-256, SHA-384 or SHA-512');
    }
  }
}
