import { interrupt } from '@langchain/langgraph';
import { type Approval, type GuardedActionOptions, guardAction, isOpen, refusalOf, textOf } from './guarded-action.ts';

/** What LangGraph tells of a message, and of a tool call: the second argument of a tool that a `ToolNode` runs. */
interface Message {
  readonly type?: string;
  readonly content?: unknown;
  readonly additional_kwargs?: Readonly<Record<string, unknown>>;
}
interface Runtime {
  readonly toolCallId?: string;
  readonly state?: unknown;
  readonly configurable?: { readonly thread_id?: unknown };
  readonly signal?: AbortSignal;
}

export interface GuardToolOptions<Input, Output> extends GuardedActionOptions<Input> {
  /** Which words ask for it; the last message of the user where absent. Never what a model wrote. */
  readonly intent?: (messages: readonly Message[]) => string;
  /** Carries the action out: called only once exactly this action is approved. */
  readonly execute: (input: Input, approval: Approval) => Output | Promise<Output>;
}

/**
 * For LangGraph: `tool(guardTool(options), { name, description, schema })` in a graph with a checkpointer. Where the owner has to decide,
 * the graph is interrupted with `{ reason, page, requestHash }`. Resume it by `new Command({ resume: true })` after the owner has
 * decided: whatever it is resumed with, it is interrupted again until the owner has. A refused call gives the model the reason.
 */
export function guardTool<Input, Output>(options: GuardToolOptions<Input, Output>) {
  const { intent = lastHumanWords, execute } = options;
  const guarded = guardAction(options);
  return async (input: Input, { toolCallId, state, configurable, signal }: Runtime): Promise<Output | string> => {
    const threadId = configurable?.thread_id;
    if (!toolCallId || typeof threadId !== 'string') throw new TypeError('thread_id: the graph must run in a thread');
    const messages = (state as { messages?: Message[] } | undefined)?.messages ?? [];
    const call = { conversationId: threadId, id: toolCallId, words: intent(messages), signal };
    let outcome = await guarded.ask(input, call);
    while (isOpen(outcome)) {
      const { reason, page, requestHash } = outcome;
      interrupt({ reason, page, requestHash });
      outcome = await guarded.ask(input, call);
    }
    const approval = await guarded.require(input, call).catch(refusalOf);
    return typeof approval === 'string' ? approval : execute(input, approval);
  };
}

/** LangChain keeps a model's summary of former messages as one of a human, marked by its source. */
const lastHumanWords = (messages: readonly Message[]): string =>
  textOf(
    messages.findLast(({ type, additional_kwargs }) => type === 'human' && !additional_kwargs?.lc_source)?.content,
  );
