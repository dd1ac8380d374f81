import { Problem, type serviceInfoRows } from '@countersign/protocol';
import type { Handlers } from '../../platform/http/serve.ts';
import type { Log } from '../../platform/log.ts';
import { type Probe, runProbe } from './health.ts';

const VERSION = '1.0';

export interface ServiceInfoDeps {
  readonly baseUrl: string;
  readonly uiUrl: string;
  readonly log: Log;
  readonly probes: Readonly<Record<'database' | 'chain' | 'ipfs' | 'validator' | 'queue', Probe>>;
  readonly isStopping: () => boolean;
  readonly metrics: () => Promise<string>;
  readonly openApi: { openapi: string };
  readonly referencePage: string;
  readonly publishedKeys: () => Promise<
    { kty: string; crv: string; x: string; kid: string; alg: string; use: 'sig' }[]
  >;
}

export function serviceInfoRoutes(deps: ServiceInfoDeps): Handlers<typeof serviceInfoRows> {
  const { baseUrl, uiUrl, log, probes } = deps;
  const probe = (name: keyof typeof probes) =>
    runProbe(probes[name], (err) => log.warn({ err, check: name }, 'a health check fails'));

  return {
    getServiceInfo: () => ({
      name: 'Countersign',
      version: VERSION,
      description: "Checks what an AI agent is about to do with somebody's money before it happens.",
      docs: `${baseUrl}/docs`,
      openapi: `${baseUrl}/openapi.json`,
      mcp: `${baseUrl}/mcp`,
      ui: uiUrl,
    }),
    getHealth: async () => {
      const [database, chain, ipfs, validator, queue] = await Promise.all([
        probe('database'),
        probe('chain'),
        probe('ipfs'),
        probe('validator'),
        probe('queue'),
      ]);
      const checks = { database, chain, ipfs, validator, queue };
      const degraded = Object.values(checks).some(({ status }) => status === 'down');
      return {
        status: degraded ? 'degraded' : 'ok',
        version: VERSION,
        uptimeSeconds: Math.floor(process.uptime()),
        checks,
      };
    },
    getLiveness: () => ({ status: 'ok' }),
    getReadiness: async () => {
      const ready = !deps.isStopping() && (await probe('database')).status === 'ok';
      if (!ready) throw new Problem(503, 'not_ready', 'The service cannot take requests at the moment.');
      return { status: 'ok' };
    },
    getMetrics: () => deps.metrics(),
    getOpenApi: () => deps.openApi,
    getReference: () => deps.referencePage,
    getJwks: async () => ({ keys: await deps.publishedKeys() }),
  };
}
