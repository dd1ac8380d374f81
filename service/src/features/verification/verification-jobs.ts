import { type Changes, serviceTopic } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Job, Jobs } from '../../platform/jobs.ts';
import type { TransactionDeps } from '../transactions/index.ts';
import { offerRequest, withdrawRequest } from './store.ts';

const OFFER_REQUEST = 'offer-request';

/** How a request comes to its arbiters and, once it is judged or rejected, away from them. */
export const createVerification = (jobs: Pick<Jobs, 'enqueue'>): TransactionDeps['verification'] => ({
  begin: (tx, transactionId) => jobs.enqueue(tx, OFFER_REQUEST, { transactionId }),
  end: withdrawRequest,
});

/** The outbox of a new request: it is put up for lease even where the process died right after the answer. */
export function verificationJobs({ db, changes }: { db: Database; changes: Changes }): Job[] {
  return [
    {
      name: OFFER_REQUEST,
      async work(data) {
        const { transactionId } = data as { transactionId: string };
        const offered = await offerRequest(db, transactionId);
        if (offered) changes.publish([serviceTopic(offered.serviceId)], null);
      },
    },
  ];
}
