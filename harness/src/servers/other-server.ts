import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe } from 'vitest';
import { readSwitch } from '../../../edge/src/environment.ts';

const START_WITHIN_MS = 30_000;

/** Skipped without the server, unless the run requires it. */
export const describeWithServer = (path: string | undefined) =>
  describe.skipIf(!path && !readSwitch(process.env, 'COUNTERSIGN_NEEDS_SERVERS'));

export interface OtherServer {
  readonly child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a third-party program and waits until it listens on this port of loopback. */
export async function startServer(path: string, args: readonly string[], port: number): Promise<OtherServer> {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
    });
  }
  const exited = once(child, 'exit');
  for (const end = Date.now() + START_WITHIN_MS; !(await isListening(port)); await sleep(20)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${path} did not start:\n${output}`);
  }
  return {
    child,
    async stop(signal = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
