import { parsePart } from '@countersign/edge';
import type { ScopeAction } from '@countersign/protocol';
import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { McpPrincipal } from '../exchange.ts';

/** Suggests values for an argument from the text typed so far. */
export type Complete = (db: Database, principal: McpPrincipal, typed: string) => Promise<string[]> | string[];

interface Definition<Arguments extends z.ZodObject> {
  readonly name: string;
  /** The title in a menu. */
  readonly title: string;
  readonly description: string;
  /** The scopes needed by the tools that it uses. */
  readonly takes: readonly ScopeAction[];
  /** Always texts: the protocol has no other type. */
  readonly input: Arguments;
  readonly completions?: { readonly [Name in keyof Arguments['shape']]?: Complete };
  /** The user's messages. */
  write(args: z.output<Arguments>, baseUrl: string): readonly string[];
}

export interface McpPrompt {
  readonly listed: Prompt;
  readonly takes: readonly ScopeAction[];
  readonly completions: Readonly<Record<string, Complete | undefined>>;
  /** Invalid arguments are thrown as a problem. */
  get(args: unknown, baseUrl: string): GetPromptResult;
}

export function definePrompt<Arguments extends z.ZodObject>(definition: Definition<Arguments>): McpPrompt {
  const { name, title, description, takes, input, completions = {} } = definition;
  const fields = Object.entries(input.shape as Record<string, z.ZodType>);
  const listedArguments = fields.map(([argument, schema]) => ({
    name: argument,
    description: schema.description ?? '',
    required: !schema.isOptional(),
  }));
  return {
    listed: { name, title, description, ...(listedArguments.length > 0 && { arguments: listedArguments }) },
    takes,
    completions,
    get: (args, baseUrl) => ({
      description,
      messages: definition
        .write(parsePart('body', input, args ?? {}), baseUrl)
        .map((text) => ({ role: 'user', content: { type: 'text', text } })),
    }),
  };
}

/** One of several known values; any of its words may match. */
export const oneOf =
  (values: readonly string[]): Complete =>
  (_db, _principal, typed) =>
    values.filter((value) => value.toLowerCase().includes(typed.toLowerCase()));
