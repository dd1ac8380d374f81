/** Of EIP-1193. */
const REJECTED = 4001;
const UNSUPPORTED = 4200;
const UNKNOWN_METHOD = -32601;
/** Of EIP-3085. */
const UNKNOWN_CHAIN = 4902;
/** Of EIP-5792. */
const UNSUPPORTED_CHAIN = 5710;
const DUPLICATE_BATCH = 5720;
const UNKNOWN_BATCH = 5730;

/**
 * With these a wallet says that it has not done what it was asked: declined, not allowed, not supported, no such method or
 * parameter, a batch that it does not take. After anything else it may have: a connection ends, a phone is slow.
 */
const refusals = new Set([
  REJECTED,
  4100,
  UNSUPPORTED,
  UNKNOWN_CHAIN,
  UNKNOWN_METHOD,
  -32602,
  5700,
  UNSUPPORTED_CHAIN,
  5740,
  5750,
  5760,
]);

/** The codes of an error, and of those that it wraps, by whichever of the ways that wallets and libraries have. */
function codesOf(error: unknown): readonly unknown[] {
  const codes: unknown[] = [];
  let next = error;
  for (let depth = 0; depth < 5 && next instanceof Object; depth++) {
    const { code, cause, data } = next as { code?: unknown; cause?: unknown; data?: { originalError?: unknown } };
    codes.push(code);
    next = cause ?? data?.originalError;
  }
  return codes;
}

const has =
  (...codes: readonly number[]) =>
  (error: unknown) =>
    codesOf(error).some((code) => codes.includes(code as number));

export const isDeclined = has(REJECTED);
export const isUnknownChain = has(UNKNOWN_CHAIN);
export const isUnknownBatch = has(UNKNOWN_BATCH);
export const isDuplicateBatch = has(DUPLICATE_BATCH);
/** It does not know the question, or not for this network; it will not the next time either. */
export const isUnsupported = has(UNSUPPORTED, UNKNOWN_METHOD, UNSUPPORTED_CHAIN);
export const isRefusal = (error: unknown) => codesOf(error).some((code) => refusals.has(code as number));
