import { allows, type Scope } from '@countersign/protocol';
import type { McpPrincipal } from './exchange.ts';
import { checkVerificationStatus } from './tools/check-verification-status.ts';
import { getUserAddress } from './tools/get-user-address.ts';
import { requestAndAwaitVerification } from './tools/request-and-await-verification.ts';
import { requestVerification } from './tools/request-verification.ts';

type Action = 'transactions:create' | 'transactions:read';

const ofMethod: Readonly<Record<string, readonly Action[]>> = {
  'resources/list': ['transactions:read'],
  'resources/read': ['transactions:read'],
  'resources/subscribe': ['transactions:read'],
  'subscriptions/listen': ['transactions:read'],
};

const ofTool: Readonly<Record<string, readonly Action[]>> = {
  [requestVerification.listed.name]: ['transactions:create'],
  [requestAndAwaitVerification.listed.name]: ['transactions:create', 'transactions:read'],
  // Whom one acts for matters to whoever prepares something.
  [getUserAddress.listed.name]: ['transactions:create'],
  [checkVerificationStatus.listed.name]: ['transactions:read'],
};

/** The scopes that the messages of a body take and its sender does not have. */
export function missingScopes({ kind, scopes }: McpPrincipal, body: unknown): Scope[] {
  const target = kind === 'admin-key' ? 'any' : 'own';
  const needed = new Set([body].flat().flatMap(actionsOf));
  return [...needed].filter((action) => !allows(scopes, action, target)).map((action): Scope => `${action}:${target}`);
}

function actionsOf(message: unknown): readonly Action[] {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  const name = method === 'tools/call' ? params?.name : undefined;
  if (typeof name === 'string') return Object.hasOwn(ofTool, name) ? (ofTool[name] ?? []) : [];
  return typeof method === 'string' && Object.hasOwn(ofMethod, method) ? (ofMethod[method] ?? []) : [];
}
