import { readFileSync } from 'node:fs';
import type { TestDatabase } from '@countersign/harness/database/test-database';
import { readGpgExport, registerPgpKey } from '@countersign/harness/people/pgp';
import type { Owner } from '@countersign/harness/requests/transactions';
import type { Caller } from '@countersign/harness/service/caller';
import { openDatabase } from '../../platform/db/database.ts';
import { foldChanges } from './index.ts';

const sealedMessage = readFileSync(
  new URL('../../../../harness/fixtures/gpg/gpg-signed-inside.asc', import.meta.url),
  'utf8',
);

export const enableSealing = (call: Caller, owner: Owner) => registerPgpKey(call, owner, readGpgExport('gpg-ed25519'));

/** Creates a sealed transaction of this owner, who has an OpenPGP key, and returns the requestHash. */
export async function submitSealed(call: Caller, owner: Owner): Promise<string> {
  const body = { escrowAddress: owner.wallet.address, encryptedPayload: sealedMessage };
  return (await call('POST /transactions', { key: owner.key, body })).get('requestHash');
}

export const showDetails = (call: Caller, owner: Owner, publicDetails: boolean) =>
  call('PUT /settings', { token: owner.accessToken, body: { publicDetails } });

/** The job, on its own connection. */
export async function foldNow({ url }: TestDatabase): Promise<void> {
  const { db, pool } = openDatabase(url, () => {});
  try {
    await foldChanges(db);
  } finally {
    await pool.end();
  }
}
