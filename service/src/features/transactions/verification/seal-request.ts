import { canonicalJson } from '@countersign/protocol';
import { createMessage, encrypt, type Key, readKey } from 'openpgp';
import { type Changes, taskTopic } from '../../../platform/changes/changes.ts';
import type { ContentStore } from '../../../platform/content/content-store.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import { findService } from '../../verification-services/index.ts';
import { payloadOf } from '../show.ts';
import { dropPayloadCopy, type Transaction } from '../store.ts';
import { RECORD_REQUEST, type RequestRecorder } from './record-requests.ts';
import type { SealingKey } from './sealing-keys.ts';
import { findUnsealed, insertRecord, offerRequest } from './store.ts';

export interface SealingDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly content: ContentStore;
  readonly sealingKey: SealingKey;
  /** Null where nothing is recorded on chain. */
  readonly recorder: RequestRecorder | null;
}

/**
 * Brings a new request to its arbiters: sealed into the content store, and from there both to the lease and to the chain.
 * The chain does not hold up the verdict. Done twice, it finds what it has done, and leaves at most a block that nobody
 * refers to.
 */
export async function sealRequest(deps: SealingDeps, enqueue: Enqueue, transactionId: string): Promise<void> {
  const { db, changes, content, recorder } = deps;
  const transaction = await findUnsealed(db, transactionId);
  const sealed = transaction && transaction.form !== 'open' ? await storeSealed(deps, transaction) : null;
  const offered = await db.transaction(async (tx) => {
    if (sealed) {
      const isFirst = await insertRecord(tx, { transactionId, ...sealed, ...recorder?.place });
      // The row gives its copy up together with the record of where the other one is, and only while that one is secured.
      const isHere = await content.secure(tx, sealed.cid);
      if (isFirst && isHere && transaction?.encryptedPayload) await dropPayloadCopy(tx, transactionId);
      if (isFirst && recorder) {
        await enqueue(tx, RECORD_REQUEST, { transactionId, requestHash: transaction?.requestHash });
      }
    }
    return offerRequest(tx, transactionId);
  });
  if (offered) changes.publish([taskTopic(offered.serviceId, offered.task)], null);
}

async function storeSealed(
  { db, content, sealingKey }: SealingDeps,
  transaction: Transaction,
): Promise<{ cid: string; sealingKey: string | null }> {
  const { encryptedPayload } = transaction;
  if (encryptedPayload !== null) return { cid: await content.put(Buffer.from(encryptedPayload)), sealingKey: null };
  const payload = payloadOf(transaction);
  const service = await findService(db, transaction.serviceId);
  if (payload === null || !service?.pgpPublicKey) throw new Error('there is nothing to seal, or nobody to seal it for');
  const message = await encrypt({
    message: await createMessage({ text: canonicalJson(payload) }),
    encryptionKeys: await readOnce(service.pgpPublicKey),
    signingKeys: sealingKey.privateKey,
  });
  return { cid: await content.put(Buffer.from(message)), sealingKey: sealingKey.fingerprint };
}

let lastRead: { readonly armored: string; readonly key: Promise<Key> } | null = null;

/** To use a key that was just read costs as much as to seal with it, for all its own signatures are checked. */
function readOnce(armored: string): Promise<Key> {
  if (lastRead?.armored !== armored) lastRead = { armored, key: readKey({ armoredKey: armored }) };
  return lastRead.key;
}
