import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import type { Image } from './check-images.ts';
import { alertRules } from './check-monitoring.ts';
import { isPublicPath, isRole, isSecret, isVariableOf, productVersion, type Role } from './product.ts';
import { renderTemplate } from './render-template.ts';

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly exec?: { readonly command: readonly string[] };
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly { readonly name: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext?: { readonly readOnlyRootFilesystem?: boolean; readonly allowPrivilegeEscalation?: boolean };
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}

interface Manifest {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata?: { readonly name?: string };
  readonly spec?: {
    readonly template?: {
      readonly spec: {
        readonly securityContext?: { readonly runAsNonRoot?: boolean; readonly runAsUser?: number };
        readonly containers: readonly Container[];
      };
    };
  };
}

const kinds = [
  'Deployment',
  'Ingress',
  'NetworkPolicy',
  'PodDisruptionBudget',
  'PrometheusRule',
  'Service',
  'ServiceMonitor',
] as const satisfies readonly string[];

interface Chart {
  readonly chart: string;
  readonly values: string;
  readonly schema: string;
  readonly templates: Readonly<Record<string, string>>;
  /** Reads a file next to the templates. */
  readonly readFile: (name: string) => string;
}

export function checkChart(
  { chart, values, schema, templates, readFile }: Chart,
  images: Readonly<Record<string, Image>>,
) {
  const faults: string[] = [];
  const about = parse(chart) as Record<string, unknown>;
  for (const name of ['version', 'appVersion']) {
    if (about[name] !== productVersion()) faults.push(`Chart.yaml: ${name} must be ${productVersion()}`);
  }
  const given = parse(values) as Record<string, { readonly env?: unknown; readonly tag?: unknown }>;
  const ajv = new Ajv({ strict: false });
  if (!ajv.validate(JSON.parse(schema), given)) faults.push(`values.yaml: ${ajv.errorsText()}`);
  if (given.image?.tag !== productVersion()) faults.push(`values.yaml: image.tag must be ${productVersion()}`);
  const found = new Set<string>();
  for (const [file, template] of Object.entries(templates)) {
    try {
      const context = { Values: withoutEmpty(given), Release: { Name: 'release' } };
      for (const document of parseAllDocuments(renderTemplate(template, context, readFile))) {
        if (document.errors.length > 0) throw document.errors[0];
        const manifest = document.toJS() as Manifest;
        found.add(manifest.kind ?? '');
        faults.push(...faultsOfManifest(manifest, images).map((fault) => `${file}: ${fault}`));
      }
    } catch (error) {
      faults.push(`${file}: ${(error as Error).message}`);
    }
  }
  for (const kind of kinds) if (!found.has(kind)) faults.push(`no template creates a ${kind}`);
  return faults;
}

/** A list that is empty by default is rendered with one entry, so that its place in the manifest is checked. */
function withoutEmpty(values: Readonly<Record<string, { readonly env?: unknown }>>): object {
  const filled = Object.entries(values).map(([name, value]) => {
    const isEmpty = Array.isArray(value?.env) && value.env.length === 0;
    return [name, isEmpty ? { ...value, env: [{ name: 'LOG_LEVEL', value: 'info' }] } : value];
  });
  return Object.fromEntries(filled);
}

function faultsOfManifest({ apiVersion, kind, metadata, spec }: Manifest, images: Readonly<Record<string, Image>>) {
  const faults: string[] = [];
  if (!apiVersion || !(kinds as readonly string[]).includes(kind ?? '') || !metadata?.name) {
    return [`${kind}: is not a known manifest of the chart`];
  }
  if (kind === 'PrometheusRule') return faultsOfRules(spec);
  if (kind !== 'Deployment') return faults;
  const pod = spec?.template?.spec;
  for (const container of pod?.containers ?? []) {
    const { name: role } = container;
    if (!isRole(role)) return [`${role}: there is no such process`];
    const image = images[role];
    if (!container.image.endsWith(`/${role}:${productVersion()}`)) faults.push(`image ${container.image}`);
    if (!pod?.securityContext?.runAsNonRoot) faults.push('runAsNonRoot must be true');
    const user = String(pod?.securityContext?.runAsUser);
    if (image?.user.split(':')[0] !== user) faults.push(`runAsUser ${user} is not the user of the image`);
    if (!container.securityContext?.readOnlyRootFilesystem) faults.push('readOnlyRootFilesystem must be true');
    if (container.securityContext?.allowPrivilegeEscalation !== false) faults.push('must not escalate privileges');
    for (const { name } of container.env ?? []) {
      if (!isVariableOf(role, name)) faults.push(`${name}: the process does not read it`);
      if (isSecret(name)) faults.push(`${name}: must be in the Secret`);
    }
    for (const { name, containerPort } of container.ports ?? []) {
      if (!image?.ports.includes(String(containerPort))) faults.push(`port ${name}: the image has no ${containerPort}`);
    }
    faults.push(...faultsOfProbes(role, container, image));
  }
  return faults;
}

/** Checks the format of the Prometheus operator; check-monitoring checks the expressions. */
function faultsOfRules(spec: unknown): string[] {
  const { error } = alertRules.safeParse(spec);
  return error ? [z.prettifyError(error)] : [];
}

function faultsOfProbes(role: Role, container: Container, image: Image | undefined): string[] {
  const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
  return probes.flatMap((probe) => {
    const named = container.ports?.find(({ name }) => name === probe?.httpGet?.port)?.containerPort;
    const url = URL.parse(probe?.exec?.command.at(-1) ?? `http://127.0.0.1:${named}${probe?.httpGet?.path}`);
    const isAnswered = image?.ports.includes(url?.port ?? '') && isPublicPath(role, url?.pathname ?? '');
    return probe === undefined || isAnswered ? [] : [`the probe ${url?.pathname} is not answered`];
  });
}
