import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { sendModern } from '@countersign/harness/mcp/mcp-calls';
import { createWallet } from '@countersign/harness/people/wallet';
import { transferFields } from '@countersign/harness/requests/transactions';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { type RunningProgram, runProgram } from '@countersign/harness/servers/program';
import { createCaller } from '@countersign/harness/service/caller';
import { createClient, signIn } from '@countersign/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PATIENCE = { timeout: 120_000, interval: 250 };
const trustedBefore = getCACertificates('default');
let folder: string;
let port: number;
let topology: RunningProgram;

beforeAll(async () => {
  port = await findFreePort();
  folder = await mkdtemp(join(tmpdir(), 'countersign-topology-'));
  // Root runs the database as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const web = join(folder, 'web');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const args = ['--port', String(port), '--data', join(folder, 'data')];
  topology = runProgram('scripts/run/topology.ts', { WEB_DIR: web }, { args });
});

afterAll(async () => {
  setDefaultCACertificates(trustedBefore);
  await topology.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The processes that run a file for the topology, in order of their start. */
function processesOf(main: string): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === topology.child.pid && command.includes(main) ? [Number(pid)] : [];
  });
}

function killFirst(main: string): number {
  const [victim = 0] = processesOf(main);
  process.kill(victim, 'SIGKILL');
  return victim;
}

/** Resolves when both services, both arbiters and all dependencies are healthy. */
async function untilWell(url: string): Promise<void> {
  const health = () => createCaller(url)('GET /health').then(({ body }) => body, String);
  await expect.poll(health, PATIENCE).toMatchObject({ status: 'ok', checks: { queue: { arbiters: 2 } } });
}

/** The number of held answers, by the metrics of each service. */
async function countHeld(): Promise<number> {
  const counts = [port + 4, port + 5].map(async (metricsPort) => {
    const { text } = await createCaller(`http://127.0.0.1:${metricsPort}`)('GET /metrics');
    return Number(/^countersign_held_answers (\d+)$/m.exec(text)?.[1]);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

describe('npm run topology', { timeout: 300_000 }, () => {
  it('serves everything from sign-in to approval over TLS while a service and an arbiter are killed', async () => {
    const url = `https://localhost:${port}`;
    const authority = join(folder, 'data', 'tls', 'authority.pem');
    const isUp = () => topology.output().includes('The TLS proxy is ready.') && existsSync(authority);
    await expect.poll(isUp, PATIENCE).toBe(true);
    await expect(fetch(url), 'a stranger does not trust its certificate').rejects.toThrow();
    setDefaultCACertificates([...trustedBefore, await readFile(authority, 'utf8')]);
    await untilWell(url);

    const wallet = createWallet();
    const { accessToken } = await signIn({ baseUrl: url, wallet });
    const owner = createClient({ baseUrl: url, credentials: { accessToken } });
    const { secret } = await owner.createApiKey({ body: { name: 'agent' } });
    await owner.updateSettings({ body: { executionType: 1 } });
    const agent = createClient({ baseUrl: url, credentials: { apiKey: secret } });
    const { requestHash } = await agent.createTransaction({ body: transferFields(wallet.address) });
    const params = { requestHash };
    await expect
      .poll(() => agent.getTransaction({ params }), PATIENCE)
      .toMatchObject({ status: 'PENDING', verdict: { decision: 'APPROVED', signed: true } });

    const polls = Array.from({ length: 4 }, () => agent.getApprovalStatus({ params, query: { wait: 25 } }));
    await expect.poll(countHeld, PATIENCE).toBe(polls.length);
    const victims = [killFirst('service/src/main.ts'), killFirst('orion/src/main.ts')];
    // The proxy does not resend what the killed instance may have received; it reports an error, and the client
    // retries.
    const approve = async () => {
      await owner.createApproval({ params, body: { decision: 'APPROVED' } }).catch(() => undefined);
      return (await agent.getTransaction({ params })).status;
    };
    await expect.poll(approve, PATIENCE).toBe('APPROVED');
    for (const poll of polls) expect(await poll).toMatchObject({ status: 'APPROVED' });

    const tenTimes = { to: transferFields(wallet.address).tx.to, value: '10000000000000000000', data: '0x' };
    const called = await sendModern({ call: createCaller(url) }, { key: secret }, 'tools/call', {
      name: 'requestAndAwaitVerification',
      arguments: { ...transferFields(wallet.address, { tx: tenTimes }), wait: 0 },
    });
    const { structuredContent } = called.last.result as { structuredContent: { requestHash: string } };
    const other = { params: { requestHash: structuredContent.requestHash } };
    await expect
      .poll(() => agent.getTransaction(other), PATIENCE)
      .toMatchObject({ status: 'REJECTED', verdict: { decision: 'REJECTED' } });

    await expect.poll(() => processesOf('service/src/main.ts'), PATIENCE).toHaveLength(2);
    await expect.poll(() => processesOf('orion/src/main.ts'), PATIENCE).toHaveLength(2);
    expect([...processesOf('service/src/main.ts'), ...processesOf('orion/src/main.ts')]).not.toContain(victims[0]);
    await untilWell(url);
    expect(await topology.stop()).toBe(0);
    expect(existsSync(join(folder, 'data', 'postgres', 'data', 'postmaster.pid'))).toBe(false);
  });
});
