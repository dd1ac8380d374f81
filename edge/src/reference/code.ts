import { type Content, html, type Markup } from './html.ts';

/** Indented JSON with highlighted keys, strings and other values. */
export function jsonCode(value: unknown): Markup {
  return colourJson(JSON.stringify(value, null, 2));
}

/** A word of a shell command, quoted if necessary. */
export function shellWord(text: string): Markup {
  return /^[\w:/.,@%+=-]+$/.test(text) ? html`${text}` : html`<span class="text">'${insideQuotes(text)}'</span>`;
}

/** A JSON body as a word of a shell command. */
export function shellJson(value: unknown): Markup {
  return html`'${colourJson(insideQuotes(JSON.stringify(value, null, 2)))}'`;
}

/** A word in which the shell expands variables. */
export function shellTemplate(text: string): Markup {
  return html`<span class="text">"${text}"</span>`;
}

/** A frame around code, with a title and room to scroll. */
export function codePanel(title: Content, label: string, code: Content): Markup {
  return html`<figure class="panel"><figcaption>${title}</figcaption>${codeBlock(label, code)}</figure>`;
}

/** Scrollable code must be reachable by keyboard, and then needs a name. */
export function codeBlock(label: string, code: Content): Markup {
  return html`<pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre>`;
}

function colourJson(json: string): Markup {
  const tokens = json.split(/("(?:\\.|[^"\\])*"(?:\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b)/);
  return html`${tokens.map((token, index): Content => {
    if (index % 2 === 0) return token;
    if (token.endsWith(':')) return html`<span class="key">${token.slice(0, -1)}</span>:`;
    return html`<span class="${token.startsWith('"') ? 'text' : 'value'}">${token}</span>`;
  })}`;
}

function insideQuotes(text: string): string {
  return text.replaceAll("'", "'\\''");
}
