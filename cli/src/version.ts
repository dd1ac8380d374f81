import { readFileSync } from 'node:fs';

/** Resolves both next to the sources and next to the compiled files. */
const manifest = new URL('../package.json', import.meta.url);

export const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
