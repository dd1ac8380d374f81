import type { Database } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/read-together.ts';
import { listStates, type TransactionKey } from '../base/store.ts';
import { listApprovalsOfAny } from '../decide/decision-store.ts';

/** The state of a transaction, in one query for all concurrent callers. */
export const readState = readTogether(
  async (db, requestHashes) =>
    new Map((await listStates(db, requestHashes)).map((state) => [state.requestHash, state])),
);

/** The decisions on a transaction, newest first, in one query for all concurrent callers; null when there are none. */
export const readApprovals = (db: Database) => (key: TransactionKey) => readKeys(db)(textOf(key));

const readKeys = readTogether(async (db, texts) => {
  const keys = texts.map((text) => {
    const [id = '', userId = ''] = text.split(' ');
    return { id, userId };
  });
  const found = await listApprovalsOfAny(db, keys);
  return Map.groupBy(found, ({ transactionId, ownerId }) => textOf({ id: transactionId, userId: ownerId }));
});

const textOf = ({ id, userId }: TransactionKey) => `${id} ${userId}`;
