import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describeInBrowser, visit } from '@countersign/harness/browser/browser';
import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { proves } from '@countersign/harness/proves';
import { enrolSealer } from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { someAddress } from '@countersign/harness/requests/transactions';
import { createClient, verify } from '@countersign/sdk';
import { createSealer, openReport } from '@countersign/sdk/seal';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackages } from '../scripts/build/packages/build-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = readFileSync(join(root, 'docs/guides/verify-from-code.md'), 'utf8');
const programs = new Map(
  [...guide.matchAll(/```js\n\/\/ ([\w-]+\.js)\n([\s\S]*?)```/g)].map(([, name = '', code = '']) => [name, code]),
);
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines = '']) => lines.trim());
const NODE_20 = `node-${process.platform}-${process.arch}@20.20.2`;
const MAX_GZIP_BYTES = 40_000;

const { service, call, arbiter } = await useSealedFlow();
const node20 = () => join(project, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
let project: string;
let sepolia: Evm;

const sh = async (script: string, env: Record<string, string> = {}) => {
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], {
    cwd: project,
    env: { ...process.env, ...env },
  });
  return stdout;
};

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'countersign-project-'));
  const [tarball = ''] = buildPackages(root, join(project, 'countersign', 'dist'));
  const [install = ''] = commands;
  // The peer packages are those of this checkout, and Node 20 is included: only our own dependencies come from the
  // registry.
  const flags = '--ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error';
  await sh(install.replace('../countersign/dist', dirname(tarball)).replace(/ viem$/, ` ${NODE_20} ${flags}`));
  for (const peer of ['viem', 'ethers', 'openpgp']) {
    await symlink(join(root, 'node_modules', peer), join(project, 'node_modules', peer));
  }
  for (const [name, code] of programs) await writeFile(join(project, name), code);
  [sepolia] = await Promise.all([startEvm({ chainId: 11_155_111 }), arbiter.start()]);
}, 180_000);
afterAll(async () => {
  await sepolia?.stop();
  await rm(project, { recursive: true, force: true });
});

const env = () => ({ COUNTERSIGN_URL: service.url, RPC_URL: sepolia.url });

/** All commands of the guide after the installation, as typed one after the other. */
const follow = async (path: string) =>
  (await sh(commands.slice(1).join('\n'), { ...env(), PATH: `${path}:${process.env.PATH}`, NODE_NO_WARNINGS: '1' }))
    .trim()
    .split('\n');

const expected = [
  expect.stringMatching(/^approved · /),
  expect.stringMatching(/^Approved until \d{4}-.*: 0x[0-9a-f]{64}$/),
  expect.stringMatching(/^rejected · .*0\.1 ETH/),
  expect.stringContaining('0.1 ETH'),
  expect.stringMatching(/^Not sent\. Rejected: .*0\.1 ETH/),
  expect.stringMatching(/^0x[0-9a-f]{64} REJECTED valid$/),
  expect.stringMatching(/^0x[0-9a-f]{64} REJECTED valid$/),
  expect.stringMatching(/^0x[0-9a-f]{64} APPROVED valid$/),
];

describe('the packed packages', { timeout: 120_000 }, () => {
  it('follow the guide to a verdict, a refusal and a receipt on the current Node', proves('sdk.packages'), async () => {
    expect([...programs.keys()]).toEqual(['key.js', 'verify.js', 'guard.js', 'receipt.js']);
    expect(await follow(dirname(process.execPath))).toEqual(expected);
  });

  it('follow the guide to a verdict, a refusal and a receipt on Node 20', proves('sdk.packages'), async () => {
    expect(await sh('node --version', { PATH: `${node20()}:${process.env.PATH}` })).toBe('v20.20.2\n');
    expect(await follow(node20())).toEqual(expected);
  });

  it('have a command line tool that runs on Node 20', proves('cli.package'), async () => {
    const run = (args: string) =>
      sh(`countersign ${args}`, { PATH: `${node20()}:${join(project, 'node_modules', '.bin')}:${process.env.PATH}` });
    const { version } = JSON.parse(readFileSync(join(root, 'cli', 'package.json'), 'utf8'));
    expect(await run('--version')).toBe(`${version}\n`);
    expect(JSON.parse(await run(`services --json --url ${service.url}`))).toMatchObject({ services: [{ own: true }] });
  });

  it('type-check under node16 and bundler resolution, without any other types', proves('sdk.packages'), async () => {
    await writeFile(join(project, 'main.ts'), usesMain);
    await writeFile(join(project, 'guards.ts'), usesGuards);
    await writeFile(join(project, 'adapters.ts'), usesAdapters);
    const tsc = `${process.execPath} ${join(root, 'node_modules/typescript/bin/tsc')} --strict --noEmit --target es2022 --lib es2022,dom --types ''`;
    await sh(`${tsc} --module node16 --moduleResolution node16 main.ts adapters.ts`);
    // The peer packages have their own types, which need those of Node.
    await sh(`${tsc} --module esnext --moduleResolution bundler --skipLibCheck main.ts guards.ts adapters.ts`);
  });

  it('have a line in the README for each export', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'sdk', 'package.json'), 'utf8'));
    const readme = readFileSync(join(root, 'sdk', 'README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| `(@countersign\/sdk\S*)` \|/gm)].map(([, name]) => name);
    expect(listed).toEqual(Object.keys(exports).map((path) => `@countersign/sdk${path.slice(1)}`));
  });

  it('are under 40 kB in a browser, without OpenPGP', proves('sdk.packages'), async () => {
    const code = await bundle("export * from '@countersign/sdk'");
    expect(gzipSync(code).length).toBeLessThan(MAX_GZIP_BYTES);
    expect(code).not.toContain('BEGIN PGP');
  });
});

describe('sealing', { timeout: 120_000 }, () => {
  it(
    'hides the words from the service, and gets a verdict that only the owner can read',
    proves('sdk.sealed'),
    async () => {
      const owner = await enrolSealer(call);
      const client = createClient({ baseUrl: service.url, credentials: { apiKey: owner.key } });
      const privateKey = owner.pgpKey.armor();
      const intent = `Send 1 ETH to ${someAddress}`;
      const asked = { client, account: owner.wallet.address, intent, chainId: 1, timeoutMs: 60_000 };
      const seal = createSealer({ client, privateKey });
      const outcome = await verify({ ...asked, tx: { to: someAddress, value: 10n ** 18n }, seal });
      expect(outcome).toMatchObject({
        outcome: 'approved',
        advice: null,
        record: { form: 'sealed', description: null, tx: null },
      });
      expect(JSON.stringify(outcome.record)).not.toContain('Send 1 ETH');
      expect(await openReport(String(outcome.record.verdict?.report), { privateKey })).toMatchObject({
        decision: 'PASS',
      });
      const other = createSealer({ client, privateKey, fingerprint: '00' });
      await expect(verify({ ...asked, tx: { to: someAddress, value: 1n }, seal: other })).rejects.toThrow(
        'fingerprint',
      );
    },
  );
});

describeInBrowser('the packed packages in a browser', () => {
  it('obtain an outcome from a web page', async () => {
    const [, key = '', account = ''] =
      /COUNTERSIGN_API_KEY=(\S+) ACCOUNT=(\S+)/.exec(await sh('node key.js', env())) ?? [];
    const code = await bundle("import * as sdk from '@countersign/sdk'; globalThis.sdk = sdk;");
    // Pages of the service itself may not call it.
    const { page } = await visit({ bypassCSP: true });
    await page.goto(`${service.url}/docs`);
    await page.evaluate(code);
    const outcome = await page.evaluate(`(async () => {
      const client = sdk.createClient({ baseUrl: location.origin, credentials: { apiKey: '${key}' } });
      const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
      const asked = { client, account: '${account}', intent: 'Send 1 ETH to ' + to, tx: { to, value: 10n ** 18n }, chainId: 1 };
      const { outcome, requestHash } = await sdk.verify(asked);
      const receipt = await client.getReceipt({ params: { requestHash } });
      return [outcome, sdk.verifyReceipt(receipt).valid];
    })()`);
    expect(outcome).toEqual(['approved', true]);
  });
});

/** Loads it the way a page does. */
async function bundle(source: string): Promise<string> {
  await writeFile(join(project, 'entry.js'), source);
  const lib = { entry: join(project, 'entry.js'), formats: ['es' as const] };
  const built = await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    build: { write: false, minify: true, lib },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

const usesMain = `
import { contract, hashAction, type ProblemCode } from '@countersign/protocol';
import { createClient, listAll, type Outcome, verify, verifyReceipt } from '@countersign/sdk';

const client = createClient({ baseUrl: 'http://localhost:3000', credentials: { apiKey: 'key' } });
export async function check(): Promise<Outcome> {
  const outcome = await verify({ client, account: '0x', intent: 'words', tx: { to: '0x', value: 1n }, chainId: 1 });
  if (outcome.outcome === 'approved') outcome.validUntil.toUpperCase();
  // @ts-expect-error only an approval has an end
  outcome.validUntil;
  // @ts-expect-error one action at a time
  await verify({ client, account: '0x', intent: 'words', tx: {}, calls: [], chainId: 1 });
  for await (const { status } of listAll(client.listTransactions, { params: { ethereumAddress: '0x' } })) {
    const known: 'PENDING' | 'APPROVED' | 'REJECTED' | 'EXECUTED' | 'FAILED' = status;
    console.log(known);
  }
  return outcome;
}
export const code: ProblemCode = 'account.frozen';
export const all = [contract.createTransaction.path, hashAction, verifyReceipt];
`;

const usesGuards = `
import { guardSigner } from '@countersign/sdk/ethers';
import { createSealer } from '@countersign/sdk/seal';
import { guardWallet } from '@countersign/sdk/viem';
export const all = [guardWallet, guardSigner, createSealer];
`;

/** None of them needs the types of its framework. */
const usesAdapters = `
import { createClient } from '@countersign/sdk';
import { guardWalletProvider } from '@countersign/sdk/agentkit';
import { guardTool as forAi } from '@countersign/sdk/ai';
import { guardTool as forLangGraph } from '@countersign/sdk/langgraph';
import { guardTool as forMastra } from '@countersign/sdk/mastra';
import { type Conversation, guardTool as forOpenAi } from '@countersign/sdk/openai-agents';
import { guardScheme } from '@countersign/sdk/x402';

const client = createClient({ baseUrl: 'http://localhost:3000', credentials: { apiKey: 'key' } });
const options = {
  client,
  account: '0x',
  action: ({ to }: { to: string }) => ({ tx: { to, value: 1n }, chainId: 1 }),
  execute: ({ to }: { to: string }) => to,
};
export const context: Conversation = { conversationId: '1', words: 'words' };
export const guarded = [forOpenAi(options), forLangGraph(options), forMastra(options), forAi({ ...options, conversationId: '1' })];
// @ts-expect-error the ids of calls are unique within a conversation only
forAi(options);
export const all = [guardWalletProvider, guardScheme];
`;
