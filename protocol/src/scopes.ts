/** Everything a credential can be allowed to do. `:own` reaches the caller's account, `:any` every account. */
export const scopes = [
  'transactions:create:own',
  'transactions:create:any',
  'transactions:approve:own',
  'transactions:approve:any',
  'transactions:read:own',
  'transactions:read:any',
] as const;
export type Scope = (typeof scopes)[number];

type ScopeTarget = 'own' | 'any';
export type ScopeAction = Scope extends `${infer Action}:${ScopeTarget}` ? Action : never;

/** What a user's key, a connected agent and an MCP client get. */
export const ownScopes = [
  'transactions:create:own',
  'transactions:approve:own',
  'transactions:read:own',
] as const satisfies readonly Scope[];

/** What a server key gets. */
export const adminScopes = [
  'transactions:create:any',
  'transactions:approve:any',
  'transactions:read:any',
] as const satisfies readonly Scope[];

/** What the arbiter gets: it reads and decides what is addressed to it, and creates nothing. */
export const orionScopes = ['transactions:approve:any', 'transactions:read:any'] as const satisfies readonly Scope[];

/** Whether the granted scopes reach an action on that target; `:any` includes `:own`. */
export function allows(granted: readonly Scope[], action: ScopeAction, target: ScopeTarget): boolean {
  return granted.includes(`${action}:any`) || granted.includes(`${action}:${target}`);
}
