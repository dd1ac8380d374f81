import type { AddressInfo } from 'node:net';
import { createHttpMetrics, type Log, type Running, serveMetrics } from '@countersign/edge';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createModelReachability } from './model-reachability.ts';
import type { Pipeline } from './pipeline.ts';

export interface Validator extends Running {
  /** The actual address. */
  readonly port: number;
  readonly ready: Promise<void>;
}

/** The dependencies of a validator in addition to the configuration. */
export interface ValidatorHooks {
  readonly log: Log;
  readonly now: () => number;
  readonly load: (config: Config, onModel: (reached: boolean) => void) => Promise<Pipeline>;
}

/** Listens immediately, so that callers learn that they must wait, and then loads its data. */
export async function startValidator(config: Config, { log, now, load }: ValidatorHooks): Promise<Validator> {
  const { host, model } = config;
  let pipeline: Pipeline | null = null;
  let url = '';
  const metrics = createHttpMetrics();
  const reachability = model && createModelReachability(model, now);
  const server = createApp({
    baseUrl: () => url,
    token: config.token,
    llm: model && reachability && { provider: new URL(model.baseUrl).host, model: model.model, reachability },
    log,
    metrics,
    now,
    pipeline: () => pipeline,
  });
  await server.listen({ port: config.port, host });
  const { port } = server.server.address() as AddressInfo;
  url = `http://${reachableHost(host)}:${port}`;
  const metricsServer =
    config.metricsPort === null
      ? null
      : await serveMetrics(metrics.registry, config.metricsPort, host).catch(async (error: unknown) => {
          await server.close();
          throw error;
        });
  log.info({ port }, 'listening');
  return {
    url,
    port,
    ready: load(config, (reached) => reachability?.note(reached)).then((loaded) => {
      pipeline = loaded;
    }),
    async stop() {
      metricsServer?.close();
      await server.close();
    },
  };
}

/** An address that stands for every interface is reached through loopback. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
