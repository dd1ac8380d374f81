/** A number in the notation of libraries and wallets: text holds decimal or 0x hex digits. */
type Quantity = bigint | number | string;

/** A transaction of viem, ethers or a wallet's JSON-RPC. Members that a wallet adds to the call are ignored. */
export interface WalletTransaction {
  readonly to?: unknown;
  readonly value?: Quantity | null | undefined;
  readonly data?: string | null | undefined;
  /** The same as `data`, in the notation of nodes. */
  readonly input?: string | null | undefined;
  readonly from?: unknown;
  readonly chainId?: Quantity | null | undefined;
}

/** A call in the format of `POST /transactions`. */
interface SentCall {
  readonly to: string;
  readonly value: string;
  readonly data: string;
  readonly from?: string;
}

/** These members have effects beyond a call, which could not be verified. */
const more = ['authorizationList', 'blobs', 'blobVersionedHashes'] as const;

/** The call of a transaction; throws a `TypeError` if it is not exactly one call. */
export function toCall(transaction: WalletTransaction): SentCall {
  const { to, value, data, input, from } = transaction;
  if (typeof to !== 'string')
    throw new TypeError('to: must be an address; contract deployments and unresolved names are not supported');
  if (data && input && data.toLowerCase() !== input.toLowerCase())
    throw new TypeError('data, input: must be equal if both are set');
  for (const field of more) {
    const list = (transaction as Record<string, unknown>)[field];
    if (Array.isArray(list) && list.length > 0)
      throw new TypeError(`${field}: cannot be verified, because it is not part of a plain call`);
  }
  const call = { to, value: toDecimal(value ?? 0n, 'value'), data: data || input || '0x' };
  return typeof from === 'string' ? { ...call, from } : call;
}

export function toDecimal(value: Quantity, field: string): string {
  const isExact = typeof value === 'string' ? /^(?:\d+|0x[\da-f]+)$/i.test(value) : !(value < 0) && isWhole(value);
  if (!isExact) throw new TypeError(`${field}: must be an exact whole number`);
  return BigInt(value).toString();
}

const isWhole = (value: bigint | number) => typeof value === 'bigint' || Number.isSafeInteger(value);
