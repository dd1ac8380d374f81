import type { Job, Jobs } from '../../../platform/jobs.ts';
import type { TransactionDeps } from '../deps.ts';
import { bindTeeProof } from './orion-metadata.ts';
import { RECORD_REQUEST } from './record-requests.ts';
import { type SealingDeps, sealRequest } from './seal-request.ts';
import { endRequests, turnToSettlement } from './store.ts';

export const SEAL_REQUEST = 'seal-request';

/** How a request comes to its arbiters and, once it is judged or rejected, away from them. */
export const createVerification = (jobs: Pick<Jobs, 'enqueue'>): TransactionDeps['verification'] => ({
  begin: (tx, { id, requestHash }) => jobs.enqueue(tx, SEAL_REQUEST, { transactionId: id, requestHash }),
  async judged(tx, transactionId, verdictHash) {
    if (verdictHash !== null) await bindTeeProof(tx, transactionId, verdictHash);
    await turnToSettlement(tx, transactionId);
  },
  withdraw: (tx, transactionIds) => endRequests(tx, transactionIds, 'verdict'),
});

/** The way of a new request, in steps that are taken even where the process died right after the answer. */
export function verificationJobs(deps: SealingDeps): Job[] {
  const idOf = (data: object) => (data as { transactionId: string }).transactionId;
  return [
    { name: SEAL_REQUEST, work: (data, enqueue) => sealRequest(deps, enqueue, idOf(data)) },
    // What was waiting when the version before this one stopped.
    { name: 'offer-request', work: (data, enqueue) => sealRequest(deps, enqueue, idOf(data)) },
    { name: RECORD_REQUEST, work: async (data) => deps.recorder?.record(idOf(data)) },
  ];
}
