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
  /** Null if this service has no validator. */
  readonly tryValidator: TryValidator | null;
}

/** One call of a tool. */
export interface ToolCall {
  readonly exchange: McpExchange;
  /** Aborted when the client no longer waits for the answer. */
  readonly gone: AbortSignal;
  /** Sends progress to the client, if requested. */
  readonly tellProgress: (seconds: number, ofSeconds: number, message: string) => void;
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** For the model: when to use it, and what it returns. */
  readonly description: string;
  readonly annotations: ToolAnnotations;
  /** The scopes that its caller needs. */
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
  /** Faults are thrown as a problem, whose message the model receives. */
  run(deps: ToolDeps, args: unknown, call: ToolCall): Promise<CallToolResult>;
}

/** Builds a tool once, with its schemas for clients: doing it for each request would cost more than everything else. */
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

/** For idempotent, read-only tools. */
export const readsOnly: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
