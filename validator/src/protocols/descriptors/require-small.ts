import { DescriptorFault } from './descriptor.ts';

/** The largest signature of the registry has 36 values; every value is tried at startup. */
const MAX_VALUES = 60;
const MAX_LIST = 32;
const MAX_LISTS_DEEP = 3;

const tooLarge = (name: string) => new DescriptorFault(`"${name.slice(0, 80)}" is larger than anything that is read`);

/** Refuses lists whose types alone are too long or deep, before a value is read. */
function requireShortLists(signature: string): void {
  const lists = [...signature.matchAll(/(?:\[\d*\])+/g)].map(([list]) => list.slice(1, -1).split(']['));
  const isLarge = (sizes: readonly string[]) =>
    sizes.length > MAX_LISTS_DEEP || sizes.reduce((product, size) => product * Number(size || 1), 1) > MAX_LIST;
  if (lists.some(isLarge)) throw tooLarge(signature);
}

/** Refuses a signature that is too large, before it is parsed. */
export function requireSmallFunction(signature: string): void {
  requireShortLists(signature);
  if (signature.split(',').length > MAX_VALUES) throw tooLarge(signature);
}

/** The same for an encoded type, whose structs may contain each other many times, or themselves. */
export function requireSmallMessage(encodedType: string): void {
  requireShortLists(encodedType);
  const structs = new Map(
    [...encodedType.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', fields = '']) => [name, fields]),
  );
  const counts = new Map<string, number>();
  const count = (name: string, within: readonly string[]): number => {
    const known = counts.get(name);
    if (known !== undefined) return known;
    if (within.includes(name)) throw new DescriptorFault(`the type ${name} holds itself`);
    const types = (structs.get(name) ?? '').split(',').map((field) => /^\w+/.exec(field)?.[0] ?? '');
    const sum = types.reduce((all, type) => all + (structs.has(type) ? count(type, [...within, name]) : 1), 0);
    counts.set(name, sum);
    return sum;
  };
  const [primary = ''] = structs.keys();
  if (count(primary, []) > MAX_VALUES) throw tooLarge(encodedType);
}
