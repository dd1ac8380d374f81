import type { Log } from '@countersign/edge';
import type { verificationRows } from '@countersign/protocol';
import { type Changes, taskTopic } from '../../../platform/changes/changes.ts';
import { waitForNews } from '../../../platform/changes/wait-for-news.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { payloadOf } from '../base/show.ts';
import { noteArbiter } from './arbiter-sightings.ts';
import { leaseRequests, renewLeases, returnLeases, undoLeases } from './lease-store.ts';

/** Expired leases and delayed returns become due without a notification. */
const LOOK_AGAIN_AFTER_MS = 5_000;

interface Deps {
  readonly db: Database;
  readonly changes: Changes;
  readonly log: Log;
  readonly isStopping: () => boolean;
}

export function verificationRoutes({ db, changes, log, isStopping }: Deps): Handlers<typeof verificationRows> {
  const note = (sighting: Parameters<typeof noteArbiter>[1]) =>
    noteArbiter(db, sighting).catch((err: unknown) => log.warn({ err }, "recording an arbiter's presence failed"));

  function tellOthers(serviceId: number, returned: readonly { task: Parameters<typeof taskTopic>[1] }[]): void {
    const topics = new Set(returned.map(({ task }) => taskTopic(serviceId, task)));
    if (topics.size > 0) changes.publish([...topics], null);
  }

  return {
    leaseRequests: async ({ principal: { serviceId, keyId }, body, gone, confirmKey }) => {
      const worker = { serviceId, workerId: body.workerId ?? keyId };
      let noted: Promise<void> | null = null;
      let looks = 0;
      const leased = await waitForNews({
        changes,
        topics: body.tasks.map((task) => taskTopic(serviceId, task)),
        seconds: body.wait,
        gone: gone(),
        isStopping,
        read: async () => {
          looks += 1;
          const found = await leaseRequests(db, serviceId, body);
          // In parallel with the lease, because sightings are only informative: work neither waits for them nor fails
          // with them.
          if (found.length === 0 && body.tasks.includes('verdict')) noted ??= note({ ...worker, hasLeased: false });
          return found;
        },
        isNews: (found) => found.length > 0,
        lookAgainAfterMs: LOOK_AGAIN_AFTER_MS,
      });
      // The key may have been revoked during the wait: then another worker gets the requests.
      if (leased.length > 0 && looks > 1) {
        await confirmKey().catch(async (error: unknown) => {
          tellOthers(serviceId, await undoLeases(db, serviceId, leased));
          throw error;
        });
      }
      for (const { transaction, lease } of leased) {
        const { requestHash } = transaction;
        log.info({ requestHash, serviceId, task: lease.task, attempt: lease.attempts }, 'request leased');
      }
      if (leased.some(({ lease }) => lease.task === 'verdict')) await note({ ...worker, hasLeased: true });
      await noted;
      return { requests: leased.map(showLeased) };
    },
    renewLeases: async ({ principal: { serviceId, keyId }, body }) => {
      // A fully occupied worker does not ask for requests, but is present.
      await note({ serviceId, workerId: body.workerId ?? keyId, hasLeased: false });
      return { leaseIds: await renewLeases(db, serviceId, body.leaseIds, body.leaseSeconds) };
    },
    returnLeases: async ({ principal: { serviceId }, body }) => {
      const { delaySeconds } = body;
      const returned = await returnLeases(db, serviceId, body.leaseIds, delaySeconds);
      for (const { requestHash } of returned) log.info({ requestHash, serviceId, delaySeconds }, 'lease returned');
      tellOthers(serviceId, returned);
      return { leaseIds: returned.map(({ leaseId }) => leaseId) };
    },
  };
}

function showLeased({ leaseId, lease, transaction, ...known }: Awaited<ReturnType<typeof leaseRequests>>[number]) {
  const { requestHash, form, account, chainId, serviceId, payloadHash, salt, createdAt } = transaction;
  const { task, availableAt, attempts, firstLeasedAt } = lease;
  const { record, ownerPublicKey, sealingPublicKey } = known;
  return {
    leaseId,
    leasedUntil: availableAt.toISOString(),
    attempt: attempts,
    firstLeasedAt: (firstLeasedAt ?? availableAt).toISOString(),
    task,
    requestHash,
    form,
    escrowAddress: account,
    chainId,
    verificationServiceId: serviceId,
    payloadHash,
    salt,
    cid: record?.cid ?? null,
    payload: form === 'open' ? payloadOf(transaction) : null,
    signerPgpPublicKey: form === 'sealed' ? ownerPublicKey : sealingPublicKey,
    ownerPgpPublicKey: ownerPublicKey,
    settlement: task === 'settlement' ? showSettlementTask(known) : null,
    createdAt: createdAt.toISOString(),
  };
}

type Known = Pick<
  Awaited<ReturnType<typeof leaseRequests>>[number],
  'record' | 'decision' | 'responseCid' | 'settlement'
>;

/** Null if our own record of the request was never sent: there is nothing to find on chain. */
function showSettlementTask({ record, decision, responseCid, settlement }: Known) {
  if (!record?.sender || !record.contract || record.chainId === null || decision === null) return null;
  const { sender, contract, chainId } = record;
  const isSubmitted = settlement?.status === 'submitted' && settlement.txHash !== null;
  const submitted = isSubmitted
    ? { txHash: settlement.txHash, submittedAt: settlement.updatedAt.toISOString() }
    : { txHash: null, submittedAt: null };
  return { decision, responseCid, sender, contract, chainId, ...submitted };
}
