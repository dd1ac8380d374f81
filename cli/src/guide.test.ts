import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { completeVerdict, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import { judge, someAddress } from '@countersign/harness/requests/transactions';
import { useReachableService } from '@countersign/harness/service/use-reachable-service';
import { validationResponse } from '@countersign/protocol';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createCliUser } from './run-cli.fixture.ts';

const { service, baseUrl } = await useReachableService();
const { call } = service;
// Loading a real validator takes seconds; this one answers as the reference describes.
const [example] = (validationResponse.meta()?.examples ?? []) as object[];
const read = { intent: { protocols: ['uniswap'] }, calls: [] };
const validator = createServer((_request, response) =>
  response.end(JSON.stringify({ ...example, extracted_elements: read })),
).listen(0, '127.0.0.1');
await once(validator, 'listening');
afterAll(() => void validator.close());
const validatorUrl = `http://127.0.0.1:${(validator.address() as AddressInfo).port}`;
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const guide = readFileSync(path('../../docs/guides/command-line.md'), 'utf8');
const blocks = Array.from(guide.matchAll(/```sh\n([\s\S]*?)```/g), ([, text = '']) => text);

/** Failures and invalid command lines end a block; a verdict does not, whatever it is. */
const strict =
  'countersign() { command countersign "$@"; code=$?; case $code in 1|2) exit $code;; esac; return $code; }\n';

const user = createCliUser(baseUrl);
afterAll(() => user.end());
const inFolder = (name: string) => join(user.directory, name);

const program = (name: string, text: string) => {
  writeFileSync(inFolder(name), text);
  chmodSync(inFolder(name), 0o755);
  return inFolder(name);
};

describe('the guide to the command line', { timeout: 180_000 }, () => {
  it('contains only commands that work, from sign-in to completion', proves('cli.guide'), async () => {
    const privateKey = generatePrivateKey();
    const account = privateKeyToAccount(privateKey);
    const owner = { ...(await signIn(call, account)) };
    const token = owner.accessToken;
    writeFileSync(inFolder('wallet.key'), privateKey);
    const made = await call('POST /user-api-keys', { token, body: { name: 'agent' } });
    writeFileSync(inFolder('agent.key'), made.get('secret'));
    mkdirSync(inFolder('bin'));
    program('bin/countersign', `#!/bin/sh\nexec '${process.execPath}' '${path('main.ts')}' "$@"\n`);
    // The owner's browser approves every request that it is shown.
    const asked = `await fetch('${baseUrl}/auth/connect/approve', { method: 'POST', headers: { authorization: 'Bearer ${token}',
      'content-type': 'application/json' }, body: JSON.stringify({ code: /[0-9a-f]{32}/.exec(process.argv[1])[0] }) })`;
    const browser = program('browser', `#!/bin/sh\nexec '${process.execPath}' -e "${asked}" "$1"\n`);
    const env = { ...user.env, PATH: `${inFolder('bin')}:${user.env.PATH}`, BROWSER: browser };

    let requestHash = `0x3f7c9a1e${'0'.repeat(56)}`;
    const run = async (block: string) => {
      const script = block
        .replaceAll('https://countersign.example', baseUrl)
        .replaceAll('http://127.0.0.1:8000', validatorUrl)
        .replaceAll('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', account.address)
        .replaceAll('0x3f7c9a1e', requestHash.slice(0, 10));
      const child = spawn('bash', ['-c', `${strict}${script}`], {
        cwd: user.directory,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
        });
      }
      const [code] = await once(child, 'close');
      expect([0, 3, 4], `${script}\n${output}`).toContain(code);
      return output;
    };

    const outputs: string[] = [];
    for (const block of blocks) {
      const isFirst = block.includes('--timeout 20') && block.includes('verify');
      const [output] = await Promise.all([run(block), isFirst ? judgeFirst() : null]);
      outputs.push(output);
    }
    async function judgeFirst() {
      const [first] = await vi.waitFor(
        async () => {
          const { body } = await call(`GET /transactions/users/${account.address}`, { token });
          expect(body).toHaveLength(1);
          return body as { requestHash: string }[];
        },
        { timeout: 30_000 },
      );
      requestHash = first?.requestHash ?? '';
      const posted = { ...completeVerdict(account.address), decision: 'UNDECIDED' as const };
      await judge(call, requestHash, 'UNDECIDED', await signedVerdict(requestHash, posted));
    }

    expect(outputs[0]).toContain(`Signed in to ${baseUrl} as ${account.address} with an API key`);
    expect(outputs[2]).toContain('as the owner');
    expect(outputs[3]).toContain('● Waiting for the owner');
    expect(JSON.parse(outputs[4] ?? '')).toMatchObject({ outcome: 'pending' });
    const [decided, receipt, tried, own] = outputs.slice(5);
    expect(decided).toMatch(/You approved 0x\w{64}; its status is APPROVED[\s\S]*✓ Approved[\s\S]*You rejected/);
    expect(receipt).toMatch(/✓ Valid[\s\S]*service key is not verified, only stated by the receipt/);
    expect(tried).toMatch(
      /✗ REJECT confidence[\s\S]*✗ {2}intent_alignment\.amount_matching {2}The intent says 100 USDC/,
    );
    expect(tried).toContain('Swap 100 USDC for ETH on Uniswap\n  intent:\n    protocols:\n      - uniswap');
    expect(own).toMatch(/trading-agent[\s\S]*user-executed[\s\S]*Of \d+ transactions/);
    expect(statSync(inFolder('trading-agent.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(inFolder('countersign.bash'), 'utf8')).toContain('complete -F');
    expect(outputs.join('')).not.toContain(privateKey);
    expect(someAddress).toBe('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045');
  });

  it('says how to run the program from a checkout with files of the current folder', async () => {
    expect(guide).toContain('npm run cli -- --help');
    writeFileSync(inFolder('here.json'), '{}');
    const runs = ['here.json', 'elsewhere.json'].map(async (file) => {
      const { stderr: said, code } = await fromCheckout('validate', file);
      return { said, code };
    });
    expect(await Promise.all(runs)).toEqual([
      { said: expect.stringContaining('intent'), code: 2 },
      { said: expect.stringContaining('elsewhere.json: does not exist'), code: 2 },
    ]);
  });

  it('runs the operator commands of the checkout from another folder', async () => {
    writeFileSync(inFolder('blocked.txt'), '# as of: 2026-07-01\n0x098b716b8aaf21512996dc57eb0615e2383e2f96\n');
    const update = ['admin', 'lists', 'update', 'threats', 'blocked.txt', '--to', 'in-use.txt'];
    expect(await fromCheckout(...update)).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(inFolder('in-use.txt'), 'utf8')).toBe(readFileSync(inFolder('blocked.txt'), 'utf8'));
  });

  /** Runs it the way `npm --prefix <checkout> run cli --` does. */
  async function fromCheckout(...args: string[]) {
    const child = spawn(process.execPath, [path('../../scripts/run.mjs'), 'cli', ...args], {
      cwd: path('../..'),
      env: { ...user.env, INIT_CWD: user.directory },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { stdout, stderr, code };
  }
});
