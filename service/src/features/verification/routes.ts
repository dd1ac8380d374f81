import type { verificationRows } from '@countersign/protocol';
import { type Changes, serviceTopic } from '../../platform/changes/changes.ts';
import { waitForNews } from '../../platform/changes/wait-for-news.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { payloadOf } from '../transactions/index.ts';
import { leaseRequests, renewLeases, returnLeases } from './store.ts';

interface Deps {
  readonly db: Database;
  readonly changes: Changes;
  readonly isStopping: () => boolean;
}

export function verificationRoutes({ db, changes, isStopping }: Deps): Handlers<typeof verificationRows> {
  return {
    leaseRequests: async ({ principal: { serviceId }, body, gone }) => {
      const leased = await waitForNews({
        changes,
        topic: serviceTopic(serviceId),
        seconds: body.wait,
        gone: gone(),
        isStopping,
        read: () => leaseRequests(db, serviceId, body),
        isNews: (found) => found.length > 0,
      });
      return { requests: leased.map(showLeased) };
    },
    renewLeases: async ({ principal, body }) => ({
      leaseIds: await renewLeases(db, principal.serviceId, body.leaseIds, body.leaseSeconds),
    }),
    returnLeases: async ({ principal: { serviceId }, body }) => {
      const leaseIds = await returnLeases(db, serviceId, body.leaseIds, body.delaySeconds);
      if (leaseIds.length > 0) changes.publish([serviceTopic(serviceId)], null);
      return { leaseIds };
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

/** Null where our own record of the request was not even tried yet: there is nothing to look for on chain. */
function showSettlementTask({ record, decision, responseCid, settlement }: Known) {
  if (!record?.sender || !record.contract || record.chainId === null || decision === null) return null;
  const { sender, contract, chainId } = record;
  const isSubmitted = settlement?.status === 'submitted' && settlement.txHash !== null;
  const submitted = isSubmitted
    ? { txHash: settlement.txHash, submittedAt: settlement.updatedAt.toISOString() }
    : { txHash: null, submittedAt: null };
  return { decision, responseCid, sender, contract, chainId, ...submitted };
}
