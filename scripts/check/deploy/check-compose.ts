import { parse } from 'yaml';
import { z } from 'zod';
import type { Image } from './check-images.ts';
import { isPublicPath, isRole, isSecret, isVariableOf, productVersion } from './product.ts';

const names = z.array(z.string());
const container = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
  restart: z.enum(['no', 'unless-stopped']),
  read_only: z.boolean().optional(),
  tmpfs: names.optional(),
  cap_drop: names.optional(),
  cap_add: names.optional(),
  security_opt: names.optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: names.default([]),
  volumes: names.default([]),
  ports: names.default([]),
  command: names.optional(),
  networks: z.union([names, z.record(z.string(), z.looseObject({}))]),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    )
    .default({}),
  healthcheck: z.strictObject({ test: names, interval: z.string(), retries: z.int() }).optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
});
type Container = z.output<typeof container>;

/** The part of the format that the file uses; a misspelt key is a fault. */
const compose = z.strictObject({
  name: z.string(),
  'x-hardened': z.unknown(),
  'x-service': z.unknown(),
  'x-orion': z.unknown(),
  services: z.record(z.string(), container),
  networks: z.record(z.string(), z.looseObject({})),
  volumes: z.record(z.string(), z.strictObject({})),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});
type Compose = z.output<typeof compose>;

interface Files {
  readonly compose: string;
  readonly caddy: string;
  readonly prometheus: string;
}

export function checkCompose(files: Files, images: Readonly<Record<string, Image>>): string[] {
  const parsed = compose.safeParse(parse(files.compose, { merge: true }));
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const all = parsed.data;
  const faults = Object.entries(all.services).flatMap(([name, each]) =>
    [...faultsOfLinks(each, all), ...faultsOfProcess(each)].map((fault) => `${name}: ${fault}`),
  );
  return [...faults, ...faultsOfAddresses(files, all, images), ...faultsOfProxy(all)];
}

const networksOf = ({ networks }: Container) => (Array.isArray(networks) ? networks : Object.keys(networks));

function faultsOfLinks(each: Container, all: Compose): string[] {
  const named = [
    ...each.secrets.map((name) => ['secret', name, all.secrets] as const),
    ...Object.keys(each.depends_on).map((name) => ['service', name, all.services] as const),
    ...networksOf(each).map((name) => ['network', name, all.networks] as const),
    ...each.volumes
      .map((volume) => volume.split(':', 1)[0] ?? '')
      .filter((name) => !name.startsWith('.'))
      .map((name) => ['volume', name, all.volumes] as const),
  ];
  return named.flatMap(([kind, name, known]) => (name in known ? [] : [`there is no ${kind} ${name}`]));
}

function faultsOfProcess({ build, image, environment, secrets, ports, ...each }: Container): string[] {
  const faults: string[] = [];
  if (/:latest$|^[^:]+$/.test(image)) faults.push(`${image}: must name a version`);
  if (!build) return faults;
  const role = build.target;
  if (!isRole(role)) return [`${role} is not a target of the Dockerfile`];
  if (image !== `countersign/${role}:${productVersion()}`) faults.push(`${image}: must be ${role}:${productVersion()}`);
  for (const name of [...Object.keys(environment), ...secrets]) {
    if (!isVariableOf(role, name)) faults.push(`${name}: the process does not read it`);
  }
  for (const name of Object.keys(environment)) if (isSecret(name)) faults.push(`${name}: must be a secret`);
  for (const name of secrets) if (!isSecret(name)) faults.push(`${name}: is not a secret`);
  if (ports.length > 0) faults.push('only the proxy may publish ports');
  if (!each.read_only || !each.cap_drop?.includes('ALL')) faults.push('must be hardened');
  return faults;
}

/** Every address must name a container that listens there. */
function faultsOfAddresses(
  { caddy, prometheus }: Files,
  { services }: Compose,
  images: Readonly<Record<string, Image>>,
) {
  const faults: string[] = [];
  const isAnswered = (host: string, port: string) => {
    const target = services[host]?.build?.target;
    return target !== undefined && images[target]?.ports.includes(port);
  };
  const inner = [...caddy.matchAll(/^\s*reverse_proxy (.+) \{$/gm)].flatMap(([, hosts = '']) => hosts.split(' '));
  const { scrape_configs = [] } = parse(prometheus) as {
    scrape_configs?: { static_configs: { targets: string[] }[] }[];
  };
  const scraped = scrape_configs.flatMap((job) => job.static_configs.flatMap(({ targets }) => targets));
  for (const address of [...inner, ...scraped]) {
    const [host = '', port = ''] = address.split(':');
    if (!isAnswered(host, port)) faults.push(`${address}: nothing listens there`);
  }
  const [, path = ''] = /health_uri (\S+)/.exec(caddy) ?? [];
  if (!isPublicPath('service', path)) faults.push(`Caddyfile: ${path} is not a health check of the service`);
  for (const [name, { environment }] of Object.entries(services)) {
    const { hostname = '', port = '' } = URL.parse(environment.VALIDATOR_URL ?? '') ?? {};
    if (hostname !== '' && !isAnswered(hostname, port)) faults.push(`${name}: VALIDATOR_URL points nowhere`);
  }
  return faults;
}

/** Services must see the proxy at its fixed, trusted address: on a second shared network it would have another. */
function faultsOfProxy({ services }: Compose): string[] {
  const { proxy } = services;
  if (!proxy || Array.isArray(proxy.networks)) return ['the proxy needs a fixed address'];
  const addresses = proxy.networks;
  return Object.entries(services).flatMap(([name, each]) => {
    const trusted = each.environment.TRUST_PROXY;
    if (trusted === undefined) return [];
    const shared = networksOf(each).filter((network) => network in addresses);
    const [first = ''] = shared;
    return shared.length === 1 && addresses[first]?.ipv4_address === trusted
      ? []
      : [`${name}: TRUST_PROXY does not match the address of the proxy`];
  });
}
