import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages } from './packages/build-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tarballs = buildPackages(root, join(root, 'dist'));
process.stdout.write(tarballs.map((path) => `${path}\n`).join(''));
