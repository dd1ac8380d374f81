import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { palette } from '../../../edge/src/brand.ts';
import { buildOnce } from '../../../web/build-once.ts';
import { findPages, pageSources } from './pages.ts';
import { picturePlace, renderMarkdown, type Site } from './render-markdown.ts';
import { renderPage } from './render-page.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the documentation if it changed, and returns its folder. */
export const buildDocs = (say: (text: string) => void): Promise<string> =>
  buildOnce(
    {
      name: 'the documentation',
      folder: 'docs/dist',
      sources: [
        ...pageSources,
        'docs/{reference,screenshots}/*.{png,svg,webp}',
        'scripts/{markdown.ts,docs-site/*}',
        'web/build-once.ts',
        'edge/src/{brand,reference/html}.ts',
        'protocol/src/brand/*',
        'package-lock.json',
      ],
      make: writeSite,
    },
    say,
  );

/** Writes every page as `place.html`, the pictures of the pages, and one style sheet. */
async function writeSite(folder: string): Promise<void> {
  const write = async (place: string, content: string) => {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), content);
  };
  const css = `${palette}${await readFile(new URL('style.css', import.meta.url), 'utf8')}`;
  const style = `assets/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  await write(style, css);
  const pages = findPages(root);
  const site: Site = {
    pages: new Map(pages.map((page) => [page.file, page])),
    pictures: new Set(),
    isThere: (file) => existsSync(join(root, file)),
  };
  for (const page of pages) {
    const rendered = renderMarkdown(page, site);
    await write(`${page.place || 'index'}.html`, renderPage(page, rendered, { pages, style }));
  }
  for (const file of site.pictures) {
    await mkdir(dirname(join(folder, picturePlace(file))), { recursive: true });
    await cp(join(root, file), join(folder, picturePlace(file)));
  }
}
