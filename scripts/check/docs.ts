import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { anchorOf } from '../generate/markdown.ts';
import { commandPages, faultsOfBlocks } from './commands-in-docs.ts';
import { faultsOfDecisions } from './decisions.ts';
import { nodeVersion } from './deploy/product.ts';

const readHere = (path: string) => readFileSync(path, 'utf8');

function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)];
  return new Set(headings.map(([, text = '']) => anchorOf(text)));
}

/** Broken links inside the project, and npm commands and files that do not exist. */
function faultsOfPage(path: string, read: typeof readHere, commands: ReadonlySet<string>): string[] {
  const text = read(path);
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [
    ...prose.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
    ...prose.matchAll(/<(?:img|source)\b[^>]*?\bsrc(?:set)?="(?!https?:)([^"]+)"/g),
  ].map(([, target = '']) => target);
  const broken = links.filter((target) => {
    const [file = '', anchor] = target.split('#');
    const found = file === '' ? path : join(dirname(path), decodeURI(file));
    if (!existsSync(found)) return true;
    return anchor !== undefined && found.endsWith('.md') && !anchorsOf(read(found)).has(anchor);
  });
  // Only the changelog may name removed commands and files.
  const named =
    path === 'CHANGELOG.md'
      ? []
      : [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  const unknown = [...new Set(named)].filter((name) => !commands.has(name));
  const files = [...prose.matchAll(/`(([a-z]+)\/[\w./-]+\.(?:ts|tsx|mjs|json|md|sol))`/g)];
  const moved = files.filter(
    ([, file = '', folder = '']) => path !== 'CHANGELOG.md' && existsSync(folder) && !existsSync(file),
  );
  return [
    ...broken.map((target) => `${path}: broken link to ${target}`),
    ...unknown.map((name) => `${path}: npm run ${name} does not exist`),
    ...moved.map(([, file]) => `${path}: ${file} does not exist`),
  ];
}

/** Checks the pages for people and coding agents against the repository. */
export function checkDocs(read: typeof readHere = readHere): string[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = new Set(Object.keys(scripts));
  const pages = globSync('{*,.github/*,*/*,docs/**/*,bench/*/*}.md', { exclude: ['node_modules/**', 'docs/dist/**'] });
  const faults = pages.toSorted().flatMap((path) => faultsOfPage(path, read, commands));
  faults.push(...faultsOfDecisions(read));
  faults.push(...commandPages().flatMap((path) => faultsOfBlocks(path, read(path))));
  const index = read('docs/README.md');
  const unlisted = globSync('docs/guides/*.md').filter((path) => !index.includes(`(${path.slice('docs/'.length)})`));
  faults.push(...unlisted.toSorted().map((path) => `docs/README.md: does not list ${path}`));
  const texts = pages.map((path) => read(path));
  const unshown = globSync('docs/screenshots/*').filter((path) => !texts.some((text) => text.includes(basename(path))));
  faults.push(...unshown.toSorted().map((path) => `${path}: no page shows it`));
  const contributing = read('CONTRIBUTING.md');
  const unnamed = globSync('docs/contributing/*.md').filter((path) => !contributing.includes(`(${path})`));
  faults.push(...unnamed.toSorted().map((path) => `CONTRIBUTING.md: does not list ${path}`));
  if (read('.node-version').trim() !== nodeVersion()) faults.push(`.node-version: must be ${nodeVersion()}`);
  const workflow = parse(read('.github/workflows/ci.yml')) as { jobs: Record<string, { container?: string }> };
  for (const [name, { container = '' }] of Object.entries(workflow.jobs)) {
    if (!container.startsWith(`node:${nodeVersion()}-`))
      faults.push(`ci.yml: ${name} must run on Node ${nodeVersion()}`);
  }
  for (const path of globSync('.github/**/*.yml')) {
    try {
      parse(read(path));
    } catch (error) {
      faults.push(`${path}: ${(error as Error).message}`);
    }
  }
  return faults;
}
