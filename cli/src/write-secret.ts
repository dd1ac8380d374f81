import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { UsageError } from './failures.ts';

/**
 * Opens a new file that only this user can read before the secret is created, so that no secret is lost if the file
 * cannot be written.
 */
export function writeSecret(path: string): { write(secret: string): void; discard(error: unknown): never } {
  const file = open(path);
  return {
    write(secret) {
      writeSync(file, `${secret}\n`);
      closeSync(file);
    },
    discard(error) {
      closeSync(file);
      rmSync(path, { force: true });
      throw error;
    },
  };
}

function open(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `--out: ${code === 'EEXIST' ? `${path} already exists` : `${path} cannot be written (${code})`}`,
    );
  }
}
