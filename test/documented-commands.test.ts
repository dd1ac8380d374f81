import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { programEnvironment, type RunningProgram, runProgram } from '@countersign/harness/servers/program';
import { type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { recoverMessageAddress } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { allBlocks, type Block, isRunHere } from '../scripts/check/commands-in-docs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'countersign-commands-'));
// Root runs the database as another user, who needs access to the folder.
chmodSync(directory, 0o755);
const data = join(directory, 'data');
const bin = join(directory, 'bin');
const BLOCK = '\u001e';
const EXPECTED = '\u001f';

let product: ServiceProcess;
let simulators: RunningProgram;
let places: readonly (readonly [documented: string, here: string])[];

/** `npm run` without the preparation of a fresh clone, which has its own tests. */
const npm = `#!/usr/bin/env node
const { readFileSync } = require('node:fs');
const { findCommand } = require('${root}/scripts/commands.mjs');
const [command, ...rest] = process.argv.slice(2).filter((word) => !['--silent', '-s', '--'].includes(word));
if (command !== 'run') throw new Error('npm ' + command + ' is not run here');
const [name, ...args] = rest;
const { scripts } = JSON.parse(readFileSync('${root}/package.json', 'utf8'));
const { module: file, args: all } = findCommand([...scripts[name].split(' ').slice(2), ...args]);
const { spawnSync } = require('node:child_process');
const { status } = spawnSync(process.execPath, ['${root}/' + file, ...all], { stdio: 'inherit' });
process.exitCode = status ?? 1;
`;

/** The git status of this checkout; empty if it is not a clone. */
const changes = () =>
  existsSync(join(root, '.git')) ? execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) : '';
const changesBefore = changes();

beforeAll(async () => {
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  const [custodyPort, walletPort] = [await findFreePort(), await findFreePort()];
  simulators = runProgram('simulators/src/main.ts', {
    CUSTODY_SIMULATOR_PORT: String(custodyPort),
    WALLET_PROVIDER_SIMULATOR_PORT: String(walletPort),
  });
  product = await spawnService(
    {
      DATA_DIR: data,
      ORION_DATA_DIR: join(data, 'orion'),
      ORION_MASTER_KEY: randomBytes(32).toString('hex'),
      CUSTODY_BASE_URL: `http://127.0.0.1:${custodyPort}`,
    },
    'scripts/run/start.ts',
  );
  await product.ready;
  const validator = /Validator +http:\/\/([\d.:]+)/.exec(product.output())?.[1] ?? '';
  places = [
    ['localhost:3000', new URL(product.url).host.replace('127.0.0.1', 'localhost')],
    ['localhost:8000', validator],
    ['localhost:4010', `127.0.0.1:${custodyPort}`],
  ];
}, 240_000);

afterAll(async () => {
  await product?.stop();
  await simulators?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** An answer of 400 and above ends a page like any failing command. */
const prelude = 'set -e\ncurl() { command curl --fail-with-body "$@"; }\n';

const isSaidByShell = (expected: string) => expected.startsWith('$');

/** The blocks of a page, in one shell; each is followed by a marker and by the expected output. */
function scriptOf(blocks: readonly Block[]): string {
  const parts = blocks.map(({ text: commands, prints }) => {
    const said = prints.filter(isSaidByShell).map((expected) => `printf '${EXPECTED}%s' "${expected}"\n`);
    return `${commands}\n${said.join('')}printf '${BLOCK}'\n`;
  });
  return places.reduce((script, [documented, here]) => script.replaceAll(documented, here), prelude + parts.join(''));
}

async function runPage(folder: string, blocks: readonly Block[]): Promise<string> {
  mkdirSync(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'page.sh'), scriptOf(blocks));
  // Through a pipe of the shell: commands may open /dev/stderr, which Node's pipes do not allow.
  const child = spawn('bash', ['-c', 'set -o pipefail; bash page.sh 2>&1 | cat'], {
    cwd: folder,
    env: {
      ...programEnvironment,
      PATH: `${bin}:${programEnvironment.PATH}`,
      HOME: folder,
      PORT: new URL(product.url).port,
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect(code, printed).toBe(0);
  return printed;
}

const withoutSpace = (words: string) => words.replaceAll(/\s+/g, '');

/** Whether the expected output was printed: … matches anything, and white space is ignored. */
function isPrinted(expected: string, printed: string): boolean {
  let rest = withoutSpace(printed);
  return withoutSpace(expected)
    .split('…')
    .every((part) => {
      const at = rest.indexOf(part);
      rest = rest.slice(at + part.length);
      return at >= 0;
    });
}

const pages = [...Map.groupBy(allBlocks().filter(isRunHere), ({ page }) => page)];

describe('the commands of the documentation', { timeout: 240_000 }, () => {
  it.each(pages)('work as documented in %s', async (page, blocks) => {
    const output = await runPage(join(directory, page.replaceAll(/\W/g, '-')), blocks);
    const parts = output.split(BLOCK);
    blocks.forEach(({ prints, line, text: commands }, at) => {
      const [printed = '', ...said] = (parts[at] ?? '').split(EXPECTED);
      const where = `${page}:${line}`;
      // The README is prose: its output is compared only where it is marked.
      if (page !== 'README.md' && prints.length === 0)
        expect(`${where}: ${printed.trim()}`, commands).toBe(`${where}: `);
      const expected = [...prints.filter((each) => !isSaidByShell(each)), ...said];
      const missing = expected.filter((each) => !isPrinted(each, printed));
      expect(missing, `${where} prints ${printed}`).toEqual([]);
    });
  });

  it('leave the checkout unchanged', () => expect(changes()).toBe(changesBefore));

  it('count a descriptor as in descriptors.md', async () => {
    const guide = readFileSync(join(root, 'docs/guides/descriptors.md'), 'utf8');
    const [descriptor = '', counted = ''] = Array.from(guide.matchAll(/```json\n([\s\S]*?)```/g), ([, found]) => found);
    const folder = join(directory, 'descriptors');
    mkdirSync(folder);
    writeFileSync(join(folder, 'calldata-acme-vault.json'), descriptor);
    const port = await findFreePort();
    const validator = runProgram('validator/src/main.ts', { VALIDATOR_PORT: String(port), DESCRIPTORS_DIR: folder });
    onTestFinished(async () => void (await validator.stop()));
    const read = async () => (await fetch(`http://127.0.0.1:${port}/health`)).json();
    const descriptors = JSON.parse(counted);
    await expect.poll(() => read().catch(() => null), { timeout: 120_000 }).toMatchObject({ data: { descriptors } });
  });

  it('sign prices as in looked-up-facts.md', async () => {
    const guide = readFileSync(join(root, 'docs/guides/looked-up-facts.md'), 'utf8');
    const [, program = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? [];
    const privateKey = generatePrivateKey();
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: directory,
      env: { ...programEnvironment, PRICES_KEY: privateKey },
      stdio: 'inherit',
    });
    expect((await once(child, 'close'))[0]).toBe(0);
    const { asOf, prices, signature } = JSON.parse(readFileSync(join(directory, 'prices.json'), 'utf8'));
    const message = JSON.stringify({ asOf, prices });
    expect(await recoverMessageAddress({ message, signature })).toBe(privateKeyToAccount(privateKey).address);
    await vi.waitFor(() => expect(simulators.output()).toContain('ready'));
  });
});
