import { proves } from '@countersign/harness/proves';
import fc from 'fast-check';
import { encodeAbiParameters, keccak256, stringToBytes, hashTypedData as viemHashTypedData } from 'viem';
import { describe, expect, it } from 'vitest';
import { hashAction, hashCall, hashTypedData } from './action-hash.ts';
import { readTypedData, type SentTypedData } from './read-typed-data.ts';

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const [first, second] = [
  { to: account, value: '5', data: '0xa9059cbb' },
  { to: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', value: '0', data: '0x' },
] as const;
const at = { chainId: 1, account } as const;

const permit: SentTypedData = {
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: account },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: account, value: '1000' },
};

describe('the action hash', () => {
  it(
    'of one call is keccak256 of the ABI encoding of chain, account, to, value and the hash of the data',
    proves('actions.hash.call'),
    () => {
      const types = ['uint256', 'address', 'address', 'uint256', 'bytes32'].map((type) => ({ type }));
      const expected = encodeAbiParameters(types, [1n, account, first.to, 5n, keccak256(first.data)]);
      expect(hashCall({ ...at, ...first })).toBe(keccak256(expected));
      expect(hashAction({ tx: first }, at)).toBe(keccak256(expected));
    },
  );

  it('of a batch is keccak256 of the ABI-encoded list of the hashes of its calls', proves('actions.hash.batch'), () => {
    const hashes = [first, second].map((call) => hashCall({ ...at, ...call }));
    const expected = keccak256(encodeAbiParameters([{ type: 'bytes32[]' }], [hashes]));
    expect(hashAction({ calls: [first, second] }, at)).toBe(expected);
  });

  it('of a batch depends on the order, the account and the chain, and differs from that of its one call', () => {
    const all = [
      hashAction({ calls: [first, second] }, at),
      hashAction({ calls: [second, first] }, at),
      hashAction({ calls: [first, second] }, { ...at, chainId: 2 }),
      hashAction({ calls: [first, second] }, { ...at, account: second.to }),
      hashAction({ calls: [first] }, at),
      hashAction({ tx: first }, at),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it(
    'of typed data is keccak256 of the ABI encoding of keccak256("EIP712"), the account and the digest',
    proves('actions.hash.typed-data'),
    () => {
      const typedData = readTypedData(permit);
      const types = ['bytes32', 'address', 'bytes32'].map((type) => ({ type }));
      const tag = keccak256(stringToBytes('EIP712'));
      const expected = keccak256(encodeAbiParameters(types, [tag, account, hashTypedData(typedData)]));
      expect(hashAction({ typedData }, at)).toBe(expected);
      expect(hashAction({ typedData }, { ...at, account: second.to })).not.toBe(expected);
    },
  );
});

/** Values of every elementary type, as JSON. */
const hexOf = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((array) => `0x${Buffer.from(array).toString('hex')}`);
const unsigned = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n }).map(String);
const signed = (bits: number) =>
  fc.bigInt({ min: -(2n ** BigInt(bits - 1)), max: 2n ** BigInt(bits - 1) - 1n }).map(String);
const atoms: Record<string, fc.Arbitrary<unknown>> = {
  address: hexOf(20),
  bool: fc.boolean(),
  string: fc.string({ unit: 'grapheme' }),
  bytes: fc.nat(70).chain(hexOf),
  bytes1: hexOf(1),
  bytes32: hexOf(32),
  uint8: unsigned(8),
  uint256: unsigned(256),
  int24: signed(24),
  int256: signed(256),
};

interface Typed {
  readonly type: string;
  readonly value: unknown;
}
const atom: fc.Arbitrary<Typed> = fc
  .constantFrom(...Object.keys(atoms))
  .chain((type) => (atoms[type] ?? fc.constant(null)).map((value) => ({ type, value })));
/** A list of one type: all values of the type in turn, so that one is repeated. */
const listed = ({ type, value }: Typed): fc.Arbitrary<Typed> =>
  fc.record({ length: fc.nat(3), isFixed: fc.boolean() }).map(({ length, isFixed }) => ({
    type: `${type}[${isFixed && length > 0 ? length : ''}]`,
    value: Array.from({ length }, () => value),
  }));
const field = fc.oneof(atom, atom.chain(listed), atom.chain(listed).chain(listed));

/** Nested structs: each level contains the next, alone or in a list. */
const message = fc
  .array(fc.array(field, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((levels) => {
    const types: Record<string, { name: string; type: string }[]> = {};
    let inner: Typed | null = null;
    for (const [level, fields] of levels.entries()) {
      const all: Typed[] = inner
        ? [...fields, inner, { type: `${inner.type}[]`, value: [inner.value, inner.value] }]
        : fields;
      // Names whose order differs from that of the nesting.
      const name = `${'ZAMB'.charAt(level)}thing`;
      types[name] = all.map(({ type }, index) => ({ name: `field${index}`, type }));
      inner = { type: name, value: Object.fromEntries(all.map(({ value }, index) => [`field${index}`, value])) };
    }
    return { types, primaryType: inner?.type ?? '', message: inner?.value as Record<string, unknown> };
  });
const domain = fc
  .record(
    {
      name: fc.string(),
      version: fc.string({ minLength: 1 }),
      chainId: fc.integer({ min: 1 }),
      verifyingContract: hexOf(20),
      salt: hexOf(32),
    },
    { requiredKeys: ['name'] },
  )
  .map((given) => ({ ...given }));

describe('hashTypedData', () => {
  it("equals viem's result for the same types", proves('actions.hash.typed-data'), () => {
    fc.assert(
      fc.property(message, domain, (given, of) => {
        const sent = { ...given, domain: of };
        expect(hashTypedData(readTypedData(sent))).toBe(viemHashTypedData(sent as never));
      }),
      { numRuns: 100 },
    );
  });
});
