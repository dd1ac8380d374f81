import { findPrograms } from '../build/programs/find-programs.ts';
import { useBundles } from '../build/programs/provide-programs.ts';

/** Runs one of the programs alone, by name. */
const [name, ...args] = process.argv.slice(2);
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  service: () => import('../../service/src/main.ts'),
  orion: () => import('../../orion/src/main.ts'),
  validator: () => import('../../validator/src/main.ts'),
};
const start = programs[name ?? ''];
if (!start) throw new Error(`no such program: ${name}. There are ${Object.keys(programs).join(', ')}.`);
process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
await useBundles(findPrograms());
await start();
