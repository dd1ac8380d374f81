import { interrupt } from '@langchain/langgraph';
import { type Approval, type GuardedActionOptions, guardAction, isOpen, refusalOf, textOf } from './guarded-action.ts';

/** LangGraph's data about a message and a tool call: the second argument of a tool that a `ToolNode` runs. */
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
  /** The words that ask for the action; the user's last message by default. Never a model's text. */
  readonly intent?: (messages: readonly Message[]) => string;
  /** Carries the action out: called only after exactly this action is approved. */
  readonly execute: (input: Input, approval: Approval) => Output | Promise<Output>;
}

/**
 * For LangGraph: `tool(guardTool(options), { name, description, schema })` in a graph with a checkpointer. If the owner
 * has to decide, the graph is interrupted with `{ reason, page, requestHash }`. Resume it by `new Command({ resume:
 * true })` after the owner has decided: whatever the resume value, it is interrupted again until then. The model
 * receives the reason for a refused call.
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

/** LangChain stores a model's summary of earlier messages as a human message, marked by its source. */
const lastHumanWords = (messages: readonly Message[]): string =>
  textOf(
    messages.findLast(({ type, additional_kwargs }) => type === 'human' && !additional_kwargs?.lc_source)?.content,
  );
