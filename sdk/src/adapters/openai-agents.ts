import { type Approval, type GuardedActionOptions, guardAction, isOpen, refusalOf } from './guarded-action.ts';

/**
 * What the context of a run has: `run(agent, words, { context: { conversationId, words } })`. A tool is told nothing else of the
 * conversation, and the input of an agent that another agent calls as a tool was written by a model.
 */
export interface Conversation {
  readonly conversationId: string;
  /** The user's own words for what is about to happen, as the user wrote them. */
  readonly words: string;
}

/** What the Agents SDK tells of a run, and of a tool call. */
interface Run {
  readonly context: unknown;
}
interface Details {
  readonly toolCall?: { readonly callId: string } | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface GuardToolOptions<Input, Output> extends GuardedActionOptions<Input> {
  /** Carries the action out: called only once exactly this action is approved. */
  readonly execute: (input: Input, approval: Approval) => Output | Promise<Output>;
}

/**
 * For the OpenAI Agents SDK: `tool({ name, description, parameters, ...guardTool(options) })`. Where the owner has to decide, the run
 * ends with an interruption. Run its state again after the owner has decided: approved there or not, the action is carried out only
 * if the owner has approved it at Countersign by then. A refused call gives the model the reason.
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
