import { type Log, renderReference } from '@countersign/edge';
import { openApiDocument, Problem, serviceApi, type serviceInfoRows } from '@countersign/protocol';
import type { Registry } from 'prom-client';
import type { Handlers } from '../../platform/http/serve.ts';
import { createHealthCheck, type Probe } from './health-check.ts';

const VERSION = '1.0';

export interface ServiceInfoDeps {
  readonly baseUrl: string;
  readonly uiUrl: string;
  readonly log: Log;
  readonly probes: Readonly<Record<'database' | 'chain' | 'ipfs' | 'validator' | 'queue', Probe>>;
  readonly isStopping: () => boolean;
  readonly registry: Registry;
}

export function serviceInfoRoutes(deps: ServiceInfoDeps): Handlers<typeof serviceInfoRows> {
  const { baseUrl, uiUrl, log, probes } = deps;
  const openApi = openApiDocument(serviceApi, baseUrl);
  const referencePage = renderReference(serviceApi, baseUrl);
  const createCheck = (name: keyof typeof probes) =>
    createHealthCheck(probes[name], (err) => log.warn({ err, check: name }, 'a health check fails'));
  const check = {
    database: createCheck('database'),
    chain: createCheck('chain'),
    ipfs: createCheck('ipfs'),
    validator: createCheck('validator'),
    queue: createCheck('queue'),
  };

  return {
    getServiceInfo: () => ({
      name: serviceApi.title,
      version: VERSION,
      description: serviceApi.description,
      docs: `${baseUrl}/docs`,
      openapi: `${baseUrl}/openapi.json`,
      mcp: `${baseUrl}/mcp`,
      ui: uiUrl,
    }),
    getHealth: async () => {
      const [database, chain, ipfs, validator, queue] = await Promise.all([
        check.database(),
        check.chain(),
        check.ipfs(),
        check.validator(),
        check.queue(),
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
      const ready = !deps.isStopping() && (await check.database()).status === 'ok';
      if (!ready) throw new Problem(503, 'not_ready', 'The service cannot take requests at the moment.');
      return { status: 'ok' };
    },
    getMetrics: () => deps.registry.metrics(),
    getOpenApi: () => openApi,
    getReference: () => referencePage,
  };
}
