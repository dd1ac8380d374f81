import { UserRejectedRequestError } from 'viem';
import { PhoneFailure } from './failure.ts';

/** Long enough for a slow network; after that the user should be told. */
const REACH_MS = 10_000;
/** The code of CAIP-25; wallets also answer with 4001 of EIP-1193. */
const REJECTED = [5000, 4001];
const PROPOSAL_EXPIRED = 'Proposal expired';
const REQUEST_EXPIRED = 'Request expired. Please try again.';

// The library rejects a second promise for each of these, which no caller can handle.
window.addEventListener('unhandledrejection', (event) => {
  if ([PROPOSAL_EXPIRED, REQUEST_EXPIRED].includes(event.reason?.message)) event.preventDefault();
});

/** Fails after a timeout: the library itself retries silently for a minute. */
export async function reaching<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const patience = setTimeout(reject, REACH_MS);
  try {
    return await Promise.race([work, promise]);
  } catch {
    throw new PhoneFailure('unreachable');
  } finally {
    clearTimeout(patience);
  }
}

/** Translates the library's errors about a pairing or a request. */
export function translateError(error: unknown): never {
  if (error instanceof PhoneFailure) throw error;
  const { code = 0, message = '' } = (error ?? {}) as { code?: number; message?: string };
  // It also rejects with plain objects.
  const cause = error instanceof Error ? error : new Error(message);
  if (REJECTED.includes(code)) throw new UserRejectedRequestError(cause);
  if (message === PROPOSAL_EXPIRED) throw new PhoneFailure('expired');
  if (message === REQUEST_EXPIRED) throw new PhoneFailure('unanswered');
  throw cause;
}
