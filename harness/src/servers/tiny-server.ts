import type { AddressInfo } from 'node:net';
import { createLog, createServer, restErrorFormat, type ServerOptions } from '@countersign/edge';
import { type Endpoint, ownScopes } from '@countersign/protocol';
import type { Authenticators } from '../../../service/src/platform/http/authenticate.ts';
import { recogniseFailure } from '../../../service/src/platform/http/recognise-failure.ts';
import { describeCaller, type Handlers, serve } from '../../../service/src/platform/http/serve.ts';
import { RefusedKeys } from '../../../service/src/platform/limits/enforce-limits.ts';
import { createMemoryLimiter } from '../../../service/src/platform/limits/memory-limiter.ts';
import { createMetrics } from '../../../service/src/platform/metrics.ts';
import { type Caller, createCaller } from '../service/caller.ts';

export const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';

/** Accepts every credential: these tests do not test authentication. */
const credulous: Authenticators = {
  jwt: async (token) => ({ kind: 'jwt', userId: token, sessionId: token, address, scopes: ownScopes, expiresAtMs: 0 }),
  key: async (secret) => ({ kind: 'admin-key', keyId: secret, keyName: secret, label: 'agent', scopes: [] }),
  signature: async () => ({ kind: 'signature', address, proof: { by: 'key' }, scopes: ownScopes }),
  confirmSession: async () => {},
};

export interface TinyServer {
  readonly url: string;
  readonly call: Caller;
  readonly logLines: readonly string[];
  close(): Promise<void>;
}

/** The HTTP server with a few test endpoints. */
export async function startTinyServer<Rows extends Record<string, Endpoint>>(
  rows: Rows,
  handlers: Handlers<Rows>,
  { key = credulous.key, ...options }: Partial<ServerOptions> & { readonly key?: Authenticators['key'] } = {},
): Promise<TinyServer> {
  const logLines: string[] = [];
  const server = createServer({
    log: createLog('trace', { write: (line) => void logLines.push(line) }),
    metrics: createMetrics([]),
    trustProxy: false,
    origins: [],
    https: false,
    errorFormat: restErrorFormat,
    bodyLimitBytes: 1024 * 1024,
    recognise: recogniseFailure,
    describeCaller,
    ...options,
  });
  const limits = {
    limiter: createMemoryLimiter(),
    refused: new RefusedKeys(),
    overrides: {},
    now: Date.now,
    onRefused: () => {},
  };
  serve(server, rows, handlers, { limits, authenticators: { ...credulous, key } });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { url, call: createCaller(url), logLines, close: async () => void (await server.close()) };
}
