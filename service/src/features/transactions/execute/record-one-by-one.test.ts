import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { problem } from '@countersign/harness/requests/answers';
import { enrolOwner, judge, type Owner, readStatus, submit } from '@countersign/harness/requests/transactions';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import type { Address, Call, Hex } from '@countersign/protocol';
import { createTestClient, http, publicActions, walletActions } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let evm: Evm;
let database: TestDatabase;
let service: TestService;
let client: ReturnType<typeof connect>;
let owner: Owner;
/** A contract that accepts no coins. */
let desk: Address;

const connect = (url: string) =>
  createTestClient({ mode: 'hardhat', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);

beforeAll(async () => {
  [evm, database] = await Promise.all([startEvm({ source: 'actions.sol' }), createTestDatabase()]);
  client = connect(evm.url);
  const env = { EXECUTION_CONFIRMATIONS: '1', CHAIN_RPC_URLS: JSON.stringify({ [evm.chainId]: evm.url }) };
  service = await startTestService({ databaseUrl: database.url, env });
  owner = await enrolOwner(service.call);
  desk = await evm.deploy('SignatureDesk', []);
});

afterAll(async () => {
  await service.stop();
  await Promise.all([database.drop(), evm.stop()]);
});

const recipient = createWallet().address.toLowerCase() as Address;
const pay = (value: string, to = recipient): Call => ({ to, value, data: '0x' });
const calls = [pay('3'), pay('4'), pay('5')];

/** Sends one call, without checking the result. */
async function send({ to, value, data }: Call, from: Address = owner.wallet.address): Promise<Hex> {
  await client.impersonateAccount({ address: from });
  await client.setBalance({ address: from, value: 10n ** 20n });
  const nonce = await client.getTransactionCount({ address: from });
  const sent = {
    account: from,
    chain: null,
    to: to as Address,
    value: BigInt(value),
    data: data as Hex,
    gas: 200_000n,
  };
  await client.sendTransaction(sent).catch(() => {});
  const block = await client.getBlock({ includeTransactions: true });
  return block.transactions.find((each) => each.nonce === nonce && each.from === from.toLowerCase())?.hash ?? '0x';
}

async function sendAll(all: readonly Call[], from?: Address): Promise<Hex[]> {
  const hashes: Hex[] = [];
  for (const each of all) hashes.push(await send(each, from));
  return hashes;
}

async function approved(batch: readonly Call[] = calls): Promise<string> {
  const hash = await submit(service.call, owner, { tx: undefined, chainId: evm.chainId, calls: batch });
  await judge(service.call, hash, 'APPROVED');
  return hash;
}

function report(requestHash: string, hashes: readonly Hex[]) {
  const body = { txHash: hashes.at(-1), earlierTxHashes: hashes.slice(0, -1) };
  return service.call(`POST /transactions/${requestHash}/execution`, { key: owner.key, body });
}

async function expectRefused(requestHash: string, hashes: readonly Hex[], said: string): Promise<void> {
  expect((await report(requestHash, hashes)).body).toEqual(problem(400, said));
  expect(await readStatus(service.call, owner, requestHash)).toBe('APPROVED');
}

describe('a batch whose calls were sent one by one', () => {
  it('is EXECUTED by the transactions of all its calls, in their order', proves('execution.one-by-one'), async () => {
    const hash = await approved();
    const sent = await sendAll(calls);
    expect((await report(hash, sent)).body).toMatchObject({ status: 'EXECUTED' });
    const record = await service.call(`GET /transactions/${hash}`, { token: owner.accessToken });
    expect(record.body).toMatchObject({ executed: { txHash: sent[2], succeeded: true } });
    const detail = { txHash: sent[2], earlierTxHashes: sent.slice(0, 2) };
    const { history } = record.body as { history: unknown[] };
    expect(history).toContainEqual(expect.objectContaining({ detail: expect.objectContaining(detail) }));
    // A repeated report changes nothing.
    expect((await report(hash, sent)).body).toMatchObject({ status: 'EXECUTED' });
  });

  it('is FAILED if a call failed, with the calls before it and without those after it', async () => {
    const failing = [pay('3'), pay('4', desk), pay('5')];
    const [hash, first] = [await approved(failing), await approved([pay('9', desk), pay('3')])];
    expect((await report(hash, await sendAll(failing.slice(0, 2)))).body).toMatchObject({ status: 'FAILED' });
    expect((await report(first, await sendAll([pay('9', desk)]))).body).toMatchObject({ status: 'FAILED' });
  });

  it.each<[string, readonly Call[], string]>([
    ['another amount', [pay('3'), pay('6'), pay('5')], 'earlierTxHashes.1: is not call 2 of the approved batch'],
    ['another order', [pay('3'), pay('5'), pay('4')], 'earlierTxHashes.1: is not call 2 of the approved batch'],
    ['a missing call', [pay('3'), pay('4')], 'txHash: completes only 2 of the 3 calls of the approved batch'],
    ['an additional call', [...calls, pay('6')], 'txHash: is not call 4 of the approved batch'],
  ])('is refused with %s, and stays APPROVED', proves('execution.one-by-one'), async (_what, made, said) => {
    await expectRefused(await approved(), await sendAll(made), said);
  });

  it('is refused if its calls were mined in another order', async () => {
    const [second, first, third] = await sendAll([pay('4'), pay('3'), pay('5')]);
    const said = 'earlierTxHashes.1: was not mined after the one before it';
    await expectRefused(await approved(), [first, second, third] as Hex[], said);
  });

  it('is refused if one transaction is reported for two equal calls', async () => {
    const twice = [pay('3'), pay('3')];
    const [once] = await sendAll([pay('3')]);
    await expectRefused(await approved(twice), [once, once] as Hex[], 'txHash: was not mined after the one before it');
  });

  it('is refused if another account sent them', async () => {
    const stranger = createWallet().address;
    const sent = await sendAll(calls, stranger);
    await expectRefused(await approved(), sent, 'earlierTxHashes.0: is not call 1 of the approved batch');
  });

  it('uses each transaction up: none counts for another request', async () => {
    const [one, two] = [await approved(), await approved()];
    const sent = await sendAll(calls);
    expect((await report(one, sent)).body).toMatchObject({ status: 'EXECUTED' });
    await expectRefused(two, sent, 'earlierTxHashes.0: has already executed another transaction');
  });
});
