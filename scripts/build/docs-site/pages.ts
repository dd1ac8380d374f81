import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Markdown file of the project, and its place in the site. */
export interface Page {
  /** Relative to the root of the project. */
  readonly file: string;
  /** Relative to the root of the site; empty for its first page. */
  readonly place: string;
  readonly title: string;
  readonly group: Group;
  readonly markdown: string;
}

const groups = ['Start', 'Guides', 'Contributing', 'Contract', 'Reference', 'Project', 'Decisions'] as const;
type Group = (typeof groups)[number];

/** The pages of the site: `docs`, and other files that it links to. */
export const pageSources = ['docs/**/*.md', '*.md', '{bench/*,contracts,deploy,examples,validator}/*.md'];
const leftOut = ['docs/dist/**', '**/node_modules/**', 'AGENTS.md'];
const first = 'docs/README.md';

function groupOf(file: string): Group {
  if (file === first) return 'Start';
  const [, folder = ''] = /^docs\/([^/]+)\//.exec(file) ?? [];
  return groups.find((group) => group.toLowerCase() === folder) ?? 'Project';
}

/** The README of a folder has the address of the folder. */
function placeOf(file: string): string {
  if (file === first) return '';
  const name = file.replace(/(\/README)?\.md$/, '').toLowerCase();
  if (name.startsWith('docs/guides/')) return name.slice('docs/guides/'.length);
  return name.startsWith('docs/') ? name.slice('docs/'.length) : `project/${name}`;
}

/** In the order of the contents. */
export function findPages(root: string): Page[] {
  const files = globSync(pageSources, { cwd: root, exclude: leftOut });
  const pages = files.map((file): Page => {
    const markdown = readFileSync(join(root, file), 'utf8');
    const title = /^# (.+)$/m.exec(markdown)?.[1]?.replaceAll('`', '') ?? file;
    return { file, place: placeOf(file), title, group: groupOf(file), markdown };
  });
  const byPlace = Map.groupBy(pages, ({ place }) => place);
  for (const [place, [one, other]] of byPlace) {
    if (one && other) throw new Error(`${one.file} and ${other.file} would both be shown at ${place}.`);
  }
  return pages.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || compare(a, b));
}

const lookedUpBy = (title: string) => title.replace(/^(The|An?) /, '');

/** Decisions are sorted by number, everything else by title. */
const compare = (a: Page, b: Page) =>
  a.group === 'Decisions' ? a.file.localeCompare(b.file) : lookedUpBy(a.title).localeCompare(lookedUpBy(b.title), 'en');
