import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackages, publishedPackages } from './build-packages.ts';
import { makeRelease } from './make-release.ts';
import { checkVersions, dateSection } from './versions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let clone: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
const read = (path: string) => readFileSync(join(clone, path), 'utf8');
/** Packs only in a dry run: the result is the same in both. */
const release = (version: string, dryRun = false) => {
  const pack = dryRun ? buildPackages : () => [];
  const lines: string[] = [];
  makeRelease({ root: clone, version, date: '2030-01-02', dryRun, pack, say: (line) => lines.push(line) });
  return lines;
};

const made = new Set(['.git', 'node_modules', '.cache', '.data', 'coverage', 'dist']);

/** Links the clone's own workspaces, and the third-party packages installed here. */
function linkPackages(): void {
  const [ours, theirs] = [join(clone, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(ours, '@countersign'), { recursive: true });
  for (const name of readdirSync(theirs)) {
    if (name !== '@countersign') symlinkSync(join(theirs, name), join(ours, name));
  }
  for (const name of readdirSync(join(theirs, '@countersign'))) {
    symlinkSync(join(clone, name), join(ours, '@countersign', name));
  }
  // Packages that npm installed inside a workspace.
  for (const workspace of publishedPackages) {
    const own = join(root, workspace, 'node_modules');
    if (!existsSync(own)) continue;
    mkdirSync(join(clone, workspace, 'node_modules'));
    for (const name of readdirSync(own)) symlinkSync(join(own, name), join(clone, workspace, 'node_modules', name));
  }
}

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'countersign-release-'));
  cpSync(root, clone, { recursive: true, filter: (path) => !made.has(basename(path)) });
  const changelog = read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- Something new.\n');
  writeFileSync(join(clone, 'CHANGELOG.md'), changelog);
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@localhost');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'everything');
  linkPackages();
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

describe('the version check', () => {
  const faultsWith = (file: string, from: string | RegExp, to: string) =>
    checkVersions((path) => (path === file ? read(path).replace(from, to) : read(path)));

  it('finds no fault in the repository', () => {
    expect(checkVersions()).toEqual([]);
  });

  it.each([
    ['web/package.json', /"version": ".*"/, '"version": "0.0.9"'],
    ['sdk/package.json', /"@countersign\/protocol": ".*"/, '"@countersign/protocol": "0.0.9"'],
    ['package-lock.json', /"version": ".*"/, '"version": "0.0.9"'],
    ['deploy/Dockerfile', /image\.version=\S+/, 'image.version=0.0.9'],
    ['deploy/Dockerfile', /image\.version=\S+/, ''],
    ['deploy/helm/countersign/Chart.yaml', /appVersion: .*/, 'appVersion: 0.0.9'],
    ['docs/guides/production.md', /\$target:\S+/, '$target:0.0.9'],
    ['protocol/src/product-version.ts', /'.*'/, "'0.0.9'"],
    ['CHANGELOG.md', /^## \d.*/m, '## 0.0.9 (2026-01-01)'],
    ['CHANGELOG.md', '## Unreleased\n', ''],
  ])('finds %s with %s changed to %s', (file, from, to) => {
    expect(faultsWith(file, from, to).map((fault) => fault.split(':', 1)[0])).toContain(file);
  });
});

describe('a release', { timeout: 180_000 }, () => {
  it('changes nothing in the repository in a dry run', () => {
    const head = git('rev-parse', 'HEAD');
    const lines = release('9.8.7', true);
    expect(lines).toContain('would change sdk/package.json');
    expect(lines).toContain('made dist/countersign-sdk-9.8.7.tgz');
    expect(lines.at(-1)).toBe('would commit and tag v9.8.7');
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([head, '', '']);
    const sbom = JSON.parse(read('dist/countersign-9.8.7.cdx.json'));
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version: '9.8.7' } } });
    expect(sbom.components).toContainEqual(expect.objectContaining({ name: 'viem', version: '2.57.1' }));
    const packed = execFileSync(
      'tar',
      ['xzOf', join(clone, 'dist/countersign-sdk-9.8.7.tgz'), 'package/package.json'],
      { encoding: 'utf8' },
    );
    expect(JSON.parse(packed)).toMatchObject({ version: '9.8.7', dependencies: { '@countersign/protocol': '9.8.7' } });
  });

  it('sets one version everywhere, dates its section of the changelog, and adds a tag', () => {
    const unreleased = /## Unreleased\n([\s\S]*?)(?=\n## |$(?![\s\S]))/.exec(read('CHANGELOG.md'))?.[1]?.trim() ?? '';
    expect(release('9.8.7').at(-1)).toContain('tagged v9.8.7');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag', '--points-at', 'HEAD')).toBe('v9.8.7');
    expect(git('log', '-1', '--format=%s')).toBe('release: 9.8.7');
    const folders = readdirSync(clone, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !/^\.|^node_modules|^dist|^docs|^deploy|^examples/.test(entry.name),
    );
    for (const { name } of folders) expect(JSON.parse(read(`${name}/package.json`)).version, name).toBe('9.8.7');
    expect(JSON.parse(read('package-lock.json')).packages.sdk).toMatchObject({
      version: '9.8.7',
      dependencies: { '@countersign/protocol': '9.8.7' },
    });
    expect(read('deploy/compose.yaml').match(/image: countersign.*/g)).toEqual([
      'image: countersign/service:9.8.7',
      'image: countersign/orion:9.8.7',
      'image: countersign/validator:9.8.7',
    ]);
    expect(read('deploy/Dockerfile')).toContain('org.opencontainers.image.version=9.8.7\n');
    expect(read('docs/guides/production.md')).toContain('/countersign/$target:9.8.7 ');
    expect(read('protocol/src/product-version.ts')).toContain("productVersion = '9.8.7';");
    expect(checkVersions(read)).toEqual([]);
    expect(read('deploy/helm/countersign/Chart.yaml')).toContain('version: 9.8.7\nappVersion: 9.8.7\n');
    expect(read('deploy/helm/countersign/values.yaml')).toContain('  tag: 9.8.7\n');
    expect(read('CHANGELOG.md')).toContain(`## Unreleased\n\n## 9.8.7 (2030-01-02)\n\n${unreleased.slice(0, 200)}`);
  });

  it('is refused with an invalid version or an empty changelog', () => {
    expect(() => release('9.8.6')).toThrow('must be later than 9.8.7');
    expect(() => release('next')).toThrow('three numbers');
    expect(() => release('9.9.0')).toThrow('nothing under "## Unreleased"');
    expect(dateSection('# Changelog\n\n## Unreleased\n\n- a\n\n## 1.0.0\n', '1.1.0', 'today')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 1.1.0 (today)\n\n- a\n\n## 1.0.0\n',
    );
  });
});
