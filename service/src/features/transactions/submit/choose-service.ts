import type { NewTransaction } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { findPgpKey } from '../../api-keys/index.ts';
import type { Circumstances } from '../../settings/index.ts';
import { findServicesByKeyIds } from '../../verification-services/index.ts';
import { noActiveService, sealRefused, serviceNotTrusted, serviceRefused } from '../base/errors.ts';
import { listKeyIds, readSealedPayload } from './check-sealed.ts';

type SealedTransaction = Extract<NewTransaction, { form: 'sealed' }>;

/**
 * The service that will judge: the operator's own, or the recipient of a sealed payload. The owner has to trust it,
 * because the submitter, which may be an agent, must not choose whose verdict counts.
 */
export async function chooseService(
  db: Database,
  input: NewTransaction,
  userId: string,
  { trusted, ownId, isOwnActive }: Circumstances,
): Promise<number> {
  if (input.form === 'sealed') return chooseRecipient(db, input, userId, trusted);
  if (ownId === null || !isOwnActive) throw noActiveService();
  if (!trusted.includes(ownId)) throw serviceNotTrusted('escrowAddress', ownId);
  return ownId;
}

async function chooseRecipient(
  db: Database,
  { encryptedPayload, verificationServiceId: wanted }: SealedTransaction,
  userId: string,
  trusted: readonly number[],
): Promise<number> {
  const sealed = await readSealedPayload(encryptedPayload);
  const ownKey = await findPgpKey(db, userId);
  if (!ownKey)
    throw sealRefused('you have not registered an OpenPGP key yet; register it with POST /user-api-keys/register');
  const ownKeyIds = await listKeyIds(ownKey.armored);
  if (!sealed.signerKeyIds.every((id) => ownKeyIds.includes(id))) {
    throw sealRefused('is signed by a key other than the one you registered');
  }
  const { recipientKeyIds } = sealed;
  const among = wanted === null ? trusted : trusted.filter((id) => id === wanted);
  const [first, second] = await findServicesByKeyIds(db, recipientKeyIds, among);
  if (!first) throw await whyNobody(db, recipientKeyIds, wanted);
  if (second && !first.own) throw sealRefused('is encrypted to a key of several services; set verificationServiceId');
  return first.id;
}

async function whyNobody(db: Database, recipientKeyIds: readonly string[], wanted: number | null): Promise<Error> {
  const [untrusted] = await findServicesByKeyIds(db, recipientKeyIds, wanted === null ? null : [wanted]);
  if (untrusted) {
    return serviceNotTrusted(wanted === null ? 'encryptedPayload' : 'verificationServiceId', untrusted.id);
  }
  return wanted === null ? sealRefused('is not encrypted to an active verification service') : serviceRefused();
}
