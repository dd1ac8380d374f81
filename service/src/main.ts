import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { startService } from './start-service.ts';

const STOP_WITHIN_MS = 15_000;
const NOTICE_MS = 3_000;

function fail(error: unknown): never {
  process.stderr.write(`\nCountersign did not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function readConfigOrFail() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error);
    throw error;
  }
}

const config = readConfigOrFail();
const log = createLog(config.logLevel);
const starting = startService(config, {
  log,
  now: Date.now,
  onLost(err) {
    log.fatal({ err }, 'the embedded database is gone');
    process.exit(1);
  },
});

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ signal }, 'stopping');
  // A start that has begun is finished first: cut off in the middle, it would leave its database server behind.
  const service = await starting;
  setTimeout(() => {
    log.error('stopping took too long');
    process.exit(1);
  }, STOP_WITHIN_MS).unref();
  service.announceStop();
  // Whoever shares the load can take over once they have seen it; a service alone need not wait for anybody.
  if (config.databaseUrl !== null) await sleep(NOTICE_MS);
  await service.stop();
  log.info('stopped');
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));

const service = await starting.catch((error: unknown) => {
  log.debug({ err: error }, 'start failed');
  return fail(error);
});
if (!stopping) announce(service.port);

function announce(port: number): void {
  log.info({ port }, 'ready');
  process.stderr.write(`
Countersign is ready.
  API         ${config.baseUrl}
  Reference   ${config.baseUrl}/docs
  Health      ${config.baseUrl}/health
  Database    ${config.databaseUrl === null ? `embedded, in ${resolve(config.dataDirectory)}` : 'as DATABASE_URL says'}
Stop it with Ctrl-C.
`);
}
