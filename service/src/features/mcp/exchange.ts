import type { McpServer, Server, ServerEvent } from '@modelcontextprotocol/server';
import type { Principal } from '../../platform/http/principal.ts';
import type { McpSession } from './store.ts';

/** The callers of MCP: a client authorised by a user, a user's key, or a server key. */
export type McpPrincipal = Extract<Principal, { kind: 'oauth' | 'user-key' | 'admin-key' }>;

/** One HTTP request to the endpoint, as far as its messages need it. */
export interface McpExchange {
  readonly era: 'session' | 'modern';
  readonly principal: McpPrincipal;
  /** Null in the protocol without sessions, and while one starts. */
  readonly session: McpSession | null;
  readonly ip: string;
  /** The position in the user's changes after which a subscription starts. */
  readonly position: number;
  /** Notifies the open subscriptions of the same user on this instance. */
  publish(event: ServerEvent): void;
}

/** Creates the server for one exchange. Everything common to all of them is built in advance. */
export type McpFactory = (exchange: McpExchange) => McpServer | Server;

/** The owner of sessions and streams: those of a grant outlive its tokens. */
export const principalName = (principal: McpPrincipal) =>
  principal.kind === 'oauth' ? `grant:${principal.grantId}` : `key:${principal.keyId}`;

export const userIdOf = (principal: McpPrincipal) => ('userId' in principal ? principal.userId : null);
