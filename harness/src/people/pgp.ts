import { readFileSync } from 'node:fs';
import { generateKey } from 'openpgp';
import type { Caller, CallResult } from '../service/caller.ts';
import type { SignedIn } from './wallet.ts';

type KeyOptions = Omit<Parameters<typeof generateKey>[0], 'userIDs' | 'format'>;

/** A fresh key pair; fast to generate unless the options request another kind. */
export const generatePgpKey = (options: KeyOptions = { type: 'ecc', curve: 'curve25519Legacy' }) =>
  generateKey({ ...options, userIDs: [{ name: 'Ada', email: 'ada@example.org' }], format: 'object' });

/** A public key exported by GnuPG. */
export const readGpgExport = (name: string) =>
  readFileSync(new URL(`../../fixtures/gpg/${name}.asc`, import.meta.url), 'utf8');

/** Registers the key as its owner, by default with a signature of exactly this text. */
export async function registerPgpKey(
  call: Caller,
  { wallet, accessToken }: SignedIn,
  pgpPublicKey: string,
  signature?: string,
): Promise<CallResult> {
  const signed = signature ?? (await wallet.signMessage({ message: pgpPublicKey }));
  return call('POST /user-api-keys/register', { token: accessToken, body: { pgpPublicKey, signature: signed } });
}
