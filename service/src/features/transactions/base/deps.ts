import type { Decision, Hex } from '@countersign/protocol';
import type { Chains } from '../../../platform/chain/chains.ts';
import type { Changes } from '../../../platform/changes/changes.ts';
import type { ContentStore } from '../../../platform/content/content-store.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { HeldAnswers } from '../../../platform/limits/held-answers.ts';
import type { TransactionKey, TransactionState } from './store.ts';
import type { TeeProof } from './verification/read-records.ts';

export interface AcceptedVerdict {
  readonly requestHash: Hex;
  readonly decision: Decision;
  /** Since the request was created. */
  readonly seconds: number;
}

/** The limits on requests that wait for a verdict. */
export type WaitingBound = 'requests' | 'requestsPerUser' | 'seconds';

export interface TransactionDeps {
  readonly db: Database;
  /** For reads shared by all waiting callers: a small connection pool of its own is enough. */
  readonly gate: Database;
  /** For verdicts, so that other requests cannot delay them. */
  readonly arbiters: Database;
  readonly held: HeldAnswers;
  /** Bytes that may be submitted in 24 hours. */
  readonly quotas: { readonly userBytes: number; readonly addressBytes: number };
  /** Runs `work`, which adds a request to a service's queue. Returns the exceeded bound if the queue is full. */
  readonly admit: <T extends object>(
    serviceId: number,
    userId: string,
    work: () => Promise<T>,
  ) => Promise<T | WaitingBound>;
  readonly baseUrl: string;
  /** The store of sealed payloads and encrypted reports. */
  readonly content: Pick<ContentStore, 'get' | 'secure'>;
  readonly changes: Changes;
  readonly chains: Chains;
  readonly isStopping: () => boolean;
  /** How long an approval lasts: `byAgent` if the agent executes (type 2), otherwise `other`. */
  readonly approvalSeconds: { readonly byAgent: number; readonly other: number };
  /** Whether an ORION key can post a verdict without a signature. */
  readonly allowUnsignedVerdicts: boolean;
  /** All as part of the transaction, so that the queue of requests for a verdict changes only if it commits. */
  readonly verification: {
    begin(tx: Database, request: TransactionKey & { readonly requestHash: Hex }): Promise<void>;
    /**
     * The verdict was stored; `hash` is what the arbiter signed, if anything, and `teeProof` the proof that it posted
     * for its machine.
     */
    judged(
      tx: Database,
      judged: TransactionKey,
      verdict: { readonly hash: Hex | null; readonly teeProof: TeeProof | null },
    ): Promise<void>;
    /** These requests need no verdict any more. */
    withdraw(tx: Database, transactionIds: readonly string[]): Promise<void>;
  };
  readonly releases: {
    /** Starts the release of an approval, if this service is to execute it; as part of the transaction. */
    begin(tx: Database, approved: TransactionState): Promise<void>;
  };
  /** Called once for each accepted verdict. */
  readonly onVerdict: (verdict: AcceptedVerdict) => void;
}
