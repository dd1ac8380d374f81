import { type Key, readKeys } from 'openpgp';
import { pgpIsPrivate, pgpRefused } from './errors.ts';
import { refuseCostlyKey } from './refuse-costly-key.ts';

const BLOCK = 'PGP PUBLIC KEY BLOCK-----';

export interface PgpPublicKey {
  readonly fingerprint: string;
  readonly algorithm: string;
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
  return { fingerprint: key.getFingerprint(), algorithm: describeAlgorithm(key) };
}

async function readSingleKey(armored: string): Promise<Key> {
  // The reader skips what stands around the first block, perhaps a private key in disguise, which would be stored unread.
  if (armored.split('-----BEGIN PGP').length > 2) throw pgpRefused('must hold exactly one key');
  const block = armored.trim();
  if (!block.startsWith(`-----BEGIN ${BLOCK}`) || !block.endsWith(`-----END ${BLOCK}`)) {
    throw pgpRefused('must be an armored OpenPGP public key, and nothing else');
  }
  const keys = await readKeys({ armoredKeys: armored }).catch((cause: unknown) => {
    throw pgpRefused('must be an armored OpenPGP public key', cause);
  });
  const [key, ...others] = keys;
  if (!key || others.length > 0) throw pgpRefused('must hold exactly one key');
  return key;
}

function describeAlgorithm(key: Key): string {
  const { algorithm, bits, curve } = key.getAlgorithmInfo();
  return `${algorithm}${bits ?? ''}${curve ? `-${curve}` : ''}`;
}
