import { providePrograms, useBundles } from '../build/programs/provide-programs.ts';

// Bundled as well, because it reads the configuration of every program.
const build = providePrograms();
await useBundles(build);
const { startEverything } = await import('./start-everything.ts');
await startEverything(build);
