import { NotApprovedError, requireUsable } from '../guard.ts';
import type { Outcome } from '../outcome.ts';
import { type Proposed, type VerifyingClient, verify } from '../verify.ts';

export type Approval = Extract<Outcome, { outcome: 'approved' }>;

export interface GuardedActionOptions<Input> {
  readonly client: VerifyingClient;
  readonly account: string;
  /** The action that is carried out for this input, to the last byte. */
  readonly action: (input: Input) => Proposed & { readonly chainId?: number | undefined };
  /** Whose signature every verdict must carry: the `owner` of the verification service. The service's word is enough where absent. */
  readonly arbiter?: string | undefined;
  /** Hears of every outcome, before anything happens because of it: `page` is where the owner decides. */
  readonly onOutcome?: ((outcome: Outcome) => void) | undefined;
}

/** One call of a tool. */
export interface GuardedCall {
  /** Ids of calls may be unique within a conversation only: each request to verify belongs to one call of one of them. */
  readonly conversationId: string;
  readonly id: string;
  /** The words of the user that ask for it. Never what the model wrote. */
  readonly words: string;
  readonly signal?: AbortSignal | undefined;
}

/** What the adapters have in common: the same call is the same request, however often and by whichever process it is asked about. */
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
    /** Right before the action is carried out: throws unless it is approved, and not too late. */
    async require(input: Input, call: GuardedCall): Promise<Approval> {
      const { chainId, ...proposed } = action(input);
      const outcome = await verifyOnce({ ...proposed, chainId }, call);
      const approval = requireUsable(outcome, { account, chainId, action: proposed }, arbiter);
      // A run may be resumed twice; one approval is for one use.
      if (used.has(approval.requestHash)) throw new NotApprovedError(approval, 'Already executed.');
      used.add(approval.requestHash);
      return approval;
    },
  };
}

/** Why, what to change, and where the owner decides: for models and people alike. */
export const describeOutcome = ({ reason, advice, page }: Outcome): string =>
  [reason, advice, page].filter(Boolean).join(' · ');

/** What a refused call gives in place of a result, for frameworks that keep errors from the model. */
export function refusalOf(error: unknown): string {
  if (error instanceof NotApprovedError) return error.message;
  throw error;
}

/** Whether the owner, or the arbiter, may still approve it. */
export const isOpen = ({ outcome }: Outcome): boolean => outcome === 'undecided' || outcome === 'pending';

/** The last message of the user, where messages have `role` and `content`, as most frameworks write them. */
export function lastUserWords(messages: readonly { readonly role?: unknown; readonly content?: unknown }[]): string {
  return textOf(messages.findLast(({ role }) => role === 'user')?.content ?? '');
}

/** The text of a message: a string, or parts of which some have text. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? (content as readonly { readonly text?: unknown }[]) : [];
  return parts.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])).join('\n');
}
