import type { Contract, Hex, Received } from '@countersign/protocol';

/** The whole record of a request. */
export type TransactionRecord = Received<Contract['getTransaction']>;

interface Common {
  readonly requestHash: Hex;
  /** The action hash of the arbiter's verdict; null without one. */
  readonly actionHash: Hex | null;
  /** The reason, in a sentence. */
  readonly reason: string;
  /** What to change for an approval; null if nothing would help, or if the payload is sealed. */
  readonly advice: string | null;
  /** Where the owner reads the request and decides; null if the service did not say. */
  readonly page: string | null;
  readonly record: TransactionRecord;
}

/** The outcome of a request. Only `approved` allows the action, and only until `validUntil`. */
export type Outcome =
  | (Common & { readonly outcome: 'approved'; readonly validUntil: string; readonly actionHash: Hex | null })
  | (Common & { readonly outcome: 'rejected'; readonly by: 'arbiter' | 'owner' | 'key' | 'service' })
  /** The arbiter or the owner's policy leaves the decision to the owner, who has not decided yet. */
  | (Common & { readonly outcome: 'undecided' })
  /** No verdict within the timeout; ask again with `awaitOutcome`. */
  | (Common & { readonly outcome: 'pending' })
  /** Approved, and expired unused. */
  | (Common & { readonly outcome: 'expired' })
  /** Executed on chain, with success or failure. */
  | (Common & { readonly outcome: 'executed' | 'failed'; readonly txHash: string | null });

/** Derives the outcome of a request from its record. */
export function outcomeOf(record: TransactionRecord, page: string | null = null): Outcome {
  const { verdict } = record;
  const common = {
    requestHash: record.requestHash as Hex,
    actionHash: (verdict?.callHash ?? null) as Hex | null,
    reason: record.reason ?? 'The arbiter gave no reason',
    advice: adviceOf(verdict?.report),
    page,
    record,
  };
  switch (record.status) {
    case 'APPROVED':
      if (record.validUntil === null) throw new Error('The service does not say when the approval expires');
      return { ...common, outcome: 'approved', validUntil: record.validUntil };
    case 'EXECUTED':
      return { ...common, outcome: 'executed', txHash: record.executed?.txHash ?? null };
    case 'FAILED':
      return { ...common, outcome: 'failed', txHash: record.executed?.txHash ?? null };
    case 'REJECTED':
      return { ...common, ...rejectionOf(record, common.reason) };
    case 'PENDING':
      if (!verdict) return { ...common, outcome: 'pending', reason: 'The arbiter has not judged it yet' };
      return { ...common, outcome: 'undecided', reason: verdict.ownerNeededBecause ?? common.reason };
  }
}

function rejectionOf({ statusReason, approvals, decision }: TransactionRecord, reason: string) {
  const by = (who: 'arbiter' | 'owner' | 'key' | 'service', why: string) =>
    ({ outcome: 'rejected', by: who, reason: why }) as const;
  if (statusReason === 'expired')
    return { outcome: 'expired', reason: 'The approval expired before it was used' } as const;
  if (statusReason === 'frozen') return by('owner', 'The owner froze the account');
  if (statusReason === 'nonce_used') return by('service', 'Another approved request uses the nonce of this payment');
  if (statusReason === 'instruction_used')
    return by('service', 'Another request was approved with the same instructionId');
  if (decision === 'REJECTED') return by('arbiter', reason);
  if (approvals.user[0]?.decision === 'REJECTED') return by('owner', 'The owner rejected it');
  return by('key', "The owner's API key or an operator rejected it");
}

/** `to_pass` of our arbiter's report; reports of other arbiters may have any form or be encrypted. */
function adviceOf(report: unknown): string | null {
  const { explanation } = (report ?? {}) as { explanation?: { to_pass?: unknown } | null };
  return typeof explanation?.to_pass === 'string' ? explanation.to_pass : null;
}
