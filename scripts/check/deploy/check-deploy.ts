import { readdirSync, readFileSync } from 'node:fs';
import { checkChart } from './check-chart.ts';
import { checkCompose } from './check-compose.ts';
import { checkImages } from './check-images.ts';
import { checkMonitoring } from './check-monitoring.ts';
import { checkUnit } from './check-units.ts';
import { type Role, roles } from './product.ts';

const chartFolder = 'deploy/helm/countersign';

const readHere = (path: string) => readFileSync(path, 'utf8');

/**
 * Compares everything under `deploy/` with the product: variables, ports, health checks, metrics and versions must
 * exist, and secrets must be in files only. Paths are relative to the root of the project.
 */
export function checkDeploy(read: (path: string) => string = readHere): string[] {
  const { faults, images } = checkImages(read('deploy/Dockerfile'));
  const chart = () => ({
    chart: read(`${chartFolder}/Chart.yaml`),
    values: read(`${chartFolder}/values.yaml`),
    schema: read(`${chartFolder}/values.schema.json`),
    templates: Object.fromEntries(
      readdirSync(`${chartFolder}/templates`).map((name) => [name, read(`${chartFolder}/templates/${name}`)]),
    ),
    readFile: (name: string) => read(`${chartFolder}/${name}`),
  });
  const compose = () => ({
    compose: read('deploy/compose.yaml'),
    caddy: read('deploy/Caddyfile'),
    prometheus: read('deploy/monitoring/prometheus.yaml'),
  });
  const monitoring = () => ({
    alerts: read('deploy/monitoring/alerts.yaml'),
    dashboard: read('deploy/monitoring/dashboard.json'),
    guide: read('docs/guides/monitoring.md'),
  });
  const unitOf = (role: Role) =>
    checkUnit(role, read(`deploy/systemd/countersign-${role}.service`), read(`deploy/systemd/${role}.env`));
  return [
    ...named('Dockerfile', () => faults),
    ...named('compose.yaml', () => checkCompose(compose(), images)),
    ...roles.flatMap((role) => named(`systemd/${role}`, () => unitOf(role))),
    ...named('helm', () => checkChart(chart(), images)),
    ...named('monitoring', () => checkMonitoring(monitoring())),
  ];
}

/** A file that cannot be parsed is reported as a fault. */
function named(where: string, find: () => readonly string[]): string[] {
  try {
    return find().map((fault) => `${where}: ${fault}`);
  } catch (error) {
    return [`${where}: ${(error as Error).message}`];
  }
}
