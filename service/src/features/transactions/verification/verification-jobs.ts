import type { Job, Jobs } from '../../../platform/jobs.ts';
import type { TransactionDeps } from '../base/deps.ts';
import { bindTeeProof } from './orion-metadata.ts';
import { RECORD_REQUEST } from './record-requests.ts';
import { type SealingDeps, sealRequest } from './seal-request.ts';
import { endRequests, jobOf, requestOf, turnToSettlement } from './store.ts';

export const SEAL_REQUEST = 'seal-request';

/** Queues a request for its arbiters, and removes it once it is judged or rejected. */
export const createVerification = (jobs: Pick<Jobs, 'enqueue'>): TransactionDeps['verification'] => ({
  begin: (tx, request) => jobs.enqueue(tx, SEAL_REQUEST, jobOf(request)),
  async judged(tx, judged, { hash, teeProof }) {
    if (hash !== null && teeProof !== null) await bindTeeProof(tx, teeProof, hash);
    await turnToSettlement(tx, judged);
  },
  withdraw: (tx, transactionIds) => endRequests(tx, transactionIds, 'verdict'),
});

/** The jobs of a new request; they run even if the process died right after the answer. */
export function verificationJobs(deps: SealingDeps): Job[] {
  return [
    {
      name: SEAL_REQUEST,
      work: async (data, enqueue) => sealRequest(deps, enqueue, await requestOf(deps.db, data)),
    },
    { name: RECORD_REQUEST, work: async (data) => deps.recorder?.record(await requestOf(deps.db, data)) },
  ];
}
