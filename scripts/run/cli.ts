import { fileURLToPath } from 'node:url';

// npm and the script above us change the folder; the files that a user names are in the folder they are in.
process.chdir(process.env.INIT_CWD ?? '.');
// The operator commands run the tools of this checkout, whatever folder they are called from.
process.env.COUNTERSIGN_REPOSITORY ??= fileURLToPath(new URL('../..', import.meta.url));
await import('../../cli/src/main.ts');
