import {
  type Approval,
  type GuardedActionOptions,
  guardAction,
  isOpen,
  lastUserWords,
  refusalOf,
} from './guarded-action.ts';

type Messages = Parameters<typeof lastUserWords>[0];

/** Mastra's data about a tool call. */
interface Context {
  readonly agent?: {
    readonly toolCallId: string;
    readonly messages: Messages;
    readonly threadId?: string;
    suspend(payload: unknown): Promise<unknown>;
  };
  readonly runId?: string;
  readonly abortSignal?: AbortSignal;
}

export interface GuardToolOptions<Input, Call extends Context, Output> extends GuardedActionOptions<Input> {
  /** The words that ask for the action; the user's last message by default. Never a model's text. */
  readonly intent?: (messages: Messages, context: Call) => string;
  /** Carries the action out: called only after exactly this action is approved. */
  readonly execute: (input: Input, context: Call, approval: Approval) => Output | Promise<Output>;
}

/**
 * For Mastra: `createTool({ id, description, inputSchema, execute: guardTool(options) })`. If the owner has to decide,
 * the tool suspends with `{ reason, page, requestHash }`. Resume the run by `agent.resumeGenerate(true, { runId })`
 * after the owner has decided: whatever the resume value, it suspends again until then. The model receives the reason
 * for a refused call.
 */
export function guardTool<Input, Call extends Context, Output>(options: GuardToolOptions<Input, Call, Output>) {
  const { intent = lastUserWords, execute } = options;
  const guarded = guardAction(options);
  return async (input: Input, context: Call): Promise<Output | string | undefined> => {
    const { agent, runId, abortSignal } = context;
    // A run keeps its id when it is resumed.
    const conversationId = runId ?? agent?.threadId;
    if (!agent || !conversationId) throw new TypeError('agent: a guarded tool must be called by an agent');
    const call = { conversationId, id: agent.toolCallId, words: intent(agent.messages, context), signal: abortSignal };
    const outcome = await guarded.ask(input, call);
    if (isOpen(outcome)) {
      const { reason, page, requestHash } = outcome;
      await agent.suspend({ reason, page, requestHash });
      return undefined;
    }
    const approval = await guarded.require(input, call).catch(refusalOf);
    return typeof approval === 'string' ? approval : execute(input, context, approval);
  };
}
