import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Negative if the first is the earlier one. */
export function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number));
  const differences = [0, 1, 2].map((place) => (ours?.[place] ?? 0) - (theirs?.[place] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** All our packages have one version, and depend on exactly that version of each other. */
function move(manifest: Manifest, version: string): void {
  if (manifest.version !== undefined) manifest.version = version;
  for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(dependencies ?? {})) {
      if (dependencies && name.startsWith('@countersign/')) dependencies[name] = version;
    }
  }
}

/** A `package.json` with another version. */
function moveVersions(text: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  move(manifest, version);
  return print(manifest);
}

/** The lockfile: only the entries of our own folders change. */
function moveVersionsOfLock(text: string, version: string): string {
  const lock = JSON.parse(text) as Manifest & { packages: Record<string, Manifest> };
  lock.version = version;
  for (const [path, manifest] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules')) move(manifest, version);
  }
  return print(lock);
}

/**
 * The files that deploy the images: the chart, its values, the compose file, the labels, and the guide that builds
 * them.
 */
const moveVersionsOfDeployment = (text: string, version: string): string =>
  text.replace(
    /((?:^\s*(?:version|appVersion|tag): |image: countersign\/\w+:|image\.version=|\/\$target:))\d+\.\d+\.\d+(?=\s|$)/gm,
    `$1${version}`,
  );

/** The version that programs report. */
const moveVersionOfProgram = (text: string, version: string): string =>
  text.replace(/(productVersion = ')[\d.]+(?=')/, `$1${version}`);

/**
 * Every file that names the version of the product, with the function that changes it. The first is the source of the
 * version.
 */
export function filesWithVersion(root: string): ReadonlyMap<string, (text: string, version: string) => string> {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const manifests = ['package.json', ...workspaces.map((name) => `${name}/package.json`)];
  const deployment = [
    'deploy/compose.yaml',
    'deploy/Dockerfile',
    'deploy/helm/countersign/Chart.yaml',
    'deploy/helm/countersign/values.yaml',
    'docs/guides/production.md',
  ];
  return new Map([
    ...manifests.map((path) => [path, moveVersions] as const),
    ['package-lock.json', moveVersionsOfLock],
    ...deployment.map((path) => [path, moveVersionsOfDeployment] as const),
    ['protocol/src/product-version.ts', moveVersionOfProgram],
  ]);
}

/** Files that do not name the version of the root: changing each to that version must change nothing. */
export function checkVersions(read = (path: string) => readFileSync(path, 'utf8')): string[] {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const faults = [...filesWithVersion('.')].flatMap(([path, move]) => {
    const text = read(path);
    const isMoved = move(text, '999.0.0').includes('999.0.0');
    return isMoved && move(text, version) === text ? [] : [`${path}: must name the version ${version}`];
  });
  const [first, second] = read('CHANGELOG.md').match(/^## .*/gm) ?? [];
  if (first !== '## Unreleased') faults.push('CHANGELOG.md: must begin with "## Unreleased"');
  if (!new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`).test(second ?? '')) {
    faults.push(`CHANGELOG.md: must continue with "## ${version} (date)"`);
  }
  return faults;
}

/** The changelog with its newest section dated and a new empty one before it; null if the newest section is empty. */
export function dateSection(changelog: string, version: string, date: string): string | null {
  const [, before = '', section = '', after = ''] =
    /^([\s\S]*?)^## Unreleased\n([\s\S]*?)(^## [\s\S]*)?$(?![\s\S])/m.exec(changelog) ?? [];
  if (section.trim() === '') return null;
  return `${before}## Unreleased\n\n## ${version} (${date})\n${section}${after}`;
}
