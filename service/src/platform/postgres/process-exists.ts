import { hasCode } from './error-code.ts';

export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process exists too.
    return !hasCode(error, 'ESRCH');
  }
}
