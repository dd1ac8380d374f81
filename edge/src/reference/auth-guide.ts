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
  user: 'Acts for the user who created it.',
  admin: 'For servers. Acts for any account. Issued by the operator.',
  orion: 'For the arbiter that verifies transactions. Issued by the operator.',
};

/** How to obtain and send each kind of credentials. Keys of all types are used alike. */
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
${needed.length > 1 && html`<p class="lead">Each endpoint lists the credentials it accepts. Send exactly one; sending two is a 401.</p>`}
${needed.map(
  (chapter) => html`${chapter(reference)}
`,
)}</section>`;
}

function validatorTokenGuide(): Markup {
  return html`<section class="split" id="validator-token" aria-labelledby="validator-token-title"><div class="about">
<h3 id="validator-token-title">Token</h3>
<p>A shared secret set by the operator (<code>VALIDATOR_TOKEN</code>). A missing or wrong token is a 401. If no token is configured, none is required, and the validator listens on loopback only.</p>
</div><div class="examples">${codePanel('Header', 'Header with the token', 'Authorization: Bearer …')}</div></section>`;
}

function accessTokenGuide(reference: Reference): Markup {
  const link = (method: Endpoint['method'], path: string) => endpointLink(reference, method, path);
  return html`<section class="split" id="access-token" aria-labelledby="access-token-title"><div class="about">
<h3 id="access-token-title">Access token</h3>
<p>For people, and for programs that act on their behalf. Obtain one through Sign-In with Ethereum (EIP-4361):</p>
<ol class="steps">
<li>${link('POST', '/auth/siwe/nonce')} with the wallet’s address. The nonce can be used once, by this wallet, within 10 minutes.</li>
<li>Build the message: domain (the host of this service or of its web application), address, statement, URI, version 1, chain id, nonce and issue time.</li>
<li>Sign exactly this text with the wallet. Contract accounts are supported (ERC-1271, ERC-6492).</li>
<li>${link('POST', '/auth/siwe/verify')} with the message and the signature. The response has an access token (15 minutes) and a refresh token (30 days). The first sign-in creates the user.</li>
<li>Send the access token as <code>Authorization: Bearer …</code>. A long-running program creates an API key with ${link('POST', '/user-api-keys')}.</li>
</ol>
<p>${link('POST', '/auth/refresh')} exchanges the refresh token for a new pair. Each refresh token can be used once; reusing one ends the whole session.</p>
</div><div class="examples">
${codePanel('Message to sign', 'A sign-in message', sampleSiweMessage(reference.baseUrl))}
${codePanel('Header', 'Header with an access token', 'Authorization: Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIi…')}
</div></section>`;
}

function apiKeyGuide(reference: Reference): Markup {
  const types = keyTypes.map(
    (type) => html`<tr><th scope="row"><code>${type.toUpperCase()}</code></th><td>${keyUses[type]}</td></tr>`,
  );
  return html`<section class="split" id="api-key" aria-labelledby="api-key-title"><div class="about">
<h3 id="api-key-title">API key</h3>
<p>For programs. ${endpointLink(reference, 'POST', '/user-api-keys')} returns the secret once; the service stores only its hash. The prefix states the type and the suffix is a checksum. An expired or revoked key is a 401; a key of the wrong type for the endpoint is a 403.</p>
<table class="plain" aria-label="Types of API keys"><thead><tr><th scope="col"><span class="visually-hidden">Type</span></th><th scope="col"><span class="visually-hidden">Use</span></th></tr></thead><tbody>${types}</tbody></table>
</div><div class="examples">${codePanel('Header', 'Header with an API key', 'x-api-key: cs_user_…')}</div></section>`;
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
<p>For wallets that sign each request instead of signing in. The signature is EIP-191 <code>personal_sign</code> over five lines, joined by <code>\\n</code>, without a trailing newline:</p>
<ol class="steps">
<li>the host of this service, <code>${serviceHost(baseUrl)}</code></li>
<li>the method, in upper case</li>
<li>the path with its query, as sent</li>
<li>SHA-256 of the raw body in lower-case hex without <code>0x</code>; of the empty string if there is no body</li>
<li>the current time in Unix seconds, at most 300 seconds off</li>
</ol>
<p>Three headers carry it:</p>
<dl class="headers">
<div><dt><code>${addressHeader}</code></dt><dd>The signing address.</dd></div>
<div><dt><code>${timestampHeader}</code></dt><dd>The fifth line.</dd></div>
<div><dt><code>${signatureHeader}</code></dt><dd>The signature, as 0x-prefixed hex.</dd></div>
</dl>
<p>Each signed text is accepted once, so a retried request needs a new time. Only ECDSA signatures with a low <code>s</code> are accepted. The examples sign with <code>cast</code>; any tool that supports <code>personal_sign</code> works.</p>
</div><div class="examples">
${codePanel('Text to sign', 'The five signed lines', text)}
${codePanel('Headers', 'Signature headers', headers)}
</div></section>`;
}

/** Links an endpoint mentioned in the text, if the interface has it. */
function endpointLink({ entries }: Reference, method: Endpoint['method'], path: string): Content {
  const entry = entries.find(({ row }) => row.method === method && row.path === path);
  const code = html`<code>${method} ${path}</code>`;
  return entry ? html`<a href="#${entry.anchor}">${code}</a>` : code;
}
