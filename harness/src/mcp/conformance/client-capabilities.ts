import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** What the client says with its request that it can. */
export function clientCapabilities({ envelope = {} }: Pick<ServerContext['mcpReq'], 'envelope'>): ClientCapabilities {
  const keys: Record<string, unknown> = { ...envelope };
  return keys[CLIENT_CAPABILITIES_META_KEY] ?? {};
}
