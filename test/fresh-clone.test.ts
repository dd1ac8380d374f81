import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { type Caller, createCaller } from '@countersign/harness/service/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NODE_VERSION = '20.20.2';
const NPM_VERSION = '11.19.1';
/** Hundreds of megabytes, on any connection and any load of this machine. */
const INSTALL_TIMEOUT_MS = 600_000;

interface Command {
  readonly stdout: () => string;
  /** Standard output and standard error so far. */
  readonly output: () => string;
  /** Resolves when it prints this; rejects if it exits without. */
  said(text: string): Promise<void>;
  readonly exited: Promise<number | string | null>;
  stop(): Promise<unknown>;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly dev?: true }>>;
}

const checkout = fileURLToPath(new URL('..', import.meta.url));
let directory: string;
let start: Command;
let help: Command;
let call: Caller;

const clone = () => join(directory, 'clone');
const machine = () => join(directory, 'machine');

/** Runs npm with as little of our environment as it needs to reach the registry. */
function npm(
  args: readonly string[],
  { cwd = clone(), env = {}, tools = `${machine()}/node_modules/.bin` } = {},
): Command {
  const kept = Object.entries(process.env).filter(([name]) => /^(HOME|.*_PROXY|NODE_EXTRA_CA_CERTS)$/i.test(name));
  const PATH = [tools, process.env.PATH].filter(Boolean).join(delimiter);
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn('npm', args, { cwd, env: { ...Object.fromEntries(kept), PATH, ...env }, stdio: [...stdio] });
  let [stdout, output] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    stdout: () => stdout,
    output: () => output,
    async said(text) {
      const ended = exited.then((code) => {
        if (!output.includes(text)) throw new Error(`npm ${args.join(' ')} ended with ${code}:\n${output}`);
      });
      const heard = new Promise<void>((resolve) => {
        const listen = () => output.includes(text) && resolve();
        for (const stream of [child.stdout, child.stderr]) stream.on('data', listen);
        listen();
      });
      await Promise.race([heard, ended]);
    },
    exited,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** A machine with Node 20 and npm 11 and nothing else of ours, independent of the present one. */
async function makeMachine(): Promise<void> {
  await mkdir(machine());
  await writeFile(join(machine(), 'package.json'), '{"private":true}\n');
  const packages = [`node-${process.platform}-${process.arch}@${NODE_VERSION}`, `npm@${NPM_VERSION}`];
  const flags = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefer-offline'];
  const install = npm(['install', ...flags, ...packages], { cwd: machine(), tools: '' });
  expect({ code: await install.exited, output: install.output() }).toMatchObject({ code: 0 });
}

/** Each installed package, and the file on disk that proves it. */
function runningPackages(): string[] {
  const manifests = globSync('{node_modules,{cli,sdk}/node_modules}/{*,@*/*}/package.json', { cwd: clone() });
  return manifests.map((path) => `${path} ${statSync(join(clone(), path)).ino}`);
}

async function megabytesOf(...folders: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)('du', ['-smc', ...folders], { cwd: clone() });
  return Number(/(\d+)\ttotal/.exec(stdout)?.[1]);
}

const made = new Set(['.git', 'node_modules', '.cache', '.data', 'coverage', 'dist']);
const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: clone() })).stdout;

async function copyCheckout(): Promise<void> {
  await cp(checkout, clone(), { recursive: true, filter: (path) => !made.has(basename(path)) });
  await git('init', '--quiet');
  await git('add', '--all');
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-clone-'));
  // Root runs the database as another user, who needs access to the folder.
  await chmod(directory, 0o755);
  await Promise.all([makeMachine(), copyCheckout()]);
  // Both at once: neither finds anything prepared.
  start = npm(['start'], { env: { PORT: '0', VALIDATOR_PORT: '0' } });
  await start.said('The first start takes');
  help = npm(['run', '--silent', 'keys', '--', '--help']);
  await Promise.all([start.said('Stop it with Ctrl-C.'), help.exited]);
  const [, port] = /Listening +127\.0\.0\.1:(\d+)/.exec(start.output()) ?? [];
  call = createCaller(`http://127.0.0.1:${port}`);
}, INSTALL_TIMEOUT_MS);

afterAll(async () => {
  await start?.stop();
  await rm(directory, { recursive: true, force: true });
}, 60_000);

describe('a fresh clone on a machine with only Node 20 and npm 11', () => {
  it(
    'npm start installs what it needs, and serves the API on an embedded database under .data',
    proves('env.defaults', 'start.bare-machine', 'start.fresh', 'start.validator'),
    async () => {
      // When the service is ready, the validator may still be loading its data, and the arbiter has not found the port
      // yet.
      const health = async () => (await call('GET /health')).body;
      await expect.poll(health, { timeout: 50_000 }).toMatchObject({
        status: 'ok',
        checks: { database: { status: 'ok' }, queue: { status: 'ok' }, validator: { status: 'ok' } },
      });
      expect(existsSync(join(clone(), '.data', 'postgres'))).toBe(true);
      expect(existsSync(join(clone(), '.data', 'master.key'))).toBe(true);
      expect(start.output()).toContain('building the web application: done in');
      expect((await call('GET /app')).text).toContain('<script type="module"');
    },
  );

  it('announces first how long it takes and what it does, in a few words', () => {
    const said = start
      .output()
      .split('\n')
      .filter((line) => line.startsWith('countersign: '))
      .map((line) => line.replace('countersign: ', '').replace(/(?<=: done in )[\d.]+/, 'n'));
    const node = `downloading Node 24.21.0 to .cache, because the installed one is ${NODE_VERSION}`;
    const builds = ['bundling the programs', 'building the web application', 'building the documentation'];
    const waits = [node, 'installing packages', ...builds];
    // The arbiter starts after the service, possibly later than now.
    const starts = ['embedded chain', 'validator', 'service'].map((name) => `starting the ${name}: done in n s`);
    expect(said.slice(0, 14)).toEqual([
      expect.stringContaining('The first start takes one to three minutes. It downloads Node 24 and the packages'),
      ...waits.flatMap((step) => [`${step} …`, `${step}: done in n s`]),
      ...starts,
    ]);
  });

  it(
    'installs a Node that can run it, once, although two commands were started at the same time',
    proves('start.bare-machine'),
    async () => {
      expect(await help.exited).toBe(0);
      const output = start.output() + help.output();
      expect(output.split(`because the installed one is ${NODE_VERSION}: done in`)).toHaveLength(2);
      expect(output.split('installing packages: done in')).toHaveLength(2);
      expect(help.output()).toContain('another command is installing; waiting for it');
    },
  );

  it('installs no development packages, and takes no more space than announced', async () => {
    const { packages } = JSON.parse(await readFile(join(clone(), 'package-lock.json'), 'utf8')) as Lockfile;
    const forDevelopment = Object.keys(packages).filter((path) => packages[path]?.dev);
    expect(forDevelopment.length).toBeGreaterThan(100);
    const others = ['typescript', '@types/node', '@typescript'].map((name) => `node_modules/${name}`);
    expect([...forDevelopment, ...others].filter((path) => existsSync(join(clone(), path)))).toEqual([]);
    const [, said] = /(\d+) MB on disk/.exec(start.output()) ?? [];
    expect(await megabytesOf('node_modules', '.cache')).toBeLessThanOrEqual(Number(said));
  });

  it('npx countersign runs the command line', async () => {
    const cli = npm(['exec', '--', 'countersign', '--version']);
    expect({ code: await cli.exited, stdout: cli.stdout() }).toEqual({ code: 0, stdout: '0.1.0\n' });
  });

  it('npm test installs what it needs, and runs the tests, whose last line counts them', {
    ...proves('start.bare-machine', 'start.test'),
    timeout: INSTALL_TIMEOUT_MS,
  }, async () => {
    const before = runningPackages();
    expect(before.length).toBeGreaterThan(100);
    const test = npm(['test', '--', 'protocol/src/scopes.test.ts']);
    expect({ code: await test.exited, output: test.output() }).toMatchObject({ code: 0 });
    expect(test.output()).toContain('installing packages, with those for development: done in');
    expect(test.output()).toMatch(/(^|\n)[1-9]\d* passed, 0 failed\n$/);
    // Nothing that the service has loaded, or will load, was replaced.
    expect(runningPackages()).toEqual(expect.arrayContaining(before));
  });

  it('npx vitest ends in one line that names what to run instead', async () => {
    const vitest = npm(['exec', '--', 'vitest', 'run', 'protocol/src/scopes.test.ts']);
    const line = `countersign: Vitest needs Node 24 here, and this is ${NODE_VERSION}. Run npm test -- <file>, which brings its own.\n`;
    const code = await vitest.exited;
    // npm may have something to say of this machine's settings.
    const output = vitest.output().replaceAll(/^npm warn .*\n/gm, '');
    expect({ code, output }).toEqual({ code: 1, output: line });
  });

  it(
    'npm run keys issues an ADMIN key that works at once, and prints it once',
    proves('server-keys.issue'),
    async () => {
      const create = npm(['run', '--silent', 'keys', '--', 'create', '--type', 'admin', '--label', 'agent']);
      expect({ code: await create.exited, output: create.output() }).toMatchObject({ code: 0 });
      const key = create.stdout().trim();
      expect(key).toMatch(/^cs_admin_[0-9A-Za-z]{49}$/);
      const created = await call('POST /users', { key, body: { ethereumAddress: createWallet().address } });
      expect(created.status).toBe(201);
      const list = npm(['run', '--silent', 'keys', '--', 'list']);
      expect(await list.exited).toBe(0);
      expect(list.stdout()).toContain('\tadmin\tagent\tactive\t');
      expect(list.output()).not.toContain(key);
      expect(create.output() + list.output()).not.toContain('installing');
      expect(existsSync(join(clone(), 'node_modules', 'vitest'))).toBe(true);
    },
  );

  it('stays clean, also after a manual installation', { timeout: INSTALL_TIMEOUT_MS }, async () => {
    const install = npm(['install', '--prefer-offline']);
    expect({ code: await install.exited, output: install.output() }).toMatchObject({ code: 0 });
    // Compared with the index: untracked and changed files.
    expect(
      (await git('status', '--porcelain')).split('\n').filter((line) => !/^(A |)$/.test(line.slice(0, 2))),
    ).toEqual([]);
  });
});
