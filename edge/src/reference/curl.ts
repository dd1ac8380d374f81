import { addressHeader, type Credential, serviceHost, signatureHeader, timestampHeader } from '@countersign/protocol';
import { shellJson, shellTemplate, shellWord } from './code.ts';
import { html, type Markup } from './html.ts';
import { sampleAddress } from './sample.ts';
import { bodyOf, type Entry, type Schema } from './schema.ts';

/** A way to send credentials. Keys of all types use the same header. */
type CredentialKind = 'none' | 'token' | 'key' | 'signature' | 'validator-token';

const kindOf: Readonly<Record<Credential, CredentialKind>> = {
  jwt: 'token',
  'user-key': 'key',
  'admin-key': 'key',
  'orion-key': 'key',
  signature: 'signature',
  'validator-token': 'validator-token',
};

const keyNames: Partial<Readonly<Record<Credential, string>>> = {
  'user-key': 'a user key',
  'admin-key': 'an admin key',
  'orion-key': 'an orion key',
};

export type Sampler = (schema: Schema, operation: string, name?: string) => unknown;

/** A command for each kind of credentials that the endpoint accepts. */
export function curlExamples(entry: Entry, baseUrl: string, sample: Sampler): { title: string; code: Markup }[] {
  const { access } = entry.row;
  const accepted: CredentialKind[] =
    access === 'public' ? ['none'] : [...new Set(access.by.map((credential) => kindOf[credential]))];
  return accepted.map((kind) => ({ title: title(kind, access), code: command(entry, baseUrl, sample, kind) }));
}

function title(kind: CredentialKind, access: Entry['row']['access']): string {
  if (kind === 'none' || access === 'public') return 'curl';
  if (kind === 'token') return 'curl with an access token';
  if (kind === 'signature') return 'curl with an Ethereum signature';
  if (kind === 'validator-token') return 'curl with the token';
  return `curl with ${access.by.flatMap((kind) => keyNames[kind] ?? []).join(' or ')}`;
}

function command(entry: Entry, baseUrl: string, sample: Sampler, kind: CredentialKind): Markup {
  const { method } = entry.row;
  const path = samplePath(entry, sample);
  const sent = bodyOf(entry.operation.requestBody);
  const content = sent ? sample(sent.schema, entry.name) : undefined;
  const isForm = entry.row.bodyType === 'form';
  const body = isForm || content === undefined ? undefined : shellJson(content);
  const isSigned = kind === 'signature';
  const words = [
    html`<span class="command">curl</span> ${method !== 'GET' && html`<span class="flag">-X</span> ${method} `}${shellWord(baseUrl + path)}`,
    ...credentialHeaders(kind).map((header) => html`<span class="flag">-H</span> ${header}`),
    ...(body ? [html`<span class="flag">-H</span> ${shellWord('content-type: application/json')}`] : []),
    ...(body ? [html`<span class="flag">-d</span> ${isSigned ? shellTemplate('$BODY') : body}`] : []),
    ...(isForm ? formFields(content as Record<string, string>) : []),
  ];
  const call = words.map((word, index) => html`${index > 0 && ' \\\n  '}${word}`);
  return html`${isSigned && signing(entry, baseUrl, path, body)}${call}`;
}

const formFields = (fields: Record<string, string>) =>
  Object.entries(fields).map(
    ([name, value]) => html`<span class="flag">--data-urlencode</span> ${shellWord(`${name}=${value}`)}`,
  );

/** The five lines, hashed and signed in the shell; command substitution drops the trailing newline. */
function signing(entry: Entry, baseUrl: string, path: string, body: Markup | undefined): Markup {
  const set = (name: string) => html`<span class="key">${name}</span>=`;
  return html`${body && html`${set('BODY')}${body}\n`}${set('TIMESTAMP')}$(date +%s)
${set('HASH')}$(printf %s ${shellTemplate(body ? '$BODY' : '')} | openssl dgst -sha256 -r | cut -c 1-64)
${set('TEXT')}$(printf <span class="text">'%s\\n'</span> ${shellWord(serviceHost(baseUrl))} ${entry.row.method} ${shellWord(path)} \\
  ${shellTemplate('$HASH')} ${shellTemplate('$TIMESTAMP')})
${set('SIGNATURE')}$(<span class="command">cast</span> wallet sign <span class="flag">--private-key</span> ${shellTemplate('$PRIVATE_KEY')} ${shellTemplate('$TEXT')})

`;
}

function credentialHeaders(kind: CredentialKind): Markup[] {
  if (kind === 'token') return [shellTemplate('authorization: Bearer $ACCESS_TOKEN')];
  if (kind === 'validator-token') return [shellTemplate('authorization: Bearer $VALIDATOR_TOKEN')];
  if (kind === 'key') return [shellTemplate('x-api-key: $API_KEY')];
  if (kind === 'none') return [];
  return [
    shellWord(`${addressHeader}: ${sampleAddress}`),
    shellTemplate(`${timestampHeader}: $TIMESTAMP`),
    shellTemplate(`${signatureHeader}: $SIGNATURE`),
  ];
}

/**
 * The path with its parameters filled in; of the query, the required parameters, those with an example, and the limit
 * of a list.
 */
function samplePath({ row, name: operation, operation: { parameters } }: Entry, sample: Sampler): string {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce<string>(
      (path, { name, schema }) =>
        path.replace(`{${name}}`, () => encodeURIComponent(String(sample(schema, operation, name)))),
      row.path,
    );
  const query = parameters
    .filter(
      ({ in: where, required, name, schema }) =>
        where === 'query' && (required || name === 'limit' || schema.examples !== undefined),
    )
    .map(
      ({ name, schema }) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(String(sample(schema, operation, name)))}`,
    );
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}
