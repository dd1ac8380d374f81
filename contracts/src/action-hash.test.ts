import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { proves } from '@countersign/harness/proves';
import fc from 'fast-check';
import { type Address, createPublicClient, http, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashAction, hashTypedData } from '../../protocol/src/action-hash.ts';
import { readTypedData } from '../../protocol/src/read-typed-data.ts';

const abi = parseAbi([
  'function hashCall(address account, (address to, uint256 value, bytes data) call) view returns (bytes32)',
  'function hashBatch(address account, (address to, uint256 value, bytes data)[] calls) view returns (bytes32)',
  'function hashPlan(address owner, (string name, uint256[] amounts)[] steps, bytes note) view returns (bytes32)',
  'function hashSigning(address account, bytes32 digest) pure returns (bytes32)',
]);

let evm: Evm;
let hasher: Address;
let client: ReturnType<typeof createPublicClient>;

beforeAll(async () => {
  evm = await startEvm({ source: 'actions.sol' });
  hasher = await evm.deploy('ActionHasher', []);
  client = createPublicClient({ transport: http(evm.url) });
});
afterAll(() => evm.stop());

const bytes = (minLength: number, maxLength = minLength) =>
  fc.uint8Array({ minLength, maxLength }).map((array): `0x${string}` => `0x${Buffer.from(array).toString('hex')}`);
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
const call = fc.record({ to: bytes(20), value: amount, data: bytes(0, 80) });
const read = (functionName: 'hashCall' | 'hashBatch' | 'hashPlan' | 'hashSigning', ...args: unknown[]) =>
  client.readContract({ abi, address: hasher, functionName, args: args as never });
const asText = ({ to, value, data }: { to: Address; value: bigint; data: `0x${string}` }) => ({
  to,
  value: String(value),
  data,
});

describe('the action hash computed by a contract', () => {
  it('of one call and of a batch equals ours', proves('actions.hash.batch', 'actions.hash.call'), async () => {
    const calls = fc.array(call, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(bytes(20), calls, async (account, given) => {
        const of = { chainId: evm.chainId, account };
        const [first] = given;
        if (!first) throw new Error('there is at least one');
        expect(await read('hashCall', account, first)).toBe(hashAction({ tx: asText(first) }, of));
        expect(await read('hashBatch', account, given)).toBe(hashAction({ calls: given.map(asText) }, of));
      }),
      { numRuns: 25 },
    );
  });

  it('of typed data equals ours, with structs, lists and bytes', proves('actions.hash.typed-data'), async () => {
    const step = fc.record({ name: fc.string({ unit: 'grapheme' }), amounts: fc.array(amount, { maxLength: 3 }) });
    const plan = fc.record({ owner: bytes(20), steps: fc.array(step, { maxLength: 3 }), note: bytes(0, 40) });
    await fc.assert(
      fc.asyncProperty(bytes(20), plan, async (account, { owner, steps, note }) => {
        const typedData = readTypedData({
          domain: { name: 'Planner', version: '1', chainId: evm.chainId, verifyingContract: hasher },
          types: {
            Plan: [
              { name: 'owner', type: 'address' },
              { name: 'steps', type: 'Step[]' },
              { name: 'note', type: 'bytes' },
            ],
            Step: [
              { name: 'name', type: 'string' },
              { name: 'amounts', type: 'uint256[]' },
            ],
          },
          primaryType: 'Plan',
          message: { owner, note, steps: steps.map((each) => ({ ...each, amounts: each.amounts.map(String) })) },
        });
        const digest = await read('hashPlan', owner, steps, note);
        expect(digest).toBe(hashTypedData(typedData));
        const of = { chainId: evm.chainId, account };
        expect(await read('hashSigning', account, digest)).toBe(hashAction({ typedData }, of));
      }),
      { numRuns: 25 },
    );
  });
});
