import { maxUint256 } from '../effects/effect.ts';

/**
 * A whole number in any notation of clients: 1000, "1000", "0x3e8". Null for everything else, and for a JSON number so
 * large that it lost digits.
 */
export function readInteger(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value >= 0n && value <= maxUint256 ? value : null;
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
  if (typeof value !== 'string' || !/^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value)) return null;
  const read = BigInt(value);
  return read <= maxUint256 ? read : null;
}

/** The same for numbers that must fit a double exactly: chain ids, Unix times. */
export function readSmallInteger(value: unknown): number | null {
  const read = readInteger(value);
  return read !== null && read <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(read) : null;
}
