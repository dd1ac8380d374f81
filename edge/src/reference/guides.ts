import { type Api, type Endpoint, errorMeanings } from '@countersign/protocol';
import { z } from 'zod';
import { limitWords } from './access.ts';
import { codePanel, jsonCode } from './code.ts';
import { fieldsOfParameters, fieldTable, inAnswer, inRequest, listFields } from './fields.ts';
import { html, type Markup, prose } from './html.ts';
import { sampleCursor } from './sample.ts';
import { type Reference, resolve } from './schema.ts';
import { errorTitle, statusRow, statusTable } from './status.ts';

const somewhere: Readonly<Record<string, string>> = {
  409: 'It already exists, or it conflicts with existing data.',
  410: 'It has expired or has been used.',
};

/** A row with every error that the rows of an interface share. */
function anyRow({ rows }: Api): Endpoint {
  const by = Object.values(rows).flatMap(({ access }) => (access === 'public' ? [] : access.by));
  return {
    method: 'POST',
    path: '/',
    group: '',
    summary: '',
    access: by.length > 0 ? { by } : 'public',
    limits: [],
    body: z.unknown(),
    success: { status: 200 },
  };
}

export function errorGuide({ api, document, entries }: Reference): Markup {
  const components = document.components.schemas;
  const stated = new Set(entries.flatMap(({ row }) => Object.keys(row.errors ?? {})));
  const met = Object.entries(somewhere).filter(([status]) => stated.has(status));
  const rows = Object.entries({ ...errorMeanings(api, anyRow(api)), ...api.errors, ...Object.fromEntries(met) });
  const { errorExample } = api;
  const [first] = entries;
  const schema = first?.operation.responses.default?.content?.['application/json']?.schema ?? {};
  return html`<section class="guide" id="errors" aria-labelledby="errors-title">
<h2 id="errors-title">Errors</h2>
<div class="split"><div class="about">
<p>${prose(api.errorWords)}</p>
${fieldTable('Fields of an error', listFields(resolve(schema, components), components), components, inAnswer)}
<h3>Status codes</h3>
${statusTable(
  'Status codes',
  rows.map(([status, meaning]) =>
    statusRow(status, html`<b>${errorTitle(status)}</b> <span class="meaning">${prose(meaning)}</span>`),
  ),
)}
</div><div class="examples">${codePanel(html`Error <span class="status status-4">${errorExample.status}</span>`, 'Error body', jsonCode(errorExample.body))}</div></div>
</section>`;
}

export function limitGuide({ entries }: Reference): Markup {
  const [first] = entries;
  const described = Object.entries(first?.operation.responses[first.row.success.status]?.headers ?? {});
  const headers = [
    ...described.map(([name, { description }]) => [name, description] as const),
    ['Retry-After', 'Seconds to wait, with a 429.'] as const,
    ['X-Request-Id', 'On every response. Include it when you report a problem.'] as const,
  ];
  const limits = new Set(
    entries.flatMap(({ row }) => row.limits.map((limit) => `${limitWords(limit)} (${limit.name})`)),
  );
  const example = [
    'HTTP/1.1 429 Too Many Requests',
    'X-RateLimit-Limit: 120',
    'X-RateLimit-Remaining: 0',
    'X-RateLimit-Reset: 1769860860',
    'Retry-After: 42',
    'X-Request-Id: 5b0c7f5e-2f0e-4f3f-9a5c-7d1b8f0e6a21',
  ].join('\n');
  return html`<section class="guide" id="limits" aria-labelledby="limits-title">
<h2 id="limits-title">Limits and headers</h2>
<div class="split"><div class="about">
<p>Each endpoint has its own fixed-window counter. If several limits apply, the headers describe the one with the fewest requests left. The operator may have configured other limits than those listed here; the headers show the limits in force.</p>
<dl class="headers">${headers.map(([name, meaning]) => html`<div><dt><code>${name}</code></dt><dd>${prose(meaning)}</dd></div>`)}</dl>
${limits.size > 0 && html`<p>Limits in use: ${[...limits].join(', ')}.</p>`}
</div><div class="examples">${codePanel('Over the limit', 'Headers of a 429', example)}</div></div>
</section>`;
}

export function listGuide({ entries, document, baseUrl }: Reference): Markup {
  const list = entries.find(({ operation }) => operation.parameters.some(({ name }) => name === 'cursor'));
  const parameters = fieldsOfParameters(
    list?.operation.parameters.filter((parameter) => parameter.in === 'query') ?? [],
  );
  const next = `Link: <${baseUrl}${list?.row.path ?? '/…'}?limit=20&cursor=${sampleCursor}>; rel="next"`;
  return html`<section class="guide" id="lists" aria-labelledby="lists-title">
<h2 id="lists-title">Lists</h2>
<div class="split"><div class="about">
<p>A list is a plain JSON array, newest first, returned in pages. If there are more items, the <code>Link</code> header has the URL of the next page: follow it until it is absent.</p>
${parameters.length > 0 && fieldTable('List parameters', parameters, document.components.schemas, inRequest)}
</div><div class="examples">${codePanel('More pages', 'Link header of a list', next)}</div></div>
</section>`;
}
