import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** The capabilities that the client declares in its request. */
export function clientCapabilities({ envelope = {} }: Pick<ServerContext['mcpReq'], 'envelope'>): ClientCapabilities {
  const keys: Record<string, unknown> = { ...envelope };
  return keys[CLIENT_CAPABILITIES_META_KEY] ?? {};
}
