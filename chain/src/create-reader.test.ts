import { createHash } from 'node:crypto';
import {
  cid,
  createAccount,
  hashOf,
  serviceEntry,
  startTestChain,
  type TestChain,
} from '@countersign/harness/chain/test-chain';
import { type Address, type Hex, rawCid } from '@countersign/protocol';
import { keccak256, stringToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { createReader, type Reader } from './create-reader.ts';
import { ChainUnavailable } from './errors.ts';

const armoredKey = '-----BEGIN PGP PUBLIC KEY BLOCK-----';
const updated = { ...serviceEntry, name: 'Orion, renamed', pgpKeyHash: hashOf(8) };
const account = createAccount('account');

let chain: TestChain;
let reader: Reader;
let sender: Address;
/** The block before the service changed its entry. */
let before: number;

beforeAll(async () => {
  chain = await startTestChain();
  reader = createReader(chain.client, chain.deployment);
  const [owner, recorder] = await Promise.all([chain.senderOf(chain.owner), chain.senderOf(createAccount('recorder'))]);
  sender = recorder.address;
  await recorder.submit(chain.createRequest(1));
  const verdict = { sender, requestHash: hashOf(1), decision: 'REJECTED', responseCid: cid } as const;
  await owner.submit(calls.setVerdict(chain.deployment, verdict));
  await recorder.submit(chain.createRequest(2));
  before = await chain.client.getBlockNumber();
  await owner.submit(calls.updateService(chain.deployment, { id: 1, ...updated }));
});
afterAll(() => chain.stop());

describe('the state of the contracts', () => {
  it('of requests: with a verdict, without one, and of a missing one', async () => {
    const { timestamp: createdAt } = (await chain.client.getBlock(before)) ?? {};
    expect(await reader.getRequest(sender, hashOf(2))).toEqual({
      serviceId: 1,
      cid,
      decision: null,
      responseCid: '',
      createdAt,
      decidedAt: null,
    });
    expect(await reader.getRequest(sender, hashOf(1))).toMatchObject({
      decision: 'REJECTED',
      responseCid: cid,
      decidedAt: expect.any(Number),
    });
    expect(await reader.getRequest(sender, hashOf(3))).toBeNull();
    expect(await reader.getRequest(chain.owner.address, hashOf(1))).toBeNull();
  });

  it('of services: now, at an earlier block, and of a missing one', async () => {
    expect(await reader.serviceCount()).toBe(1);
    const service = { id: 1, owner: chain.owner.address, active: true };
    expect(await reader.getService(1)).toEqual({ ...service, ...updated });
    expect(await reader.getService(1, before)).toEqual({ ...service, ...serviceEntry });
    expect(await reader.getService(2)).toBeNull();
    expect(await reader.getVerdictWriter(1)).toBeNull();
    const again = calls.reactivateService(chain.deployment, { id: 1 });
    await expect((await chain.senderOf(chain.owner)).submit(again)).rejects.toMatchObject({
      errorName: 'ServiceAlreadyActive',
    });
  });

  it('of keys: registered and never registered', async () => {
    expect(await reader.getKey(account.address)).toBeNull();
    expect(await reader.isKeyReplaced(account.address, hashOf(1))).toBe(false);
    const signature = await account.signMessage?.({ message: armoredKey });
    const recorder = await chain.senderOf(createAccount('recorder'));
    const call = (of: string) =>
      calls.registerKey(chain.deployment, {
        account: account.address,
        armoredKey,
        signature: signature as Hex,
        cid: of,
      });
    await expect(recorder.submit(call('bafkreiwrong'))).rejects.toMatchObject({ errorName: 'WrongCid' });
    const right = rawCid(createHash('sha256').update(armoredKey).digest());
    await recorder.submit(call(right));
    expect(await reader.getKey(account.address)).toEqual({ keyHash: keccak256(stringToHex(armoredKey)), cid: right });
  });

  it('is an error if there is no contract at the address', async () => {
    const nowhere = { ...chain.deployment.contracts, verificationInbox: createAccount('nobody').address };
    const lost = createReader(chain.client, { ...chain.deployment, contracts: nowhere });
    await expect(lost.getRequest(sender, hashOf(1))).rejects.toThrow(ChainUnavailable);
  });
});
