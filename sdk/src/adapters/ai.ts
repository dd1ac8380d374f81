import {
  type Approval,
  describeOutcome,
  type GuardedActionOptions,
  guardAction,
  isOpen,
  lastUserWords,
} from './guarded-action.ts';

/** The AI SDK's data about a tool call. */
interface ToolCall {
  readonly toolCallId: string;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly abortSignal?: AbortSignal | undefined;
}

export interface GuardToolOptions<Input, Call extends ToolCall, Output> extends GuardedActionOptions<Input> {
  /** Ids of calls are unique within a conversation only. */
  readonly conversationId: string;
  /** The words that ask for the action; the user's last message by default. Never the model's text. */
  readonly intent?: (messages: ToolCall['messages']) => string;
  /** Carries the action out: called only after exactly this action is approved. */
  readonly execute: (input: Input, call: Call, approval: Approval) => Output | Promise<Output>;
}

/**
 * For the Vercel AI SDK 7: `tools: { send: tool({ inputSchema, execute: guarded.execute }) }` with `toolApproval: {
 * send: guarded.approval }`. If the owner has to decide, the SDK asks for an approval whose reason links to the page.
 * Whatever the answer there, the action is carried out only if the owner has approved it at Countersign by then.
 */
export function guardTool<Input, Call extends ToolCall, Output>(options: GuardToolOptions<Input, Call, Output>) {
  const { intent = lastUserWords, execute, conversationId } = options;
  const guarded = guardAction(options);
  const callOf = ({ toolCallId, messages, abortSignal }: ToolCall) => ({
    conversationId,
    id: toolCallId,
    words: intent(messages),
    signal: abortSignal,
  });
  return {
    async approval(input: Input, call: ToolCall) {
      const outcome = await guarded.ask(input, callOf(call));
      const reason = describeOutcome(outcome);
      if (outcome.outcome === 'approved') return { type: 'approved' as const, reason };
      return { type: isOpen(outcome) ? ('user-approval' as const) : ('denied' as const), reason };
    },
    async execute(input: Input, call: Call): Promise<Output> {
      const approval = await guarded.require(input, callOf(call));
      return execute(input, call, approval);
    },
  };
}
