import type { Pool } from 'pg';
import { readEvents } from '../../../chain/src/index.ts';
import type { RecordChain } from './sealed-flow.ts';

/** The counts of effects that must happen once. */
export interface Effects {
  readonly verdicts: number;
  /** Records of the request on chain. */
  readonly requests: number;
  /** Records of the verdict on chain. */
  readonly settlements: number;
  /** The number of open tasks. */
  readonly waiting: number;
}

export const once: Effects = { verdicts: 1, requests: 1, settlements: 1, waiting: 0 };

export async function countEffects(
  { pool, chain }: { readonly pool: Pool; readonly chain: RecordChain },
  requestHash: string,
): Promise<Effects> {
  const count = async (table: string, condition = 'true') => {
    const statement = `SELECT count(*)::int AS n FROM ${table} x JOIN transactions t ON t.id = x.transaction_id
      WHERE t.request_hash = $1 AND ${condition}`;
    return Number((await pool.query(statement, [requestHash])).rows[0].n);
  };
  const toBlock = await chain.client.getBlockNumber();
  const events = await readEvents(chain.client, chain.deployment, { fromBlock: 0, toBlock });
  const countEvents = (name: 'RequestCreated' | 'VerdictSet') =>
    events.filter((event) => event.name === name && event.args.requestHash === requestHash).length;
  return {
    verdicts: await count('approvals', "x.type = 'orion'"),
    requests: countEvents('RequestCreated'),
    settlements: countEvents('VerdictSet'),
    waiting: await count('verification_requests'),
  };
}
