import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

interface LockedPackage {
  readonly link?: boolean;
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
}

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const project: Package = JSON.parse(read('package.json'));
/** The examples are a separate project: only their users install the frameworks. */
const lockfiles = ['package-lock.json', 'examples/package-lock.json'];

describe('the installed packages', () => {
  it('are pinned to exact versions in every workspace', () => {
    const all = [
      project,
      ...[...(project.workspaces ?? []), 'examples'].map((name): Package => JSON.parse(read(`${name}/package.json`))),
    ];
    const versions = all.flatMap(({ dependencies, devDependencies, overrides }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...overrides }),
    );
    expect(versions.length).toBeGreaterThan(10);
    const ours = (name: string, version: string) => name.startsWith('@countersign/') && version === '*';
    expect(
      versions.filter(([name, version]) => !ours(name, version) && !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });

  it.each(lockfiles)('each have an integrity hash in %s, which names no registry', (lockfile) => {
    const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(read(lockfile));
    const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
    expect(installed.filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  it('run no install scripts', () => {
    for (const npmrc of ['.npmrc', 'examples/.npmrc']) expect(read(npmrc).split('\n')).toContain('ignore-scripts=true');
    expect(read('scripts/run/npm-install.mjs')).toContain("'--ignore-scripts'");
  });
});
