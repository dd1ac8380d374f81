import type { Api } from '@countersign/protocol';
import { iconLink, logo } from '../brand.ts';
import { methodBadge } from './access.ts';
import { authenticationGuide } from './auth-guide.ts';
import { renderEndpoint, renderExamples } from './endpoint.ts';
import { errorGuide, limitGuide, listGuide } from './guides.ts';
import { breakable, html, type Markup, prose } from './html.ts';
import { createSampler } from './sample.ts';
import { type Entry, type Reference, readReference, slug } from './schema.ts';
import { referenceStyle } from './style.ts';

interface Group {
  readonly name: string;
  readonly anchor: string;
  readonly entries: readonly Entry[];
}

/** A chapter about something that several endpoints share. */
interface Guide {
  readonly anchor: string;
  readonly title: string;
  readonly render: (reference: Reference) => Markup;
}

/** The chapters that an interface needs. */
function guidesOf({ api, entries }: Reference): Guide[] {
  const isKept = entries.some(({ row }) => row.access !== 'public');
  const hasLists = entries.some(({ operation }) => operation.parameters.some(({ name }) => name === 'cursor'));
  return [
    ...(isKept ? [{ anchor: 'authentication', title: 'Authentication', render: authenticationGuide }] : []),
    { anchor: 'errors', title: 'Errors', render: errorGuide },
    ...(api.limited ? [{ anchor: 'limits', title: 'Limits and headers', render: limitGuide }] : []),
    ...(hasLists ? [{ anchor: 'lists', title: 'Lists', render: listGuide }] : []),
  ];
}

/** Other pages served by the same process. */
interface Besides {
  /** The URL of the web application. */
  readonly home?: string;
  readonly guides?: boolean;
}

/** The interface as a page. Everything on it is derived from the rows; it runs no scripts. */
export function renderReference(api: Api, baseUrl: string, besides: Besides = {}): string {
  const reference = readReference(api, baseUrl);
  const { info } = reference.document;
  const guides = guidesOf(reference);
  const groups = [...Map.groupBy(reference.entries, ({ row }) => row.group)].map(
    ([name, entries]): Group => ({ name, anchor: `group-${slug(name).toLowerCase()}`, entries }),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${info.description}">
<title>${info.title} API reference</title>
${iconLink}
${referenceStyle}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<span id="closed"></span>
<div class="side">
<header class="bar"><a class="brand" href="#top">${logo}${info.title}</a><a class="open" href="#contents">Contents</a></header>
${navigation(guides, groups)}
</div>
<main id="content">
${overview(reference, besides)}
${guides.map(
  ({ render }) => html`${render(reference)}
`,
)}${groups.map((group) => renderGroup(group, reference))}
</main>
</body>
</html>
`.toString();
}

function overview(reference: Reference, { home, guides }: Besides): Markup {
  const { info } = reference.document;
  const first = reference.entries.find(({ row }) => row.access === 'public' && row.method === 'GET');
  return html`<section class="overview split" id="top" aria-labelledby="title"><div class="about">
<p class="kicker">API reference</p>
<h1 id="title">${info.title}</h1>
<p class="lead">${info.description}</p>
<dl class="facts">
<div><dt>Version</dt><dd>${info.version}</dd></div>
<div><dt>Base URL</dt><dd><code>${reference.baseUrl}</code></dd></div>
<div><dt>OpenAPI 3.1</dt><dd><a href="./openapi.json">openapi.json</a></dd></div>
${home !== undefined && html`<div><dt>Web application</dt><dd><a href="${home}">Open it</a></dd></div>`}
${guides === true && html`<div><dt>Guides</dt><dd><a href="./docs/guides">Read them</a></dd></div>`}
</dl>
<p>${prose(reference.api.conventions)}</p>
</div><div class="examples">${first && renderExamples(first, reference, createSampler(reference))}</div></section>`;
}

/** On a narrow screen the contents cover the page while they are the link target; following any link closes them. */
function navigation(guides: readonly Guide[], groups: readonly Group[]): Markup {
  return html`<nav id="contents" aria-label="Contents">
<a class="close" href="#closed">Close</a>
<p id="guide-links">Guide</p>
<ul aria-labelledby="guide-links">
<li><a href="#top">Overview</a></li>
${guides.map(
  ({ anchor, title }) => html`<li><a href="#${anchor}">${title}</a></li>
`,
)}</ul>
${groups.map(
  ({ name, anchor, entries }) => html`<p id="${anchor}-links"><a href="#${anchor}">${name}</a></p>
<ul aria-labelledby="${anchor}-links">${entries.map(
    (
      entry,
    ) => html`<li><a class="to-endpoint" href="#${entry.anchor}">${methodBadge(entry.row.method)}<span>${breakable(entry.row.path)}</span></a></li>
`,
  )}</ul>`,
)}
</nav>`;
}

function renderGroup({ name, anchor, entries }: Group, reference: Reference): Markup {
  const sample = createSampler(reference);
  return html`<section class="group" id="${anchor}" aria-labelledby="${anchor}-title">
<h2 id="${anchor}-title">${name}</h2>
${entries.map((entry) => renderEndpoint(entry, reference, sample))}
</section>`;
}
