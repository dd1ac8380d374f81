import type { Decision, Hex } from '@countersign/protocol';
import type { Chains } from '../../platform/chain/chains.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';

export interface AcceptedVerdict {
  readonly requestHash: Hex;
  readonly decision: Decision;
  /** Since the request was created. */
  readonly seconds: number;
}

export interface TransactionDeps {
  readonly db: Database;
  readonly baseUrl: string;
  readonly changes: Changes;
  readonly chains: Chains;
  readonly isStopping: () => boolean;
  /** All as part of the transaction: what waits for a verdict is known if and only if it commits. */
  readonly verification: {
    begin(tx: Database, request: { readonly id: string; readonly requestHash: Hex }): Promise<void>;
    /** The verdict is there; `verdictHash` is what the arbiter signed, if anything. */
    judged(tx: Database, transactionId: string, verdictHash: Hex | null): Promise<void>;
    /** Nobody needs a verdict any more. */
    withdraw(tx: Database, transactionId: string): Promise<void>;
  };
  /** Told once of every verdict that was accepted. */
  readonly onVerdict: (verdict: AcceptedVerdict) => void;
}
