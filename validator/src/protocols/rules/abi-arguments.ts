import type { AbiFunction, AbiParameter } from 'viem';
import { parseAbiItem } from 'viem/utils';
import type { Hex } from '../../effects/call.ts';
import type { ArgsOf } from './protocol.ts';

/**
 * Reads ABI-encoded arguments in the canonical form only: padding is zero or the sign, values are in range, and each
 * tail starts exactly where the previous one ends. Decoded arguments encode to the same bytes, so no second encoding is
 * needed; nothing can be read twice, so the work is linear in the size of the data.
 */

/** Hex digits of a word. */
const word = 64;

/** Why the bytes are not the arguments of a function. */
export class MalformedArguments extends Error {}

/** Reads a value with its head at `head`; `region` is the base of the enclosing value's offsets. */
type Read = (source: Source, head: number, region: number) => unknown;

interface Type {
  readonly isDynamic: boolean;
  /** Hex digits in the enclosing head. */
  readonly headSize: number;
  readonly read: Read;
}

class Source {
  readonly hex: string;
  /** The required start of the next tail. */
  tail = 0;

  constructor(hex: string) {
    this.hex = hex;
  }

  word(at: number): string {
    if (at + word > this.hex.length) throw new MalformedArguments('the data ends before the arguments do');
    return this.hex.slice(at, at + word);
  }

  /** A length or an offset, in bytes. */
  count(at: number): number {
    const digits = this.word(at);
    // 2^48 is more bytes than any call has, and smaller values are exact as a number.
    const high = digits.slice(0, 52);
    if (high !== zeros52) throw new MalformedArguments('a length or an offset points beyond the data');
    return Number.parseInt(digits.slice(52), 16);
  }

  /** Follows the offset at `head`, which has to point to the next tail. */
  follow(head: number, region: number): number {
    const target = region + this.count(head) * 2;
    if (target !== this.tail) throw new MalformedArguments('an offset does not point to the start of its data');
    return target;
  }

  /** Takes `size` digits of the tails. */
  claim(size: number): number {
    const start = this.tail;
    if (start + size > this.hex.length) throw new MalformedArguments('the data ends before the arguments do');
    this.tail = start + size;
    return start;
  }
}

const zeros = '0'.repeat(word);
const zeros52 = zeros.slice(0, 52);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const staticType = (read: (digits: string) => unknown): Type => ({
  isDynamic: false,
  headSize: word,
  read: (source, head) => read(source.word(head)),
});

function leftPadded(digits: string, used: number, type: string): string {
  const padding = word - used;
  if (digits.slice(0, padding) !== zeros.slice(0, padding))
    throw new MalformedArguments(`a value does not match the type ${type}`);
  return digits.slice(padding);
}

function integer(type: string): Type {
  const isSigned = type.startsWith('int');
  const bits = Number(type.slice(isSigned ? 3 : 4) || '256');
  // In viem's types: small integers are numbers.
  const write = bits <= 48 ? Number : (value: bigint) => value;
  if (!isSigned) return staticType((digits) => write(BigInt(`0x${leftPadded(digits, bits / 4, type)}`)));
  return staticType((digits) => {
    const value = BigInt.asIntN(256, BigInt(`0x${digits}`));
    if (BigInt.asIntN(bits, value) !== value) throw new MalformedArguments(`a value does not match the type ${type}`);
    return write(value);
  });
}

function fixedBytes(type: string): Type {
  const used = Number(type.slice(5)) * 2;
  return staticType((digits) => {
    if (digits.slice(used) !== zeros.slice(used))
      throw new MalformedArguments(`a value does not match the type ${type}`);
    return `0x${digits.slice(0, used)}`;
  });
}

const bool = staticType((digits) => {
  const last = leftPadded(digits, 1, 'bool');
  if (last !== '0' && last !== '1') throw new MalformedArguments('a value does not match the type bool');
  return last === '1';
});

const address = staticType((digits) => `0x${leftPadded(digits, 40, 'address')}`);

function takeBytes(source: Source, head: number, region: number): string {
  const at = source.follow(head, region);
  source.claim(word);
  const size = source.count(at) * 2;
  const padded = Math.ceil(size / word) * word;
  const start = source.claim(padded);
  const padding = padded - size;
  if (source.hex.slice(start + size, start + padded) !== zeros.slice(0, padding)) {
    throw new MalformedArguments('the padding of bytes is not zero');
  }
  return source.hex.slice(start, start + size);
}

const bytes: Type = {
  isDynamic: true,
  headSize: word,
  read: (source, head, region) => `0x${takeBytes(source, head, region)}`,
};

const string: Type = {
  isDynamic: true,
  headSize: word,
  read: (source, head, region) => {
    const digits = takeBytes(source, head, region);
    try {
      return utf8.decode(Buffer.from(digits, 'hex'));
    } catch {
      throw new MalformedArguments('a string is not UTF-8');
    }
  },
};

function readElements(source: Source, type: Type, length: number, region: number): unknown[] {
  const values: unknown[] = [];
  for (let index = 0; index < length; index += 1) {
    values.push(type.read(source, region + index * type.headSize, region));
  }
  return values;
}

function dynamicArray(element: Type): Type {
  return {
    isDynamic: true,
    headSize: word,
    read(source, head, region) {
      const at = source.follow(head, region);
      source.claim(word);
      const length = source.count(at);
      // Claims the heads of all elements before reading: a length beyond the data fails here.
      return readElements(source, element, length, source.claim(length * element.headSize));
    },
  };
}

function fixedArray(element: Type, length: number): Type {
  // An element without size would allow any length.
  if (length === 0) throw new Error('an array of no elements cannot be read');
  if (!element.isDynamic) {
    const headSize = element.headSize * length;
    return { isDynamic: false, headSize, read: (source, head) => readElements(source, element, length, head) };
  }
  return {
    isDynamic: true,
    headSize: word,
    read(source, head, region) {
      source.follow(head, region);
      return readElements(source, element, length, source.claim(length * element.headSize));
    },
  };
}

interface Members {
  readonly isDynamic: boolean;
  readonly headsSize: number;
  readonly read: (source: Source, region: number) => Readonly<Record<string, unknown>>;
}

function membersOf(parameters: readonly AbiParameter[]): Members {
  const members = parameters.map((parameter, index) => ({
    name: parameter.name || String(index),
    type: typeOf(parameter),
  }));
  return {
    isDynamic: members.some(({ type }) => type.isDynamic),
    headsSize: members.reduce((sum, { type }) => sum + type.headSize, 0),
    read(source, region) {
      const values: Record<string, unknown> = {};
      let head = region;
      for (const { name, type } of members) {
        values[name] = type.read(source, head, region);
        head += type.headSize;
      }
      return values;
    },
  };
}

function tuple({ isDynamic, headsSize, read }: Members): Type {
  if (!isDynamic) return { isDynamic, headSize: headsSize, read };
  return {
    isDynamic,
    headSize: word,
    read(source, head, region) {
      source.follow(head, region);
      return read(source, source.claim(headsSize));
    },
  };
}

function typeOf(parameter: AbiParameter): Type {
  const { type } = parameter;
  const array = /^(.*)\[(\d*)\]$/.exec(type);
  if (array) {
    const element = typeOf({ ...parameter, type: array[1] ?? '' });
    return array[2] ? fixedArray(element, Number(array[2])) : dynamicArray(element);
  }
  if (type === 'tuple') return tuple(membersOf((parameter as { components: readonly AbiParameter[] }).components));
  if (type === 'address') return address;
  if (type === 'bool') return bool;
  if (type === 'bytes') return bytes;
  if (type === 'string') return string;
  if (type.startsWith('bytes')) return fixedBytes(type);
  if (/^u?int\d*$/.test(type)) return integer(type);
  throw new Error(`${type} is not a type that can be read`);
}

export interface Arguments {
  readonly values: Readonly<Record<string, unknown>>;
  /** The bytes after the arguments. */
  readonly rest: Hex;
}

/**
 * Compiles parameters once; the result reads `0x…` from its digit `start` on, and throws {@link MalformedArguments}.
 */
export function compileArguments(parameters: readonly AbiParameter[]): (data: Hex, start?: number) => Arguments {
  const { headsSize, read } = membersOf(parameters);
  return (data, start = 2) => {
    const source = new Source(data.slice(start));
    const values = read(source, source.claim(headsSize));
    return { values, rest: `0x${source.hex.slice(source.tail)}` };
  };
}

/** Reads arguments nested in an argument of a call: `tupleReader('address recipient, uint256 amount')`. */
export function tupleReader<const S extends string>(parameters: S): (data: Hex) => ArgsOf<`function f(${S})`> {
  const { inputs } = parseAbiItem<readonly [string]>([`function f(${parameters})`]) as AbiFunction;
  const read = compileArguments(inputs);
  return (data) => {
    const { values, rest } = read(data);
    if (rest !== '0x') throw new MalformedArguments('bytes follow the arguments of a part');
    return values as ArgsOf<`function f(${S})`>;
  };
}
