import { readTogether } from '../../platform/db/read-together.ts';
import { listApprovals, listStates } from './store.ts';

/** How a transaction stands, for as many as wait for it. */
export const readState = readTogether(
  async (db, requestHashes) =>
    new Map((await listStates(db, requestHashes)).map((state) => [state.requestHash, state])),
);

/** The decisions on a transaction, newest first, for as many as ask at once; null when there are none. */
export const readApprovals = readTogether(async (db, transactionIds) =>
  Map.groupBy(await listApprovals(db, transactionIds), ({ transactionId }) => transactionId),
);
