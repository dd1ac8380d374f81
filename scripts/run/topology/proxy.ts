import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { formatTable, logLevel, port, readEnvironment, runProcess } from '@countersign/edge';
import { z } from 'zod';
import { createBalancer } from './pass-on.ts';

const environment = z.object({
  PROXY_PORT: port,
  PROXY_CERTIFICATE: z.string(),
  PROXY_KEY: z.string(),
  PROXY_UPSTREAMS: z.string().transform((text) => text.split(',').map((part) => new URL(part))),
  LOG_LEVEL: logLevel,
});

/** The TLS proxy of `npm run topology`. Production uses a full one instead: see docs/guides/production.md. */
await runProcess({
  name: 'The TLS proxy',
  logName: 'topology-proxy',
  readConfig: (env) => {
    const data = readEnvironment(environment, env, () => []);
    return { ...data, logLevel: data.LOG_LEVEL };
  },
  async start({ PROXY_PORT, PROXY_CERTIFICATE, PROXY_KEY, PROXY_UPSTREAMS }) {
    const pair = { cert: readFileSync(PROXY_CERTIFICATE), key: readFileSync(PROXY_KEY) };
    const server = createServer(pair, createBalancer(PROXY_UPSTREAMS));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(PROXY_PORT, '127.0.0.1', resolve);
    });
    return {
      url: `https://localhost:${PROXY_PORT}`,
      async stop() {
        server.close();
        server.closeAllConnections();
      },
    };
  },
  describeFailure: (error) => (error instanceof Error ? error.message : String(error)),
  announce({ url }, { PROXY_UPSTREAMS }, { log }) {
    log.info('ready');
    const table = formatTable([
      ['Address', url],
      ['Services', PROXY_UPSTREAMS.map(({ origin }) => origin).join(', ')],
      ['Health', `${url}/health`],
    ]);
    process.stderr.write(`\nThe TLS proxy is ready.\n${table}Stop it with Ctrl-C.\n`);
  },
});
