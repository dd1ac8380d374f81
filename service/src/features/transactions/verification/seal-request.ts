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
  /** Null where nothing is recorded on chain. */
  readonly recorder: RequestRecorder | null;
}

/**
 * Brings a new request to its arbiters: sealed into the content store, and from there both to the lease and to the chain.
 * The chain does not hold up the verdict. Done twice, it finds what it has done, and leaves at most a block that nobody
 * refers to.
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
    // Nobody else has, or removes, what was sealed here.
    const isShared = transaction?.encryptedPayload != null;
    const isHere = isShared && (await content.secure(tx, sealed.cid));
    // The row gives its copy up together with the record of where the other one is, and only while that one is secured.
    if (isFirst && isHere) await dropPayloadCopy(tx, key);
    if (isFirst && recorder) {
      await enqueue(tx, RECORD_REQUEST, jobOf({ ...key, requestHash: transaction?.requestHash }));
    }
    return offerRequest(tx, key);
  };
  // Those of one owner would only wait for each other's turns, with connections in their hands.
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

/** To use a key that was just read costs as much as to seal with it, for all its own signatures are checked. */
function readOnce(armored: string): Promise<Key> {
  if (lastRead?.armored !== armored) lastRead = { armored, key: readKey({ armoredKey: armored }) };
  return lastRead.key;
}
