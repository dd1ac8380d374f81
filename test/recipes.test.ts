import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { applyDiff, blocksOf } from '@countersign/harness/recipe-blocks';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { runProgram } from '@countersign/harness/servers/program';
import { createCaller } from '@countersign/harness/service/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const pages = globSync('docs/contributing/*.md', { cwd: root }).toSorted();
const blocks = pages.flatMap((page) => blocksOf(readFileSync(join(root, page), 'utf8')));
let copy: string;

/** The current files, as links. Packages are found in the folder above; ours are those of the copy. */
async function copyTree(): Promise<void> {
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, maxBuffer: 1e7 });
  for (const file of listed.stdout.trim().split('\n')) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    linkSync(join(root, file), join(copy, file));
  }
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  mkdirSync(join(copy, 'node_modules/@countersign'), { recursive: true });
  for (const room of workspaces) symlinkSync(join(copy, room), join(copy, 'node_modules/@countersign', room));
}

function write(file: string, content: string): void {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  // A link: its target stays unchanged.
  rmSync(path, { force: true });
  writeFileSync(path, content);
}

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(join(root, '.cache', 'recipes-'));
  await copyTree();
  for (const block of blocks) {
    const path = join(copy, block.file);
    write(block.file, block.kind === 'diff' ? applyDiff(readFileSync(path, 'utf8'), block) : block.text);
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The results of the copy's tests that the recipes concern. */
async function runTests(): Promise<Map<string, string>> {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|COUNTERSIGN_|TEST$|NODE_ENV$)/.test(name));
  const files = [
    'settings/execution',
    'checks/node-cases',
    'staking/acme',
    'protocols/replaced-arguments',
    'whole/italian',
  ];
  const about = [
    'GET /settings/execution',
    'adversarial_detection.round_trip',
    'the list of checks',
    '[Aa]cme',
    'Italian',
  ].join('|');
  const flags = ['--reporter=json', '--outputFile=report.json', '-t', about];
  const vitest = join(root, 'node_modules/.bin/vitest');
  const ended = await run(vitest, ['run', ...flags, ...files], { cwd: copy, env: Object.fromEntries(own) }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  if (!existsSync(join(copy, 'report.json'))) throw new Error(`${ended.stdout}${ended.stderr}`);
  const { testResults } = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')) as Report;
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'skipped');
  return new Map(ran.map(({ fullName, status }) => [fullName, status]));
}

describe('the recipes of docs/contributing', { timeout: 180_000 }, () => {
  it('add an endpoint, a check, a protocol and a language, each with tests that pass', async () => {
    const outcomes = await runTests();
    expect([...outcomes].filter(([, status]) => status !== 'passed')).toEqual([]);
    const names = [...outcomes.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        'GET /settings/execution 200 says who executes',
        'adversarial_detection.round_trip FAIL: stops a swap that is undone',
        'adversarial_detection.round_trip PASS: lets two different swaps through',
        'the list of checks has the public ids and severities, in order',
        'Acme Staking stakes coins for another account',
      ]),
    );
    expect(names.filter((name) => name.startsWith('Italian is read: '))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith('Italian does not order the payment: '))).toHaveLength(5);
    expect(names.filter((name) => /^(?!Acme).*acme/.test(name))).not.toEqual([]);
  });

  it('are formatted like all code here', async () => {
    const files = blocks.map(({ file }) => file).filter((file) => file.endsWith('.ts'));
    const biome = join(root, 'node_modules/.bin/biome');
    await run(biome, ['ci', '--vcs-enabled=false', '--error-on-warnings', ...new Set(files)], { cwd: copy });
  });

  it('add a descriptor, which settles a request that nothing else does', async () => {
    // In the recipe the files are outside the checkout; here everything is in the copy.
    const meadow = join(copy, '/tmp/meadow');
    const request = JSON.parse(readFileSync(join(meadow, 'request.json'), 'utf8')) as { proposed_tx: { data: string } };
    const { proposed_tx: tx } = request;
    const other = { ...request, proposed_tx: { ...tx, data: tx.data.replace('5f5e100', '5f5e200') } };
    const port = await findFreePort();
    const main = relative(root, join(copy, 'validator/src/main.ts'));
    const validator = runProgram(main, {
      VALIDATOR_PORT: String(port),
      VALIDATOR_METRICS_PORT: '0',
      DESCRIPTORS_DIR: join(meadow, 'descriptors'),
    });
    try {
      await validator.ready;
      const call = createCaller(`http://127.0.0.1:${port}`);
      const ask = async (body: object) => (await call('POST /validate', { body })).body;
      expect(await ask(request)).toMatchObject({ decision: 'PASS' });
      expect(await ask(other)).toMatchObject({ decision: 'REJECT' });
    } finally {
      await validator.stop();
    }
  });
});
