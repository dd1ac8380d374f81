import fc from 'fast-check';
import { type AbiParameter, encodeAbiParameters, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../../effects/call.ts';
import { compileArguments, MalformedArguments, tupleReader } from './abi-arguments.ts';
import { argumentsOf } from './arguments.fixture.ts';

const words = (...values: readonly (bigint | string)[]): Hex =>
  `0x${values.map((value) => (typeof value === 'string' ? value : value.toString(16).padStart(64, '0'))).join('')}`;

const atoms = [
  'uint256',
  'uint8',
  'uint48',
  'uint160',
  'int24',
  'int256',
  'address',
  'bool',
  'bytes',
  'bytes4',
  'bytes32',
  'string',
];

/** Types of every shape: atoms, arrays of them, tuples, and nested ones. */
const parameter: fc.Arbitrary<AbiParameter> = fc.letrec<{ type: AbiParameter }>((tie) => ({
  type: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...atoms).map((type): AbiParameter => ({ type })),
    fc
      .tuple(tie('type'), fc.constantFrom('[]', '[2]'))
      .map(([inner, suffix]): AbiParameter => ({ ...inner, type: `${inner.type}${suffix}` })),
    fc
      .array(tie('type'), { minLength: 1, maxLength: 3 })
      .map((members): AbiParameter => ({ type: 'tuple', components: members.map(named) })),
  ),
})).type;
const named = (member: AbiParameter, index: number): AbiParameter => ({ ...member, name: `p${index}` });
const parameters = fc.array(parameter, { minLength: 1, maxLength: 4 }).map((list) => list.map(named));
const encoded = parameters.chain((list) => fc.tuple(fc.constant(list), argumentsOf(list)));

const encode = (list: readonly AbiParameter[], values: Record<string, unknown>): Hex =>
  encodeAbiParameters(
    list,
    list.map(({ name }) => values[name ?? '']),
  );

describe('arguments of a call', () => {
  it('are decoded as encoded, whatever their types', () => {
    fc.assert(
      fc.property(encoded, ([list, values]) => {
        expect(compileArguments(list)(encode(list, values))).toEqual({ values, rest: '0x' });
      }),
      { numRuns: 500 },
    );
  });

  it('encode to the same bytes if they can be decoded at all', () => {
    fc.assert(
      fc.property(encoded, fc.nat(), fc.nat(255), ([list, values], position, byte) => {
        const data = encode(list, values);
        if (data === '0x') return;
        const at = 2 + (position % ((data.length - 2) / 2)) * 2;
        const changed: Hex = `0x${data.slice(2, at)}${byte.toString(16).padStart(2, '0')}${data.slice(at + 2)}`;
        const read = attempt(() => compileArguments(list)(changed));
        if (read) expect(`${encode(list, read.values)}${read.rest.slice(2)}`).toBe(changed);
      }),
      { numRuns: 500 },
    );
  });

  it('leave the bytes that follow them', () => {
    expect(compileArguments(parseAbiParameters('uint256 a'))(words(5n, 'c0ffee'))).toEqual({
      values: { a: 5n },
      rest: '0xc0ffee',
    });
  });

  it.each<[string, string, Hex]>([
    ['an address with dirty padding', 'address a', words(2n ** 160n)],
    ['a number out of range', 'uint8 a', words(256n)],
    ['a negative number whose sign does not fill the word', 'int24 a', words(2n ** 255n + 5n)],
    ['a bool that is two', 'bool a', words(2n)],
    ['fixed bytes with a dirty end', 'bytes4 a', words(1n)],
    ['bytes with dirty padding', 'bytes a', words(32n, 1n, `ff01${'0'.repeat(60)}`)],
    ['bytes that end early', 'bytes a', words(32n, 33n, 0n)],
    ['no data at all', 'uint256 a', '0x'],
    ['half a word', 'uint256 a', '0x00ff'],
    ['an offset into the heads', 'bytes a', words(0n, 0n)],
    ['an offset that skips a word', 'bytes a', words(64n, 0n, 0n)],
    ['an offset that is not aligned', 'bytes a', words(33n, 0n, 0n)],
    ['an offset of 2^256-1', 'bytes a', words(2n ** 256n - 1n, 0n)],
    ['tails that overlap', 'bytes a, bytes b', words(64n, 64n, 0n)],
    ['tails in the wrong order', 'bytes a, bytes b', words(96n, 64n, 0n, 0n)],
    ['an array of 2^60 elements', 'uint256[] a', words(32n, 2n ** 60n)],
    ['an array of 2^47 strings', 'string[] a', words(32n, 2n ** 47n)],
    ['strings that all point to the same place', 'string[] a', words(32n, 3n, 96n, 96n, 96n, 0n)],
    ['a string that is not UTF-8', 'string a', words(32n, 1n, `ff${'0'.repeat(62)}`)],
  ])('refuse %s', (_name, types, data) => {
    expect(() => compileArguments(parseAbiParameters(types) as readonly AbiParameter[])(data)).toThrow(
      MalformedArguments,
    );
  });

  it('within another argument use all of its bytes', () => {
    const read = tupleReader('address recipient, uint256 amount');
    expect(read(words(7n, 9n))).toEqual({ recipient: `0x${'7'.padStart(40, '0')}`, amount: 9n });
    expect(() => read(words(7n, 9n, 1n))).toThrow('bytes follow the arguments of a part');
  });

  it('refuse a type without size, whose length is unlimited', () => {
    expect(() => compileArguments([{ type: 'uint256[0][]', name: 'a' }])).toThrow('no elements');
  });
});

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedArguments);
    return null;
  }
}
