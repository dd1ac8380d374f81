import { iconLink, logo } from '../../../edge/src/brand.ts';
import { html, type Markup } from '../../../edge/src/reference/html.ts';
import type { Page } from './pages.ts';
import { linkOut, linkTo, type Rendered } from './render-markdown.ts';

/** A page of the site, without scripts: links, text and pictures only. */
export function renderPage(
  page: Page,
  { content, sections }: Rendered,
  { pages, style }: { pages: readonly Page[]; style: string },
): string {
  const title = page.place === '' ? 'Countersign documentation' : `${page.title} · Countersign`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${iconLink}
<link rel="stylesheet" href="${linkTo(page, style)}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar"><a class="brand" href="${linkTo(page, '')}">${logo}Countersign</a><span class="places"><a class="open" href="#contents">Contents</a><a href="${linkOut(page, 'docs')}">API reference</a><a href="${linkOut(page, '.')}/">App</a></span></header>
<main id="content">
<article>
${content}
</article>
${sections.length > 2 && onThisPage(sections)}
</main>
${contents(page, pages)}
</body>
</html>
`.toString();
}

const onThisPage = (sections: Rendered['sections']): Markup => html`<aside aria-labelledby="sections">
<p id="sections">On this page</p>
<ul>${sections.map(({ anchor, text }) => html`<li><a href="#${anchor}">${text}</a></li>`)}</ul>
</aside>`;

/** The group of the current page is open; the others open on a click. */
function contents(current: Page, pages: readonly Page[]): Markup {
  const groups = [...Map.groupBy(pages, ({ group }) => group)].filter(([group]) => group !== 'Start');
  const shown = current.group === 'Start' ? 'Guides' : current.group;
  const link = (page: Page) =>
    html`<li><a href="${linkTo(current, page.place)}"${page === current && html` aria-current="page"`}>${page.title}</a></li>
`;
  return html`<nav id="contents" aria-label="Contents">
${groups.map(
  ([group, members]) => html`<details${group === shown && html` open`}><summary>${group}</summary>
<ul>${members.map(link)}</ul></details>
`,
)}</nav>`;
}
