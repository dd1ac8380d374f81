import type { Database } from '../../platform/db/database.ts';
import { readPgpFingerprint } from '../api-keys/index.ts';
import { findServiceByFingerprint, findServiceByKeyId, type VerificationService } from './store.ts';

/** Hex digits of a fingerprint of version 4 or 6. */
const FINGERPRINT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const KEY_ID = /^[0-9a-f]{16}$/;

/** Finds it by any form of a key: its fingerprint as printed, its id or a subkey's, or the armored key itself. */
export async function findServiceByPgpKey(db: Database, text: string): Promise<VerificationService | null> {
  if (text.trimStart().startsWith('-----BEGIN')) {
    const fingerprint = await readPgpFingerprint(text);
    return fingerprint === null ? null : findServiceByFingerprint(db, fingerprint);
  }
  const digits = text.replace(/\s/g, '').toLowerCase().replace(/^0x/, '');
  if (FINGERPRINT.test(digits)) return findServiceByFingerprint(db, digits);
  return KEY_ID.test(digits) ? findServiceByKeyId(db, digits) : null;
}
