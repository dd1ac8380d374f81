import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const READY = 'Stop it with Ctrl-C.';

/** All programs of `npm start`, on free ports of loopback and in a temporary folder. */
export async function startEmbedded(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'countersign-pictures-'));
  // Root runs the database as another user, which needs access.
  await chmod(directory, 0o755);
  const [port, validatorPort] = [await findFreePort(), await findFreePort()];
  const env = { DATA_DIR: join(directory, 'data'), PORT: String(port), VALIDATOR_PORT: String(validatorPort) };
  const main = fileURLToPath(new URL('../../run/start.ts', import.meta.url));
  const inherited = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' };
  const child = spawn(process.execPath, [main], { env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(directory, { recursive: true, force: true });
  };
  await untilReady(child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { env, stop };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: Buffer) => {
      output += text;
      if (output.includes(READY)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`the service did not start:\n${output}`)));
  });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
