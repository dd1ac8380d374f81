import type { AbiParameter } from 'viem';

/** An argument that is not a struct or a list: its path and its type. */
export interface Leaf {
  /** `order.salt`; `calls[].target` for each element of a list. */
  readonly path: string;
  readonly type: string;
}

/** Two sets of arguments, so that an argument that matters only together with certain others shows an effect. */
export type Variant = 'plain' | 'full';

const listType = /^(.*)\[(\d*)\]$/;

const componentsOf = (parameter: AbiParameter): readonly AbiParameter[] =>
  'components' in parameter ? parameter.components : [];

/** Every leaf of a list of parameters, in order. */
export function leavesOf(parameters: readonly AbiParameter[], within = ''): Leaf[] {
  return parameters.flatMap((parameter) => leavesOfOne(parameter, `${within}${parameter.name}`));
}

function leavesOfOne(parameter: AbiParameter, path: string): Leaf[] {
  const list = listType.exec(parameter.type);
  if (list) return leavesOfOne({ ...parameter, type: list[1] ?? '' }, `${path}[]`);
  if (parameter.type === 'tuple') return leavesOf(componentsOf(parameter), `${path}.`);
  return [{ path, type: parameter.type }];
}

/** All generated values differ, so a mix-up of two shows. */
class Maker {
  readonly #variant: Variant;
  readonly #keepsBigint: boolean;
  #made = 2;

  constructor(variant: Variant, keepsBigint: boolean) {
    this.#variant = variant;
    this.#keepsBigint = keepsBigint;
  }

  all(parameters: readonly AbiParameter[], given: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
    return Object.fromEntries(
      parameters.map((parameter) => {
        const name = parameter.name ?? '';
        return [name, name in given ? given[name] : this.one(parameter)];
      }),
    );
  }

  one(parameter: AbiParameter): unknown {
    const list = listType.exec(parameter.type);
    if (list) {
      const length = list[2] ? Number(list[2]) : 2;
      return Array.from({ length }, () => this.one({ ...parameter, type: list[1] ?? '' }));
    }
    if (parameter.type === 'tuple') return this.all(componentsOf(parameter));
    this.#made += 1;
    return makeValue(parameter.type, this.#made, this.#variant, this.#keepsBigint);
  }
}

const hexOf = (value: number, bytes: number) => `0x${value.toString(16).padStart(2, '0').repeat(bytes)}`;

function makeValue(type: string, seed: number, variant: Variant, keepsBigint: boolean): unknown {
  if (type === 'address') return hexOf(seed, 20);
  if (type === 'bool') return variant === 'full';
  if (type === 'string') return `made up ${seed}`;
  if (type === 'bytes') return variant === 'full' ? hexOf(seed, 32) : '0x';
  const fixed = /^bytes(\d+)$/.exec(type);
  if (fixed) return hexOf(seed, Number(fixed[1]));
  // In the decoder's types: small integers are numbers.
  const bits = Number(/\d+$/.exec(type)?.[0] ?? '256');
  return bits <= 48 && !keepsBigint ? seed : BigInt(seed);
}

/** Arguments for a function or a message; `given` ones are unchanged. */
export const makeUpArguments = (
  parameters: readonly AbiParameter[],
  variant: Variant,
  { given = {}, keepsBigint = false }: { given?: Readonly<Record<string, unknown>>; keepsBigint?: boolean } = {},
): Readonly<Record<string, unknown>> => new Maker(variant, keepsBigint).all(parameters, given);

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'bigint') return value * 10n + 1n;
  if (typeof value === 'number') return value * 10 + 1;
  const text = String(value);
  if (!text.startsWith('0x')) return `${text} otherwise`;
  return text === '0x' ? hexOf(0xee, 32) : `0x${text.slice(2).replace(/./g, (digit) => (digit === 'e' ? 'd' : 'e'))}`;
}

/** A value in arguments, and the same arguments with another value in its place. */
export interface Place {
  readonly value: unknown;
  readonly replacedBy: (other: unknown) => Readonly<Record<string, unknown>>;
}

/** Every place of a leaf: one for each element if it is in a list. */
export function placesOf(args: Readonly<Record<string, unknown>>, { path }: Leaf): readonly Place[] {
  const keys = path.split(/\.|(?=\[\])/);
  const within = (value: unknown, depth: number, rebuild: (other: unknown) => unknown): Place[] => {
    const key = keys[depth];
    if (key === undefined) return [{ value, replacedBy: (other) => rebuild(other) as Record<string, unknown> }];
    if (key === '[]') {
      const list = value as readonly unknown[];
      return list.flatMap((item, index) => within(item, depth + 1, (other) => rebuild(list.with(index, other))));
    }
    const record = value as Readonly<Record<string, unknown>>;
    return within(record[key], depth + 1, (other) => rebuild({ ...record, [key]: other }));
  };
  return within(args, 0, (other) => other);
}

/** The arguments with another value at one place of a leaf, for each place. */
export const replaceLeaf = (args: Readonly<Record<string, unknown>>, leaf: Leaf): Readonly<Record<string, unknown>>[] =>
  placesOf(args, leaf).map(({ value, replacedBy }) => replacedBy(otherThan(value)));
