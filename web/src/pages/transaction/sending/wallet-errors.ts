/** EIP-1193. */
const REJECTED = 4001;
const UNSUPPORTED = 4200;
const UNKNOWN_METHOD = -32601;
/** EIP-3085. */
const UNKNOWN_CHAIN = 4902;
/** EIP-5792. */
const UNSUPPORTED_CHAIN = 5710;
const DUPLICATE_BATCH = 5720;
const UNKNOWN_BATCH = 5730;

/**
 * Codes by which a wallet says that it did nothing: declined, unauthorised, unsupported, unknown method, invalid
 * parameters, unsupported batch. After any other error it may have sent: a connection drops, a phone is slow.
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

/** The codes of an error and of its causes, in all the forms that wallets and libraries use. */
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
/** The wallet does not know the method, or not on this network; asking again is pointless. */
export const isUnsupported = has(UNSUPPORTED, UNKNOWN_METHOD, UNSUPPORTED_CHAIN);
export const isRefusal = (error: unknown) => codesOf(error).some((code) => refusals.has(code as number));
