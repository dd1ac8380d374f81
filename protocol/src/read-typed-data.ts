import { type Address, checksumAddress, parseAddress } from './ethereum-address.ts';
import { checkStructTypes, readArrayType, type StructField, type StructTypes, TypedDataFault } from './struct-types.ts';

/** EIP-712 data as sent in a request. */
export interface SentTypedData {
  readonly domain: Record<string, unknown>;
  readonly types: StructTypes;
  readonly primaryType: string;
  readonly message: Record<string, unknown>;
}

/**
 * The canonical form of typed data for hashing, judging and storing: `types` with EIP712Domain, integers as decimal
 * strings, addresses and bytes in lower case.
 */
export interface TypedData extends SentTypedData {
  readonly domain: Record<string, string>;
}

type Path = readonly (string | number)[];
/** Normalises a value of an elementary type; null if it is invalid. */
type WriteAtom = (type: string, value: unknown) => string | boolean | null;

const MAX_DEPTH = 12;

/** In the order that libraries assume if `types` lacks it. */
const domainFields: readonly StructField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];

/**
 * Checks typed data against their own types and returns the canonical form; throws a `TypedDataFault` if they do not
 * fit.
 */
export function readTypedData({ domain, types: sent, primaryType, message }: SentTypedData): TypedData {
  const domainType = readDomainType(domain, sent);
  const types = { ...sent, EIP712Domain: domainType };
  checkStructTypes(types, primaryType);
  return {
    domain: mapStruct(types, 'EIP712Domain', domain, ['domain'], readAtom) as TypedData['domain'],
    types,
    primaryType,
    message: mapStruct(types, primaryType, message, ['message'], readAtom),
  };
}

/** The same with checksummed addresses. */
export function showTypedData({ domain, types, primaryType, message }: TypedData): TypedData {
  const show: WriteAtom = (type, value) =>
    type === 'address' ? checksumAddress(value as Address) : (value as string | boolean);
  return {
    domain: mapStruct(types, 'EIP712Domain', domain, ['domain'], show) as TypedData['domain'],
    types,
    primaryType,
    message: mapStruct(types, primaryType, message, ['message'], show),
  };
}

/** The fields present in the domain, which `types` may repeat but not contradict. */
function readDomainType(domain: SentTypedData['domain'], types: StructTypes): StructField[] {
  const present = domainFields.filter(({ name }) => Object.hasOwn(domain, name));
  const unknown = Object.keys(domain).find((name) => !present.some((field) => field.name === name));
  if (unknown !== undefined) throw new TypedDataFault(['domain', unknown], 'is not a field of an EIP-712 domain');
  if (present.length === 0) throw new TypedDataFault(['domain'], 'must have at least one field');
  const declared = Object.hasOwn(types, 'EIP712Domain') ? (types.EIP712Domain ?? []) : present;
  const write = (fields: readonly StructField[]) => fields.map(({ name, type }) => `${type} ${name}`).join(', ');
  if (write(declared) !== write(present)) {
    throw new TypedDataFault(
      ['types', 'EIP712Domain'],
      `must match the fields of the domain, in this order: ${write(present)}`,
    );
  }
  return present;
}

function mapStruct(types: StructTypes, name: string, value: unknown, path: Path, write: WriteAtom) {
  if (path.length > MAX_DEPTH) throw new TypedDataFault(path, `must not be nested deeper than ${MAX_DEPTH} levels`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypedDataFault(path, `must be an object of type ${name}`);
  }
  const fields = types[name] ?? [];
  const given = value as Readonly<Record<string, unknown>>;
  const foreign = Object.keys(given).find((key) => !fields.some((field) => field.name === key));
  if (foreign !== undefined) throw new TypedDataFault([...path, foreign], `is not a field of type ${name}`);
  const entries = fields.map((field): [string, unknown] => {
    const at = [...path, field.name];
    if (!Object.hasOwn(given, field.name)) throw new TypedDataFault(at, 'is required');
    return [field.name, mapValue(types, field.type, given[field.name], at, write)];
  });
  return Object.fromEntries(entries);
}

function mapValue(types: StructTypes, type: string, value: unknown, path: Path, write: WriteAtom): unknown {
  const array = readArrayType(type);
  if (array) {
    if (path.length > MAX_DEPTH) throw new TypedDataFault(path, `must not be nested deeper than ${MAX_DEPTH} levels`);
    if (!Array.isArray(value) || (array.length !== null && array.length !== value.length)) {
      throw new TypedDataFault(path, `must be a list of type ${type}`);
    }
    return value.map((item, index) => mapValue(types, array.element, item, [...path, index], write));
  }
  if (Object.hasOwn(types, type)) return mapStruct(types, type, value, path, write);
  const written = write(type, value);
  if (written === null) throw new TypedDataFault(path, `must be a value of type ${type}${hintOf(type)}`);
  return written;
}

const hintOf = (type: string) =>
  /^u?int/.test(type)
    ? ': a whole number in its range, as a decimal string'
    : type === 'address'
      ? ' with a valid checksum'
      : '';

function readAtom(type: string, value: unknown): string | boolean | null {
  if (type === 'bool') return typeof value === 'boolean' ? value : null;
  if (/^u?int/.test(type)) return readInteger(type, value);
  if (typeof value !== 'string') return null;
  if (type === 'address') return parseAddress(value);
  if (type === 'string') return value;
  const size = type.slice('bytes'.length);
  const fits = /^0x(?:[0-9a-fA-F]{2})*$/.test(value) && (size === '' || value.length === 2 + 2 * Number(size));
  return fits ? value.toLowerCase() : null;
}

/** Decimal or hex digits, or a number that JSON represents exactly. */
function readInteger(type: string, value: unknown): string | null {
  const isText = typeof value === 'string' && /^(?:0|-?[1-9]\d{0,77}|0x[0-9a-fA-F]{1,64})$/.test(value);
  if (!isText && !Number.isSafeInteger(value)) return null;
  const read = BigInt(value as string | number);
  const bits = Number(/\d+$/.exec(type)?.[0]);
  const fits = type.startsWith('u') ? BigInt.asUintN(bits, read) === read : BigInt.asIntN(bits, read) === read;
  return fits ? String(read) : null;
}
