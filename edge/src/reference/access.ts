import type { Access, Credential, Limit } from '@countersign/protocol';
import { type Content, html, type Markup, prose } from './html.ts';

const credentials: Readonly<Record<Credential, { words: string; guide: string }>> = {
  jwt: { words: 'Access token', guide: 'access-token' },
  'user-key': { words: 'User key', guide: 'api-key' },
  'admin-key': { words: 'Admin key', guide: 'api-key' },
  'orion-key': { words: 'Orion key', guide: 'api-key' },
  signature: { words: 'Ethereum signature', guide: 'ethereum-signature' },
  'validator-token': { words: 'Token, if one is configured', guide: 'validator-token' },
};

const windows: Readonly<Record<number, string>> = { 1: 's', 60: 'min', 3600: 'h', 86400: 'day' };
const subjects = { ip: 'IP', user: 'user', key: 'API key' };

export function methodBadge(method: string): Markup {
  return html`<span class="method method-${method.toLowerCase()}">${method}</span>`;
}

export function limitWords({ max, windowSeconds, per }: Limit): string {
  return `${max}/${windows[windowSeconds] ?? `${windowSeconds} s`} per ${subjects[per]}`;
}

/** Who may call, with a link to the instructions for each kind of credentials. */
export function accessWords(access: 'public' | Access): Content {
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
