import type { Database } from '../../platform/db/database.ts';
import { showAction } from '../transactions/index.ts';
import { type Agent, type Details, listDetails, type PublicTransaction } from './store.ts';

/** Transactions for the public; with their details if the owner publishes them. */
export async function showPublicly(
  db: Database,
  { id: userId, publicDetails }: Pick<Agent, 'id' | 'publicDetails'>,
  transactions: readonly PublicTransaction[],
) {
  const ids = transactions.map(({ id }) => id);
  const found = publicDetails ? await listDetails(db, userId, ids) : [];
  const detailsOf = new Map(found.map((details) => [details.id, details]));
  return transactions.map((transaction) => show(transaction, detailsOf.get(transaction.id)));
}

function show(transaction: PublicTransaction, details: Details | undefined) {
  const { requestHash, status, statusReason, serviceId, form, decision, decidedAt, createdAt, updatedAt } = transaction;
  return {
    requestHash,
    status,
    // Other reasons may quote a provider or a policy.
    statusReason: statusReason === 'expired' ? statusReason : null,
    verificationServiceId: serviceId,
    verdict: decision && decidedAt && { decision, createdAt: decidedAt.toISOString() },
    sealed: form === 'sealed',
    details: details ? showDetails(details) : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const showDetails = ({ id: _, userPrompt, callTo, callValue, callData, action, ...details }: Details) => ({
  description: userPrompt,
  ...showAction({ callTo, callValue, callData, action }),
  ...details,
});
