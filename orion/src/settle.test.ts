import { calls, connectChain, createReader, createSender, readEvents, type Sender } from '@countersign/chain';
import { createLog } from '@countersign/edge';
import { cid, createAccount, hashOf, startTestChain, type TestChain } from '@countersign/harness/chain/test-chain';
import { type Decision, type Hex, rawCid } from '@countersign/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Lease, type LeasedRequest, LeaseLost, NotYet } from './lease.ts';
import { lasting, leasedFor, someFields } from './leased.fixture.ts';
import { type SettleDeps, settle } from './settle.ts';

const responseCid = rawCid(Buffer.alloc(32, 7));
let chain: TestChain;
let service: Sender;
let orion: Sender;
let told: Record<string, unknown>[];
let deps: SettleDeps;
let created = 0;

beforeAll(async () => {
  chain = await startTestChain();
  service = await chain.senderOf(createAccount('service'));
  orion = await chain.senderOf(chain.owner);
});

afterAll(() => chain.stop());

beforeEach(async () => {
  told = [];
  const { client, deployment } = chain;
  const updateSettlement = async ({ body }: { body: Record<string, unknown> }) => void told.push(body);
  deps = {
    client: { updateSettlement } as unknown as SettleDeps['client'],
    chain: { client, deployment, reader: createReader(client, deployment), sender: orion, confirmations: 1 },
    now: Date.now,
    log: createLog('fatal'),
  };
});

/** The task to record a verdict on a request that the service has, or has not yet, recorded. */
async function leaseTask(
  more: Partial<NonNullable<LeasedRequest['settlement']>> = {},
  isRecorded = true,
): Promise<LeasedRequest> {
  created += 1;
  const requestHash = hashOf(created);
  if (isRecorded) await service.submit(calls.createRequest(chain.deployment, { requestHash, cid, serviceId: 1 }));
  return leasedFor(someFields, {
    task: 'settlement',
    requestHash,
    settlement: {
      decision: 'APPROVED',
      responseCid,
      sender: service.address,
      contract: chain.deployment.contracts.verificationInbox,
      chainId: chain.deployment.chainId,
      txHash: null,
      submittedAt: null,
      ...more,
    },
  });
}

const onChain = ({ requestHash }: LeasedRequest) => deps.chain.reader.getRequest(service.address, requestHash as Hex);
const writeVerdict = ({ requestHash }: LeasedRequest, decision: Decision) =>
  orion.submit(
    calls.setVerdict(chain.deployment, {
      sender: service.address,
      requestHash: requestHash as Hex,
      decision,
      responseCid,
    }),
  );
const countSent = () => chain.control.getTransactionCount({ address: orion.address });
const txHash = expect.stringMatching(/^0x[0-9a-f]{64}$/);
const settled = () => ({
  status: 'settled',
  chainId: chain.deployment.chainId,
  txHash,
  blockNumber: expect.any(Number),
  settledAt: expect.any(String),
});
const submitted = () => ({ status: 'submitted', chainId: chain.deployment.chainId, txHash });

describe('the record of a verdict on chain', () => {
  it('is sent, and reported once if the chain confirms it at once', async () => {
    const request = await leaseTask();
    await settle(deps, request, lasting());
    expect(told).toEqual([settled()]);
    expect(await onChain(request)).toMatchObject({ decision: 'APPROVED', responseCid });
  });

  it('names no answer if none is published', async () => {
    const request = await leaseTask({ decision: 'UNDECIDED', responseCid: null });
    await settle(deps, request, lasting());
    expect(await onChain(request)).toMatchObject({ decision: 'UNDECIDED', responseCid: '' });
  });

  it('waits for the request', async () => {
    await expect(settle(deps, await leaseTask({}, false), lasting())).rejects.toThrow(NotYet);
    expect(told).toEqual([]);
  });

  it('is followed up if it was sent under an earlier lease, and not sent again', async () => {
    const request = await leaseTask();
    const sent = await writeVerdict(request, 'APPROVED');
    const before = await countSent();
    const { settlement } = request;
    if (settlement) Object.assign(settlement, { ...sent, submittedAt: new Date().toISOString() });
    await settle(deps, request, lasting());
    expect(told).toEqual([{ ...settled(), ...sent }]);
    expect(await countSent()).toBe(before);
  });

  it('is found if it was sent but not reported, and not sent again', async () => {
    const request = await leaseTask();
    const sent = await writeVerdict(request, 'APPROVED');
    const before = await countSent();
    await settle(deps, request, lasting());
    expect(told).toEqual([{ ...settled(), ...sent }]);
    expect(await countSent()).toBe(before);
  });

  it('is found if another transaction than the reported one made it', async () => {
    const request = await leaseTask({ txHash: hashOf(0xdead), submittedAt: new Date(0).toISOString() });
    const sent = await writeVerdict(request, 'APPROVED');
    await settle(deps, request, lasting());
    expect(told).toEqual([{ ...settled(), ...sent }]);
  });

  it('is sent again if the reported transaction does not exist', async () => {
    const request = await leaseTask({ txHash: hashOf(0xdead), submittedAt: new Date(0).toISOString() });
    await settle(deps, request, lasting());
    expect(told).toEqual([submitted(), settled()]);
  });

  it('waits for enough confirmations, for any sender', async () => {
    const deep = { ...deps, chain: { ...deps.chain, confirmations: 3 } };
    const request = await leaseTask();
    await expect(settle(deep, request, lasting())).rejects.toThrow('not confirmed');
    expect(told).toEqual([submitted()]);
    await expect(settle(deep, request, lasting())).rejects.toThrow('not confirmed');
    await chain.control.mine({ blocks: 2 });
    await settle(deep, request, lasting());
    expect(told).toEqual([submitted(), settled()]);
  });

  it('has failed if another verdict is recorded', async () => {
    const request = await leaseTask();
    await writeVerdict(request, 'REJECTED');
    await settle(deps, request, lasting());
    expect(told).toEqual([{ status: 'failed', chainId: chain.deployment.chainId }]);
  });

  it('has failed if the account may not write it', async () => {
    const sender = await chain.senderOf(createAccount('stranger'));
    const request = await leaseTask();
    await settle({ ...deps, chain: { ...deps.chain, sender } }, request, lasting());
    expect(told).toEqual([{ status: 'failed', chainId: chain.deployment.chainId }]);
    expect(await onChain(request)).toMatchObject({ decision: null });
  });

  it.each<[what: string, more: object]>([
    ['contract', { contract: createAccount('inbox').address }],
    ['chain', { chainId: 1 }],
  ])('fails if the request is on another %s', async (_what, more) => {
    const request = await leaseTask(more);
    await settle(deps, request, lasting());
    expect(told).toMatchObject([{ status: 'failed' }]);
    expect(await onChain(request)).toMatchObject({ decision: null });
  });

  it('is retried later if the chain is down', async () => {
    const request = await leaseTask();
    const { deployment } = chain;
    const client = connectChain('http://127.0.0.1:1');
    const sender = createSender({ client, account: chain.owner, chainId: deployment.chainId });
    const down = { ...deps.chain, client, sender, reader: createReader(client, deployment) };
    await expect(settle({ ...deps, chain: down }, request, lasting())).rejects.toThrow(NotYet);
    expect(told).toEqual([]);
  });

  it('is written once, however many workers try', async () => {
    const request = await leaseTask();
    const results = await Promise.allSettled([1, 2, 3].map(() => settle(deps, request, lasting())));
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await onChain(request)).toMatchObject({ decision: 'APPROVED' });
    const toBlock = await chain.client.getBlockNumber();
    const events = await readEvents(chain.client, chain.deployment, { fromBlock: 0, toBlock });
    expect(
      events.filter(({ name, args }) => name === 'VerdictSet' && args.requestHash === request.requestHash),
    ).toHaveLength(1);
  });

  it.each([0, 1])('stops before its next effect after the lease is lost, and is resumed (%i)', async (after) => {
    const request = await leaseTask();
    let held = 0;
    const lease: Lease = {
      ...lasting(),
      hold() {
        held += 1;
        if (held > after) throw new LeaseLost();
      },
    };
    const before = await countSent();
    await expect(settle(deps, request, lease)).rejects.toThrow(LeaseLost);
    expect(await countSent()).toBe(before + Math.min(after, 1));
    await settle(deps, request, lasting());
    expect(told.at(-1)).toEqual(settled());
    expect(await countSent()).toBe(before + 1);
  });
});
