import { errorMeanings } from '@countersign/protocol';
import { accessWords, limitWords, methodBadge } from './access.ts';
import { codeBlock, codePanel, jsonCode } from './code.ts';
import { curlExamples, type Sampler } from './curl.ts';
import { fieldsOfParameters, fieldTable, inAnswer, inRequest, listFields } from './fields.ts';
import { breakable, type Content, html, type Markup, prose } from './html.ts';
import { bodyOf, type Entry, type Parameter, type Reference } from './schema.ts';
import { statusRow, statusTable } from './status.ts';
import { typeWords } from './words.ts';

const successTitles = { 200: 'OK', 201: 'Created', 204: 'No Content', 303: 'See Other' };

/** One endpoint: its purpose and callers, input, output, and a command to try it. */
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
${reference.api.limited && html`<div><dt>Limit</dt><dd>${row.limits.map(limitWords).join(', ') || 'none'}</dd></div>`}
${row.success.cacheSeconds !== undefined && html`<div><dt>Cache</dt><dd>${row.success.cacheSeconds} s</dd></div>`}
${row.success.immutable && html`<div><dt>Cache</dt><dd>forever</dd></div>`}
</dl>
${parameters('path', 'Path parameters')}
${parameters('query', 'Query parameters')}
${parameters('header', 'Headers')}
${requestBody(entry, reference, title)}
${answerBody(entry, reference, title)}
${section('Status codes', statuses(entry, reference, title))}
</div>
<div class="examples">${renderExamples(entry, reference, sample)}</div>
</article>`;
}

function section(heading: Content, content: Content): Markup {
  return html`<section><h4>${heading}</h4>${content}</section>`;
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
  if (!body) return section('Response', html`<p>No content.</p>`);
  const components = document.components.schemas;
  const fields = listFields(body.schema, components);
  const kind = typeWords(body.schema, components);
  return section(html`Response <span class="media">${body.contentType}</span>`, [
    kind.startsWith('array') && fields.length > 0 && html`<p>An array. Each item has these fields:</p>`,
    kind === 'string' && html`<p>Text.</p>`,
    fields.length > 0 && fieldTable(`Response of ${title}`, fields, components, inAnswer),
  ]);
}

function statuses({ row }: Entry, { api }: Reference, title: string): Markup {
  const { status } = row.success;
  const errors = Object.entries(errorMeanings(api, row)).map(([code, meaning]) => statusRow(code, prose(meaning)));
  return statusTable(`Status codes of ${title}`, [statusRow(status, successTitles[status]), ...errors]);
}

/** A command for each kind of credentials, and the answer. */
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
        html`Response <span class="status status-2">${entry.row.success.status}</span>`,
        `Response of ${title}`,
        jsonCode(sample(body.schema, entry.name)),
      ),
  ];
}
