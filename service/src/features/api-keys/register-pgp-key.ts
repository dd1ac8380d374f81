import type { Hex } from '@countersign/protocol';
import { cidOf } from '../../platform/content/content-store.ts';
import type { SignatureVerifier } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { proveAccount } from '../sessions/index.ts';
import { pgpRefused, pgpSignatureRefused } from './errors.ts';
import { type PgpKey, replacePgpKey } from './pgp-store.ts';
import { readPgpPublicKey } from './read-pgp-key.ts';
import type { KeyRegistry } from './register-on-chain.ts';

/** Registers the key that seals a user's payloads. The wallet's signature proves that its owner wants this key. */
export async function registerPgpKey(
  { db, verifier, registry }: { db: Database; verifier: SignatureVerifier; registry: KeyRegistry },
  principal: JwtPrincipal,
  { signature, pgpPublicKey }: { signature: string; pgpPublicKey: string },
): Promise<PgpKey> {
  const { fingerprint, algorithm } = await readPgpPublicKey(pgpPublicKey);
  const claim = { address: principal.address, text: pgpPublicKey, signature };
  if (!(await proveAccount({ db, verifier }, claim))) throw pgpSignatureRefused();
  const armored = pgpPublicKey;
  const cid = cidOf(armored);
  const row = { fingerprint, algorithm, armored, cid, signature: signature.toLowerCase() as Hex };
  const key = await replacePgpKey(db, principal, row, registry);
  if (!key) throw pgpRefused('has been replaced by another key and cannot be registered again');
  return key;
}
