import {
  type Access,
  type Credential,
  errorMeanings,
  type Limit,
  Problem,
  type ProblemStatus,
} from '@countersign/protocol';
import { codeBlock, codePanel, jsonCode } from './reference-code.ts';
import { curlExamples, type Sampler } from './reference-curl.ts';
import { fieldsOfParameters, fieldTable, inAnswer, inRequest, listFields } from './reference-fields.ts';
import { breakable, type Content, html, type Markup, prose } from './reference-html.ts';
import { bodyOf, type Entry, type Parameter, type Reference } from './reference-schema.ts';
import { typeWords } from './reference-words.ts';

const credentials: Readonly<Record<Credential, { words: string; guide: string }>> = {
  jwt: { words: 'Access token', guide: 'access-token' },
  'user-key': { words: 'User key', guide: 'api-key' },
  'admin-key': { words: 'Admin key', guide: 'api-key' },
  'orion-key': { words: 'Orion key', guide: 'api-key' },
  signature: { words: 'Ethereum signature', guide: 'ethereum-signature' },
};

const successTitles = { 200: 'OK', 201: 'Created', 204: 'No Content' };
const windows: Readonly<Record<number, string>> = { 1: 's', 60: 'min', 3600: 'h', 86400: 'day' };
const subjects = { ip: 'IP', user: 'user', key: 'API key' };

export function methodBadge(method: string): Markup {
  return html`<span class="method method-${method.toLowerCase()}">${method}</span>`;
}

export function limitWords({ max, windowSeconds, per }: Limit): string {
  return `${max}/${windows[windowSeconds] ?? `${windowSeconds} s`} per ${subjects[per]}`;
}

export function errorTitle(status: number | string): string {
  return new Problem(Number(status) as ProblemStatus, '', '').toBody().error;
}

/** One endpoint: what it is and who may call it, what goes in, what comes out, and a command to try it. */
export function renderEndpoint(entry: Entry, reference: Reference, sample: Sampler): Markup {
  const { row, anchor, operation } = entry;
  const title = `${row.method} ${row.path}`;
  const components = reference.document.components.schemas;
  const parameters = (where: Parameter['in'], heading: string) => {
    const fields = fieldsOfParameters(operation.parameters.filter((parameter) => parameter.in === where));
    return fields.length > 0 && section(heading, fieldTable(`${heading} of ${title}`, fields, components, inRequest));
  };
  return html`<article class="endpoint" id="${anchor}" aria-labelledby="${anchor}-title">
<div class="about">
<h3 id="${anchor}-title"><a href="#${anchor}">${row.summary}</a></h3>
<p class="route">${methodBadge(row.method)} <code>${breakable(row.path)}</code></p>
<dl class="facts">
<div><dt>Who may call</dt><dd>${accessWords(row.access)}</dd></div>
<div><dt>Limit</dt><dd>${row.limits.map(limitWords).join(', ') || 'none'}</dd></div>
${row.success.cacheSeconds !== undefined && html`<div><dt>Cache</dt><dd>${row.success.cacheSeconds} s</dd></div>`}
</dl>
${parameters('path', 'Path parameters')}
${parameters('query', 'Query parameters')}
${requestBody(entry, reference, title)}
${answerBody(entry, reference, title)}
${section('Status codes', statuses(entry, title))}
</div>
<div class="examples">${renderExamples(entry, reference, sample)}</div>
</article>`;
}

function section(heading: Content, content: Content): Markup {
  return html`<section><h4>${heading}</h4>${content}</section>`;
}

function accessWords(access: 'public' | Access): Content {
  if (access === 'public') return html`<span class="chip chip-public">Public</span>`;
  const chips = access.by.map((kind) => {
    const { words, guide } = credentials[kind];
    return html`<li><a class="chip" href="#${guide}">${words}</a></li>`;
  });
  const own = access.by.includes('admin-key') ? 'Own address only, unless ADMIN' : 'Own address only';
  return html`<ul class="chips">${chips}</ul>${
    access.own !== undefined && html`<p class="aside">${own}.</p>`
  }${access.scope !== undefined && html`<p class="aside">Scope ${prose(`\`${access.scope}:own\``)}, or ${prose('`:any`')}.</p>`}`;
}

function requestBody({ operation }: Entry, { document }: Reference, title: string): Content {
  const body = bodyOf(operation.requestBody);
  if (!body) return undefined;
  const components = document.components.schemas;
  const { description } = body.schema;
  const table = fieldTable(`Body of ${title}`, listFields(body.schema, components), components, inRequest);
  return section(html`Body <span class="media">${body.contentType}</span>`, [
    description !== undefined && html`<p>${prose(description)}</p>`,
    table,
  ]);
}

function answerBody({ row, operation }: Entry, { document }: Reference, title: string): Content {
  const { status } = row.success;
  const body = bodyOf(operation.responses[status]);
  if (!body) return section('Answer', html`<p>No content.</p>`);
  const components = document.components.schemas;
  const fields = listFields(body.schema, components);
  const kind = typeWords(body.schema, components);
  return section(html`Answer <span class="media">${body.contentType}</span>`, [
    kind !== 'object' && html`<p>${kind === 'string' ? 'Text.' : `An ${kind}.`}</p>`,
    fields.length > 0 && fieldTable(`Answer of ${title}`, fields, components, inAnswer),
  ]);
}

function statuses({ row }: Entry, title: string): Markup {
  const { status } = row.success;
  const errors = Object.entries(errorMeanings(row)).map(([code, meaning]) => statusRow(code, prose(meaning)));
  return statusTable(`Status codes of ${title}`, [statusRow(status, successTitles[status]), ...errors]);
}

export function statusTable(label: string, rows: readonly Markup[]): Markup {
  return html`<table class="statuses" aria-label="${label}">
<thead class="visually-hidden"><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
}

export function statusRow(status: number | string, meaning: Content): Markup {
  return html`<tr><th scope="row"><span class="status status-${String(status).slice(0, 1)}">${status}</span></th><td>${meaning}</td></tr>`;
}

/** A command for each kind of credentials, and the answer to it. */
export function renderExamples(entry: Entry, { baseUrl }: Reference, sample: Sampler): Content {
  const title = `${entry.row.method} ${entry.row.path}`;
  const [first, ...others] = curlExamples(entry, baseUrl, sample);
  const body = bodyOf(entry.operation.responses[entry.row.success.status]);
  return [
    first && codePanel(first.title, `${first.title}: ${title}`, first.code),
    others.map(
      (other) =>
        html`<details class="panel"><summary>${other.title}</summary>${codeBlock(`${other.title}: ${title}`, other.code)}</details>`,
    ),
    body?.contentType === 'application/json' &&
      codePanel(
        html`Answer <span class="status status-2">${entry.row.success.status}</span>`,
        `Answer of ${title}`,
        jsonCode(sample(body.schema, entry.name)),
      ),
  ];
}
