import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundlePrograms } from './bundle-programs.ts';
import { buildsOf, findPrograms, keepWhileRunning, preloadFlag } from './find-programs.ts';

const main = 'room/src/main.ts';
const files = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{}',
  [main]: `import { Worker } from 'node:worker_threads';
import { told } from './told.ts';

interface Nothing {}
if (process.argv.includes('fail')) fail();
const { late } = await import('./late.ts');
process.stdout.write([told, late, process.argv[1]].join());
new Worker(new URL('./thread.ts', import.meta.url)).on('message', (text) => process.stdout.write(text));

function fail(): void {
  throw new Error('it fails');
}
`,
  'room/src/told.ts': `import { readFileSync } from 'node:fs';
import { name } from 'outside';

export const told: string = name + readFileSync(new URL('./data.txt', import.meta.url), 'utf8');
`,
  'room/src/late.ts': "export const late: string = 'late';\n",
  'room/src/thread.ts': "import { parentPort } from 'node:worker_threads';\nparentPort?.postMessage(',thread');\n",
  'room/src/data.txt': ' data',
  'node_modules/outside/package.json': '{ "name": "outside", "type": "module", "exports": "./index.js" }',
  'node_modules/outside/index.js': "export const name = 'outside';\n",
};

let checkout: string;
const path = (file: string) => join(checkout, file);

function write(file: string, text: string): void {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
}

beforeEach(() => {
  checkout = realpathSync(mkdtempSync(join(tmpdir(), 'countersign-programs-')));
  for (const [file, text] of Object.entries(files)) write(file, text);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const bundle = () => bundlePrograms(checkout, [main]);

function run(build: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, [preloadFlag(build), path(main), ...args], { encoding: 'utf8', stdio: 'pipe' });
}

/** Changes the content without changing size or time. */
function changeSilently(file: string): void {
  const { atime, mtime, size } = statSync(path(file));
  write(file, 'x'.repeat(size));
  utimesSync(path(file), atime, mtime);
}

describe('bundled programs', () => {
  it('behave as their sources do, with files, threads and dynamic imports', async () => {
    const build = await bundle();
    expect(run(build)).toBe(`outside data,late,${path(main)},thread`);
  });

  it('run without the sources that were bundled', async () => {
    const build = await bundle();
    for (const file of [main, 'room/src/told.ts', 'room/src/late.ts', 'node_modules/outside/index.js']) {
      write(file, "throw new Error('the source runs');");
    }
    expect(run(build)).toBe(`outside data,late,${path(main)},thread`);
  });

  it('report files and lines of the sources in stack traces', async () => {
    const build = await bundle();
    expect(() => run(build, 'fail')).toThrow(
      `Error: it fails\n    at fail (file://${path(main)}:11)\n    at file://${path(main)}:5\n`,
    );
  });
});

describe('the bundles of a checkout', () => {
  it('are found after the build, and reused', async () => {
    expect(findPrograms(checkout)).toBeNull();
    const build = await bundle();
    expect(findPrograms(checkout)).toBe(build);
    expect(await bundle()).toBe(build);
  });

  it.each([main, 'room/src/late.ts', 'node_modules/outside/index.js', 'package-lock.json', 'package.json'])(
    'are not found if %s has changed with the same size and time',
    async (file) => {
      await bundle();
      changeSilently(file);
      expect(findPrograms(checkout)).toBeNull();
    },
  );

  it('are not found if a source was deleted', async () => {
    await bundle();
    rmSync(path('room/src/late.ts'));
    expect(findPrograms(checkout)).toBeNull();
  });

  it('are found again if a change is undone', async () => {
    const build = await bundle();
    write('room/src/late.ts', "export const late: string = 'later';\n");
    const other = await bundle();
    expect(run(other)).toContain(',later,');
    expect(findPrograms(checkout)).toBe(other);
    write('room/src/late.ts', files['room/src/late.ts']);
    expect(findPrograms(checkout)).toBe(build);
  });

  it('are not found in the draft of a killed build, which is removed', async () => {
    const draft = join(buildsOf(checkout), 'draft-killed');
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, 'inputs.json'), JSON.stringify(['package.json']));
    expect(findPrograms(checkout)).toBeNull();
    utimesSync(draft, 0, 0);
    const build = await bundle();
    expect(readdirSync(buildsOf(checkout)).map((name) => join(buildsOf(checkout), name))).toEqual([build]);
  });

  it('leave nothing behind if the build fails', async () => {
    write(main, "import './missing.ts';\n");
    await expect(bundle()).rejects.toThrow('missing.ts');
    expect(readdirSync(buildsOf(checkout))).toEqual([]);
    expect(findPrograms(checkout)).toBeNull();
  });

  it('are kept as long as a process runs from them, however old they are', async () => {
    const used = await bundle();
    keepWhileRunning(used);
    write('room/src/late.ts', "export const late: string = 'later';\n");
    const unused = await bundle();
    for (const build of [used, unused]) utimesSync(build, 0, 0);
    write('room/src/late.ts', "export const late: string = 'latest';\n");
    const latest = await bundle();
    expect(readdirSync(buildsOf(checkout)).sort()).toEqual([used, latest].map((build) => build.slice(-64)).sort());
  });
});
