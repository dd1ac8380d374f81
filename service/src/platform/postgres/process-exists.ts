import { hasCode } from './error-code.ts';

export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is a living one too.
    return !hasCode(error, 'ESRCH');
  }
}
