import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, createRecorder, startChainForTest } from '@countersign/harness/chain/embedded-chain';
import { createAccount, hashOf, makeFolder } from '@countersign/harness/chain/test-chain';
import { expect, it } from 'vitest';
import { createReader } from '../create-reader.ts';
import { openJournal } from './journal.ts';

const head = (url: string) => ask(url, 'eth_getBlockByNumber', ['latest', false]);
const journalOf = (dataDir: string) => join(dataDir, 'chain', 'journal.jsonl');

it('restarts unchanged: same contracts, same blocks, same URL', async () => {
  const dataDir = await makeFolder();
  const first = await startChainForTest(dataDir);
  const recorder = await createRecorder(first.variables);
  await recorder.registerService();
  const other = createAccount('other');
  for (let number = 1; number <= 5; number += 1) {
    await recorder.record(number);
    // Anything that leaves no trace must not affect later blocks either.
    await expect(recorder.record(number)).rejects.toThrow('RequestAlreadyCreated');
    await ask(first.url, 'eth_call', [{ to: other.address }, 'pending']);
    await ask(first.url, 'eth_getBlockByNumber', ['pending', false]);
    const ahead = { type: 'eip1559', chainId: 31_337, nonce: 5, gas: 21_000n, to: other.address } as const;
    const raw = await other.signTransaction(ahead);
    expect(await ask(first.url, 'eth_sendRawTransaction', [raw])).toMatchObject({
      error: { message: expect.stringContaining('Nonce too high') },
    });
  }
  const [block, contracts] = [await head(first.url), await readFile(first.variables.CONTRACTS_FILE, 'utf8')];
  expect(block).toMatchObject({ result: { number: '0xa', baseFeePerGas: '0x0' } });
  await first.stop();

  for (const _round of [1, 2]) {
    const again = await startChainForTest(dataDir);
    expect(again.variables).toEqual(first.variables);
    expect(await head(again.url)).toEqual(block);
    expect(await readFile(again.variables.CONTRACTS_FILE, 'utf8')).toBe(contracts);
    await again.stop();
  }
  const more = await createRecorder((await startChainForTest(dataDir)).variables);
  await more.record(6);
  const reader = createReader(more.client, more.deployment);
  for (const number of [1, 5, 6]) {
    expect(await reader.getRequest(more.sender.address, hashOf(number))).toMatchObject({ serviceId: 1 });
  }
});

it('starts on the data of a version with another verdict verifier', async () => {
  const dataDir = await makeFolder();
  const before = await startChainForTest(dataDir);
  const recorder = await createRecorder(before.variables);
  await recorder.registerService();
  await recorder.record(1);
  const { CONTRACTS_FILE: file } = before.variables;
  const { contracts, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  await before.stop();
  // Any other contract stands in for the code of another version.
  const former = contracts.accountRegistry;
  await writeFile(file, JSON.stringify({ ...rest, contracts: { ...contracts, verdictVerifier: former } }));

  const upgraded = await startChainForTest(dataDir);
  const text = await readFile(file, 'utf8');
  const found = JSON.parse(text);
  expect(found).toMatchObject({ ...rest, formerVerdictVerifier: former });
  expect(found.contracts).toEqual({ ...contracts, verdictVerifier: expect.not.stringMatching(former) });
  await (await createRecorder(upgraded.variables)).record(2);
  await upgraded.stop();
  await startChainForTest(dataDir);
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('keeps its files private, and its clock from running ahead', async () => {
  const dataDir = await makeFolder();
  const chain = await startChainForTest(dataDir);
  const recorder = await createRecorder(chain.variables);
  await recorder.registerService();
  const before = Math.floor(Date.now() / 1_000);
  for (let number = 1; number <= 30; number += 1) await recorder.record(number);
  expect((await recorder.client.getBlock('latest'))?.timestamp).toBeLessThanOrEqual(Math.floor(Date.now() / 1_000));
  expect((await recorder.client.getBlock('latest'))?.timestamp).toBeGreaterThanOrEqual(before);
  const modeOf = async (...path: string[]) => (await stat(join(dataDir, ...path))).mode & 0o777;
  expect(await modeOf('chain')).toBe(0o700);
  expect(await modeOf('chain', 'journal.jsonl')).toBe(0o600);
  expect(await modeOf('chain', 'deployer.key')).toBe(0o600);
});

it('includes a transaction that its contract refuses, as every chain does', async () => {
  const dataDir = await makeFolder();
  const chain = await startChainForTest(dataDir);
  const { deployment, client } = await createRecorder(chain.variables);
  const raw = await createAccount('careless').signTransaction({
    type: 'eip1559',
    chainId: deployment.chainId,
    nonce: 0,
    gas: 100_000n,
    to: deployment.contracts.verificationInbox,
    data: '0x12345678',
  });
  const { result } = await ask(chain.url, 'eth_sendRawTransaction', [raw]);
  const receipt = await ask(chain.url, 'eth_getTransactionReceipt', [result]);
  expect(receipt).toMatchObject({ result: { status: '0x0' } });
  const block = await client.getBlock('latest');
  await chain.stop();
  const again = await startChainForTest(dataDir);
  expect(await (await createRecorder(again.variables)).client.getBlock('latest')).toEqual(block);
});

it('drops a last line that is incomplete or that the chain refuses, and no other', async () => {
  const dataDir = await makeFolder();
  const chain = await startChainForTest(dataDir);
  const block = await head(chain.url);
  await chain.stop();
  const whole = await readFile(journalOf(dataDir), 'utf8');

  await appendFile(journalOf(dataDir), whole.split('\n')[0]?.slice(0, 100) ?? '');
  const afterTorn = await startChainForTest(dataDir);
  expect(await head(afterTorn.url)).toEqual(block);
  await afterTorn.stop();

  const refused = { at: 4_000_000_000, raw: '0x1234' } as const;
  const journal = await openJournal(journalOf(dataDir));
  for await (const _line of journal.read());
  await journal.append(refused);
  await journal.close();
  const afterRefused = await startChainForTest(dataDir);
  expect(await head(afterRefused.url)).toEqual(block);
  await afterRefused.stop();
  expect(await readFile(journalOf(dataDir), 'utf8')).toBe(whole);

  const lines = whole.split('\n');
  await writeFile(journalOf(dataDir), [lines[0], lines[0], ...lines.slice(1)].join('\n'));
  await expect(startChainForTest(dataDir)).rejects.toThrow(/journal\.jsonl is damaged in line 2: the chain rejects/);
  await writeFile(journalOf(dataDir), ['broken', ...lines.slice(1)].join('\n'));
  await expect(startChainForTest(dataDir)).rejects.toThrow(/journal\.jsonl is damaged in line 1/);
  await writeFile(journalOf(dataDir), whole);
  expect(await head((await startChainForTest(dataDir)).url)).toEqual(block);
});

it('does not start twice on one folder', async () => {
  const dataDir = await makeFolder();
  const chain = await startChainForTest(dataDir);
  await expect(startChainForTest(dataDir)).rejects.toThrow(/Another process is running the embedded chain .* DATA_DIR/);
  expect(await head(chain.url)).toMatchObject({ result: {} });
});

it('listens on the configured port', async () => {
  const first = await startChainForTest(await makeFolder());
  const port = Number(new URL(first.url).port);
  await expect(startChainForTest(await makeFolder(), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.stop();
  expect((await startChainForTest(await makeFolder(), port)).url).toBe(first.url);
});
