import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { proves } from '@countersign/harness/proves';
import fc from 'fast-check';
import {
  type Address,
  bytesToHex,
  type Hex,
  hexToBigInt,
  http,
  type LocalAccount,
  numberToHex,
  parseEther,
} from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decisionCodes, hashVerdict, type Verdict } from '../../protocol/src/verdict-hash.ts';
import { type Contracts, createAccount, hashOf, startContracts } from './contracts.fixture.ts';

const owner = createAccount('owner');
const stranger = createAccount('stranger');
const serviceId = 1n;
const verdict: Verdict = {
  requestHash: hashOf(1),
  decision: 'APPROVED',
  confidenceBps: 9_900,
  callHash: hashOf(2),
  reportHash: hashOf(3),
  effectsHash: hashOf(4),
  decidedAt: 1_790_000_000,
};

let evm: Evm;
let contracts: Contracts;

beforeAll(async () => {
  evm = await startEvm();
  contracts = await startContracts({ transport: http(evm.url), stop: evm.stop });
  await contracts.client.impersonateAccount({ address: owner.address });
  await contracts.client.setBalance({ address: owner.address, value: parseEther('1') });
  await register(owner.address);
});
afterAll(() => contracts.stop());

const register = (from: Address) =>
  contracts.send(from, 'verificationServiceRegistry', 'register', from, 'Orion', hashOf(7), 'bafy');
const onChain = ({ decision, decidedAt, ...rest }: Verdict) => ({
  ...rest,
  decision: decisionCodes[decision],
  decidedAt: BigInt(decidedAt),
});
const signHash = async (hash: Hex, by: LocalAccount): Promise<Hex> => (await by.sign?.({ hash })) ?? '0x';
const sign = (given: Verdict, by = owner) => signHash(hashVerdict(given), by);
const isSigned = (given: object, signature: Hex, id = serviceId) =>
  contracts.read('verdictVerifier', 'isSignedVerdict', id, given, signature);

describe('hashVerdict', () => {
  it('equals the hash computed off chain', proves('verdict.type'), async () => {
    const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => bytesToHex(bytes));
    const anyVerdict = fc.record({
      requestHash: hash,
      decision: fc.constantFrom('APPROVED' as const, 'REJECTED' as const, 'UNDECIDED' as const),
      confidenceBps: fc.integer({ min: 0, max: 65_535 }),
      callHash: hash,
      reportHash: hash,
      effectsHash: hash,
      decidedAt: fc.maxSafeNat(),
    });
    await fc.assert(
      fc.asyncProperty(anyVerdict, async (any) => {
        expect(await contracts.read('verdictVerifier', 'hashVerdict', onChain(any))).toBe(hashVerdict(any));
      }),
      { numRuns: 60 },
    );
  });
});

describe('isSignedVerdict', () => {
  it('is true for a verdict signed by the owner of the service, whatever the decision', async () => {
    for (const decision of ['APPROVED', 'REJECTED', 'UNDECIDED'] as const) {
      const decided = { ...verdict, decision };
      expect(await isSigned(onChain(decided), await sign(decided))).toBe(true);
    }
  });

  it.each<Partial<Verdict>>([
    { requestHash: hashOf(9) },
    { decision: 'REJECTED' },
    { confidenceBps: 9_901 },
    { callHash: hashOf(9) },
    { reportHash: hashOf(9) },
    { effectsHash: hashOf(9) },
    { decidedAt: 1_790_000_001 },
  ])('is false if something else was signed: %o', async (other) => {
    expect(await isSigned(onChain({ ...verdict, ...other }), await sign(verdict))).toBe(false);
  });

  it('is false for any other signer, and for another service', async () => {
    expect(await isSigned(onChain(verdict), await sign(verdict, stranger))).toBe(false);
    await register(contracts.account(3));
    expect(await isSigned(onChain(verdict), await sign(verdict), 2n)).toBe(false);
  });

  it('is false for a signature with any bit changed', async () => {
    const signature = await sign(verdict);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 65 * 8 - 1 }), async (bit) => {
        const changed = numberToHex(hexToBigInt(signature) ^ (1n << BigInt(bit)), { size: 65 });
        expect(await isSigned(onChain(verdict), changed)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it('is false for an invalid verdict, although the owner has signed it', async () => {
    for (const wrong of [{ decision: 0 }, { decision: 4 }, { confidenceBps: 10_001 }]) {
      const signed = { ...onChain(verdict), ...wrong };
      const hash = (await contracts.read('verdictVerifier', 'hashVerdict', signed)) as Hex;
      expect(await isSigned(signed, await signHash(hash, owner))).toBe(false);
    }
    const surest = { ...verdict, confidenceBps: 10_000 };
    expect(await isSigned(onChain(surest), await sign(surest))).toBe(true);
  });

  it('reverts for a missing service', async () => {
    const anybody = contracts.account(1);
    const args = [999n, onChain(verdict), await sign(verdict)];
    expect(await contracts.refusal(anybody, 'verdictVerifier', 'isSignedVerdict', ...args)).toBe(
      'ServiceNotFound(999)',
    );
  });

  it('asks an owner that is a contract (ERC-1271)', async () => {
    const wallet = await evm.deployContractWallet(stranger.address);
    await contracts.client.impersonateAccount({ address: wallet });
    await contracts.client.setBalance({ address: wallet, value: parseEther('1') });
    await register(wallet);
    const id = (await contracts.read('verificationServiceRegistry', 'serviceCount')) as bigint;
    expect(await isSigned(onChain(verdict), await sign(verdict, stranger), id)).toBe(true);
    expect(await isSigned(onChain(verdict), await sign(verdict), id)).toBe(false);
  });

  it('follows the service to a new owner', async () => {
    const manage = (from: Address, name: string, ...args: unknown[]) =>
      contracts.send(from, 'verificationServiceRegistry', name, ...args);
    await contracts.client.impersonateAccount({ address: stranger.address });
    await contracts.client.setBalance({ address: stranger.address, value: parseEther('1') });
    await register(owner.address);
    const id = (await contracts.read('verificationServiceRegistry', 'serviceCount')) as bigint;
    await manage(owner.address, 'offerOwnership', id, stranger.address);
    expect(await isSigned(onChain(verdict), await sign(verdict), id)).toBe(true);
    await manage(stranger.address, 'acceptOwnership', id);
    expect(await isSigned(onChain(verdict), await sign(verdict), id)).toBe(false);
    expect(await isSigned(onChain(verdict), await sign(verdict, stranger), id)).toBe(true);
  });
});
