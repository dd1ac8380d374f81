import type { verificationRows } from '@countersign/protocol';
import { type Changes, serviceTopic } from '../../platform/changes/changes.ts';
import { waitForNews } from '../../platform/changes/wait-for-news.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { Transaction } from '../transactions/index.ts';
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
        read: () => leaseRequests(db, serviceId, body.max, body.leaseSeconds),
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

function showLeased({
  transaction,
  leaseId,
  leasedUntil,
  attempt,
  ownerPgpPublicKey,
}: Awaited<ReturnType<typeof leaseRequests>>[number]) {
  const { requestHash, form, account, chainId, serviceId, payloadHash, salt, encryptedPayload } = transaction;
  return {
    leaseId,
    leasedUntil: leasedUntil.toISOString(),
    attempt,
    requestHash,
    form,
    escrowAddress: account,
    chainId,
    verificationServiceId: serviceId,
    payloadHash,
    salt,
    payload: payloadOf(transaction),
    encryptedPayload,
    ownerPgpPublicKey,
    createdAt: transaction.createdAt.toISOString(),
  };
}

/** Exactly what `payloadHash` covers. */
function payloadOf({ account, userPrompt, callTo, callValue, callData, contextLogs, chainId }: Transaction) {
  if (userPrompt === null || callTo === null || callValue === null || callData === null) return null;
  const tx = { to: callTo, value: callValue, data: callData };
  return { escrowAddress: account, userPrompt, tx, ...(contextLogs && { contextLogs }), chainId };
}
