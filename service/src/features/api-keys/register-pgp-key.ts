import type { SignatureVerifier } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { pgpRefused, pgpSignatureRefused } from './errors.ts';
import { type PgpKey, replacePgpKey } from './pgp-store.ts';
import { readPgpPublicKey } from './read-pgp-key.ts';

/** Registers the key that seals a user's payloads. The wallet's signature proves that its owner wants this key. */
export async function registerPgpKey(
  { db, verifier }: { db: Database; verifier: SignatureVerifier },
  principal: JwtPrincipal,
  { signature, pgpPublicKey }: { signature: string; pgpPublicKey: string },
): Promise<PgpKey> {
  const { fingerprint, algorithm } = await readPgpPublicKey(pgpPublicKey);
  const claim = { address: principal.address, text: pgpPublicKey, signature };
  if (!(await verifier.verify(claim))) throw pgpSignatureRefused();
  const key = await replacePgpKey(db, principal, { fingerprint, algorithm, armored: pgpPublicKey });
  if (!key) throw pgpRefused('was replaced by another key before and cannot come back');
  return key;
}
