import { allows, type Scope, type ScopeAction } from '@countersign/protocol';
import { prompts, tools } from './catalogue.ts';
import type { McpPrincipal } from './exchange.ts';

const toRead: readonly ScopeAction[] = ['transactions:read'];

interface Message {
  readonly method?: unknown;
  readonly params?: {
    readonly name?: unknown;
    readonly ref?: { readonly type?: unknown; readonly name?: unknown } | null;
  } | null;
}

const ofPrompt = (name: unknown) => prompts.get(String(name))?.takes ?? [];

type Params = NonNullable<Message['params']>;

const ofMethod = new Map<unknown, (params: Params) => readonly ScopeAction[]>([
  ['tools/call', ({ name }) => tools.get(String(name))?.takes ?? []],
  ['prompts/get', ({ name }) => ofPrompt(name)],
  // Suggestions belong to a prompt, or to the resources.
  ['completion/complete', ({ ref }) => (ref?.type === 'ref/prompt' ? ofPrompt(ref.name) : toRead)],
  ['resources/list', () => toRead],
  ['resources/read', () => toRead],
  ['resources/subscribe', () => toRead],
  ['subscriptions/listen', () => toRead],
]);

/** The scopes that the messages of a body need and its sender lacks. */
export function missingScopes(principal: McpPrincipal, body: unknown): Scope[] {
  return missingOf(principal, new Set([body].flat().flatMap(actionsOf)));
}

/** Whether all scopes of a tool or prompt are granted. */
export const mayUse = (principal: McpPrincipal, { takes }: { readonly takes: readonly ScopeAction[] }) =>
  missingOf(principal, new Set(takes)).length === 0;

function missingOf({ kind, scopes }: McpPrincipal, needed: ReadonlySet<ScopeAction>): Scope[] {
  const target = kind === 'admin-key' ? 'any' : 'own';
  return [...needed].filter((action) => !allows(scopes, action, target)).map((action): Scope => `${action}:${target}`);
}

function actionsOf(message: unknown): readonly ScopeAction[] {
  const { method, params } = (message ?? {}) as Message;
  return ofMethod.get(method)?.(params ?? {}) ?? [];
}
