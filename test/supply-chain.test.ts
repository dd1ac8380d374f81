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
}

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const project: Package = JSON.parse(read('package.json'));
const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(read('package-lock.json'));

describe('the packages that we install', () => {
  it('are named by exact versions in every workspace', () => {
    const all = [
      project,
      ...(project.workspaces ?? []).map((name): Package => JSON.parse(read(`${name}/package.json`))),
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

  it('each have an integrity hash in the one lockfile', () => {
    const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('run no install scripts', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
    expect(read('scripts/npm-install.mjs')).toContain("'--ignore-scripts'");
  });
});
