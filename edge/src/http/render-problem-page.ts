import type { Problem } from '@countersign/protocol';
import { html } from '../reference/html.ts';

const style = html`<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; }
h1 { font-size: 1.35rem; }
code { font-size: .85em; opacity: .7; }
</style>`;

/** For a person whose browser was sent to us with a request that leads nowhere. */
export function renderProblemPage({ code, message }: Problem): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This request cannot go on</title>${style}</head>
<body>
<h1>This request cannot go on</h1>
<p>${message}</p>
<p>Nothing was granted to anybody. Close this page, go back to the program that opened it, and start again from there. If that does not help, the program has to be mended by its maker.</p>
<p><code>${code}</code></p>
</body>
</html>`.toString();
}
