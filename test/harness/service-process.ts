import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Caller, createCaller } from './caller.ts';
import { findFreePort } from './find-free-port.ts';

const main = fileURLToPath(new URL('../../service/src/main.ts', import.meta.url));

export const processAdminKey = createHash('sha256').update('countersign process test').digest('hex');

export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly call: Caller;
  /** Standard output and standard error so far. */
  readonly output: () => string;
  /** Resolves when it says that it is ready; rejects where it ends instead. */
  readonly ready: Promise<void>;
  /** The exit code, or the signal that ended it. */
  readonly exited: Promise<number | string | null>;
  stop(): Promise<number | string | null>;
}

/** The service as it really runs: a process of its own, with nothing of this process's environment. */
export async function spawnService(env: Record<string, string>): Promise<ServiceProcess> {
  const port = env.PORT ?? String(await findFreePort());
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: port,
      ADMIN_API_KEY: processAdminKey,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...env,
    },
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
  const url = `http://127.0.0.1:${port}`;
  return {
    child,
    url,
    call: createCaller(url),
    output: () => output,
    ready: announced.promise,
    exited,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
