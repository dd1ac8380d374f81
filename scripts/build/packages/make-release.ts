import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { buildPackages } from './build-packages.ts';
import { compareVersions, dateSection, filesWithVersion } from './versions.ts';

interface ReleaseOptions {
  readonly root: string;
  readonly version: string;
  /** In the format of the changelog. */
  readonly date: string;
  /** Builds everything, but leaves repository and files unchanged. */
  readonly dryRun: boolean;
  readonly pack: typeof buildPackages;
  readonly say: (line: string) => void;
}

/** A reason against the release that a person must resolve. */
export class ReleaseRefused extends Error {}

/**
 * Makes a release: one version in every file that names it, the dated section of the changelog, a commit and a tag; the
 * packed packages and their SBOM (CycloneDX) in `dist`. Nothing is pushed or published.
 */
export function makeRelease({ root, version, date, dryRun, pack, say }: ReleaseOptions): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changes = plan(root, version, date);
  if (git('status', '--porcelain') !== '') throw new ReleaseRefused('Commit or discard your changes first');
  if (git('tag', '--list', `v${version}`) !== '') throw new ReleaseRefused(`The tag v${version} already exists`);
  const before = new Map([...changes.keys()].map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const write = (files: ReadonlyMap<string, string>) => {
    for (const [path, text] of files) writeFileSync(join(root, path), text);
  };
  write(changes);
  try {
    const made = [...pack(root, join(root, 'dist')), writeSbom(root, version)];
    for (const path of changes.keys()) say(`${dryRun ? 'would change' : 'changed'} ${path}`);
    for (const path of made) say(`made dist/${basename(path)}`);
  } catch (error) {
    write(before);
    throw error;
  }
  if (dryRun) {
    write(before);
    say(`would commit and tag v${version}`);
    return;
  }
  git('commit', '--quiet', '--all', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Countersign ${version}`);
  say(`committed and tagged v${version}; push it with: git push --follow-tags`);
}

/** The changed files with their new content. */
function plan(root: string, version: string, date: string): Map<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { version: current } = JSON.parse(read('package.json')) as { version: string };
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ReleaseRefused('version: must be three numbers, such as 1.2.0');
  if (compareVersions(version, current) <= 0) throw new ReleaseRefused(`version: must be later than ${current}`);
  const changelog = dateSection(read('CHANGELOG.md'), version, date);
  if (changelog === null) throw new ReleaseRefused('CHANGELOG.md: has nothing under "## Unreleased"');
  const moved = [...filesWithVersion(root)].map(([path, move]) => [path, move(read(path), version)] as const);
  return new Map([...moved, ['CHANGELOG.md', changelog]]);
}

/** Covers the whole lockfile. By default npm would omit packages that are also used for development. */
function writeSbom(root: string, version: string): string {
  const path = join(root, 'dist', `countersign-${version}.cdx.json`);
  const flags = ['--sbom-format=cyclonedx', '--package-lock-only'];
  const sbom = execFileSync('npm', ['sbom', ...flags], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 27,
  });
  writeFileSync(path, sbom);
  return path;
}
