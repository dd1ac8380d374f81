import type { Endpoint } from '@countersign/protocol';
import { methodBadge } from './access.ts';
import { authenticationGuide } from './auth-guide.ts';
import { renderEndpoint, renderExamples } from './endpoint.ts';
import { errorGuide, limitGuide, listGuide } from './guides.ts';
import { breakable, html, type Markup } from './html.ts';
import { createSampler } from './sample.ts';
import { type Entry, type Reference, readReference, slug } from './schema.ts';
import { referenceStyle } from './style.ts';

interface Group {
  readonly name: string;
  readonly anchor: string;
  readonly entries: readonly Entry[];
}

/** The interface as a page to read. Everything on it comes from the rows; nothing on it runs. */
export function renderReference(rows: Record<string, Endpoint>, baseUrl: string): string {
  const reference = readReference(rows, baseUrl);
  const { info } = reference.document;
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
${referenceStyle}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<span id="closed"></span>
<div class="side">
<header class="bar"><a class="brand" href="#top"><span class="mark"></span>${info.title}</a><a class="open" href="#contents">Contents</a></header>
${navigation(groups)}
</div>
<main id="content">
${overview(reference)}
${authenticationGuide(reference)}
${errorGuide(reference)}
${limitGuide(reference)}
${listGuide(reference)}
${groups.map((group) => renderGroup(group, reference))}
</main>
</body>
</html>
`.toString();
}

function overview(reference: Reference): Markup {
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
</dl>
<p>Bodies are JSON in camelCase, at most 1 MiB. Ids are UUIDs, times ISO 8601 in UTC with milliseconds. Ethereum addresses are taken in any case, mixed case only with a valid checksum, and answered with their EIP-55 checksum.</p>
</div><div class="examples">${first && renderExamples(first, reference, createSampler(reference))}</div></section>`;
}
/** On a narrow screen the contents cover the page while they are the target; following any link closes them. */
function navigation(groups: readonly Group[]): Markup {
  return html`<nav id="contents" aria-label="Contents">
<a class="close" href="#closed">Close</a>
<p id="guide-links">Guide</p>
<ul aria-labelledby="guide-links">
<li><a href="#top">Overview</a></li>
<li><a href="#authentication">Authentication</a></li>
<li><a href="#errors">Errors</a></li>
<li><a href="#limits">Limits and headers</a></li>
<li><a href="#lists">Lists</a></li>
</ul>
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
