import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START_WITHIN_MS = 120_000;

/** Everything that `npm start` runs, in a folder of its own. */
export interface Subject {
  readonly serviceUrl: string;
  readonly validatorUrl: string;
  stop(): Promise<void>;
}

export async function startSubject(): Promise<Subject> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'countersign-bench-'));
  const [port, validatorPort] = [await findFreePort(), await findFreePort()];
  const main = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url));
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: dataDirectory,
    PORT: String(port),
    VALIDATOR_PORT: String(validatorPort),
    // So that the requests of many clients can come from this one.
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const serviceUrl = `http://127.0.0.1:${port}`;
  const untilMs = performance.now() + START_WITHIN_MS;
  while (!(await isReady(serviceUrl))) {
    if (child.exitCode === null && performance.now() < untilMs) await sleep(100);
    else {
      await stop();
      throw new Error(`it did not start:\n${said}`);
    }
  }
  return { serviceUrl, validatorUrl: `http://127.0.0.1:${validatorPort}`, stop };
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
