import type { Chains } from '../../platform/chain/chains.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';

export interface TransactionDeps {
  readonly db: Database;
  readonly baseUrl: string;
  readonly changes: Changes;
  readonly chains: Chains;
  readonly isStopping: () => boolean;
  /** Both as part of the transaction: what waits for a verdict is known if and only if it commits. */
  readonly verification: {
    begin(tx: Database, transactionId: string): Promise<void>;
    end(tx: Database, transactionId: string): Promise<void>;
  };
}
