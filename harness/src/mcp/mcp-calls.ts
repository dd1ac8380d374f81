import { request } from 'node:http';
import { onTestFinished } from 'vitest';
import type { CallOptions, CallResult } from '../service/caller.ts';
import { type ReadStream, readStream } from '../service/read-stream.ts';
import type { TestService } from '../service/test-service.ts';

const modernVersion = '2026-07-28';
const sessionVersion = '2025-11-25';
const accept = 'application/json, text/event-stream';

export type By = Pick<CallOptions, 'key' | 'token'>;

interface Message {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** The endpoint's answer to a message, as JSON or as a stream. */
export interface McpAnswer extends Pick<CallResult, 'status' | 'headers' | 'text'> {
  /** All messages received, in order. */
  readonly messages: readonly Message[];
  /** The last one: the answer. */
  readonly last: Message;
}

/** Sends a body as an MCP client does. */
export async function post(
  { call }: Pick<TestService, 'call'>,
  by: By,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<McpAnswer> {
  const { status, headers: answered, text } = await call('POST /mcp', { ...by, body, headers: { accept, ...headers } });
  const messages = text.startsWith('{') || text.startsWith('[') ? [JSON.parse(text)].flat() : readEvents(text);
  return { status, headers: answered, text, messages, last: messages.at(-1) ?? {} };
}

export const initializeRequest = (protocolVersion = sessionVersion, id: string | number = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

export interface TestSession {
  readonly id: string;
  readonly headers: Record<string, string>;
  send(method: string, params?: object, on?: Pick<TestService, 'call'>): Promise<McpAnswer>;
  callTool(name: string, args: object, on?: Pick<TestService, 'call'>): Promise<McpAnswer>;
}

/** A session, in the protocol with sessions. */
export async function beginSession(
  service: Pick<TestService, 'call'>,
  by: By,
  version = sessionVersion,
): Promise<TestSession> {
  const begun = await post(service, by, initializeRequest(version));
  const id = begun.headers.get('mcp-session-id');
  if (!id) throw new Error(`no session: ${begun.status} ${begun.text}`);
  const headers = { 'mcp-session-id': id, 'mcp-protocol-version': version };
  let nextId = 2;
  const send: TestSession['send'] = (method, params = {}, on = service) =>
    post(on, by, { jsonrpc: '2.0', id: nextId++, method, params }, headers);
  return { id, headers, send, callTool: (name, args, on) => send('tools/call', { name, arguments: args }, on) };
}

/** A request of the protocol without sessions, with its headers. */
export function modernRequest(method: string, params: Record<string, unknown> = {}, id: string | number = 1) {
  const { _meta, ...rest } = params as { _meta?: object };
  const meta = {
    'io.modelcontextprotocol/protocolVersion': modernVersion,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
    ..._meta,
  };
  const name = (params.name ?? params.uri) as string | undefined;
  return {
    body: { jsonrpc: '2.0', id, method, params: { ...rest, _meta: meta } },
    headers: {
      'mcp-protocol-version': modernVersion,
      'mcp-method': method,
      ...(name !== undefined && { 'mcp-name': name }),
    },
  };
}

export function sendModern(
  service: Pick<TestService, 'call'>,
  by: By,
  method: string,
  params: Record<string, unknown> = {},
): Promise<McpAnswer> {
  const { body, headers } = modernRequest(method, params);
  return post(service, by, body, headers);
}

interface OpenStream extends ReadStream<Message> {
  readonly messages: () => Message[];
  /** The ids of the events so far. */
  readonly ids: () => string[];
}

/** Opens a stream on its own connection and reads it; resolves with its first bytes. */
export async function openStream(
  { url }: Pick<TestService, 'url'>,
  by: By,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<OpenStream> {
  const asked = request(`${url}/mcp`, {
    method: body === undefined ? 'GET' : 'POST',
    agent: false,
    headers: {
      accept,
      ...(by.key && { 'x-api-key': by.key }),
      ...(by.token && { authorization: `Bearer ${by.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  asked.on('error', () => {});
  onTestFinished(() => void asked.destroy());
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const stream = await readStream(asked, readEvents);
  return {
    ...stream,
    messages: stream.items,
    ids: () => [...stream.text().matchAll(/^id: (.*)$/gm)].map(([, id = '']) => id),
  };
}

function readEvents(text: string): Message[] {
  return text.split('\n\n').flatMap((block) => {
    const [, data] = /^data: (.+)$/m.exec(block) ?? [];
    return data ? [JSON.parse(data)] : [];
  });
}
