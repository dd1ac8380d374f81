import type { Problem } from '@countersign/protocol';
import { iconLink, logo, palette } from '../brand.ts';
import { html } from '../reference/html.ts';

const style = html`<style>
${palette}
:root { font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif; }
body { max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem; background: var(--paper); color: var(--ink); }
.brand { display: flex; align-items: center; gap: .6rem; font-weight: 600; font-size: 1.125rem; }
.logo { width: 2rem; height: 2rem; }
main { margin-top: 1.5rem; padding: 1.75rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); overflow-wrap: break-word; }
h1 { margin: 0; font-size: 1.35rem; line-height: 1.3; }
a { color: var(--accent); }
code { font-size: .85em; color: var(--muted); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
</style>`;

const lost = { title: 'Page not found', advice: 'Check the link that brought you here.' };
const refused = {
  title: 'This request cannot continue',
  advice:
    "Nothing was granted. Close this page, go back to the program that opened it and start again. If it happens again, contact the program's developer.",
};

/** Shown to a person whose browser sent an invalid request. */
export function renderProblemPage({ code, message, status }: Problem, home?: string): string {
  const { title, advice } = status === 404 ? lost : refused;
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Countersign</title>${iconLink}${style}</head>
<body>
<div class="brand">${logo}Countersign</div>
<main>
<h1>${title}</h1>
<p>${message}</p>
<p>${advice}</p>
${home !== undefined && html`<p><a href="${home}">Go to Countersign</a></p>`}
<p><code>${code}</code></p>
</main>
</body>
</html>`.toString();
}
