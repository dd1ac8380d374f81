import fc from 'fast-check';
import type { AbiParameter } from 'viem';

const hex = (size: fc.SizeForArbitrary | undefined, minLength: number, maxLength: number) =>
  fc
    .uint8Array({ minLength, maxLength, ...(size ? { size } : {}) })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);

/** Values of a parameter in the types of viem and the decoder, often small or at the edges. */
export function argumentOf(parameter: AbiParameter): fc.Arbitrary<unknown> {
  const { type } = parameter;
  const array = /^(.*)\[(\d*)\]$/.exec(type);
  if (array) {
    const element = argumentOf({ ...parameter, type: array[1] ?? '' });
    const length = array[2] ? { minLength: Number(array[2]), maxLength: Number(array[2]) } : { maxLength: 3 };
    return fc.array(element, length);
  }
  if (type === 'tuple') return argumentsOf((parameter as { components: readonly AbiParameter[] }).components);
  if (type === 'address') return hex(undefined, 20, 20);
  if (type === 'bool') return fc.boolean();
  if (type === 'bytes') return hex('medium', 0, 100);
  if (type === 'string') return fc.string({ unit: 'grapheme', maxLength: 40 });
  const bytes = /^bytes(\d+)$/.exec(type);
  if (bytes) return hex(undefined, Number(bytes[1]), Number(bytes[1]));
  const isSigned = type.startsWith('int');
  const bits = Number(type.slice(isSigned ? 3 : 4) || '256');
  const most = 2n ** BigInt(isSigned ? bits - 1 : bits) - 1n;
  const integer = fc.bigInt({ min: isSigned ? -most - 1n : 0n, max: most });
  return bits <= 48 ? integer.map(Number) : integer;
}

/** Named values of a list of parameters. */
export const argumentsOf = (parameters: readonly AbiParameter[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(parameters.map((parameter) => [parameter.name ?? '', argumentOf(parameter)])), {
    noNullPrototype: true,
  });
