/** All scopes. `:own` applies to the caller's account, `:any` to every account. */
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

/** The scopes of user keys, connected agents and MCP clients. */
export const ownScopes = [
  'transactions:create:own',
  'transactions:approve:own',
  'transactions:read:own',
] as const satisfies readonly Scope[];

/** The scopes of server keys. */
export const adminScopes = [
  'transactions:create:any',
  'transactions:approve:any',
  'transactions:read:any',
] as const satisfies readonly Scope[];

/** The scopes of the arbiter: it reads and decides the requests addressed to it, and creates nothing. */
export const orionScopes = ['transactions:approve:any', 'transactions:read:any'] as const satisfies readonly Scope[];

/** Whether the granted scopes allow an action on that target; `:any` includes `:own`. */
export function allows(granted: readonly Scope[], action: ScopeAction, target: ScopeTarget): boolean {
  return granted.includes(`${action}:any`) || granted.includes(`${action}:${target}`);
}
