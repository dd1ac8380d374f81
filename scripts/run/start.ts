import { providePrograms, useBundles } from '../build/programs/provide-programs.ts';

// This one as well: it reads the configuration of every program.
const build = providePrograms();
await useBundles(build);
const { startEverything } = await import('./start-everything.ts');
await startEverything(build);
