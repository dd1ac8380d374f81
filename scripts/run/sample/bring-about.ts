import { createHash } from 'node:crypto';
import type { Action, Address, Hex } from '@countersign/protocol';
import { recordExecution } from '../../../service/src/features/transactions/index.ts';
import type { Storage } from '../../../service/src/open-storage.ts';
import type { SentTransaction } from '../../../service/src/platform/chain/chains.ts';
import type { Changes } from '../../../service/src/platform/changes/changes.ts';
import type { OpenAccount } from './open-account.ts';

/** The word "sample" in ASCII: recognisable, and no real hash starts with it. */
const MARK = '73616d706c65';

interface Made {
  readonly requestHash: string;
  readonly action: Action;
}

/** Simulates the chain's report of a sent transaction. The service checks and records it as usual. */
export async function execute(
  { db, changes }: { db: Storage['db']; changes: Changes },
  { userId, address }: Pick<OpenAccount, 'userId' | 'address'>,
  { requestHash, action }: Made,
  succeeded: boolean,
): Promise<void> {
  if (!action.tx) throw new Error('only single calls are executed here');
  const sent: SentTransaction = {
    from: address.toLowerCase() as Address,
    ...action.tx,
    blockNumber: 1,
    index: 0,
    minedAtUnix: Math.floor(Date.now() / 1000),
    succeeded,
    ranOwnCode: false,
    logs: [],
  };
  const chains = { findSent: async () => sent };
  const principal = { kind: 'jwt', userId, sessionId: 'sample', address, scopes: [], expiresAtMs: 0 } as const;
  const digest = createHash('sha256').update(requestHash).digest('hex');
  const txHash: Hex = `0x${MARK}${digest.slice(MARK.length)}`;
  await recordExecution({ db, chains, changes }, principal, requestHash, { txHash });
}

/** Simulates the passing of time: the approval expires now, and its reservation of a limit is released. */
export async function expire({ pool }: Pick<Storage, 'pool'>, { requestHash }: Made): Promise<void> {
  await pool.query(
    `WITH ended AS (
       UPDATE transactions SET valid_until = now() WHERE request_hash = $1 AND status = 'APPROVED' RETURNING id
     ) UPDATE spends SET released_at = now() FROM ended WHERE transaction_id = ended.id`,
    [requestHash],
  );
}
