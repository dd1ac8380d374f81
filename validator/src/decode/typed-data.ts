import { parseAddress } from '@countersign/protocol';

type Fields = Readonly<Record<string, unknown>>;
interface Member {
  readonly name: string;
  readonly type: string;
}
export type StructTypes = ReadonlyMap<string, readonly Member[]>;

/** Typed data that do not follow their own types. */
export class MalformedMessage extends Error {}

const maxDepth = 12;
const maxTypeLength = 200;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads `types` of EIP-712 data. */
export function readStructTypes(types: unknown): StructTypes {
  if (!isFields(types)) throw new MalformedMessage('`types` is not an object');
  const structs = new Map<string, readonly Member[]>();
  for (const [name, members] of Object.entries(types)) {
    if (!Array.isArray(members)) throw new MalformedMessage(`the type ${name} is not a list of fields`);
    structs.set(name, members.map(readMember));
  }
  return structs;
}

function readMember(member: unknown): Member {
  if (!isFields(member) || typeof member.name !== 'string' || typeof member.type !== 'string') {
    throw new MalformedMessage('a field of a type has no name or no type');
  }
  if (member.type.length > maxTypeLength) throw new MalformedMessage('a type name is too long');
  return { name: member.name, type: member.type };
}

const elementType = (type: string) => type.replace(/(?:\[\d*\])+$/, '');

/** `Name(type field,…)`, then the referenced structs in the order of their names. */
export function encodeType(structs: StructTypes, primaryType: string): string {
  const referred = new Set<string>();
  const pending = [primaryType];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const members = structs.get(name);
    if (!members || referred.has(name)) continue;
    referred.add(name);
    pending.push(...members.map(({ type }) => elementType(type)));
  }
  if (!referred.delete(primaryType)) throw new MalformedMessage(`the type ${primaryType} is not among the types`);
  return [primaryType, ...[...referred].sort()]
    .map((name) => `${name}(${(structs.get(name) ?? []).map((member) => `${member.type} ${member.name}`).join(',')})`)
    .join('');
}

/** The values of a struct by its types: every field present and in range, and no other field. */
export function readStruct(structs: StructTypes, name: string, value: unknown, depth = 0): Fields {
  if (depth > maxDepth) throw new MalformedMessage(`the message is nested deeper than ${maxDepth}`);
  if (!isFields(value)) throw new MalformedMessage(`a value of type ${name} is not an object`);
  const members = structs.get(name) ?? [];
  const read: Record<string, unknown> = {};
  for (const { name: field, type } of members) {
    if (!Object.hasOwn(value, field)) throw new MalformedMessage(`${name} has no value for the field ${field}`);
    read[field] = readValue(structs, type, value[field], `${name}.${field}`, depth);
  }
  const foreign = Object.keys(value).find((field) => !Object.hasOwn(read, field));
  if (foreign !== undefined) throw new MalformedMessage(`${name} has no field ${foreign}`);
  return read;
}

function readValue(structs: StructTypes, type: string, value: unknown, field: string, depth: number): unknown {
  const array = /^(.*)\[(\d*)\]$/.exec(type);
  if (array) {
    const [, element = '', length] = array;
    if (!Array.isArray(value) || (length && value.length !== Number(length))) {
      throw new MalformedMessage(`${field} does not match the type ${type}`);
    }
    return value.map((item) => readValue(structs, element, item, field, depth + 1));
  }
  if (structs.has(type)) return readStruct(structs, type, value, depth + 1);
  const read = readAtom(type, value);
  if (read === null) throw new MalformedMessage(`${field} does not match the type ${type}`);
  return read;
}

function readAtom(type: string, value: unknown): string | boolean | bigint | null {
  if (type === 'address') return typeof value === 'string' ? parseAddress(value) : null;
  if (type === 'bool') return typeof value === 'boolean' ? value : null;
  if (type === 'string') return typeof value === 'string' ? value : null;
  const bytes = /^bytes(\d*)$/.exec(type);
  if (bytes) return readBytes(value, bytes[1] ? Number(bytes[1]) : null);
  const integer = /^(u?)int(\d*)$/.exec(type);
  return integer ? readInteger(value, Number(integer[2] || 256), integer[1] === '') : null;
}

function readBytes(value: unknown, size: number | null): string | null {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) return null;
  return size === null || value.length === 2 + size * 2 ? value.toLowerCase() : null;
}

/** An exact JSON number, or decimal or hex digits. */
export function readInteger(value: unknown, bits: number, isSigned: boolean): bigint | null {
  const isText = typeof value === 'string' && /^(?:-?\d{1,80}|0x[0-9a-fA-F]{1,64})$/.test(value);
  if (!isText && !Number.isSafeInteger(value) && typeof value !== 'bigint') return null;
  const read = BigInt(value as string | number | bigint);
  const fits = isSigned ? BigInt.asIntN(bits, read) === read : read >= 0n && BigInt.asUintN(bits, read) === read;
  return fits ? read : null;
}
