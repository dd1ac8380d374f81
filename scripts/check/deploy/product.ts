import { readFileSync } from 'node:fs';
import { once } from '@countersign/edge';
import { contract, validationContract } from '@countersign/protocol';
import { environment as orionEnvironment } from '../../../orion/src/config.ts';
import { environment as serviceEnvironment } from '../../../service/src/config.ts';
import { measureReleases } from '../../../service/src/features/releases/measure-releases.ts';
import { measureQueue } from '../../../service/src/features/transactions/verification/measure-queue.ts';
import { measureFollower } from '../../../service/src/platform/chain/measure-follower.ts';
import { createMetrics } from '../../../service/src/platform/metrics.ts';
import { environment as validatorEnvironment } from '../../../validator/src/process/config.ts';

/** The deployed processes; each has an image, a unit and a deployment of its name. */
export const roles = ['service', 'orion', 'validator'] as const;
export type Role = (typeof roles)[number];

export const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name);

const schemas = { service: serviceEnvironment, orion: orionEnvironment, validator: validatorEnvironment };
const rows = { service: Object.values(contract), orion: [], validator: Object.values(validationContract) };
/** Variables of Node and of the credentials folder. */
const everywhere = ['CREDENTIALS_DIRECTORY', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS'];

export const isVariableOf = (role: Role, name: string): boolean =>
  name in schemas[role].shape || everywhere.includes(name);

/** A variable whose value must be in a file that only its process can read. */
export const isSecret = (name: string): boolean =>
  /((?<!_PUBLIC)_KEY|_KEYS|_TOKEN|_SECRET|_PASSWORD)$|^(DATABASE_URL|DATABASE_POOLER_URL|BUS_URL|SMTP_URL)$/.test(name);

export const secretsOf = (role: Role): string[] => Object.keys(schemas[role].shape).filter(isSecret);

/** Whether the path is public, as health checks require. */
export const isPublicPath = (role: Role, path: string): boolean =>
  rows[role].some((row) => row.method === 'GET' && row.path === path && row.access === 'public');

/** The names of all samples of the service and the validator in Prometheus. */
export const metricNames = once(() => {
  const { registry } = createMetrics([]);
  // The callbacks run only when metrics are collected, which does not happen here.
  measureQueue(registry, () => Promise.reject(new Error('not read')));
  measureFollower(registry, {} as never);
  measureReleases(registry, {} as never);
  const names = registry.getMetricsAsArray().flatMap(({ name, type }) =>
    // The declared type is an enum of numbers; at run time it is the word for Prometheus.
    String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((suffix) => name + suffix) : [name],
  );
  return new Set(['up', ...names]);
});

const readHere = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

export const nodeVersion = () => /VERSION = '([\d.]+)'/.exec(readHere('scripts/run/install-node.mjs'))?.[1] ?? '';
export const productVersion = () => (JSON.parse(readHere('package.json')) as { version: string }).version;
