import { type ExecFileException, execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackages } from '../scripts/build/packages/build-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const guard = new URL('../harness/src/stay-on-this-machine.mjs', import.meta.url).href;
const run = promisify(execFile);
/** The registry is unreachable or incomplete. Any other npm error is our fault. */
const missing = /npm error code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ETARGET|E404|E50\d)/;

const names = ['protocol', 'sdk'];
const { service, arbiter } = await useSealedFlow();
let project: string;
let notInstalled: string | undefined;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'countersign-examples-'));
  await cp(join(root, 'examples'), project, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const npm = (...args: string[]) => run('npm', [...args, '--prefer-offline', '--loglevel=error'], { cwd: project });
  // The packages are downloaded while ours are built.
  const locked = npm('ci').catch((error: ExecFileException) => {
    notInstalled = missing.exec(error.stderr ?? '')?.[1];
    if (!notInstalled) throw error;
  });
  const tarballs = buildPackages(root, join(project, 'packed'), names);
  await Promise.all([locked, arbiter.start()]);
  if (notInstalled) return;
  await npm('install', '--no-save', ...tarballs);
  // Seen twice on a busy machine: npm reported success although files of a package were missing. It only prints a
  // warning.
  for (const [index, name] of names.entries()) {
    const installed = join(project, 'node_modules', '@countersign', name);
    await run('tar', ['-xzf', tarballs[index] as string, '--strip-components=1', '-C', installed]);
  }
}, 300_000);
afterAll(() => rm(project, { recursive: true, force: true }));

/** The output of an example, line by line. */
async function linesOf(example: string): Promise<string[]> {
  const env = { ...process.env, COUNTERSIGN_URL: service.url, MASTRA_TELEMETRY_DISABLED: '1', NODE_NO_WARNINGS: '1' };
  const { stdout } = await run(process.execPath, ['--import', guard, `${example}.ts`], { cwd: project, env });
  return stdout.trim().split('\n');
}

const page = /^ {2}waiting for the owner: .*\/app\/transactions\/0x[0-9a-f]{64}$/;
const transfers = (nothingYet: string) => [
  'the right amount',
  '  sent 0.1 ETH',
  expect.stringMatching(/^ {2}the model heard: .*Sent 0\.1 ETH/),
  'ten times as much',
  expect.stringMatching(/^ {2}the model heard: .*0\.1 ETH/),
  'an amount that the user left open',
  expect.stringMatching(page),
  nothingYet,
  '  sent 0.1 ETH',
];
const yesSentNothing = '  a yes in the conversation sent nothing';

const askedFirst = ['  waiting for the owner', '  approved', '  paid 0.05 USDC'];

/** The expected outputs; AgentKit's is for users who install AgentKit. */
const printed: Readonly<Record<string, unknown[]>> = {
  'ai-sdk': transfers(yesSentNothing),
  'openai-agents': transfers('  run again, it sent nothing'),
  langgraph: transfers(yesSentNothing),
  mastra: transfers(yesSentNothing),
  x402: [
    ...['the right amount', '  approved', '  paid 0.05 USDC'],
    ...['ten times as much', '  rejected', expect.stringContaining('Rejected: ')],
    ...['a paywall that the user did not name', ...askedFirst],
    ...['the same once more: whom the paywall has paid, only the agent says', ...askedFirst],
    ...['call by call, under a limit of 0.3 USDC per 24 hours'],
    ...Array.from({ length: 3 }, () => ['  approved', '  paid 0.05 USDC']).flat(),
    ...['a call over the limit', ...askedFirst],
  ],
};
const unavailable = () => `The registry does not give the packages of the examples (${notInstalled})`;

describe('the examples, installed with the packed packages', { timeout: 120_000 }, () => {
  it('type-check against the frameworks themselves', async ({ skip }) => {
    if (notInstalled) skip(unavailable());
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const flags = ['--module', 'nodenext', '--target', 'es2024', '--types', 'node', '--allowImportingTsExtensions'];
    const types = ['--typeRoots', join(root, 'node_modules/@types')];
    const files = Object.keys(printed).map((example) => `${example}.ts`);
    await run(process.execPath, [tsc, '--strict', '--noEmit', '--skipLibCheck', ...flags, ...types, ...files], {
      cwd: project,
    });
  });

  it.for(Object.entries(printed))(
    '%s sends what agrees, refuses ten times as much, and waits for the owner',
    async ([example, expected], { skip }) => {
      if (notInstalled) skip(unavailable());
      expect(await linesOf(example)).toEqual(expected);
    },
  );
});
