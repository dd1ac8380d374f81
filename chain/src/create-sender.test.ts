import {
  cid,
  createAccount,
  hashOf,
  startProxy,
  startTestChain,
  type TestChain,
} from '@countersign/harness/chain/test-chain';
import type { Hex } from '@countersign/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { connectChain } from './connect-chain.ts';
import { createSender, isOnItsWay, type Sender } from './create-sender.ts';
import { CallRefused, ChainUnavailable } from './errors.ts';

let chain: TestChain;
let sender: Sender;
let created = 0;

beforeAll(async () => {
  chain = await startTestChain();
  sender = await chain.senderOf(createAccount('sender'));
});
afterEach(async () => {
  await chain.control.setAutomine(true);
  await chain.control.mine({ blocks: 1 });
});
afterAll(() => chain.stop());

/** An unrecorded request. */
function newRequest() {
  created += 1;
  return chain.createRequest(created);
}

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);
const long = { confirmations: 1, stuckAfterMs: 10_000 };
const nonceOf = async (hash: Hex) => (await chain.control.getTransaction({ hash })).nonce;
const stopMining = () => chain.control.setAutomine(false);
const mine = () => chain.control.mine({ blocks: 1 });

describe('sending', () => {
  it('uses every nonce once, with any number of concurrent senders of one account', async () => {
    const account = createAccount('shared');
    const senders = await Promise.all([chain.senderOf(account), chain.senderOf(account)]);
    const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => senders[index % 2]?.submit(newRequest())));
    const hashes = sent.flatMap((one) => (one ? [one.txHash] : []));
    const receipts = await Promise.all(hashes.map((hash) => chain.control.getTransactionReceipt({ hash })));
    expect(receipts.map(({ status }) => status)).toEqual(Array(20).fill('success'));
    expect((await Promise.all(hashes.map(nonceOf))).sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
  });

  it('does not send what the contract would refuse, and reports its error', async () => {
    const call = newRequest();
    await sender.submit(call);
    const before = await chain.control.getTransactionCount({ address: sender.address });
    await expect(sender.submit(call)).rejects.toMatchObject({
      name: 'CallRefused',
      errorName: 'RequestAlreadyCreated',
    });
    expect(await chain.control.getTransactionCount({ address: sender.address })).toBe(before);
  });

  it('is pending from the mempool to its block, and not if it is unknown or failed', async () => {
    await stopMining();
    const { txHash } = await sender.submit(newRequest());
    expect(await isOnItsWay(chain.client, txHash)).toBe(true);
    await mine();
    expect(await isOnItsWay(chain.client, txHash)).toBe(true);
    expect(await isOnItsWay(chain.client, hashOf(999_999))).toBe(false);
    const call = newRequest();
    const both = [await sender.submit(call), await sender.submit(call)];
    await mine();
    expect(await Promise.all(both.map((one) => isOnItsWay(chain.client, one.txHash)))).toEqual([true, false]);
  });

  it('does not pay for a contract that burns gas', async () => {
    const [account] = await chain.control.getAddresses();
    // Counts down from 196,608, which takes five million gas.
    const code = '0x6d620300005b600190038060045700600052600e6012f3';
    const hash = await chain.control.sendTransaction({ account: account ?? null, chain: null, data: code });
    const { contractAddress } = await chain.control.getTransactionReceipt({ hash });
    const burning = { to: contractAddress ?? '0x', data: '0x' } as const;
    expect(await chain.control.estimateGas({ to: contractAddress ?? null })).toBeGreaterThan(4_000_000n);
    await expect(sender.submit(burning)).rejects.toBeInstanceOf(CallRefused);
  });

  it('uses the given mutual exclusion, and continues after a failure', async () => {
    const inside: string[] = [];
    const account = createAccount('excluded');
    await chain.senderOf(account);
    const careful = createSender({
      client: chain.client,
      account,
      chainId: chain.deployment.chainId,
      exclusively: async (work) => {
        inside.push('in');
        const result = await work();
        inside.push('out');
        return result;
      },
    });
    await careful.submit(newRequest());
    await expect(
      careful.submit({ to: chain.deployment.contracts.verificationInbox, data: '0x12345678' }),
    ).rejects.toMatchObject({ name: 'CallRefused', errorName: null });
    await careful.submit(newRequest());
    expect(inside).toEqual(['in', 'out', 'in', 'out']);
  });

  it('reports that an account without funds cannot pay', async () => {
    const account = createAccount('poor');
    const poor = createSender({ client: chain.client, account, chainId: chain.deployment.chainId });
    await expect(poor.submit(newRequest())).rejects.toThrow(`account ${account.address} cannot pay`);
  });

  it("returns the hash if the node's answer is lost, because the transaction may have arrived", async () => {
    const url = await startProxy(chain.url, ({ method }) =>
      method === 'eth_sendRawTransaction' ? { result: 'lost' } : undefined,
    );
    const account = createAccount('unlucky');
    await chain.senderOf(account);
    const unlucky = createSender({ client: connectChain(url), account, chainId: chain.deployment.chainId });
    const call = newRequest();
    const { txHash } = await unlucky.submit(call);
    const at = (seconds: number) => ({ txHash, submittedAt: secondsAgo(seconds) });
    expect(await unlucky.followUp(call, at(1), long)).toEqual({ state: 'waiting', txHash });
    const lucky = createSender({ client: chain.client, account, chainId: chain.deployment.chainId });
    expect(await lucky.followUp(call, at(60), long)).toMatchObject({ state: 'resubmitted' });
  });

  it.each([
    ['knows it already', 'already known', 1],
    ['has another transaction with this nonce', 'replacement transaction underpriced', 2],
    ['has already used the nonce', 'nonce too low', 2],
    ['lacks the nonces before it', 'nonce too high', 2],
  ])('to a node that %s succeeds', async (_what, message, tries) => {
    let seen = 0;
    const url = await startProxy(chain.url, ({ method }) => {
      if (method !== 'eth_sendRawTransaction') return undefined;
      seen += 1;
      return seen === 1 ? { error: { code: -32_000, message } } : { result: hashOf(1) };
    });
    const account = createAccount('other');
    const other = createSender({ client: connectChain(url), account, chainId: chain.deployment.chainId });
    expect((await other.submit(newRequest())).txHash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(seen).toBe(tries);
  });

  it('ends if the node refuses every nonce', async () => {
    let seen = 0;
    const url = await startProxy(chain.url, ({ method }) => {
      if (method !== 'eth_sendRawTransaction') return undefined;
      seen += 1;
      return { error: { code: -32_000, message: 'nonce too low' } };
    });
    const other = createSender({
      client: connectChain(url),
      account: createAccount('other'),
      chainId: chain.deployment.chainId,
    });
    await expect(other.submit(newRequest())).rejects.toThrow(ChainUnavailable);
    expect(seen).toBe(20);
  });

  it('uses legacy transactions on a chain without base fee', async () => {
    const raws: string[] = [];
    const url = await startProxy(chain.url, ({ method, params }) => {
      if (method === 'eth_getBlockByNumber') {
        return { result: { number: '0x1', hash: hashOf(1), parentHash: hashOf(0), timestamp: '0x1' } };
      }
      if (method === 'eth_sendRawTransaction') raws.push(String(params[0]));
      return undefined;
    });
    const account = createAccount('legacy');
    await chain.senderOf(account);
    const legacy = createSender({ client: connectChain(url), account, chainId: chain.deployment.chainId });
    const { txHash } = await legacy.submit(newRequest());
    expect(raws[0]).toMatch(/^0xf8|^0xf9/);
    expect(await chain.control.getTransactionReceipt({ hash: txHash })).toMatchObject({ status: 'success' });
  });
});

describe('following up', () => {
  it('waits for the configured number of confirmations', async () => {
    const call = newRequest();
    const { txHash } = await sender.submit(call);
    const submission = { txHash, submittedAt: new Date() };
    const waiting = { state: 'waiting', txHash };
    expect(await sender.followUp(call, submission, { confirmations: 3 })).toEqual(waiting);
    await mine();
    expect(await sender.followUp(call, submission, { confirmations: 3 })).toEqual(waiting);
    await mine();
    const { blockNumber } = await chain.control.getTransactionReceipt({ hash: txHash });
    expect(await sender.followUp(call, submission, { confirmations: 3 })).toEqual({
      state: 'confirmed',
      txHash,
      blockNumber: Number(blockNumber),
      succeeded: true,
    });
  });

  it('reports a transaction that failed in its block', async () => {
    await stopMining();
    const call = newRequest();
    await sender.submit(call);
    const { txHash } = await sender.submit(call);
    await mine();
    expect(await sender.followUp(call, { txHash, submittedAt: new Date() }, long)).toMatchObject({
      state: 'confirmed',
      succeeded: false,
    });
  });

  it('replaces a stuck transaction with a higher fee at the same nonce', async () => {
    await stopMining();
    const call = newRequest();
    const { txHash } = await sender.submit(call);
    expect(await sender.followUp(call, { txHash, submittedAt: secondsAgo(9) }, long)).toEqual({
      state: 'waiting',
      txHash,
    });
    const before = await chain.control.getTransaction({ hash: txHash });
    const followed = await sender.followUp(call, { txHash, submittedAt: secondsAgo(11) }, long);
    expect(followed).toMatchObject({ state: 'resubmitted', txHash: expect.not.stringContaining(txHash) });
    const after = await chain.control.getTransaction({ hash: followed.txHash });
    expect(after.nonce).toBe(before.nonce);
    expect(Number(after.maxFeePerGas) / Number(before.maxFeePerGas)).toBeGreaterThanOrEqual(1.125);
    expect(Number(after.maxPriorityFeePerGas) / Number(before.maxPriorityFeePerGas)).toBeGreaterThanOrEqual(1.125);
    await mine();
    expect(await sender.followUp(call, { txHash: followed.txHash, submittedAt: new Date() }, long)).toMatchObject({
      state: 'confirmed',
      succeeded: true,
    });
    // A caller with the first hash learns that nothing is left to do.
    await expect(sender.followUp(call, { txHash, submittedAt: secondsAgo(60) }, long)).rejects.toThrow(CallRefused);
  });

  it('pays at most ten times the usual price', async () => {
    await stopMining();
    const call = newRequest();
    let { txHash } = await sender.submit(call);
    let replaced = 0;
    for (let round = 0; round < 30; round += 1) {
      const followed = await sender.followUp(call, { txHash, submittedAt: secondsAgo(11) }, long);
      if (followed.state === 'resubmitted') replaced += 1;
      txHash = followed.txHash;
    }
    expect(replaced).toBeGreaterThan(3);
    expect(replaced).toBeLessThan(15);
  });

  it('replaces an abandoned earlier transaction, whose call is then sent again', async () => {
    await stopMining();
    const [first, second] = [newRequest(), newRequest()];
    const { txHash: blocking } = await sender.submit(first);
    const { txHash: blocked } = await sender.submit(second);
    expect(await sender.followUp(second, { txHash: blocked, submittedAt: secondsAgo(29) }, long)).toEqual({
      state: 'waiting',
      txHash: blocked,
    });
    const followed = await sender.followUp(second, { txHash: blocked, submittedAt: secondsAgo(31) }, long);
    expect(followed.state).toBe('resubmitted');
    expect(await nonceOf(followed.txHash)).toBe((await nonceOf(blocked)) - 1);
    await mine();
    expect(await sender.followUp(second, { txHash: followed.txHash, submittedAt: new Date() }, long)).toMatchObject({
      state: 'confirmed',
      succeeded: true,
    });
    const again = await sender.followUp(first, { txHash: blocking, submittedAt: secondsAgo(31) }, long);
    expect(again.state).toBe('resubmitted');
    await mine();
    expect(await sender.followUp(first, { txHash: again.txHash, submittedAt: new Date() }, long)).toMatchObject({
      state: 'confirmed',
      succeeded: true,
    });
  });

  it('resends what the mempool has dropped, but not at once: another node may know it', async () => {
    await stopMining();
    const call = newRequest();
    const { txHash } = await sender.submit(call);
    await chain.control.dropTransaction({ hash: txHash });
    expect(await sender.followUp(call, { txHash, submittedAt: secondsAgo(1) }, long)).toEqual({
      state: 'waiting',
      txHash,
    });
    expect((await sender.followUp(call, { txHash, submittedAt: secondsAgo(16) }, long)).state).toBe('resubmitted');
  });

  it('resends what a reorg has undone', async () => {
    const id = await chain.control.snapshot();
    const call = newRequest();
    const { txHash } = await sender.submit(call);
    const submission = { txHash, submittedAt: secondsAgo(16) };
    expect((await sender.followUp(call, submission, long)).state).toBe('confirmed');
    await chain.control.revert({ id });
    const again = await sender.followUp(call, submission, long);
    expect(again.state).toBe('resubmitted');
    expect(await sender.followUp(call, { txHash: again.txHash, submittedAt: new Date() }, long)).toMatchObject({
      state: 'confirmed',
      succeeded: true,
    });
  });

  it('ignores a receipt whose block is not on the chain', async () => {
    const call = newRequest();
    const { txHash } = await sender.submit(call);
    const url = await startProxy(chain.url, ({ method }) =>
      method === 'eth_getBlockByNumber'
        ? { result: { number: '0x1', hash: hashOf(1), parentHash: hashOf(0), timestamp: '0x1' } }
        : undefined,
    );
    const misled = createSender({
      client: connectChain(url),
      account: createAccount('sender'),
      chainId: chain.deployment.chainId,
    });
    expect(await misled.followUp(call, { txHash, submittedAt: new Date() }, long)).toEqual({
      state: 'waiting',
      txHash,
    });
  });

  it('does not take another transaction for this call', async () => {
    const { txHash } = await sender.submit(newRequest());
    const call = newRequest();
    expect((await sender.followUp(call, { txHash, submittedAt: new Date() }, long)).state).toBe('resubmitted');
  });
});

it('writes a verdict that only the owner of the service may write', async () => {
  const requestHash = hashOf(999_999);
  await sender.submit(calls.createRequest(chain.deployment, { requestHash, cid, serviceId: 1 }));
  const verdict = { sender: sender.address, requestHash, decision: 'APPROVED', responseCid: '' } as const;
  const call = calls.setVerdict(chain.deployment, verdict);
  await expect(sender.submit(call)).rejects.toMatchObject({ errorName: 'NotVerdictWriter' });
  const owner = await chain.senderOf(chain.owner);
  await owner.submit(call);
  await expect(owner.submit(call)).rejects.toMatchObject({ errorName: 'VerdictAlreadySet' });
});
