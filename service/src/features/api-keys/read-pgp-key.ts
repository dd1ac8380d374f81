import { type Key, readKeys, unarmor } from 'openpgp';
import { pgpIsPrivate, pgpRefused } from './errors.ts';
import { refuseCostlyKey } from './refuse-costly-key.ts';
import { refuseManyPackets } from './refuse-many-packets.ts';

const BLOCK = 'PGP PUBLIC KEY BLOCK-----';

export interface PgpPublicKey {
  readonly fingerprint: string;
  readonly algorithm: string;
  /** Of the key and its subkeys, in lower-case hex. */
  readonly keyIds: readonly string[];
}

/** Reads an armored key and refuses whatever could not receive a sealed message tomorrow. */
export async function readPgpPublicKey(armored: string): Promise<PgpPublicKey> {
  // Said first and apart, because whoever does this has just shown a secret.
  if (/private key/i.test(armored)) throw pgpIsPrivate();
  const key = await readSingleKey(armored);
  if (key.isPrivate()) throw pgpIsPrivate();
  refuseCostlyKey(key);
  if (await key.isRevoked()) throw pgpRefused('has been revoked');
  const expiresAt = await key.getExpirationTime().catch(() => null);
  if (expiresAt === null) throw pgpRefused('has no valid self-signature');
  if (expiresAt instanceof Date && expiresAt.getTime() <= Date.now()) throw pgpRefused('has expired');
  await key.getEncryptionKey().catch((cause: unknown) => {
    throw pgpRefused('has no part that can encrypt', cause);
  });
  return {
    fingerprint: key.getFingerprint(),
    algorithm: describeAlgorithm(key),
    keyIds: key.getKeyIDs().map((keyId) => keyId.toHex()),
  };
}

/** Which key a text is, whether it could be used or not; null where it is no public key. Nothing in it is verified. */
export async function readPgpFingerprint(armored: string): Promise<string | null> {
  const key = await readSingleKey(armored).catch(() => null);
  return key && !key.isPrivate() ? key.getFingerprint() : null;
}

async function readSingleKey(armored: string): Promise<Key> {
  // The reader skips what stands around the first block, perhaps a private key in disguise, which would be stored unread.
  if (armored.split('-----BEGIN PGP').length > 2) throw pgpRefused('must hold exactly one key');
  const block = armored.trim();
  if (!block.startsWith(`-----BEGIN ${BLOCK}`) || !block.endsWith(`-----END ${BLOCK}`)) {
    throw pgpRefused('must be an armored OpenPGP public key, and nothing else');
  }
  const unreadable = (cause: unknown) => {
    throw pgpRefused('must be an armored OpenPGP public key', cause);
  };
  const { data } = await unarmor(armored).catch(unreadable);
  refuseManyPackets(data);
  const keys = await readKeys({ binaryKeys: data }).catch(unreadable);
  const [key, ...others] = keys;
  if (!key || others.length > 0) throw pgpRefused('must hold exactly one key');
  return key;
}

function describeAlgorithm(key: Key): string {
  const { algorithm, bits, curve } = key.getAlgorithmInfo();
  return `${algorithm}${bits ?? ''}${curve ? `-${curve}` : ''}`;
}
