type Fields = Readonly<Record<string, unknown>>;
type Types = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;

/** EIP-712 data as viem has them, or the three arguments of `signTypedData` of ethers by their names. */
export interface WalletTypedData {
  readonly domain?: object | undefined;
  readonly types: object;
  /** Where absent: the one struct that no other contains. */
  readonly primaryType?: string | undefined;
  readonly message?: object | undefined;
  /** The same as `message`, as ethers names it. */
  readonly value?: object | undefined;
}

/** Typed data as `POST /transactions` takes them. */
export function toTypedData({ domain = {}, types, primaryType, message, value }: WalletTypedData) {
  const given = message ?? value;
  if (given === undefined) throw new TypeError('message: is required');
  // Libraries leave out what is undefined or null.
  const present = Object.entries(domain).filter(([, each]) => each !== undefined && each !== null);
  return {
    domain: toJson(Object.fromEntries(present)) as Record<string, unknown>,
    types: toJson(types) as Record<string, { name: string; type: string }[]>,
    primaryType: primaryType ?? findPrimary(types as Types),
    message: toJson(given) as Record<string, unknown>,
  };
}

/** Integers as decimal strings, bytes as hex. */
function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array)
    return `0x${Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value as Fields).map(([name, each]) => [name, toJson(each)]));
}

function findPrimary(types: Types): string {
  const inner = new Set(Object.values(types).flatMap((fields) => fields.map(({ type }) => type.replace(/\[.*$/, ''))));
  const [found, another] = Object.keys(types).filter((name) => name !== 'EIP712Domain' && !inner.has(name));
  if (found === undefined || another !== undefined)
    throw new TypeError('primaryType: is required, because several types are possible');
  return found;
}
