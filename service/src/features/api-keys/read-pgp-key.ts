import { type Key, readKeys } from 'openpgp';
import { listPackets } from '../../platform/crypto/openpgp/list-packets.ts';
import { ArmorFault, readArmor } from '../../platform/crypto/openpgp/read-armor.ts';
import { pgpIsPrivate, pgpRefused } from './errors.ts';
import { refuseCostlyKey } from './refuse-costly-key.ts';

const MAX_PACKETS = 32;

export interface PgpPublicKey {
  readonly fingerprint: string;
  readonly algorithm: string;
  /** Of the key and its subkeys, in lower-case hex. */
  readonly keyIds: readonly string[];
}

/** Parses an armored key and refuses any that could not receive a sealed message tomorrow. */
export async function readPgpPublicKey(armored: string): Promise<PgpPublicKey> {
  // Reported first and separately, because the caller has just exposed a secret.
  if (/private key/i.test(armored)) throw pgpIsPrivate();
  const key = await readSingleKey(armored);
  if (key.isPrivate()) throw pgpIsPrivate();
  refuseCostlyKey(key);
  if (await key.isRevoked()) throw pgpRefused('has been revoked');
  const expiresAt = await key.getExpirationTime().catch(() => null);
  if (expiresAt === null) throw pgpRefused('has no valid self-signature');
  if (expiresAt instanceof Date && expiresAt.getTime() <= Date.now()) throw pgpRefused('has expired');
  await key.getEncryptionKey().catch((cause: unknown) => {
    throw pgpRefused('has no encryption key', cause);
  });
  return {
    fingerprint: key.getFingerprint(),
    algorithm: describeAlgorithm(key),
    keyIds: key.getKeyIDs().map((keyId) => keyId.toHex()),
  };
}

/** The fingerprint of a key in a text, usable or not; null if it is not a public key. Nothing in it is verified. */
export async function readPgpFingerprint(armored: string): Promise<string | null> {
  const key = await readSingleKey(armored).catch(() => null);
  return key && !key.isPrivate() ? key.getFingerprint() : null;
}

const unreadable = (cause: unknown) => pgpRefused('must be an armored OpenPGP public key', cause);

async function readSingleKey(armored: string): Promise<Key> {
  const binaryKeys = readBytes(armored);
  const keys = await readKeys({ binaryKeys }).catch((cause: unknown) => {
    throw unreadable(cause);
  });
  const [key, ...others] = keys;
  if (!key || others.length > 0) throw pgpRefused('must contain exactly one key');
  return key;
}

/** The only block, because text around it would be stored unread, and only if it has few packets. */
function readBytes(armored: string): Uint8Array {
  let bytes: Uint8Array;
  let packets: ReturnType<typeof listPackets>;
  try {
    bytes = readArmor(armored, 'PUBLIC KEY BLOCK');
    packets = listPackets(bytes, MAX_PACKETS);
  } catch (cause) {
    if (cause instanceof ArmorFault && cause.why === 'several') throw pgpRefused('must contain exactly one key');
    if (cause instanceof ArmorFault && cause.why === 'another kind') {
      throw pgpRefused('must be an armored OpenPGP public key, and nothing else');
    }
    throw unreadable(cause);
  }
  if (!packets) throw pgpRefused(`has more than ${MAX_PACKETS} packets; export it without third-party signatures`);
  return bytes;
}

function describeAlgorithm(key: Key): string {
  const { algorithm, bits, curve } = key.getAlgorithmInfo();
  return `${algorithm}${bits ?? ''}${curve ? `-${curve}` : ''}`;
}
