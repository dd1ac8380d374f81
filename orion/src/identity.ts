import { createECDH } from 'node:crypto';
import { mkdtemp, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newKeyDate } from '@countersign/edge/clock-skew';
import { syncFolder } from '@countersign/edge/sync-folder';
import { type Address, checksumAddress, type ServiceFile } from '@countersign/protocol';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { decryptKey, encryptKey, generateKey, type PrivateKey, readPrivateKey } from 'openpgp';
import { deriveKey, seal, unseal } from './seal.ts';

const NAME = 'Orion';
/** The folder of an identity, inside the arbiter's. */
export const IDENTITY = 'identity';
const files = { pgpPrivateKey: 'pgp-private-key.asc', signingKey: 'signing-key.sealed', service: 'service.json' };

/** The files that a backup needs; all are public or encrypted. */
export const identityFiles: readonly string[] = Object.values(files).map((name) => join(IDENTITY, name));

/** The public part of an identity, which the main service reads. */
export const serviceFileOf = (folder: string) => join(folder, files.service);

/** The arbiter's secrets. */
export interface Identity {
  /** Decrypts payloads sealed for the arbiter. */
  readonly pgpPrivateKey: PrivateKey;
  /** Signs its verdicts (secp256k1). */
  readonly signingKey: Uint8Array;
}

/** Creates an identity in a folder that appears atomically. */
export async function makeIdentity(folder: string, masterKey: Uint8Array): Promise<void> {
  const pgp = await generateKey({
    type: 'ecc',
    curve: 'curve25519Legacy',
    userIDs: [{ name: NAME }],
    date: newKeyDate(),
    format: 'object',
  });
  const encrypted = await encryptKey({ privateKey: pgp.privateKey, passphrase: passphraseOf(masterKey) });
  const signer = createECDH('secp256k1');
  const address = addressOf(signer.generateKeys());
  // The generator drops leading zeros, which belong to the key.
  const signingKey = Buffer.from(signer.getPrivateKey('hex').padStart(64, '0'), 'hex');
  const service: ServiceFile = { name: NAME, inbox: address, owner: address, pgpPublicKey: pgp.publicKey.armor() };

  const draft = await mkdtemp(`${folder}.draft-`);
  await write(join(draft, files.pgpPrivateKey), encrypted.armor(), 0o600);
  await write(join(draft, files.signingKey), `${seal(sealingKeyOf(masterKey), signingKey)}\n`, 0o600);
  await write(join(draft, files.service), `${JSON.stringify(service, null, 2)}\n`, 0o644);
  await syncFolder(draft);
  await rename(draft, folder);
  await syncFolder(dirname(folder));
}

/** Throws if it was created with another master key, or is damaged. */
export async function openIdentity(folder: string, masterKey: Uint8Array): Promise<Identity> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const signingKey = unseal(sealingKeyOf(masterKey), await read(files.signingKey));
  const privateKey = await readPrivateKey({ armoredKey: await read(files.pgpPrivateKey) });
  return { signingKey, pgpPrivateKey: await decryptKey({ privateKey, passphrase: passphraseOf(masterKey) }) };
}

const passphraseOf = (masterKey: Uint8Array) => deriveKey(masterKey, 'openpgp passphrase').toString('hex');
const sealingKeyOf = (masterKey: Uint8Array) => deriveKey(masterKey, 'signing key');

/** The address of an uncompressed public key. */
function addressOf(publicKey: Uint8Array): Address {
  return checksumAddress(`0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(-20)).toString('hex')}`);
}

async function write(path: string, text: string, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
