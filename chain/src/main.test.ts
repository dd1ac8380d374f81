import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildMessage } from '@countersign/edge';
import { ask, createRecorder } from '@countersign/harness/chain/embedded-chain';
import { createAccount, makeFolder } from '@countersign/harness/chain/test-chain';
import type { Hex } from '@countersign/protocol';
import { expect, it, onTestFinished } from 'vitest';

/** Each test starts several processes, and the machine may be busy. */
const MAX_MS = 90_000;

const main = join(import.meta.dirname, 'main.ts');

interface Started {
  readonly child: ChildProcess;
  readonly variables: { CHAIN_RPC_URL: string; CONTRACTS_FILE: string };
}

/** Runs the program in its own process. `before` is run by the shell first. */
function run(dataDir: string, before = ''): ChildProcess {
  const child = spawn('sh', ['-c', `${before} exec "$0" "$@"`, process.execPath, main], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function start(dataDir: string, before?: string): Promise<Started> {
  const child = run(dataDir, before);
  for (;;) {
    const [message] = (await once(child, 'message')) as [ChildMessage];
    if (message.state === 'ready') return { child, variables: message.variables as unknown as Started['variables'] };
  }
}

async function kill({ child }: Started, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await ended)[0];
}

/** Sends transactions until the process is gone, and returns the hashes of the acknowledged ones. */
async function writeOn(url: string): Promise<Hex[]> {
  const account = createAccount('writer');
  const acknowledged: Hex[] = [];
  const { result: next } = await ask(url, 'eth_getTransactionCount', [account.address, 'latest']);
  for (let nonce = Number(next); ; nonce += 1) {
    const call = { type: 'eip1559', chainId: 31_337, nonce, gas: 21_000n, to: account.address } as const;
    const raw = await account.signTransaction(call);
    const answer = await ask(url, 'eth_sendRawTransaction', [raw]).catch(() => null);
    if (answer === null) return acknowledged;
    acknowledged.push(answer.result as Hex);
  }
}

it(
  'loses nothing that it has acknowledged, however it is killed',
  async () => {
    const dataDir = await makeFolder();
    const acknowledged: Hex[] = [];
    const urls = new Set<string>();
    for (const afterMs of [150, 250, 350]) {
      const started = await start(dataDir);
      urls.add(started.variables.CHAIN_RPC_URL);
      const writing = writeOn(started.variables.CHAIN_RPC_URL);
      await sleep(afterMs);
      await kill(started, 'SIGKILL');
      acknowledged.push(...(await writing));
    }
    expect(acknowledged.length).toBeGreaterThan(10);
    const { variables } = await start(dataDir);
    // Clients find it at the same URL.
    expect([...urls]).toEqual([variables.CHAIN_RPC_URL]);
    for (const hash of acknowledged) {
      const receipt = await ask(variables.CHAIN_RPC_URL, 'eth_getTransactionReceipt', [hash]);
      expect(receipt).toMatchObject({ result: { status: '0x1' } });
    }
  },
  MAX_MS,
);

it(
  'refuses a folder that another process uses, and stops on request',
  async () => {
    const dataDir = await makeFolder();
    const first = await start(dataDir);
    const second = run(dataDir);
    let said = '';
    second.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    expect(await once(second, 'close')).toEqual([1, null]);
    expect(said).toContain('The embedded chain did not start. Another process is running the embedded chain in');
    expect(await ask(first.variables.CHAIN_RPC_URL, 'eth_chainId')).toMatchObject({ result: '0x7a69' });
    expect(await kill(first, 'SIGTERM')).toBe(0);
  },
  MAX_MS,
);

it(
  'acknowledges nothing on a full disk, and keeps answering',
  async () => {
    const dataDir = await makeFolder();
    // In blocks of 512 bytes: enough for the contracts and some requests.
    const started = await start(dataDir, "trap '' XFSZ; ulimit -f 56;");
    const url = started.variables.CHAIN_RPC_URL;
    const recorder = await createRecorder(started.variables);
    await recorder.registerService();
    let recorded = 0;
    await expect(
      (async () => {
        for (; recorded < 50; recorded += 1) await recorder.record(recorded + 1);
      })(),
    ).rejects.toMatchObject({ name: 'NodeRefusal', code: -32_603 });
    expect(recorded).toBeGreaterThan(0);
    const head = await recorder.client.getBlock('latest');
    expect(head?.number).toBe(5 + recorded);
    await expect(recorder.record(60)).rejects.toMatchObject({ code: -32_603 });
    expect(await ask(url, 'eth_blockNumber')).toMatchObject({ result: `0x${(5 + recorded).toString(16)}` });
    await kill(started, 'SIGKILL');
    const again = await createRecorder((await start(dataDir)).variables);
    expect(await again.client.getBlock('latest')).toEqual(head);
    await again.record(60);
  },
  MAX_MS,
);
