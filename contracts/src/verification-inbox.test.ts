import { type Address, type Hex, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contracts, hashOf, startContracts } from './contracts.fixture.ts';

const cid = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e';
const falseCid = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';
const responseCid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';
const nothing = { serviceId: 0n, createdAt: 0n, decidedAt: 0n, decision: 0, cid: '', responseCid: '' };

let contracts: Contracts;
let owner: Address;
let sender: Address;
let stranger: Address;
let writer: Address;
let serviceId: bigint;
let counter = 0;

beforeAll(async () => {
  contracts = await startContracts();
  [owner, sender, stranger, writer] = [1, 2, 3, 4].map(contracts.account) as [Address, Address, Address, Address];
});
afterAll(() => contracts.stop());

const send = (from: Address, name: string, ...args: unknown[]) =>
  contracts.send(from, 'verificationInbox', name, ...args);
const refusal = (from: Address, name: string, ...args: unknown[]) =>
  contracts.refusal(from, 'verificationInbox', name, ...args);
const manage = (from: Address, name: string, ...args: unknown[]) =>
  contracts.send(from, 'verificationServiceRegistry', name, ...args);
const getRequest = (from: Address, requestHash: Hex) =>
  contracts.read('verificationInbox', 'getRequest', from, requestHash);
const writerOf = (id: bigint) => contracts.read('verificationInbox', 'verdictWriterOf', id);

async function newService(): Promise<bigint> {
  await manage(owner, 'register', owner, 'Orion', hashOf(7), cid);
  return (await contracts.read('verificationServiceRegistry', 'serviceCount')) as bigint;
}
beforeAll(async () => {
  serviceId = await newService();
});

async function newRequest(service = serviceId): Promise<Hex> {
  const requestHash = hashOf(++counter);
  await send(sender, 'createRequest', requestHash, cid, service);
  return requestHash;
}

describe('createRequest', () => {
  it('records a request of the caller, and emits an event', async () => {
    const requestHash = hashOf(++counter);
    const { events, receipt } = await send(sender, 'createRequest', requestHash, cid, serviceId);
    expect(events).toMatchObject([{ eventName: 'RequestCreated', args: { sender, requestHash, serviceId, cid } }]);
    const { timestamp: createdAt } = await contracts.client.getBlock({ blockNumber: receipt.blockNumber });
    expect(await getRequest(sender, requestHash)).toEqual({ ...nothing, serviceId, createdAt, cid });
  });

  it('succeeds once for a sender and a hash, judged or not', async () => {
    const requestHash = await newRequest();
    const again = () => refusal(sender, 'createRequest', requestHash, falseCid, serviceId);
    expect(await again()).toBe(`RequestAlreadyCreated(${sender}, ${requestHash})`);
    await send(owner, 'setVerdict', sender, requestHash, 1, responseCid);
    expect(await again()).toBe(`RequestAlreadyCreated(${sender}, ${requestHash})`);
  });

  it('by another sender does not occupy the hash, and changes nothing for its sender', async () => {
    const requestHash = hashOf(++counter);
    await send(stranger, 'createRequest', requestHash, falseCid, serviceId);
    expect(await getRequest(sender, requestHash)).toEqual(nothing);
    await send(sender, 'createRequest', requestHash, cid, serviceId);
    await send(owner, 'setVerdict', sender, requestHash, 1, responseCid);
    expect(await getRequest(sender, requestHash)).toMatchObject({ cid, decision: 1 });
    expect(await getRequest(stranger, requestHash)).toMatchObject({ cid: falseCid, decision: 0 });
  });

  it('refuses a service that is missing or inactive', async () => {
    const inactive = await newService();
    await manage(owner, 'deactivate', inactive);
    for (const id of [0n, 999n, inactive, serviceId + 2n ** 64n]) {
      expect(await refusal(sender, 'createRequest', hashOf(++counter), cid, id)).toBe(`ServiceNotActive(${id})`);
    }
  });

  it('refuses an empty CID, and one of over 128 bytes', async () => {
    for (const [given, expected] of [
      ['', 'InvalidCid()'],
      ['b'.repeat(129), 'InvalidCid()'],
      ['b'.repeat(128), ''],
    ]) {
      expect(await refusal(sender, 'createRequest', hashOf(++counter), given, serviceId)).toBe(expected);
    }
  });
});

describe('setVerdict', () => {
  it.each([
    [1, 'approved'],
    [2, 'rejected'],
    [3, 'undecided'],
  ])('%i (%s) is stored and emitted', async (decision) => {
    const requestHash = await newRequest();
    const { events, receipt } = await send(owner, 'setVerdict', sender, requestHash, decision, responseCid);
    expect(events).toMatchObject([
      { eventName: 'VerdictSet', args: { sender, requestHash, serviceId, decision, responseCid, writer: owner } },
    ]);
    const { timestamp: decidedAt } = await contracts.client.getBlock({ blockNumber: receipt.blockNumber });
    expect(await getRequest(sender, requestHash)).toMatchObject({ serviceId, cid, decision, responseCid, decidedAt });
  });

  it('is written once, even if identical', async () => {
    const requestHash = await newRequest();
    await send(owner, 'setVerdict', sender, requestHash, 3, '');
    for (const decision of [1, 2, 3]) {
      expect(await refusal(owner, 'setVerdict', sender, requestHash, decision, '')).toBe(
        `VerdictAlreadySet(${sender}, ${requestHash})`,
      );
    }
    expect(await getRequest(sender, requestHash)).toMatchObject({ decision: 3, responseCid: '' });
  });

  it('refuses everyone but the owner of exactly this service', async () => {
    await manage(stranger, 'register', stranger, 'Another', hashOf(8), cid);
    const requestHash = await newRequest();
    for (const caller of [sender, stranger, contracts.account(0)]) {
      expect(await refusal(caller, 'setVerdict', sender, requestHash, 1, '')).toBe(
        `NotVerdictWriter(${serviceId}, ${caller})`,
      );
    }
  });

  it('refuses other decisions', async () => {
    const requestHash = await newRequest();
    for (const decision of [0, 4, 255]) {
      expect(await refusal(owner, 'setVerdict', sender, requestHash, decision, '')).toBe(
        `InvalidDecision(${decision})`,
      );
    }
  });

  it('refuses a request that its sender has not made', async () => {
    const requestHash = await newRequest();
    for (const [from, hash] of [
      [stranger, requestHash],
      [sender, hashOf(999_999)],
    ] as const) {
      expect(await refusal(owner, 'setVerdict', from, hash, 1, '')).toBe(`RequestNotFound(${from}, ${hash})`);
    }
  });

  it('refuses a CID of over 128 bytes', async () => {
    const requestHash = await newRequest();
    expect(await refusal(owner, 'setVerdict', sender, requestHash, 1, 'b'.repeat(129))).toBe('InvalidCid()');
    expect(await refusal(owner, 'setVerdict', sender, requestHash, 1, 'b'.repeat(128))).toBe('');
  });

  it('is still accepted from a service that takes no more requests', async () => {
    const id = await newService();
    const requestHash = await newRequest(id);
    await manage(owner, 'deactivate', id);
    await send(owner, 'setVerdict', sender, requestHash, 2, '');
    expect(await getRequest(sender, requestHash)).toMatchObject({ decision: 2 });
  });
});

describe('nameVerdictWriter', () => {
  it('lets another account write verdicts, until a different one is named', async () => {
    const id = await newService();
    const { events } = await send(owner, 'nameVerdictWriter', id, writer);
    expect(events).toMatchObject([{ eventName: 'VerdictWriterNamed', args: { serviceId: id, owner, writer } }]);
    expect(await writerOf(id)).toBe(writer);
    const [first, second] = [await newRequest(id), await newRequest(id)];
    const verdict = await send(writer, 'setVerdict', sender, first, 1, '');
    expect(verdict.events).toMatchObject([{ args: { writer } }]);
    await send(owner, 'nameVerdictWriter', id, zeroAddress);
    expect(await refusal(writer, 'setVerdict', sender, second, 1, '')).toBe(`NotVerdictWriter(${id}, ${writer})`);
    expect(await refusal(owner, 'setVerdict', sender, second, 1, '')).toBe('');
  });

  it('ends when the ownership of the service changes', async () => {
    const id = await newService();
    await send(owner, 'nameVerdictWriter', id, writer);
    const requestHash = await newRequest(id);
    await manage(owner, 'offerOwnership', id, stranger);
    await manage(stranger, 'acceptOwnership', id);
    expect(await writerOf(id)).toBe(zeroAddress);
    for (const caller of [writer, owner]) {
      expect(await refusal(caller, 'setVerdict', sender, requestHash, 1, '')).toBe(
        `NotVerdictWriter(${id}, ${caller})`,
      );
    }
    expect(await refusal(stranger, 'setVerdict', sender, requestHash, 1, '')).toBe('');
  });

  it('is restricted to the owner', async () => {
    for (const caller of [stranger, writer]) {
      expect(await refusal(caller, 'nameVerdictWriter', serviceId, caller)).toBe(
        `NotServiceOwner(${serviceId}, ${caller})`,
      );
    }
    expect(await refusal(owner, 'nameVerdictWriter', 999n, writer)).toBe('ServiceNotFound(999)');
  });
});

it('the inbox knows the registry', async () => {
  expect(await contracts.read('verificationInbox', 'registry')).toBe(contracts.addresses.verificationServiceRegistry);
});
