import { generateKey, readKey } from 'openpgp';

/** Everything that needs OpenPGP, which is loaded when somebody wants it. */

export interface PublicKey {
  /** As it will be sent, and signed. */
  readonly armored: string;
  readonly fingerprint: string;
}

export interface KeyPair extends PublicKey {
  /** Locked with the passphrase. */
  readonly privateArmored: string;
}

/** Made in this browser. Of a kind that every OpenPGP program of the last ten years reads. */
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

/** Whether it can be used is for the service to say; here it is only told apart from what is no key. */
export async function readPublicKey(armored: string): Promise<PublicKey> {
  const key = await readKey({ armoredKey: armored });
  return { armored, fingerprint: key.getFingerprint() };
}
