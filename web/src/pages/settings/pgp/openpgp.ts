import { generateKey, readKey } from 'openpgp';

/** Everything that needs OpenPGP, loaded on demand. */

export interface PublicKey {
  /** The exact text that is sent and signed. */
  readonly armored: string;
  readonly fingerprint: string;
}

export interface KeyPair extends PublicKey {
  /** Encrypted with the passphrase. */
  readonly privateArmored: string;
}

/** Generated in this browser, in a format that every OpenPGP program of the last ten years reads. */
export async function makeKeyPair(name: string, passphrase: string): Promise<KeyPair> {
  const { publicKey, privateKey } = await generateKey({
    type: 'ecc',
    curve: 'curve25519Legacy',
    userIDs: [{ name }],
    passphrase,
    format: 'armored',
  });
  return { ...(await readPublicKey(publicKey)), privateArmored: privateKey };
}

/** The service decides whether the key is usable; this only rejects text that is not a key. */
export async function readPublicKey(armored: string): Promise<PublicKey> {
  const key = await readKey({ armoredKey: armored });
  return { armored, fingerprint: key.getFingerprint() };
}
