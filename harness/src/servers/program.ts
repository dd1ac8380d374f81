import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

export interface RunningProgram {
  readonly child: ChildProcess;
  /** Standard output and standard error so far. */
  readonly output: () => string;
  /** Resolves when the program reports that it is ready; rejects if it ends first. */
  readonly ready: Promise<void>;
  /** The exit code, or the signal that ended it. */
  readonly exited: Promise<number | string | null>;
  stop(): Promise<number | string | null>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const fromRoot = (path: string) => resolve(root, path);

/** The environment of every program: the tools, and the compile cache, which speeds up each start. */
export const programEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: fromRoot('.cache/compiled'),
  NODE_OPTIONS: inject('programOptions'),
};

/**
 * Runs a file of this checkout, or of another one, in its own process, without the rest of this process's environment.
 */
export function runProgram(
  file: string,
  env: Record<string, string>,
  { args = [] }: { args?: readonly string[] } = {},
): RunningProgram {
  const child = spawn(process.execPath, [fromRoot(file), ...args], {
    env: { ...programEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const announced = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Stop it with Ctrl-C.')) announced.resolve();
    });
  }
  const exited = once(child, 'close').then(([code, signal]) => {
    announced.reject(new Error(`it ended with ${code ?? signal}:\n${output}`));
    return code ?? signal;
  });
  announced.promise.catch(() => {});
  return {
    child,
    output: () => output,
    ready: announced.promise,
    exited,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
