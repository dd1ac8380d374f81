import { type Log, once, renderReference } from '@countersign/edge';
import { openApiDocument, Problem, serviceApi, type serviceInfoRows } from '@countersign/protocol';
import type { Registry } from 'prom-client';
import type { FollowerState } from '../../platform/chain/follow-chain.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { describeHealth, type QueueReading } from './describe-health.ts';
import { createHealthCheck, type Probe } from './health-check.ts';

const VERSION = '1.0';

export interface ServiceInfoDeps {
  readonly baseUrl: string;
  readonly uiUrl: string;
  readonly log: Log;
  readonly probes: Readonly<Record<'database' | 'chain' | 'ipfs' | 'validator', Probe>> & {
    readonly queue: Probe<QueueReading>;
  };
  /** The problems of the queue that need an operator. */
  readonly findQueueProblems: (reading: QueueReading) => string[];
  /** Null if nothing is recorded on chain. */
  readonly follower: (() => FollowerState) | null;
  readonly isStopping: () => boolean;
  readonly registry: Registry;
  /** Whether the guides are served below the reference. */
  readonly hasGuides: boolean;
}

export function serviceInfoRoutes(deps: ServiceInfoDeps): Handlers<typeof serviceInfoRows> {
  const { baseUrl, uiUrl, log, probes } = deps;
  const openApi = once(() => openApiDocument(serviceApi, baseUrl));
  const referencePage = once(() => renderReference(serviceApi, baseUrl, { home: uiUrl, guides: deps.hasGuides }));
  const createCheck = <T>(name: keyof typeof probes, probe: Probe<T>) =>
    createHealthCheck(probe, (err) => log.warn({ err, check: name }, 'health check failed'));
  const check = {
    database: createCheck('database', probes.database),
    chain: createCheck('chain', probes.chain),
    ipfs: createCheck('ipfs', probes.ipfs),
    validator: createCheck('validator', probes.validator),
    queue: createCheck('queue', probes.queue),
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
      const found = { database, chain, ipfs, validator, queue };
      const queueProblems = queue.found ? deps.findQueueProblems(queue.found) : [];
      return {
        version: VERSION,
        uptimeSeconds: Math.floor(process.uptime()),
        ...describeHealth(found, queueProblems, deps.follower?.() ?? null),
      };
    },
    getLiveness: () => ({ status: 'ok' }),
    getReadiness: async () => {
      const ready = !deps.isStopping() && (await check.database()).status === 'ok';
      if (!ready) throw new Problem(503, 'not_ready', 'The service cannot accept requests at the moment');
      return { status: 'ok' };
    },
    getMetrics: () => deps.registry.metrics(),
    getOpenApi: openApi,
    getReference: referencePage,
  };
}
