import { hasCode } from '../postgres/error-code.ts';

/** Whether a statement gave up waiting for a lock. Drivers wrap errors: look through. */
export function isLockTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (hasCode(current, '55P03')) return true;
  }
  return false;
}
