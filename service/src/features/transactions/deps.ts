import type { Hex } from '@countersign/protocol';
import type { Chains } from '../../platform/chain/chains.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';

export interface TransactionDeps {
  readonly db: Database;
  readonly baseUrl: string;
  readonly changes: Changes;
  readonly chains: Chains;
  readonly isStopping: () => boolean;
  /** How long an approval lasts: where the agent executes (type 2), and otherwise. */
  readonly approvalSeconds: { readonly byAgent: number; readonly other: number };
  /** Whether the word of an ORION key alone makes a verdict. */
  readonly allowUnsignedVerdicts: boolean;
  /** All as part of the transaction: what waits for a verdict is known if and only if it commits. */
  readonly verification: {
    begin(tx: Database, transactionId: string): Promise<void>;
    /** The verdict is there; `verdictHash` is what the arbiter signed, if anything. */
    judged(tx: Database, transactionId: string, verdictHash: Hex | null): Promise<void>;
    /** Nobody needs a verdict any more. */
    withdraw(tx: Database, transactionId: string): Promise<void>;
  };
}
