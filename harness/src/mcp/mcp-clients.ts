import * as current from '@modelcontextprotocol/client';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  LoggingMessageNotificationSchema,
  ResourceUpdatedNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { testRedirectUri } from '../people/oauth.ts';

/** The state of a program that uses an SDK, in memory. */
export function createProvider() {
  const kept = { verifier: '', redirects: [] as URL[] };
  let client: current.StoredOAuthClientInformation | undefined;
  let tokens: current.StoredOAuthTokens | undefined;
  let discovery: current.OAuthDiscoveryState | undefined;
  return {
    /** The URLs to which the user was redirected, in order. */
    redirects: kept.redirects,
    redirectUrl: testRedirectUri,
    clientMetadata: {
      redirect_uris: [testRedirectUri],
      client_name: 'A client of the SDK',
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => client,
    saveClientInformation: (information: current.StoredOAuthClientInformation) => {
      client = information;
    },
    tokens: () => tokens,
    saveTokens: (given: current.StoredOAuthTokens) => {
      tokens = given;
    },
    discoveryState: () => discovery,
    saveDiscoveryState: (found: current.OAuthDiscoveryState) => {
      discovery = found;
    },
    redirectToAuthorization: (url: URL) => void kept.redirects.push(url),
    saveCodeVerifier: (verifier: string) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier,
  };
}

export type Provider = ReturnType<typeof createProvider>;

interface Told {
  readonly method: string;
  readonly params?: unknown;
}

/** The operations of a client in tests, the same for each SDK. */
interface McpClient {
  /** Every notification, in order. */
  readonly told: readonly Told[];
  readonly sessionId: string | undefined;
  listTools(): Promise<string[]>;
  callTool(name: string, args: Record<string, unknown>, signal?: AbortSignal): Promise<Record<string, unknown>>;
  listPrompts(): Promise<string[]>;
  /** The texts of its messages. */
  getPrompt(name: string, args: Record<string, string>): Promise<string[]>;
  /** The completions for an argument of a prompt. */
  complete(prompt: string, argument: string, value: string): Promise<string[]>;
  subscribe(uri: string): Promise<unknown>;
  /** Ends the session, if there is one. */
  terminate(): Promise<void>;
  close(): Promise<void>;
}

export interface McpSdk {
  /** Connects; `consent` performs the user's part, and returns the redirect URI with its parameters. */
  connect(url: string, provider: Provider, consent: (url: URL) => Promise<URL>): Promise<McpClient>;
}

const clientInfo = { name: 'test', version: '1.0.0' };

/** The part that both SDKs share. */
interface SomeClient {
  listPrompts(): Promise<{ prompts: { name: string }[] }>;
  getPrompt(of: { name: string; arguments: Record<string, string> }): Promise<{ messages: { content: unknown }[] }>;
  complete(of: {
    ref: { type: 'ref/prompt'; name: string };
    argument: { name: string; value: string };
  }): Promise<{ completion: { values: string[] } }>;
}

const promptsOf = (client: SomeClient) => ({
  listPrompts: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
  getPrompt: async (name: string, args: Record<string, string>) =>
    (await client.getPrompt({ name, arguments: args })).messages.map(
      ({ content }) => (content as { text: string }).text,
    ),
  complete: async (prompt: string, argument: string, value: string) => {
    const ref = { type: 'ref/prompt', name: prompt } as const;
    return (await client.complete({ ref, argument: { name: argument, value } })).completion.values;
  },
});

const readResult = (result: Record<string, unknown>) => {
  if (result.isError) throw new Error(JSON.stringify(result.content));
  return result.structuredContent as Record<string, unknown>;
};

/** The first SDK, used by most clients. */
export const sdkV1: McpSdk = {
  async connect(url, provider, consent) {
    const told: Told[] = [];
    const open = async () => {
      const client = new Client(clientInfo);
      client.setNotificationHandler(LoggingMessageNotificationSchema, (message) => void told.push(message));
      client.setNotificationHandler(ResourceUpdatedNotificationSchema, (message) => void told.push(message));
      const transport = new StreamableHTTPClientTransport(new URL(url), { authProvider: provider });
      try {
        await client.connect(transport as Transport);
      } catch (error) {
        if (!(error instanceof UnauthorizedError)) throw error;
        const back = await consent(provider.redirects.at(-1) ?? new URL('none:'));
        await transport.finishAuth(back.searchParams.get('code') ?? '');
        return null;
      }
      return { client, transport };
    };
    const { client, transport } = (await open()) ?? (await open()) ?? fail();
    return {
      told,
      get sessionId() {
        return transport.sessionId;
      },
      listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
      callTool: async (name, args, signal) =>
        readResult(await client.callTool({ name, arguments: args }, undefined, { ...(signal && { signal }) })),
      ...promptsOf(client),
      subscribe: (uri) => client.subscribeResource({ uri }),
      terminate: () => transport.terminateSession(),
      close: () => client.close(),
    };
  },
};

const sdkV2 = (mode: current.VersionNegotiationMode): McpSdk => ({
  async connect(url, provider, consent) {
    const told: Told[] = [];
    const open = async () => {
      const client = new current.Client(clientInfo, { versionNegotiation: { mode } });
      client.setNotificationHandler('notifications/message', (message) => void told.push(message));
      client.setNotificationHandler('notifications/resources/updated', (message) => void told.push(message));
      const transport = new current.StreamableHTTPClientTransport(new URL(url), {
        authProvider: provider,
        onInsufficientScope: 'throw',
      });
      try {
        await client.connect(transport);
      } catch (error) {
        if (!(error instanceof current.UnauthorizedError)) throw error;
        const back = await consent(provider.redirects.at(-1) ?? new URL('none:'));
        await transport.finishAuth(back.searchParams);
        return null;
      }
      return { client, transport };
    };
    const { client, transport } = (await open()) ?? (await open()) ?? fail();
    const isModern = client.getProtocolEra() === 'modern';
    return {
      told,
      get sessionId() {
        return transport.sessionId;
      },
      listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
      callTool: async (name, args, signal) =>
        readResult(await client.callTool({ name, arguments: args }, { ...(signal && { signal }) })),
      ...promptsOf(client),
      subscribe: (uri) =>
        isModern ? client.listen({ resourceSubscriptions: [uri] }) : client.subscribeResource({ uri }),
      terminate: () => transport.terminateSession(),
      close: () => client.close(),
    };
  },
});

/** The second SDK, with its defaults and with the protocol without sessions. */
export const sdkV2Sessions = sdkV2('legacy');
export const sdkV2Modern = sdkV2('auto');

function fail(): never {
  throw new Error('the client is not let in even after the consent');
}
