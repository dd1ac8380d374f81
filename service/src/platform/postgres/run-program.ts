import { execFile } from 'node:child_process';
import type { ServerUser } from './server-user.ts';

/** PG* variables of the caller's shell must not affect our cluster, so no environment is passed on. */
export const SERVER_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

/** Runs a program to its end. It starts in `/`, because the current folder may be inaccessible to the server's user. */
export function runProgram(file: string, args: string[], user: ServerUser | undefined, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(file, args, { ...user, cwd: '/', env: SERVER_ENVIRONMENT }, (error, _stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message, { cause: error }));
      else resolve();
    });
    // A program that exits without reading its input is judged by its exit code, not by the broken pipe.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
