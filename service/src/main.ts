import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, readConfig } from './config.ts';
import { describeStartFailure } from './describe-start-failure.ts';
import { createLog } from './platform/log.ts';
import { type Service, startService } from './start-service.ts';

const STOP_WITHIN_MS = 15_000;
const NOTICE_MS = 3_000;
const IMPATIENT_AFTER_MS = 500;

function fail(reason: string): never {
  process.stderr.write(`\nCountersign did not start. ${reason}\n`);
  process.exit(1);
}

function readConfigOrFail() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

const config = readConfigOrFail();
const log = createLog(config.logLevel);
const starting = startService(config, {
  log,
  now: Date.now,
  onLost: (err) => die('the embedded database is gone', err),
});

let stopSince: number | null = null;
async function stop(signal: string): Promise<void> {
  if (stopSince !== null) {
    // Only a person who asks again means it: supervisors and the commands above us repeat one and the same signal.
    if (signal === 'SIGINT' && performance.now() - stopSince > IMPATIENT_AFTER_MS) process.exit(1);
    return;
  }
  stopSince = performance.now();
  log.info({ signal }, 'stopping');
  setTimeout(() => die('stopping took too long'), STOP_WITHIN_MS).unref();
  // A start that has begun is finished first: cut off in the middle, it would leave its database server behind.
  const service = await starting;
  service.announceStop();
  // Whoever shares the load can take over once they have seen it; a service alone need not wait for anybody.
  if (config.databaseUrl !== null) await sleep(NOTICE_MS);
  await service.stop();
  log.info('stopped');
}

function die(reason: string, err?: unknown): never {
  log.fatal({ err }, reason);
  process.exit(1);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(signal).catch((err) => die('stopping failed', err)));
}
process.on('uncaughtException', (err) => die('an error that nobody handled', err));

const service = await starting.catch((error: unknown) => {
  log.debug({ err: error }, 'start failed');
  return fail(describeStartFailure(error, config));
});
if (stopSince === null) announce(service);

function announce({ port, databaseLocation }: Service): void {
  log.info({ port }, 'ready');
  if (config.databaseUrl !== null && new URL(config.baseUrl).hostname === 'localhost') {
    log.warn('BASE_URL says localhost: set it to the public address, which tokens and sign-in messages name');
  }
  const lines = [
    ['API', config.baseUrl],
    ['Reference', `${config.baseUrl}/docs`],
    ['Health', `${config.baseUrl}/health`],
    ['Listening', `${config.host}:${port}`],
    ...(config.metricsPort === null ? [] : [['Metrics', `${config.host}:${config.metricsPort}`]]),
    ['Database', databaseLocation],
  ];
  const table = lines.map(([name = '', value]) => `  ${name.padEnd(12)}${value}\n`).join('');
  process.stderr.write(`\nCountersign is ready.\n${table}Stop it with Ctrl-C.\n`);
}
