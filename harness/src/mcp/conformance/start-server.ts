import type { AddressInfo } from 'node:net';
import { createLog, createServer, restErrorFormat } from '@countersign/edge';
import { maxBodyBytes } from '@countersign/protocol';
import { createKeyAuthenticator, LastUse } from '../../../../service/src/features/api-keys/index.ts';
import { mountMcp } from '../../../../service/src/features/mcp/index.ts';
import { startChanges } from '../../../../service/src/platform/changes/changes.ts';
import { openDatabase } from '../../../../service/src/platform/db/database.ts';
import { unauthorized } from '../../../../service/src/platform/http/authenticate.ts';
import { recogniseFailure } from '../../../../service/src/platform/http/recognise-failure.ts';
import { describeCaller } from '../../../../service/src/platform/http/serve.ts';
import { RefusedKeys } from '../../../../service/src/platform/limits/enforce-limits.ts';
import { createHeldAnswers } from '../../../../service/src/platform/limits/held-answers.ts';
import { createMemoryLimiter } from '../../../../service/src/platform/limits/memory-limiter.ts';
import { createMetrics } from '../../../../service/src/platform/metrics.ts';
import { testBaseUrl } from '../../service/test-service.ts';
import { createConformanceServer } from './fixture.ts';

/** Our MCP endpoint, mounted as in the service, with the fixture of the conformance suite instead of our tools. */
export async function startConformanceServer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const log = createLog('fatal');
  const { db, pool } = openDatabase(databaseUrl, () => {});
  const changes = await startChanges(databaseUrl, pool, log);
  const lastUse = new LastUse(
    async () => {},
    60_000,
    () => {},
  );
  const server = createServer({
    log,
    metrics: createMetrics([pool]),
    trustProxy: false,
    https: false,
    origins: [testBaseUrl],
    errorFormat: restErrorFormat,
    bodyLimitBytes: maxBodyBytes,
    recognise: recogniseFailure,
    describeCaller,
  });
  mountMcp(server, {
    db,
    changes,
    baseUrl: testBaseUrl,
    uiUrl: testBaseUrl,
    log,
    limits: {
      limiter: createMemoryLimiter(),
      refused: new RefusedKeys(),
      overrides: { general: 1_000_000 },
      now: Date.now,
      onRefused: () => {},
    },
    authenticators: {
      oauth: () => Promise.reject(unauthorized('oauth.invalid_token', 'no tokens here')),
      key: createKeyAuthenticator({ db, changes, bootstrapKeys: [], lastUse }),
    },
    held: createHeldAnswers({ onRefused() {}, onChange() {} }),
    isStopping: () => false,
    factory: createConformanceServer,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/mcp`,
    async stop() {
      await server.close();
      await lastUse.stop();
      await changes.stop();
      await pool.end();
    },
  };
}
