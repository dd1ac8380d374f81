import { type Address, zeroAddress, zeroHash } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contracts, hashOf, startContracts } from './contracts.fixture.ts';

const registry = 'verificationServiceRegistry';
const cid = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e';

let contracts: Contracts;
let owner: Address;
let other: Address;
let inbox: Address;

beforeAll(async () => {
  contracts = await startContracts();
  [owner, other, inbox] = [contracts.account(1), contracts.account(2), contracts.account(3)];
});
afterAll(() => contracts.stop());

const send = (from: Address, name: string, ...args: unknown[]) => contracts.send(from, registry, name, ...args);
const refusal = (from: Address, name: string, ...args: unknown[]) => contracts.refusal(from, registry, name, ...args);
const read = (name: string, ...args: unknown[]) => contracts.read(registry, name, ...args);

/** Registers a service of `owner`, and returns its id. */
async function newService(): Promise<bigint> {
  await send(owner, 'register', inbox, 'Orion', hashOf(7), cid);
  return (await read('serviceCount')) as bigint;
}

describe('register', () => {
  it('creates an active service of the caller with consecutive ids, and emits all its data', async () => {
    const before = (await read('serviceCount')) as bigint;
    const { events } = await send(owner, 'register', inbox, 'Orion', hashOf(7), cid);
    const id = before + 1n;
    const said = { inbox, name: 'Orion', pgpKeyHash: hashOf(7), pgpKeyCid: cid };
    expect(events).toMatchObject([{ eventName: 'ServiceRegistered', args: { id, owner, ...said } }]);
    expect(await read('getService', id)).toEqual({ owner, active: true, ...said });
    expect(await read('serviceCount')).toBe(id);
    expect(await read('ownerOf', id)).toBe(owner);
    expect(await read('isActive', id)).toBe(true);
    expect(await read('candidateOf', id)).toBe(zeroAddress);
  });

  it('starts with 1', async () => {
    await newService();
    expect(await read('ownerOf', 1n)).toBe(owner);
    await expect(read('ownerOf', 0n)).rejects.toThrow('ServiceNotFound');
  });
});

describe.each(['register', 'update'])('%s', (name) => {
  const refused = async (...fields: unknown[]) =>
    refusal(owner, name, ...(name === 'update' ? [await newService()] : []), ...fields);

  it('refuses a zero inbox', async () => {
    expect(await refused(zeroAddress, 'Orion', hashOf(7), cid)).toBe('InvalidInbox()');
  });

  it('refuses a name that is empty or has over 400 bytes', async () => {
    expect(await refused(inbox, '', hashOf(7), cid)).toBe('InvalidName()');
    expect(await refused(inbox, 'é'.repeat(201), hashOf(7), cid)).toBe('InvalidName()');
    expect(await refused(inbox, 'é'.repeat(200), hashOf(7), cid)).toBe('');
  });

  it('refuses a key without hash or CID, or with a CID over 128 bytes', async () => {
    expect(await refused(inbox, 'Orion', zeroHash, cid)).toBe('InvalidPgpKey()');
    expect(await refused(inbox, 'Orion', hashOf(7), '')).toBe('InvalidPgpKey()');
    expect(await refused(inbox, 'Orion', hashOf(7), 'b'.repeat(129))).toBe('InvalidPgpKey()');
    expect(await refused(inbox, 'Orion', hashOf(7), 'b'.repeat(128))).toBe('');
  });
});

describe('update', () => {
  it('replaces the description of a service, and nothing else', async () => {
    const id = await newService();
    await send(owner, 'deactivate', id);
    const said = {
      inbox: other,
      name: 'Orion the second, of a name longer than one word',
      pgpKeyHash: hashOf(8),
      pgpKeyCid: 'b',
    };
    const { events } = await send(owner, 'update', id, ...Object.values(said));
    expect(events).toMatchObject([{ eventName: 'ServiceUpdated', args: { id, ...said } }]);
    expect(await read('getService', id)).toEqual({ owner, active: false, ...said });
  });
});

describe('deactivate and reactivate', () => {
  it('change whether it takes requests', async () => {
    const id = await newService();
    expect((await send(owner, 'deactivate', id)).events).toMatchObject([
      { eventName: 'ServiceDeactivated', args: { id } },
    ]);
    expect(await read('isActive', id)).toBe(false);
    expect(await refusal(owner, 'deactivate', id)).toBe(`ServiceNotActive(${id})`);
    expect((await send(owner, 'reactivate', id)).events).toMatchObject([
      { eventName: 'ServiceReactivated', args: { id } },
    ]);
    expect(await read('isActive', id)).toBe(true);
    expect(await refusal(owner, 'reactivate', id)).toBe(`ServiceAlreadyActive(${id})`);
  });
});

describe('ownership', () => {
  it('passes when the other account accepts, and not before', async () => {
    const id = await newService();
    const offered = await send(owner, 'offerOwnership', id, other);
    expect(offered.events).toMatchObject([{ eventName: 'OwnershipOffered', args: { id, owner, candidate: other } }]);
    expect(await read('candidateOf', id)).toBe(other);
    expect(await read('ownerOf', id)).toBe(owner);
    expect(await refusal(other, 'deactivate', id)).toBe(`NotServiceOwner(${id}, ${other})`);
    expect(await refusal(inbox, 'acceptOwnership', id)).toBe(`NotOwnershipCandidate(${id}, ${inbox})`);

    const accepted = await send(other, 'acceptOwnership', id);
    expect(accepted.events).toMatchObject([
      { eventName: 'OwnershipTransferred', args: { id, previousOwner: owner, owner: other } },
    ]);
    expect(await read('ownerOf', id)).toBe(other);
    expect(await read('candidateOf', id)).toBe(zeroAddress);
    expect(await refusal(owner, 'deactivate', id)).toBe(`NotServiceOwner(${id}, ${owner})`);
    expect(await refusal(other, 'acceptOwnership', id)).toBe(`NotOwnershipCandidate(${id}, ${other})`);
    expect(await refusal(other, 'deactivate', id)).toBe('');
  });

  it('stays if the offer is withdrawn or made to someone else', async () => {
    const id = await newService();
    await send(owner, 'offerOwnership', id, other);
    await send(owner, 'offerOwnership', id, inbox);
    expect(await refusal(other, 'acceptOwnership', id)).toBe(`NotOwnershipCandidate(${id}, ${other})`);
    await send(owner, 'offerOwnership', id, zeroAddress);
    expect(await refusal(inbox, 'acceptOwnership', id)).toBe(`NotOwnershipCandidate(${id}, ${inbox})`);
  });
});

describe('changes', () => {
  const changes = (id: bigint): [string, ...unknown[]][] => [
    ['update', id, inbox, 'Orion', hashOf(7), cid],
    ['deactivate', id],
    ['reactivate', id],
    ['offerOwnership', id, other],
  ];

  it('by anyone but the owner are refused, the inbox and the deployer included', async () => {
    const id = await newService();
    for (const caller of [other, inbox, contracts.account(0)]) {
      for (const [name, ...args] of changes(id)) {
        expect(await refusal(caller, name, ...args)).toBe(`NotServiceOwner(${id}, ${caller})`);
      }
    }
  });

  it('of a missing service are refused', async () => {
    for (const id of [0n, 999n, 2n ** 256n - 1n]) {
      for (const [name, ...args] of [...changes(id), ['acceptOwnership', id] as const, ['getService', id] as const]) {
        expect(await refusal(owner, name, ...args)).toBe(`ServiceNotFound(${id})`);
      }
      expect(await read('isActive', id)).toBe(false);
    }
  });
});
