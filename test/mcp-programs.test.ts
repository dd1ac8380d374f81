import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectByMcpRemote, ownEnvironment } from '@countersign/harness/mcp/mcp-remote';
import { consentTo } from '@countersign/harness/people/consent';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, transferFields } from '@countersign/harness/requests/transactions';
import { useReachableService } from '@countersign/harness/service/use-reachable-service';
import { afterAll, describe, expect, it } from 'vitest';

// It is never called: its presence enables a tool.
const { service, database, baseUrl } = await useReachableService({ VALIDATOR_URL: 'http://127.0.0.1:9' });
const { call } = service;
const url = `${baseUrl}/mcp`;
const { resolve } = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'countersign-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each of these starts a process or two, which takes time on a busy machine. */
const patient = { timeout: 60_000 };

describe('mcp-remote', patient, () => {
  const connect = (visit: (address: string) => Promise<unknown>, ...args: string[]) =>
    connectByMcpRemote({ url, home: folder, args }, visit);

  it('asks for consent once, and reuses its tokens the second time', async () => {
    const user = await signIn(call);
    const first = await connect(async (address) => fetch(await consentTo(call, user, address)));
    const { tools } = await first.listTools();
    expect(tools.map(({ name }) => name)).toContain('requestVerification');
    const fields = transferFields(user.wallet.address);
    const requested = await first.callTool({ name: 'requestVerification', arguments: fields });
    const { requestHash } = requested.structuredContent as { requestHash: string };
    await first.close();

    const second = await connect(() => Promise.reject(new Error('a second consent was asked for')));
    await judge(call, requestHash, 'APPROVED');
    const status = await second.callTool({ name: 'checkVerificationStatus', arguments: { requestHash, wait: 10 } });
    expect(status.structuredContent).toMatchObject({ status: 'APPROVED' });
  });

  it('connects with a key, in the protocol version without sessions', async () => {
    const { key, wallet } = await enrolOwner(call);
    const countSessions = async () => (await database.pool.query('SELECT 1 FROM mcp_sessions')).rowCount;
    const before = await countSessions();
    const never = () => Promise.reject(new Error('consent was asked for'));
    const client = await connect(never, '--protocol', 'auto', '--header', `x-api-key:${key}`);
    const { structuredContent } = await client.callTool({ name: 'getUserAddress', arguments: {} });
    expect(structuredContent).toMatchObject({ address: wallet.address });
    expect(await countSessions()).toBe(before);
  });
});

describe("the Inspector's command line", patient, () => {
  const run = promisify(execFile);
  const inspect = async (key: string, method: string, ...args: string[]): Promise<unknown> => {
    const program = resolve('@modelcontextprotocol/inspector/clients/launcher/build/index.js');
    const all = ['--cli', url, '--transport', 'http', '--header', `x-api-key: ${key}`, '--method', method, ...args];
    const options = { env: ownEnvironment(folder), timeout: 50_000 };
    const { stdout, stderr } = await run(process.execPath, [program, ...all], options);
    // Warnings are printed here without failing the command.
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };

  it(
    'lists the tools with a key, without errors or warnings about their schemas',
    proves('mcp.self-explaining'),
    async () => {
      const { key } = await enrolOwner(call);
      const { tools } = (await inspect(key, 'tools/list', '--strict')) as { tools: { name: string }[] };
      expect(tools.map(({ name }) => name)).toEqual([
        'requestAndAwaitVerification',
        'requestVerification',
        'checkVerificationStatus',
        'listVerifications',
        'explainTransaction',
        'getUserAddress',
      ]);
    },
  );

  it('fetches a prompt with its arguments', async () => {
    const { key } = await enrolOwner(call);
    const args = ['--prompt-name', 'verify-before-sending', '--prompt-args', 'request=Send 1 ETH to vitalik.eth'];
    expect(await inspect(key, 'prompts/get', ...args)).toMatchObject({
      messages: [{ role: 'user' }, { role: 'user', content: { type: 'text', text: 'Send 1 ETH to vitalik.eth' } }],
    });
  });

  it('calls a tool with a key, and prints its result', async () => {
    const { key, wallet } = await enrolOwner(call);
    expect(await inspect(key, 'tools/call', '--tool-name', 'getUserAddress')).toMatchObject({
      structuredContent: { address: wallet.address },
    });
  });
});
