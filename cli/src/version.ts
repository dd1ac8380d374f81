import { readFileSync } from 'node:fs';

/** Beside the sources as beside what is compiled from them. */
const manifest = new URL('../package.json', import.meta.url);

export const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
