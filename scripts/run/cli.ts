import { fileURLToPath } from 'node:url';

// npm and scripts/run.mjs change the working directory; file arguments are relative to the user's.
process.chdir(process.env.INIT_CWD ?? '.');
// Operator commands run the tools of this checkout from any folder.
process.env.COUNTERSIGN_REPOSITORY ??= fileURLToPath(new URL('../..', import.meta.url));
await import('../../cli/src/main.ts');
