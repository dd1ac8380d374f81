/** A number as libraries and wallets write it: decimal or 0x hex digits where it is text. */
type Quantity = bigint | number | string;

/** A transaction as viem, ethers or a wallet's JSON-RPC has it. What a wallet adds to the call is not looked at. */
export interface WalletTransaction {
  readonly to?: unknown;
  readonly value?: Quantity | null | undefined;
  readonly data?: string | null | undefined;
  /** The same as `data`, as nodes write it. */
  readonly input?: string | null | undefined;
  readonly from?: unknown;
  readonly chainId?: Quantity | null | undefined;
}

/** A call as `POST /transactions` takes it. */
interface SentCall {
  readonly to: string;
  readonly value: string;
  readonly data: string;
  readonly from?: string;
}

/** These do more than a call does, so nobody could check it for what it is. */
const more = ['authorizationList', 'blobs', 'blobVersionedHashes'] as const;

/** The call of a transaction; throws a `TypeError` where it is none, or not one alone. */
export function toCall(transaction: WalletTransaction): SentCall {
  const { to, value, data, input, from } = transaction;
  if (typeof to !== 'string')
    throw new TypeError('to: must be an address; a deployment or an unresolved name is no call');
  if (data && input && data.toLowerCase() !== input.toLowerCase()) throw new TypeError('data, input: differ');
  for (const field of more) {
    const list = (transaction as Record<string, unknown>)[field];
    if (Array.isArray(list) && list.length > 0)
      throw new TypeError(`${field}: is more than a call, and cannot be checked`);
  }
  const call = { to, value: toDecimal(value ?? 0n, 'value'), data: data || input || '0x' };
  return typeof from === 'string' ? { ...call, from } : call;
}

export function toDecimal(value: Quantity, field: string): string {
  const isExact = typeof value === 'string' ? /^(?:\d+|0x[\da-f]+)$/i.test(value) : !(value < 0) && isWhole(value);
  if (!isExact) throw new TypeError(`${field}: must be a whole number, without rounding`);
  return BigInt(value).toString();
}

const isWhole = (value: bigint | number) => typeof value === 'bigint' || Number.isSafeInteger(value);
