import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, createRecorder, startChainForTest } from '@countersign/harness/chain/embedded-chain';
import { createAccount, hashOf, makeFolder } from '@countersign/harness/chain/test-chain';
import { proves } from '@countersign/harness/proves';
import type { Hex } from '@countersign/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { createReader } from '../create-reader.ts';
import { readEvents } from '../read-events.ts';

const inFolder = (dataDir: string, name: string) => join(dataDir, 'chain', name);
const linesOf = async (path: string) => (await readFile(path, 'utf8')).trimEnd().split('\n');
const isEntry = (line: string) => 'raw' in JSON.parse(line);
const hex = (number: number) => `0x${number.toString(16)}`;

/** All queries about past blocks. */
async function readAll(url: string) {
  const result = async (method: string, ...params: unknown[]) => (await ask(url, method, params)).result as never;
  const head = Number(await result('eth_blockNumber'));
  const blocks: { hash: string; parentHash: string; transactions: { hash: string }[] }[] = [];
  for (let number = 0; number <= head; number += 1)
    blocks.push(await result('eth_getBlockByNumber', hex(number), true));
  const byHash = await Promise.all(blocks.map(({ hash }) => result('eth_getBlockByHash', hash, true)));
  expect(byHash).toEqual(blocks);
  const hashes = blocks.flatMap(({ transactions }) => transactions.map(({ hash }) => hash));
  return {
    blocks,
    latest: await result('eth_getBlockByNumber', 'latest', false),
    transactions: await Promise.all(hashes.map((hash) => result('eth_getTransactionByHash', hash))),
    receipts: await Promise.all(hashes.map((hash) => result('eth_getTransactionReceipt', hash))),
    logs: await result('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest' }),
  };
}

it('returns the same blocks, receipts and events whether an EVM holds them or not', proves('chain.short'), async () => {
  const dataDir = await makeFolder();
  const long = await startChainForTest(dataDir);
  const recorder = await createRecorder(long.variables);
  await recorder.registerService();
  for (let number = 1; number <= 20; number += 1) await recorder.record(number);
  const before = await readAll(long.url);
  await long.stop();

  // The old journal becomes history and state.
  const short = await startChainForTest(dataDir, null, { maxBlocksHeld: 4 });
  expect((await linesOf(inFolder(dataDir, 'journal.jsonl'))).some(isEntry)).toBe(false);
  expect(await readAll(short.url)).toEqual(before);
  const again = await createRecorder(short.variables);
  for (let number = 21; number <= 31; number += 1) await again.record(number);
  const after = await readAll(short.url);
  expect(after.blocks.slice(0, before.blocks.length)).toEqual(before.blocks);
  const parents = after.blocks.slice(1).map(({ parentHash }) => parentHash);
  expect(parents).toEqual(after.blocks.slice(0, -1).map(({ hash }) => hash));
  expect((await linesOf(inFolder(dataDir, 'journal.jsonl'))).filter(isEntry).length).toBeLessThan(4);
  const events = await readEvents(again.client, again.deployment, { fromBlock: 0, toBlock: after.blocks.length - 1 });
  expect(events.filter(({ name }) => name === 'RequestCreated')).toHaveLength(31);
  const address = again.deployment.contracts.verificationInbox;
  const some = { address, topics: [null], fromBlock: hex(8), toBlock: hex(9) };
  expect((await ask(short.url, 'eth_getLogs', [some])).result).toHaveLength(2);
  const other = { ...some, address: createAccount('nobody').address };
  expect((await ask(short.url, 'eth_getLogs', [other])).result).toEqual([]);
  await short.stop();

  for (const options of [{ maxBlocksHeld: 4 }, {}]) {
    const back = await startChainForTest(dataDir, null, options);
    expect(await readAll(back.url)).toEqual(after);
    const reader = createReader(again.client, again.deployment);
    expect(await reader.getRequest(again.sender.address, hashOf(3))).toMatchObject({ serviceId: 1 });
    for (const block of [hex(2), { blockNumber: hex(2) }]) {
      expect(await ask(back.url, 'eth_getBalance', [address, block])).toMatchObject({
        error: { message: 'the state of block 2 is not kept any more' },
      });
    }
    await back.stop();
  }
});

it('keeps more blocks in the EVM as the state grows', proves('chain.short'), async () => {
  const dataDir = await makeFolder();
  const chain = await startChainForTest(dataDir, null, { maxBlocksHeld: 1 });
  const recorder = await createRecorder(chain.variables);
  await recorder.registerService();
  const held: number[] = [];
  for (let number = 1; number <= 100; number += 1) {
    await recorder.record(number);
    held.push((await linesOf(inFolder(dataDir, 'journal.jsonl'))).filter(isEntry).length);
  }
  expect(new Set(held.slice(0, 10))).toEqual(new Set([0]));
  expect(Math.max(...held)).toBeGreaterThan(1);
  expect(held.slice(-10)).toContain(0);
});

it('rebuilds its index if it is missing, damaged or of another chain', async () => {
  const [dataDir, foreign] = [await makeFolder(), await makeFolder()];
  const chain = await startChainForTest(dataDir, null, { maxBlocksHeld: 2 });
  const before = await readAll(chain.url);
  await chain.stop();
  await (await startChainForTest(foreign, null, { maxBlocksHeld: 1 })).stop();
  const index = inFolder(dataDir, 'history.jsonl.index');
  const sound = await readFile(index);
  for (const spoil of [
    () => rm(index),
    () => writeFile(index, 'no database'),
    () => writeFile(index, sound.fill(0, 4096)),
    () => copyFile(inFolder(foreign, 'history.jsonl.index'), index),
  ]) {
    await spoil();
    const again = await startChainForTest(dataDir);
    expect(await readAll(again.url)).toEqual(before);
    await again.stop();
  }
});

it('does not start without its history or with a damaged journal, and changes neither', async () => {
  const dataDir = await makeFolder();
  const chain = await startChainForTest(dataDir, null, { maxBlocksHeld: 2 });
  const before = await readAll(chain.url);
  await chain.stop();
  const history = inFolder(dataDir, 'history.jsonl');
  const whole = await readFile(history, 'utf8');
  await writeFile(history, `${(await linesOf(history)).slice(0, -1).join('\n')}\n`);
  await expect(startChainForTest(dataDir)).rejects.toThrow(/The history of the embedded chain lacks block/);
  await writeFile(history, whole);
  const journal = inFolder(dataDir, 'journal.jsonl');
  const lines = await linesOf(journal);
  await writeFile(journal, `${lines.with(1, (lines[1] ?? '').replace('"nonce":', '"nonce":1')).join('\n')}\n`);
  await expect(startChainForTest(dataDir)).rejects.toThrow(/journal\.jsonl is damaged in line 2/);
  await writeFile(journal, `${lines.slice(0, 2).join('\n')}\n`);
  await expect(startChainForTest(dataDir)).rejects.toThrow(/journal\.jsonl is damaged in line 3/);
  await writeFile(journal, `${lines.with(0, (lines[0] ?? '').replace('"number":', '"number":1')).join('\n')}\n`);
  await expect(startChainForTest(dataDir)).rejects.toThrow(/journal\.jsonl is damaged in line 1/);
  await rm(journal);
  await expect(startChainForTest(dataDir)).rejects.toThrow(/journal\.jsonl is missing/);
  expect(await readFile(history, 'utf8')).toBe(whole);
  // The remedy in the message works.
  await writeFile(journal, `${lines.join('\n')}\n`);
  expect(await readAll((await startChainForTest(dataDir)).url)).toEqual(before);
});

it('ignores blocks in its history that are missing from its journal', async () => {
  const dataDir = await makeFolder();
  const chain = await startChainForTest(dataDir, null, { maxBlocksHeld: 4 });
  const recorder = await createRecorder(chain.variables);
  await recorder.registerService();
  const before = await readAll(chain.url);
  const journal = inFolder(dataDir, 'journal.jsonl');
  await copyFile(journal, `${journal}.kept`);
  for (let number = 1; number <= 9; number += 1) await recorder.record(number);
  await chain.stop();
  // As after a copy that read the journal first, or after a crash between the two files; and an incomplete line.
  await copyFile(`${journal}.kept`, journal);
  await appendFile(inFolder(dataDir, 'history.jsonl'), '{"block":{"num');
  const copy = await startChainForTest(dataDir, null, { maxBlocksHeld: 4 });
  expect(await readAll(copy.url)).toEqual(before);
  const again = await createRecorder(copy.variables);
  for (let number = 11; number <= 19; number += 1) await again.record(number);
  const after = await readAll(copy.url);
  await copy.stop();
  expect(await readAll((await startChainForTest(dataDir)).url)).toEqual(after);
});

it('loses nothing if it is killed while it starts a new journal', {
  ...proves('chain.short'),
  timeout: 120_000,
}, async () => {
  const dataDir = await makeFolder();
  const writer = createAccount('writer');
  const acknowledged: Hex[] = [];
  const shown = new Map<string, unknown>();
  for (let round = 0; round < 6; round += 1) {
    const child = fork(join(import.meta.dirname, 'short-chain.fixture.ts'), [dataDir]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const exited = once(child, 'exit');
    const tooEarly = exited.then(() => Promise.reject(new Error('it exited before it was ready')));
    const [{ CHAIN_RPC_URL: url }] = (await Promise.race([once(child, 'message'), tooEarly])) as [
      { CHAIN_RPC_URL: string },
    ];
    for (const txHash of acknowledged) {
      const { result } = await ask(url, 'eth_getTransactionReceipt', [txHash]);
      expect(result).toMatchObject({ transactionHash: txHash });
      shown.set(txHash, shown.get(txHash) ?? result);
      expect(result).toEqual(shown.get(txHash));
    }
    const { result: next } = await ask(url, 'eth_getTransactionCount', [writer.address, 'latest']);
    void sleep(120 + round * 37).then(() => child.kill('SIGKILL'));
    for (let nonce = Number(next); ; nonce += 1) {
      const call = { type: 'eip1559', chainId: 31_337, nonce, gas: 21_000n, to: writer.address } as const;
      const answer = await ask(url, 'eth_sendRawTransaction', [await writer.signTransaction(call)]).catch(() => null);
      if (answer === null) break;
      acknowledged.push(answer.result as Hex);
    }
    await exited;
  }
  expect(acknowledged.length).toBeGreaterThan(6);
  const journal = await linesOf(inFolder(dataDir, 'journal.jsonl'));
  expect(journal.filter(isEntry).length).toBeLessThanOrEqual(4);
});
