/** A field of an EIP-712 struct. */
export interface StructField {
  name: string;
  type: string;
}
export type StructTypes = Record<string, StructField[]>;

/** The fault in typed data, and its location. */
export class TypedDataFault extends Error {
  override readonly name = 'TypedDataFault';
  readonly path: readonly (string | number)[];

  constructor(path: readonly (string | number)[], message: string) {
    super(message);
    this.path = path;
  }
}

const MAX_STRUCTS = 64;
const MAX_FIELDS = 64;
const MAX_TYPE_LENGTH = 200;

const identifier = /^[A-Za-z_]\w{0,99}$/;
const bits =
  '(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)';
const atom = new RegExp(`^(?:address|bool|string|bytes(?:[1-9]|[12]\\d|3[0-2])?|u?int${bits})$`);
/** A struct must not have a name that looks like a built-in type. */
const reserved = /^(?:address|bool|string|bytes\d*|u?int\d*|u?fixed\w*|function|__proto__)$/;
/** Some libraries read these aliases as 256 bits, others hash them as written. */
const abbreviated = /^u?int$/;

/** The element type and length (null: any) of an array type. */
export function readArrayType(type: string): { element: string; length: number | null } | null {
  const [, element, length] = /^(.+)\[([1-9]\d{0,5}|)\]$/.exec(type) ?? [];
  return element === undefined ? null : { element, length: length ? Number(length) : null };
}

/** The innermost element type of an array; any other type is its own. */
function innermostType(type: string): string {
  const array = readArrayType(type);
  return array ? innermostType(array.element) : type;
}

/** Checks that these are exactly the structs that the primary type needs, all well formed and none recursive. */
export function checkStructTypes(types: StructTypes, primaryType: string): void {
  const names = Object.keys(types);
  if (names.length > MAX_STRUCTS) throw new TypedDataFault(['types'], `must be at most ${MAX_STRUCTS} types`);
  for (const name of names) checkStruct(types, name);
  if (primaryType === 'EIP712Domain' || !Object.hasOwn(types, primaryType)) {
    throw new TypedDataFault(['primaryType'], 'must be one of types other than EIP712Domain');
  }
  const used = new Set(['EIP712Domain', ...referredStructs(types, primaryType)]);
  const unused = names.find((name) => !used.has(name));
  if (unused !== undefined) {
    throw new TypedDataFault(['types', unused], 'is not used by primaryType, so it would not be signed: remove it');
  }
}

function checkStruct(types: StructTypes, name: string): void {
  const fields = types[name] ?? [];
  if (!identifier.test(name) || reserved.test(name))
    throw new TypedDataFault(['types', name], 'is not a valid struct name');
  if (fields.length === 0 || fields.length > MAX_FIELDS) {
    throw new TypedDataFault(['types', name], `must have 1 to ${MAX_FIELDS} fields`);
  }
  const seen = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const path = ['types', name, index];
    if (!identifier.test(field.name) || field.name === '__proto__') {
      throw new TypedDataFault(
        [...path, 'name'],
        'must consist of letters, digits and _, and must not start with a digit',
      );
    }
    if (seen.has(field.name)) throw new TypedDataFault([...path, 'name'], 'is declared twice');
    seen.add(field.name);
    checkType(types, field.type, [...path, 'type']);
  }
}

function checkType(types: StructTypes, type: string, path: readonly (string | number)[]): void {
  const innermost = innermostType(type);
  if (abbreviated.test(innermost)) throw new TypedDataFault(path, `must be written in full: ${innermost}256`);
  const isStruct = Object.hasOwn(types, innermost) && innermost !== 'EIP712Domain';
  if (type.length > MAX_TYPE_LENGTH || (!isStruct && !atom.test(innermost))) {
    throw new TypedDataFault(path, 'must be an EIP-712 type or one of types');
  }
}

/** The struct and all nested ones, each once, in alphabetical order; refuses recursion. */
export function referredStructs(types: StructTypes, primaryType: string): string[] {
  const done = new Set<string>();
  const visit = (name: string, around: ReadonlySet<string>) => {
    if (around.has(name)) throw new TypedDataFault(['types', name], 'must not contain itself');
    if (done.has(name)) return;
    const inner = (types[name] ?? []).map(({ type }) => innermostType(type));
    for (const each of inner) if (Object.hasOwn(types, each)) visit(each, new Set([...around, name]));
    done.add(name);
  };
  visit(primaryType, new Set());
  return [...done].sort();
}
