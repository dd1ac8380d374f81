import { ApiError } from './api-error.ts';

const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 8_000;

/**
 * Does something again while only the way to the service is at fault, or its load: a lost connection, a timeout, 429 or 5xx.
 * Only for what does no harm when it arrives twice.
 */
export async function retrying<T>(
  attempt: () => Promise<T>,
  signal?: AbortSignal,
  /** Whether an answer that would be worth another attempt is, here. */
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
  // `fetch` throws a TypeError where there was no answer, and so does our own reading of arguments: that one names a field.
  if (error instanceof TypeError) return !/^[\w., [\]]+: /.test(error.message);
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** What the service asks for, or twice as long each time; not at the same moment as everybody else. */
function delayAfter(error: unknown, made: number): number {
  if (error instanceof ApiError && error.retryAfterSeconds !== null) return error.retryAfterSeconds * 1000;
  return Math.min(FIRST_DELAY_MS * 2 ** (made - 1), MAX_DELAY_MS) * (0.5 + Math.random() / 2);
}

/** Ends at once, with the reason of the signal, where it is aborted. */
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
