import type { AbiParameter } from 'viem';
import type { TypedDataRule } from './protocol.ts';

/**
 * The fields of an EIP-712 encoded type, `Name(type field,…)` with its referenced structs after it, as parameters of a
 * function. An open one ends in a comma: the following fields are unknown, and its structs are given.
 */
export function parametersOfType({ encodedType, structs: given = '' }: TypedDataRule): readonly AbiParameter[] {
  const whole = encodedType.endsWith(',') ? `${encodedType.slice(0, -1)})${given}` : encodedType;
  const structs = new Map(
    [...whole.matchAll(/(\w+)\(([^)]*)/g)].map(([, name = '', fields = '']) => [name, fields] as const),
  );
  const fieldsOf = (struct: string): AbiParameter[] =>
    (structs.get(struct) ?? '')
      .split(',')
      .filter((field) => field !== '')
      .map((field) => {
        const [type = '', name = ''] = field.split(' ');
        const [, base = type, lists = ''] = /^(\w+)((?:\[\d*\])*)$/.exec(type) ?? [];
        return structs.has(base) ? { name, type: `tuple${lists}`, components: fieldsOf(base) } : { name, type };
      });
  const [primary = ''] = structs.keys();
  return fieldsOf(primary);
}
