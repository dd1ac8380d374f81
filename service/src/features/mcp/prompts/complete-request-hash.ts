import type { TransactionStatus } from '@countersign/protocol';
import { listBriefly } from '../../transactions/index.ts';
import { userIdOf } from '../exchange.ts';
import type { Complete } from './prompt.ts';

/** The maximum number of values in an answer of the protocol. */
const MAX_VALUES = 100;

/** Suggests the newest verifications of the caller, optionally those of one status. */
export const completeRequestHash =
  (wanted?: TransactionStatus): Complete =>
  async (db, principal, typed) => {
    const userId = userIdOf(principal);
    if (userId === null) return [];
    const newest = await listBriefly(db, userId, MAX_VALUES, null);
    return newest
      .filter(({ status }) => wanted === undefined || status === wanted)
      .map(({ requestHash }) => requestHash)
      .filter((requestHash) => requestHash.startsWith(typed.toLowerCase()));
  };
