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

/** What bounds the requests that wait for a verdict. */
export type WaitingBound = 'requests' | 'requestsPerUser' | 'seconds';

export interface TransactionDeps {
  readonly db: Database;
  /** For reads that are shared by all who wait: a few connections of their own are enough. */
  readonly gate: Database;
  /** For verdicts, which nobody else's requests may hold up. */
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
  /** Where sealed payloads and encrypted reports lie once they are stored. */
  readonly content: Pick<ContentStore, 'get' | 'secure'>;
  readonly changes: Changes;
  readonly chains: Chains;
  readonly isStopping: () => boolean;
  /** How long an approval lasts: where the agent executes (type 2), and otherwise. */
  readonly approvalSeconds: { readonly byAgent: number; readonly other: number };
  /** Whether the word of an ORION key alone makes a verdict. */
  readonly allowUnsignedVerdicts: boolean;
  /** All as part of the transaction: what waits for a verdict is known if and only if it commits. */
  readonly verification: {
    begin(tx: Database, request: TransactionKey & { readonly requestHash: Hex }): Promise<void>;
    /** The verdict is there; `hash` is what the arbiter signed, if anything, and `teeProof` what it told of its machine. */
    judged(
      tx: Database,
      judged: TransactionKey,
      verdict: { readonly hash: Hex | null; readonly teeProof: TeeProof | null },
    ): Promise<void>;
    /** Nobody needs a verdict any more. */
    withdraw(tx: Database, transactionIds: readonly string[]): Promise<void>;
  };
  readonly releases: {
    /** An approval that this service is to carry out, if it can; as part of the transaction. */
    begin(tx: Database, approved: TransactionState): Promise<void>;
  };
  /** Told once of every verdict that was accepted. */
  readonly onVerdict: (verdict: AcceptedVerdict) => void;
}
