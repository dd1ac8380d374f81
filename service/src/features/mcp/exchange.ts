import type { McpServer, Server, ServerEvent } from '@modelcontextprotocol/server';
import type { Principal } from '../../platform/http/principal.ts';
import type { McpSession } from './store.ts';

/** Who may speak MCP: a client that a user granted something, a user's key, or a server key. */
export type McpPrincipal = Extract<Principal, { kind: 'oauth' | 'user-key' | 'admin-key' }>;

/** One HTTP request to the endpoint, as far as it matters to what is said in it. */
export interface McpExchange {
  readonly era: 'session' | 'modern';
  readonly principal: McpPrincipal;
  /** Null in the era without sessions, and while one begins. */
  readonly session: McpSession | null;
  readonly ip: string;
  /** The place in the user's changes after which a subscription begins. */
  readonly position: number;
  /** Tells the open subscriptions of the same user on this instance. */
  publish(event: ServerEvent): void;
}

/** Makes the server for one exchange. What is the same for all of them is built beforehand. */
export type McpFactory = (exchange: McpExchange) => McpServer | Server;

/** Whose sessions and streams are whose: those of a grant survive the tokens that it gives. */
export const principalName = (principal: McpPrincipal) =>
  principal.kind === 'oauth' ? `grant:${principal.grantId}` : `key:${principal.keyId}`;

export const userIdOf = (principal: McpPrincipal) => ('userId' in principal ? principal.userId : null);
