import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useRecordChain } from '@countersign/harness/chain/record-chain';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, submit } from '@countersign/harness/requests/transactions';
import { retryJobs } from '@countersign/harness/service/jobs';
import { startTestService } from '@countersign/harness/service/test-service';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

const chain = await useRecordChain();
const { env } = await chain.envOf();

afterEach(() => chain.setDown(false));

async function start(different: Record<string, string> = {}) {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const service = await startTestService({ databaseUrl: database.url, env: { ...env, ...different } });
  onTestFinished(() => service.stop());
  return { service, database };
}

/** The contracts file with an error in it. */
async function writeFileOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-records-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'contracts.json');
  await writeFile(file, text);
  return file;
}
const otherChain = async () =>
  writeFileOf(JSON.stringify({ ...JSON.parse(await readFile(chain.file, 'utf8')), chainId: 99 }));

const transactionsOf = (address: `0x${string}`) => chain.control.getTransactionCount({ address });

describe('a start with a record chain', () => {
  it(
    'names both chains if the node is on another one than the contracts',
    proves('env.chain-rpc-url', 'env.contracts-file'),
    async () => {
      const failure = start({ CONTRACTS_FILE: await otherChain() });
      await expect(failure).rejects.toThrow(`CHAIN_RPC_URL points to chain ${chain.deployment.chainId}`);
      await expect(failure).rejects.toThrow('CONTRACTS_FILE belongs to chain 99');
    },
  );

  it.each<[string, () => Promise<string>]>([
    ['does not exist', async () => '/nowhere/contracts.json'],
    ['is not JSON', () => writeFileOf('{')],
    ['lacks a contract', () => writeFileOf(JSON.stringify({ chainId: 1, fromBlock: 0, contracts: {} }))],
  ])('names the contracts file if it %s', proves('env.contracts-file'), async (_what, make) => {
    await expect(start({ CONTRACTS_FILE: await make() })).rejects.toThrow('CONTRACTS_FILE: ');
  });

  it('succeeds while the chain is down, and records later', async () => {
    chain.setDown(true);
    const { service, database } = await start();
    expect(service.logLines.join('')).toContain('chain unreachable');
    const owner = await enrolOwner(service.call);
    const hash = await submit(service.call, owner);
    chain.setDown(false);
    await vi.waitFor(
      async () => {
        await retryJobs(database.pool);
        const { body } = await service.call(`GET /transactions/${hash}`, { key: owner.key });
        expect(body).toMatchObject({ chain: { status: 'recorded' } });
      },
      { timeout: 15_000, interval: 200 },
    );
  });

  it('after an outage sends nothing if the node returns with another chain, and says so', async () => {
    chain.setDown(true);
    const { address, env: own } = await chain.envOf();
    const { service } = await start({ ...own, CONTRACTS_FILE: await otherChain() });
    const owner = await enrolOwner(service.call);
    await submit(service.call, owner);
    chain.setDown(false);
    await vi.waitFor(() => expect(service.logLines.join('')).toContain('CONTRACTS_FILE belongs to chain 99'), {
      timeout: 10_000,
    });
    expect(await transactionsOf(address)).toBe(0);
  });

  it('without contracts records nothing, and says so', proves('env.contracts-file'), async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const service = await startTestService({ databaseUrl: database.url });
    onTestFinished(() => service.stop());
    expect(service.logLines.join('')).toContain('CONTRACTS_FILE is not set, nothing is recorded on chain');
  });

  it('leaves no part of the node’s URL or of our key in the log', async () => {
    const { service } = await start();
    const said = service.logLines.join('');
    expect(said).not.toContain(new URL(chain.url).port);
    expect(said).not.toContain(env.CHAIN_PRIVATE_KEY.slice(2));
  });
});
