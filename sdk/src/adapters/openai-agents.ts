import { type Approval, type GuardedActionOptions, guardAction, isOpen, refusalOf } from './guarded-action.ts';

/**
 * The context of a run: `run(agent, words, { context: { conversationId, words } })`. A tool sees nothing else of the
 * conversation, and a model wrote the input of an agent that another agent calls as a tool.
 */
export interface Conversation {
  readonly conversationId: string;
  /** The user's own words for the action, verbatim. */
  readonly words: string;
}

/** The Agents SDK's data about a run and a tool call. */
interface Run {
  readonly context: unknown;
}
interface Details {
  readonly toolCall?: { readonly callId: string } | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface GuardToolOptions<Input, Output> extends GuardedActionOptions<Input> {
  /** Carries the action out: called only after exactly this action is approved. */
  readonly execute: (input: Input, approval: Approval) => Output | Promise<Output>;
}

/**
 * For the OpenAI Agents SDK: `tool({ name, description, parameters, ...guardTool(options) })`. If the owner has to
 * decide, the run ends with an interruption. Run its state again after the owner has decided: approved there or not,
 * the action is carried out only if the owner has approved it at Countersign by then. The model receives the reason for
 * a refused call.
 */
export function guardTool<Input, Output>(options: GuardToolOptions<Input, Output>) {
  const guarded = guardAction(options);
  return {
    needsApproval: async (run: Run, input: Input, callId?: string): Promise<boolean> =>
      isOpen(await guarded.ask(input, { ...conversationOf(run), id: idOf(callId) })),
    async execute(input: Input, run?: Run, details?: Details): Promise<Output | string> {
      const call = { ...conversationOf(run), id: idOf(details?.toolCall?.callId), signal: details?.signal };
      const approval = await guarded.require(input, call).catch(refusalOf);
      return typeof approval === 'string' ? approval : options.execute(input, approval);
    },
  };
}

function conversationOf(run: Run | undefined): Conversation {
  const { conversationId, words } = (run?.context ?? {}) as Partial<Conversation>;
  if (typeof conversationId !== 'string' || typeof words !== 'string')
    throw new TypeError('context: the run requires { conversationId, words }');
  return { conversationId, words };
}

function idOf(callId: string | undefined): string {
  if (!callId) throw new TypeError('callId: is missing');
  return callId;
}
