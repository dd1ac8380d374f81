import { canonicalJson } from '@countersign/protocol';
import { createMessage, encrypt, type Key, readKey } from 'openpgp';
import { type Changes, taskTopic } from '../../../platform/changes/changes.ts';
import type { ContentStore } from '../../../platform/content/content-store.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inTurn } from '../../../platform/db/in-turn.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import { payloadOf } from '../base/show.ts';
import type { TransactionKey } from '../base/store.ts';
import { dropPayloadCopy } from './payload-store.ts';
import { RECORD_REQUEST, type RequestRecorder } from './record-requests.ts';
import type { SealingKey } from './sealing-keys.ts';
import { findUnsealed, insertRecord, jobOf, offerRequest, type Unsealed } from './store.ts';

export interface SealingDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly content: ContentStore;
  readonly sealingKey: SealingKey;
  /** Null if no chain is configured. */
  readonly recorder: RequestRecorder | null;
}

/**
 * Seals a new request into the content store, offers it to its arbiters, and queues its on-chain record. The verdict
 * does not wait for the chain. If it runs twice, it finds its earlier results, and leaves at most one unused block.
 */
export async function sealRequest(deps: SealingDeps, enqueue: Enqueue, key: TransactionKey): Promise<void> {
  const { db, changes, content, recorder } = deps;
  const unsealed = await findUnsealed(db, key);
  const transaction = unsealed?.transaction;
  const sealed = unsealed && unsealed.transaction.form !== 'open' ? await storeSealed(deps, unsealed) : null;
  const offer = async (tx: Database) => {
    if (!sealed) return offerRequest(tx, key);
    const row = { transactionId: key.id, ownerId: key.userId, ...sealed, ...recorder?.place };
    const isFirst = await insertRecord(tx, row);
    // A block that was sealed here belongs to this request only, so no other process removes it.
    const isShared = transaction?.encryptedPayload != null;
    const isHere = isShared && (await content.secure(tx, sealed.cid));
    // The row drops its copy together with storing the CID, and only if the block is secured.
    if (isFirst && isHere) await dropPayloadCopy(tx, key);
    if (isFirst && recorder) {
      await enqueue(tx, RECORD_REQUEST, jobOf({ ...key, requestHash: transaction?.requestHash }));
    }
    return offerRequest(tx, key);
  };
  // In turn for each owner, because concurrent jobs would only hold connections while they wait for their turns.
  const offered = await inTurn(db)(`turns of ${key.userId}`, () => db.transaction(offer));
  if (offered) changes.publish([taskTopic(offered.serviceId, offered.task)], null);
}

async function storeSealed(
  { content, sealingKey }: SealingDeps,
  { transaction, serviceKey }: Unsealed,
): Promise<{ cid: string; sealingKey: string | null }> {
  const { encryptedPayload } = transaction;
  if (encryptedPayload !== null) return { cid: await content.put(Buffer.from(encryptedPayload)), sealingKey: null };
  const payload = payloadOf(transaction);
  if (payload === null || serviceKey === null) throw new Error('there is nothing to seal, or nobody to seal it for');
  const message = await encrypt({
    message: await createMessage({ text: canonicalJson(payload) }),
    encryptionKeys: await readOnce(serviceKey),
    signingKeys: sealingKey.privateKey,
  });
  return { cid: await content.put(Buffer.from(message)), sealingKey: sealingKey.fingerprint };
}

let lastRead: { readonly armored: string; readonly key: Promise<Key> } | null = null;

/** A newly read key is as expensive to use as sealing, because the library verifies all its signatures. */
function readOnce(armored: string): Promise<Key> {
  if (lastRead?.armored !== armored) lastRead = { armored, key: readKey({ armoredKey: armored }) };
  return lastRead.key;
}
