import {
  addressHeader,
  type Credential,
  type Endpoint,
  keyTypes,
  serviceHost,
  sha256Hex,
  signatureHeader,
  signedRequestText,
  timestampHeader,
} from '@countersign/protocol';
import { codePanel } from './code.ts';
import { type Content, html, type Markup } from './html.ts';
import { sampleAddress, sampleSiweMessage } from './sample.ts';
import type { Reference } from './schema.ts';

const keyUses: Readonly<Record<(typeof keyTypes)[number], string>> = {
  user: 'Acts for the account of the user who created it.',
  admin: 'For servers: acts for any account. Issued by the operator.',
  orion: 'For the arbiter that verifies transactions. Issued by the operator.',
};

/** How each kind of credentials is had and sent. Keys of every type are used alike. */
const chapters: Readonly<Record<Credential, (reference: Reference) => Markup>> = {
  jwt: accessTokenGuide,
  'user-key': apiKeyGuide,
  'admin-key': apiKeyGuide,
  'orion-key': apiKeyGuide,
  signature: signatureGuide,
  'validator-token': validatorTokenGuide,
};

export function authenticationGuide(reference: Reference): Markup {
  const accepted = new Set(reference.entries.flatMap(({ row }) => (row.access === 'public' ? [] : row.access.by)));
  const kinds = (Object.keys(chapters) as Credential[]).filter((kind) => accepted.has(kind));
  const needed = [...new Set(kinds.map((kind) => chapters[kind]))];
  return html`<section class="guide" id="authentication" aria-labelledby="authentication-title">
<h2 id="authentication-title">Authentication</h2>
${needed.length > 1 && html`<p class="lead">Each endpoint names what it accepts. Send one of those; two of them at once are a 401.</p>`}
${needed.map(
  (chapter) => html`${chapter(reference)}
`,
)}</section>`;
}

function validatorTokenGuide(): Markup {
  return html`<section class="split" id="validator-token" aria-labelledby="validator-token-title"><div class="about">
<h3 id="validator-token-title">Token</h3>
<p>One secret that the operator has chosen (<code>VALIDATOR_TOKEN</code>), for the programs that may ask. Missing or wrong, it is a 401. Where none is configured, none is asked for, and the validator listens on its own machine only.</p>
</div><div class="examples">${codePanel('Header', 'The header of the token', 'Authorization: Bearer …')}</div></section>`;
}

function accessTokenGuide(reference: Reference): Markup {
  const link = (method: Endpoint['method'], path: string) => endpointLink(reference, method, path);
  return html`<section class="split" id="access-token" aria-labelledby="access-token-title"><div class="about">
<h3 id="access-token-title">Access token</h3>
<p>For people and whatever acts as them. It comes from Sign-In with Ethereum (EIP-4361):</p>
<ol class="steps">
<li>${link('POST', '/auth/siwe/nonce')} with the wallet’s address. The nonce works once, for this wallet, within 10 minutes.</li>
<li>Write the message: domain (the host of this service or of its web application), address, statement, URI, version 1, chain id, nonce and time of issue.</li>
<li>Have the wallet sign exactly this text. Accounts that are contracts can sign too (ERC-1271, ERC-6492).</li>
<li>${link('POST', '/auth/siwe/verify')} with message and signature. You get an access token for 15 minutes and a refresh token for 30 days. The first sign-in creates the user.</li>
<li>Send the access token as <code>Authorization: Bearer …</code>. A program that stays makes itself a key with ${link('POST', '/user-api-keys')}.</li>
</ol>
<p>${link('POST', '/auth/refresh')} exchanges the refresh token for a new pair. Each works once; using one again ends the whole session.</p>
</div><div class="examples">
${codePanel('The message to sign', 'A sign-in message', sampleSiweMessage(reference.baseUrl))}
${codePanel('Header', 'The header of an access token', 'Authorization: Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIi…')}
</div></section>`;
}

function apiKeyGuide(reference: Reference): Markup {
  const types = keyTypes.map(
    (type) => html`<tr><th scope="row"><code>${type.toUpperCase()}</code></th><td>${keyUses[type]}</td></tr>`,
  );
  return html`<section class="split" id="api-key" aria-labelledby="api-key-title"><div class="about">
<h3 id="api-key-title">API key</h3>
<p>For programs. ${endpointLink(reference, 'POST', '/user-api-keys')} shows the secret once, and only a hash of it is kept. Its beginning tells the type, its end is a checksum. A key that has expired or is revoked is a 401, a key of a type that the endpoint does not accept is a 403.</p>
<table class="plain" aria-label="Types of API keys"><thead><tr><th scope="col"><span class="visually-hidden">Type</span></th><th scope="col"><span class="visually-hidden">Use</span></th></tr></thead><tbody>${types}</tbody></table>
</div><div class="examples">${codePanel('Header', 'The header of an API key', 'x-api-key: cs_user_…')}</div></section>`;
}

function signatureGuide({ baseUrl }: Reference): Markup {
  const timestamp = 1_769_860_800;
  const text = signedRequestText({
    host: serviceHost(baseUrl),
    method: 'GET',
    path: `/users/${sampleAddress}`,
    bodySha256Hex: sha256Hex(new Uint8Array()),
    timestamp,
  });
  const headers = `${addressHeader}: ${sampleAddress}\n${timestampHeader}: ${timestamp}\n${signatureHeader}: 0x5f1c8e0b7d4a92…3c61b`;
  return html`<section class="split" id="ethereum-signature" aria-labelledby="ethereum-signature-title"><div class="about">
<h3 id="ethereum-signature-title">Ethereum signature</h3>
<p>For a wallet that signs each request by itself, without signing in. The signature is EIP-191 <code>personal_sign</code> over five lines, joined by <code>\\n</code> and without one at the end:</p>
<ol class="steps">
<li>the host of this service, <code>${serviceHost(baseUrl)}</code></li>
<li>the method, in capitals</li>
<li>the path with its query, as sent</li>
<li>SHA-256 of the raw body in lower-case hex without <code>0x</code>; of nothing where there is no body</li>
<li>the time in Unix seconds, at most 300 seconds off</li>
</ol>
<p>Three headers carry it:</p>
<dl class="headers">
<div><dt><code>${addressHeader}</code></dt><dd>The address that signs.</dd></div>
<div><dt><code>${timestampHeader}</code></dt><dd>The fifth line.</dd></div>
<div><dt><code>${signatureHeader}</code></dt><dd>The signature, as 0x-prefixed hex.</dd></div>
</dl>
<p>Each signed text is accepted once, so a request that is sent again needs a new time. Of the two forms of an ECDSA signature only the one with the low <code>s</code> is accepted. The examples below sign with <code>cast</code>; anything that can do <code>personal_sign</code> will do.</p>
</div><div class="examples">
${codePanel('The text to sign', 'The five lines that are signed', text)}
${codePanel('Headers', 'The three headers of a signature', headers)}
</div></section>`;
}

/** Links an endpoint that the text speaks of, where the rows have it. */
function endpointLink({ entries }: Reference, method: Endpoint['method'], path: string): Content {
  const entry = entries.find(({ row }) => row.method === method && row.path === path);
  const code = html`<code>${method} ${path}</code>`;
  return entry ? html`<a href="#${entry.anchor}">${code}</a>` : code;
}
