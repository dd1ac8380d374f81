import { palette } from '../brand.ts';
import { html } from './html.ts';

/** The only style sheet of the reference: system fonts, no images, light and dark, phone and paper. */
export const referenceStyle = html`<style>
${palette}
:root {
  --accent-line: color-mix(in srgb, var(--accent) 40%, transparent);
  --code: #101a17; --code-bar: #18241f; --code-line: #101a17; --code-ink: #dce7e1; --code-soft: #9db0a7;
  --get: #1b4f9e; --get-wash: #e4eefc; --patch: #5b389c; --patch-wash: #efe8fb;
  --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, Inter, "Helvetica Neue", Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Code", "JetBrains Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --code: #131b18; --code-bar: #19231f; --code-line: #26332e;
    --get: #9cc5ff; --get-wash: #15294a; --patch: #c9b1ff; --patch-wash: #2c2149;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 0.9375rem/1.6 var(--sans); overflow-wrap: break-word; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre, table { margin: 0; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -0.018em; text-wrap: pretty; font-weight: 650; }
code, pre, .method, .status { font-family: var(--mono); }
code { font-size: 0.875em; }
p code, li code, .notes code, .statuses code { padding: 0.1em 0.32em; border-radius: 0.3em; background: var(--sunken); }
a { color: var(--accent); text-underline-offset: 0.18em; text-decoration-thickness: 0.06em; text-decoration-color: var(--accent-line); }
a:hover { text-decoration-color: currentColor; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 0.25rem; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: fixed; z-index: 4; top: 0.5rem; left: -100vw; padding: 0.5rem 1rem; border-radius: 0.5rem; background: var(--accent); color: var(--paper); }
.skip:focus { left: 0.5rem; }
#closed { position: fixed; top: 0; }

.side { position: sticky; z-index: 3; top: 0; background: var(--surface); border-bottom: 1px solid var(--line); }
.bar { display: flex; align-items: center; justify-content: space-between; padding: 0.75rem 1.25rem; }
.brand { display: inline-flex; align-items: center; gap: 0.6rem; color: var(--ink); font-weight: 650; font-size: 1.0625rem; letter-spacing: -0.01em; text-decoration: none; }
.logo { flex: none; width: 1.75rem; height: 1.75rem; }
.open, .close { padding: 0.3rem 0.8rem; border: 1px solid var(--line); border-radius: 2rem; background: var(--paper); color: var(--ink); font-size: 0.875rem; text-decoration: none; }
nav { display: none; }
nav:target { display: block; position: fixed; inset: 0; overflow-y: auto; padding: 0.75rem 1.25rem 4rem; background: var(--surface); }
.close { position: sticky; top: 0; float: right; }
nav p { margin: 1.5rem 0 0.35rem; font-size: 0.75rem; font-weight: 650; letter-spacing: 0.04em; text-transform: uppercase; color: var(--muted); }
nav p a { color: inherit; text-decoration: none; }
nav ul { padding: 0; list-style: none; }
nav li a { display: flex; gap: 0.6rem; align-items: baseline; padding: 0.3rem 0.6rem; margin: 0 -0.6rem; border-radius: 0.4rem; color: var(--ink); font-size: 0.875rem; line-height: 1.4; text-decoration: none; }
nav a:hover { background: var(--sunken); color: var(--accent); }
nav { scroll-target-group: auto; }
nav li a:target-current { background: var(--good-wash); color: var(--good); }
nav .to-endpoint span:last-child { min-width: 0; }
nav .method { flex: none; width: 2.9rem; padding: 0.1rem 0; font-size: 0.625rem; text-align: center; }

main { padding: 2rem 1.25rem 5rem; }
main > section + section { margin-top: 3.5rem; padding-top: 3.5rem; border-top: 1px solid var(--line); }
.about > * + *, .guide > * + *, .overview > * + * { margin-top: 1rem; }
.about, .overview { min-width: 0; max-width: 46rem; }
h1 { font-size: clamp(2.25rem, 6vw, 3.25rem); letter-spacing: -0.035em; }
h2 { font-size: 1.75rem; }
h3 { font-size: 1.25rem; }
h4 { font-size: 0.875rem; font-weight: 650; line-height: 1.4; }
.kicker { color: var(--accent); font-weight: 600; }
.overview .kicker + h1 { margin-top: 0.25rem; }
.lead { font-size: 1.125rem; line-height: 1.5; color: var(--muted); max-width: 46rem; text-wrap: pretty; }
.split + .split, .guide > .split, .guide > .lead + .split { margin-top: 2.5rem; }
.guide > h2 + .split { margin-top: 1.25rem; }
.examples { min-width: 0; margin-top: 1.5rem; }
.examples > * + * { margin-top: 0.75rem; }

.facts { display: flex; flex-wrap: wrap; gap: 0.9rem 2.25rem; }
.overview .facts { margin: 1.75rem 0; padding: 1.1rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
.facts dt { font-size: 0.8125rem; color: var(--muted); }
.facts dd { font-weight: 500; }
.facts .aside { font-weight: 400; font-size: 0.875rem; color: var(--muted); }
.chips { display: flex; flex-wrap: wrap; gap: 0.3rem; padding: 0.1rem 0; list-style: none; }
.chip { display: inline-block; padding: 0.05rem 0.55rem; border: 1px solid var(--line); border-radius: 2rem; background: var(--sunken); color: var(--ink); font-size: 0.8125rem; font-weight: 500; text-decoration: none; }
a.chip:hover { border-color: var(--accent); color: var(--accent); }
.chip-public { border-color: transparent; background: var(--good-wash); color: var(--good); }
.steps { padding: 0; list-style: none; counter-reset: step; }
.steps li { position: relative; padding-left: 2.25rem; counter-increment: step; }
.steps li + li { margin-top: 0.6rem; }
.steps li::before { content: counter(step); position: absolute; left: 0; top: 0.05rem; width: 1.5rem; height: 1.5rem; border-radius: 50%; background: var(--good-wash); color: var(--good); font-size: 0.75rem; font-weight: 650; line-height: 1.5rem; text-align: center; }
.headers div { padding: 0.5rem 0; border-top: 1px solid var(--line); }
.headers div:last-child, .plain tr:last-child > * { border-bottom: 1px solid var(--line); }
.headers dt { font-weight: 500; }
.headers dd { color: var(--muted); }

.method { display: inline-block; padding: 0.12rem 0.5rem; border-radius: 0.35rem; font-size: 0.75rem; font-weight: 650; letter-spacing: 0.02em; }
.method-get { color: var(--get); background: var(--get-wash); }
.method-post { color: var(--good); background: var(--good-wash); }
.method-put { color: var(--care); background: var(--care-wash); }
.method-patch { color: var(--patch); background: var(--patch-wash); }
.method-delete { color: var(--bad); background: var(--bad-wash); }
.group > .endpoint { margin-top: 2.25rem; }
.group > .endpoint + .endpoint { margin-top: 3rem; padding-top: 3rem; border-top: 1px dashed var(--line); }
.endpoint h3 a { color: inherit; text-decoration: none; }
.endpoint h3 a:hover { color: var(--accent); }
.endpoint:target h3 { color: var(--accent); }
.route { display: flex; align-items: baseline; gap: 0.6rem; margin-top: 0.6rem; }
.route code { padding: 0; background: none; font-size: 0.9375rem; min-width: 0; }
.about > section, .about > table + h3 { margin-top: 1.75rem; }
.about > section > * + * { margin-top: 0.5rem; }
.media { margin-left: 0.4rem; font-weight: 400; font-size: 0.8125rem; color: var(--muted); }

table { width: 100%; border-collapse: collapse; font-size: 0.875rem; line-height: 1.5; }
th, td { padding: 0; }
th { text-align: left; font-weight: 500; }
.plain tbody > tr > *, .statuses tbody > tr > * { padding: 0.45rem 0; border-top: 1px solid var(--line); vertical-align: baseline; }
.plain th:first-child, .statuses th:first-child { width: 4.75rem; }
.statuses tr:last-child > * { border-bottom: 1px solid var(--line); }
.statuses b { font-weight: 500; }
.meaning, .plain td { color: var(--muted); }
.meaning::before { content: "· "; }
.status { display: inline-block; padding: 0.05rem 0.45rem; border-radius: 0.35rem; font-size: 0.75rem; font-weight: 650; }
.status-2 { color: var(--good); background: var(--good-wash); }
.status-4 { color: var(--care); background: var(--care-wash); }
.status-5 { color: var(--bad); background: var(--bad-wash); }
.fields thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.fields, .fields tbody { display: block; position: relative; }
.fields tbody tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; padding: 0.5rem 0; border-top: 1px solid var(--line); }
.fields tbody tr:last-child { border-bottom: 1px solid var(--line); }
.fields th code { font-weight: 600; font-size: 0.8125rem; }
.fields .parent { font-weight: 400; color: var(--muted); }
.fields .type, .fields .presence { font-size: 0.8125rem; color: var(--muted); }
.fields .presence { margin-left: auto; }
.fields .presence-required { color: var(--care); font-weight: 500; }
.fields .presence-always { position: absolute; clip-path: inset(50%); }
.fields .notes { flex-basis: 100%; }
.fields .notes:empty { display: none; }
.fields .rules { color: var(--muted); }

.panel { border: 1px solid var(--code-line); border-radius: 0.65rem; background: var(--code); color: var(--code-ink); overflow: hidden; }
.panel figcaption, .panel summary { padding: 0.5rem 1rem; background: var(--code-bar); color: var(--code-soft); font-size: 0.8125rem; font-weight: 500; }
.panel summary { cursor: pointer; }
.panel summary:hover { color: var(--code-ink); }
.panel pre { max-height: 34rem; padding: 0.8rem 1rem; overflow: auto; font-size: 0.78125rem; line-height: 1.6; scrollbar-width: thin; scrollbar-color: #3c4d46 transparent; }
.panel pre code { font-size: inherit; }
.panel :focus-visible { outline-color: #63d2ab; outline-offset: -2px; }
.panel .status { background: none; padding: 0; color: #7bdcae; }
.panel .status-4 { color: #f1c272; }
.command { color: #fff; font-weight: 600; }
.flag { color: #c9b6ff; }
.key { color: #8ecbff; }
.text { color: #9fe0b6; }
.value { color: #f3c178; }

@media (min-width: 56rem) {
  html { scroll-padding-top: 1.5rem; }
  body { display: grid; grid-template-columns: 16.5rem minmax(0, 1fr); }
  .side { height: 100vh; overflow-y: auto; border-right: 1px solid var(--line); border-bottom: 0; scrollbar-width: thin; }
  .bar { padding: 1.5rem 1.25rem 0; }
  .open, .close { display: none; }
  nav, nav:target { display: block; position: static; padding: 0 1.25rem 3rem; }
  main { padding: 3.5rem 2.5rem 7rem; }
}
@media (min-width: 75rem) {
  .split, .endpoint { display: grid; grid-template-columns: minmax(0, 1fr) minmax(27rem, 0.8fr); gap: 2.5rem; max-width: 88rem; align-items: start; }
  .examples { position: sticky; top: 1.5rem; margin-top: 0; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --surface: #fff; --ink: #000; --muted: #444; --line: #ccc; --sunken: #f4f4f4; --code: #fff; --code-bar: #f4f4f4; --code-line: #ccc; --code-ink: #000; --code-soft: #444; }
  body, .split, .endpoint { display: block; }
  body { font-size: 10pt; }
  .side, .skip { display: none; }
  main { padding: 0; }
  .examples { position: static; margin-top: 1rem; }
  .panel pre { max-height: none; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 8pt; }
  .panel span, .panel .status { color: inherit; }
  details::details-content { content-visibility: visible; height: auto; }
  h2, h3, h4, .route { break-after: avoid; }
  tr, .panel { break-inside: avoid; }
}
</style>`;
