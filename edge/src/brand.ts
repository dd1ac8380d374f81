import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html, type Markup, ownMarkup } from './reference/html.ts';

/** The brand files, shared with the web application. */
const { resolve } = createRequire(import.meta.url);
const read = (name: string) => readFileSync(resolve(`@countersign/protocol/brand/${name}`));

const icon = read('icon.svg').toString().trim();

/** The colours of every page, as custom properties. */
export const palette: Markup = ownMarkup(read('palette.css').toString());
export const logo: Markup = ownMarkup(icon.replace('<svg ', '<svg class="logo" aria-hidden="true" '));
/** Inline, because the page may be served at any path. */
export const iconLink: Markup = html`<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(icon)}">`;

/** By the paths that browsers request. */
export const favicons = {
  '/favicon.svg': { type: 'image/svg+xml', bytes: Buffer.from(icon) },
  '/favicon.ico': { type: 'image/x-icon', bytes: read('favicon.ico') },
};
