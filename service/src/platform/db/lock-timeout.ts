import { hasCode } from '../postgres/error-code.ts';

/** Whether a statement timed out waiting for a lock. Drivers wrap errors: check the causes. */
export function isLockTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (hasCode(current, '55P03')) return true;
  }
  return false;
}
