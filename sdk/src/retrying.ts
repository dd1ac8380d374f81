import { ApiError } from './api-error.ts';

const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 8_000;

/**
 * Retries while the network or the load of the service is at fault: a lost connection, a timeout, 429 or 5xx. Only for
 * idempotent requests.
 */
export async function retrying<T>(
  attempt: () => Promise<T>,
  signal?: AbortSignal,
  /** Whether an answer that usually justifies a retry does so here. */
  isWorthIt: (error: ApiError) => boolean = () => true,
): Promise<T> {
  for (let made = 1; ; made += 1) {
    signal?.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      if (made === MAX_ATTEMPTS || !isPassing(error)) throw error;
      if (error instanceof ApiError && !isWorthIt(error)) throw error;
      await pause(delayAfter(error, made), signal);
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.statusCode === 429 || error.statusCode >= 500;
  // `fetch` throws a TypeError if there was no answer, and so does our own validation of arguments, which names a
  // field.
  if (error instanceof TypeError) return !/^[\w., [\]]+: /.test(error.message);
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** The delay that the service asks for, or twice the last one; with jitter, so that clients do not retry at once. */
function delayAfter(error: unknown, made: number): number {
  if (error instanceof ApiError && error.retryAfterSeconds !== null) return error.retryAfterSeconds * 1000;
  return Math.min(FIRST_DELAY_MS * 2 ** (made - 1), MAX_DELAY_MS) * (0.5 + Math.random() / 2);
}

/** Rejects at once with the signal's reason if it is aborted. */
export function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
