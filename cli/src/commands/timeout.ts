import { UsageError } from '../failures.ts';

/** `--timeout`, in seconds. */
export function readTimeoutMs(text: string | undefined, defaultSeconds: number): number {
  if (text === undefined) return defaultSeconds * 1000;
  if (!/^\d{1,6}$/.test(text)) throw new UsageError('--timeout: must be a whole number of seconds');
  return Number(text) * 1000;
}
