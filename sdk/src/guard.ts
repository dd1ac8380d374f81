import { type Address, checksumAddress, type Hex, parseAddress } from '@countersign/protocol';
import type { WaitOptions } from './await-outcome.ts';
import type { Outcome } from './outcome.ts';
import { toNewTransaction } from './to-new-transaction.ts';
import { verdictSigner } from './verdict-signer.ts';
import { hashFields, type Proposed, type Seal, type VerifyingClient, verify } from './verify.ts';

export interface GuardOptions extends WaitOptions {
  readonly client: VerifyingClient;
  /** The user's own words for the action: never a model's summary. A function is called for each action. */
  readonly intent: string | ((action: Proposed) => string | Promise<string>);
  /**
   * The address whose signature every verdict must carry: the `owner` of the verification service. Without it, the
   * service is trusted.
   */
  readonly arbiter?: string | undefined;
  readonly contextLogs?: Record<string, unknown> | undefined;
  readonly seal?: Seal | undefined;
  /** Called with every outcome before anything is sent or refused because of it. */
  readonly onOutcome?: ((outcome: Outcome) => void) | undefined;
  /** Called with every sent transaction, to report it by `client.recordExecution` once it is confirmed. */
  readonly onSent?: ((sent: { readonly requestHash: Hex; readonly txHash: string }) => void) | undefined;
}

/**
 * The action was not carried out, because it is not approved. `outcome` gives the reason, and where the owner can
 * decide.
 */
export class NotApprovedError extends Error {
  override readonly name = 'NotApprovedError';
  /** The wallets' code for a refusal by their user (EIP-1193). */
  readonly code = 4001;
  readonly outcome: Outcome;

  constructor(outcome: Outcome, why: string) {
    super([why, outcome.advice, outcome.page && `See ${outcome.page}`].filter(Boolean).join(' '));
    this.outcome = outcome;
  }
}

/** The wallet was asked for something that cannot be verified, and refused it. */
export class UncheckableError extends Error {
  override readonly name = 'UncheckableError';
  /** The code of an unsupported method (EIP-1193). */
  readonly code = 4200;
}

type Approved = Extract<Outcome, { outcome: 'approved' }>;

/** Returns the approval of exactly this action, or throws. Every call verifies again: an approval is for one use. */
export async function requireApproval(
  options: GuardOptions,
  { account, chainId, action }: { account: Address; chainId: number; action: Proposed },
): Promise<Approved> {
  const { intent, client, timeoutMs, waitForOwner, signal, contextLogs, seal } = options;
  const words = typeof intent === 'string' ? intent : await intent(action);
  const waiting = { timeoutMs, waitForOwner, signal };
  const outcome = await verify({ client, account, chainId, intent: words, ...action, ...waiting, contextLogs, seal });
  options.onOutcome?.(outcome);
  return requireUsable(outcome, { account, chainId, action }, options.arbiter);
}

interface Expected {
  readonly account: string;
  readonly chainId?: number | undefined;
  readonly action: Proposed;
}

/** Returns the outcome if it allows exactly this action now, or throws. */
export function requireUsable(outcome: Outcome, expected: Expected, arbiter: string | undefined): Approved {
  if (outcome.outcome !== 'approved')
    throw new NotApprovedError(outcome, `${titles[outcome.outcome]}: ${outcome.reason.replace(/\.$/, '')}.`);
  const { record, actionHash, validUntil } = outcome;
  const refuse = (why: string) => new NotApprovedError(outcome, why);
  // `verify` has compared the action hash of the verdict, if present, with what was submitted.
  if (actionHash === null && !isSameAction(outcome, expected))
    throw refuse('Neither the verdict nor the record states which action was approved.');
  if (arbiter !== undefined && !isSignedBy(arbiter, outcome))
    throw refuse('The verdict is not signed by an arbiter you trust.');
  if (record.release !== null)
    throw refuse("The owner's custody provider sends it; sending it here would send it twice.");
  if (!(Date.parse(validUntil) > Date.now())) throw refuse('The approval has expired.');
  return outcome;
}

const titles = {
  rejected: 'Rejected',
  undecided: 'Waiting for the owner',
  pending: 'Not judged yet',
  expired: 'Expired',
  executed: 'Already executed',
  failed: 'Already executed',
} as const;

/** Sealed requests reveal nothing to compare. */
function isSameAction({ record }: Outcome, { account, chainId, action }: Expected) {
  const shown = {
    tx: record.tx ?? undefined,
    calls: record.calls ?? undefined,
    typedData: record.typedData ?? undefined,
  };
  if (!shown.tx && !shown.calls && !shown.typedData) return false;
  const recorded = hashFields({ escrowAddress: record.escrowAddress, chainId: record.chainId, ...shown });
  return recorded === hashFields(toNewTransaction({ escrowAddress: account, chainId, ...action }));
}

function isSignedBy(arbiter: string, { record, requestHash }: Outcome): boolean {
  const trusted = parseAddress(arbiter);
  if (trusted === null) throw new TypeError('arbiter: must be an Ethereum address');
  return record.verdict !== null && verdictSigner(requestHash, record.verdict) === checksumAddress(trusted);
}
