import type { Contract, Hex, Received } from '@countersign/protocol';

/** The whole record of a request. */
export type TransactionRecord = Received<Contract['getTransaction']>;

interface Common {
  readonly requestHash: Hex;
  /** What the arbiter's verdict is bound to; null where there is none, or where it names no action. */
  readonly actionHash: Hex | null;
  /** Why, in a sentence. */
  readonly reason: string;
  /** What to change so that it passes; null where nothing would help, or where the payload is sealed. */
  readonly advice: string | null;
  /** Where the owner sees it and decides; null where the service did not say. */
  readonly page: string | null;
  readonly record: TransactionRecord;
}

/** What became of a request. Only `approved` means that the action may be carried out, and only until `validUntil`. */
export type Outcome =
  | (Common & { readonly outcome: 'approved'; readonly validUntil: string; readonly actionHash: Hex | null })
  | (Common & { readonly outcome: 'rejected'; readonly by: 'arbiter' | 'owner' | 'key' | 'service' })
  /** The arbiter leaves it to the owner, or the owner's policy does: it waits for the owner's decision. */
  | (Common & { readonly outcome: 'undecided' })
  /** No verdict in the time that was given; ask again with `awaitOutcome`. */
  | (Common & { readonly outcome: 'pending' })
  /** It was approved, and the approval ended unused. */
  | (Common & { readonly outcome: 'expired' })
  /** It was carried out on chain, and succeeded or failed there. */
  | (Common & { readonly outcome: 'executed' | 'failed'; readonly txHash: string | null });

/** Reads what became of a request from its record. */
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

/** `to_pass` of the arbiter's report: whatever else a report is, it may be encrypted, or of another arbiter. */
function adviceOf(report: unknown): string | null {
  const { explanation } = (report ?? {}) as { explanation?: { to_pass?: unknown } | null };
  return typeof explanation?.to_pass === 'string' ? explanation.to_pass : null;
}
