import { isIP, isIPv6 } from 'node:net';
import { type Environment, logLevel, plainUrl, port, url } from '@countersign/edge/environment';
import { z } from 'zod';

const postgresUrl = url(/^postgres(ql)?$/, 'must be a URL that starts with postgres://');

/** The address of the service, and the location of its data. */
export const serverVariables = {
  PORT: port.prefault('3000').describe('Port of the main service.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  DATA_DIR: z.string().min(1).default('./.data').describe('Data directory of embedded mode.'),
  BASE_URL: plainUrl.optional().describe('Public URL of the API. Default: `http://localhost:{PORT}`.'),
  UI_URL: plainUrl.optional().describe('Public URL of the web application. Default: `{BASE_URL}/app`.'),
  WEB_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder of the built web application (`npm run build:web`), served if UI_URL is below BASE_URL. Default: the one that `npm start` builds; otherwise none is served.',
    ),
  DOCS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder of the built documentation (`npm run build:docs`), served at `/docs/guides`. Default: the one that `npm start` builds; otherwise none is served.',
    ),
  DATABASE_URL: postgresUrl.optional().describe('PostgreSQL URL. Default: an embedded server.'),
  DATABASE_POOLER_URL: postgresUrl
    .optional()
    .describe(
      'URL of a pooler in transaction mode in front of the same database, such as PgBouncer. Requests then use its connections, without named statements; DATABASE_URL is still needed for migrations, notifications and jobs. Default: requests connect to DATABASE_URL.',
    ),
  BUS_URL: url(/^rediss?$/, 'must be a URL that starts with redis:// or rediss://')
    .optional()
    .describe(
      'URL of a Redis or Valkey server over which instances tell each other of changes and count rate limits; the same on every instance. Default: both go through PostgreSQL.',
    ),
};

const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  return (
    isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32)
  );
};
const trustProxy = z.string().transform((text, context) => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({
    code: 'custom',
    message: 'must be the number of proxies, or a list of their addresses or networks',
  });
  return z.NEVER;
});

/** How it is watched, and what stands in front of it. */
export const operationVariables = {
  METRICS_PORT: port
    .optional()
    .describe('Serves GET /metrics without a key on this port. Default: only with an ADMIN key.'),
  TRUST_PROXY: trustProxy
    .optional()
    .describe('Trusted proxies in front of the service: their number or their addresses. Default: none.'),
  LOG_LEVEL: logLevel,
};

type Server = z.output<z.ZodObject<typeof serverVariables>>;
type Operation = z.output<z.ZodObject<typeof operationVariables>>;

export function readServer(data: Server & Operation) {
  const baseUrl = data.BASE_URL ?? `http://localhost:${data.PORT}`;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDirectory: data.DATA_DIR,
    baseUrl,
    /** Whether others know the service by this URL: the default is a guess. */
    isBaseUrlGiven: data.BASE_URL !== undefined,
    uiUrl: data.UI_URL ?? `${baseUrl}/app`,
    webDirectory: data.WEB_DIR ?? null,
    docsDirectory: data.DOCS_DIR ?? null,
    databaseUrl: data.DATABASE_URL ?? null,
    databasePoolerUrl: data.DATABASE_POOLER_URL ?? null,
    busUrl: data.BUS_URL ?? null,
    metricsPort: data.METRICS_PORT ?? null,
    trustProxy: data.TRUST_PROXY ?? (false as const),
    logLevel: data.LOG_LEVEL,
  };
}

export const findServerContradictions = (given: Environment): string[] =>
  ['DATABASE_POOLER_URL', 'BUS_URL']
    .filter((name) => given[name] && !given.DATABASE_URL)
    .map((name) => `DATABASE_URL: is required with ${name}`);
