import { NotApprovedError, requireUsable } from '../guard.ts';
import type { Outcome } from '../outcome.ts';
import { type Proposed, type VerifyingClient, verify } from '../verify.ts';

export type Approval = Extract<Outcome, { outcome: 'approved' }>;

export interface GuardedActionOptions<Input> {
  readonly client: VerifyingClient;
  readonly account: string;
  /** The action for this input, to the last byte. */
  readonly action: (input: Input) => Proposed & { readonly chainId?: number | undefined };
  /**
   * The address whose signature every verdict must carry: the `owner` of the verification service. Without it, the
   * service is trusted.
   */
  readonly arbiter?: string | undefined;
  /** Called with every outcome before anything happens because of it: `page` is where the owner decides. */
  readonly onOutcome?: ((outcome: Outcome) => void) | undefined;
}

/** One call of a tool. */
export interface GuardedCall {
  /**
   * Ids of calls may be unique within a conversation only: each request to verify belongs to one call in one
   * conversation.
   */
  readonly conversationId: string;
  readonly id: string;
  /** The user's words that ask for it. Never the model's text. */
  readonly words: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The common part of the adapters: the same call is the same request, however often and from whichever process it is
 * made.
 */
export function guardAction<Input>(options: GuardedActionOptions<Input>) {
  const { client, account, action, arbiter, onOutcome } = options;
  const used = new Set<string>();
  const verifyOnce = async (
    proposed: ReturnType<typeof action>,
    { conversationId, id, words, signal }: GuardedCall,
  ) => {
    const idempotencyKey = `${conversationId}:${id}`;
    const outcome = await verify({ client, account, intent: words, ...proposed, idempotencyKey, signal });
    onOutcome?.(outcome);
    return outcome;
  };
  return {
    ask: (input: Input, call: GuardedCall): Promise<Outcome> => verifyOnce(action(input), call),
    /** Called right before the action: throws unless it is approved and the approval is still valid. */
    async require(input: Input, call: GuardedCall): Promise<Approval> {
      const { chainId, ...proposed } = action(input);
      const outcome = await verifyOnce({ ...proposed, chainId }, call);
      const approval = requireUsable(outcome, { account, chainId, action: proposed }, arbiter);
      // A run may be resumed twice; an approval is for one use.
      if (used.has(approval.requestHash)) throw new NotApprovedError(approval, 'Already executed.');
      used.add(approval.requestHash);
      return approval;
    },
  };
}

/** The reason, what to change, and where the owner decides: for models and people alike. */
export const describeOutcome = ({ reason, advice, page }: Outcome): string =>
  [reason, advice, page].filter(Boolean).join(' · ');

/** Replaces the result of a refused call, for frameworks that hide errors from the model. */
export function refusalOf(error: unknown): string {
  if (error instanceof NotApprovedError) return error.message;
  throw error;
}

/** Whether the owner, or the arbiter, may still approve it. */
export const isOpen = ({ outcome }: Outcome): boolean => outcome === 'undecided' || outcome === 'pending';

/** The user's last message, for messages with `role` and `content`, as in most frameworks. */
export function lastUserWords(messages: readonly { readonly role?: unknown; readonly content?: unknown }[]): string {
  return textOf(messages.findLast(({ role }) => role === 'user')?.content ?? '');
}

/** The text of a message: a string, or parts that may have text. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as readonly { readonly text?: unknown }[]) : [];
  return parts.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])).join('\n');
}
