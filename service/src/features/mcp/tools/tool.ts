import { parsePart } from '@countersign/edge';
import type { ScopeAction } from '@countersign/protocol';
import type { CallToolResult, Tool, ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { LimitContext } from '../../../platform/limits/enforce-limits.ts';
import type { TryValidator } from '../../playground/index.ts';
import type { TransactionDeps } from '../../transactions/index.ts';
import type { McpExchange } from '../exchange.ts';
import { portableSchema } from './portable-schema.ts';

export interface ToolDeps extends TransactionDeps {
  readonly uiUrl: string;
  readonly limits: LimitContext;
  /** Null where this service has no validator to try. */
  readonly tryValidator: TryValidator | null;
}

/** One call of a tool. */
export interface ToolCall {
  readonly exchange: McpExchange;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  /** Tells the client how long it has waited, if it wants to know. */
  readonly tellProgress: (seconds: number, ofSeconds: number, message: string) => void;
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** For the model: when to use it, and what comes of it. */
  readonly description: string;
  readonly annotations: ToolAnnotations;
  /** What its caller must be allowed to do. */
  readonly takes: readonly ScopeAction[];
  readonly input: Input;
  readonly output: Output;
  run(
    deps: ToolDeps,
    args: z.output<Input>,
    call: ToolCall,
  ): Promise<{ readonly structured: z.input<Output>; readonly text: string }>;
}

export interface McpTool {
  readonly listed: Tool;
  readonly takes: readonly ScopeAction[];
  /** What is wrong is thrown as a problem, whose message the model is told. */
  run(deps: ToolDeps, args: unknown, call: ToolCall): Promise<CallToolResult>;
}

/** Builds a tool once, with the schemas as clients see them: made for each request, they cost more than all else. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
): McpTool {
  const { name, title, description, annotations, takes, input, output } = definition;
  return {
    takes,
    listed: {
      name,
      title,
      description,
      annotations: { title, ...annotations },
      inputSchema: portableSchema(input, 'input'),
      outputSchema: portableSchema(output, 'output'),
    },
    async run(deps, args, call) {
      const { structured, text } = await definition.run(deps, parsePart('body', input, args ?? {}), call);
      return { structuredContent: output.parse(structured), content: [{ type: 'text', text }] };
    },
  };
}

/** Of tools that change nothing, however often they are called. */
export const readsOnly: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
