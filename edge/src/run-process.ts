import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildMessage, supervisedFlag } from './child-message.ts';
import { ConfigError, type Environment } from './environment.ts';
import { createLog, type Log } from './log.ts';

const STOP_WITHIN_MS = 15_000;
const IMPATIENT_AFTER_MS = 500;

/** The running part of a process. */
export interface Running {
  /** Its URL. */
  readonly url: string;
  /** Environment variables for the programs started after it. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Resolves when it can do its work; absent if it can at once. */
  readonly ready?: Promise<void>;
  /** From then on it reports that it is not ready, and still answers. */
  announceStop?(): void;
  stop(): Promise<void>;
}

/** How a process of this project is configured, started and announced. */
export interface Program<Config extends { readonly logLevel: string }, R extends Running> {
  /** For people. */
  readonly name: string;
  /** In logs. */
  readonly logName: string;
  readConfig(env: Environment): Config;
  start(
    config: Config,
    context: { readonly log: Log; readonly die: (reason: string, err?: unknown) => never },
  ): Promise<R>;
  describeFailure(error: unknown, config: Config): string;
  /** How long load balancers get to notice the stop. */
  noticeMs?(config: Config): number;
  announce(running: R, config: Config, context: { readonly log: Log; readonly isSupervised: boolean }): void;
}

/** Runs a program until a signal, or the end of the parent process, stops it. */
export async function runProcess<Config extends { readonly logLevel: string }, R extends Running>(
  program: Program<Config, R>,
): Promise<void> {
  const fail = (reason: string): never => {
    process.stderr.write(`\n${program.name} did not start. ${reason}\n`);
    process.exit(1);
  };
  const config = readConfigOr(program, fail);
  const log = createLog(config.logLevel, undefined, program.logName);
  const die = (reason: string, err?: unknown): never => {
    log.fatal({ err }, reason);
    process.exit(1);
  };
  // A failed write, such as on a full disk, must not end the process.
  process.stderr.on('error', () => {});
  const isSupervised = process.argv.includes(supervisedFlag);
  // A channel that closes meanwhile is not an error: its end is what stops this process.
  const tell = (message: ChildMessage) =>
    void (process.connected && process.send?.(message, undefined, undefined, () => {}));
  const starting = program.start(config, { log, die });

  let stopSince: number | null = null;
  async function stop(cause: string): Promise<void> {
    if (stopSince !== null) {
      // Only a later Ctrl-C comes from an impatient person; supervisors and parent commands repeat the same signal at once.
      if (cause === 'SIGINT' && performance.now() - stopSince > IMPATIENT_AFTER_MS) process.exit(1);
      return;
    }
    stopSince = performance.now();
    log.info({ cause }, 'stopping');
    setTimeout(() => die('shutdown timed out'), STOP_WITHIN_MS).unref();
    // A start in progress is completed first: interrupted, it would leave started resources behind.
    const running = await starting;
    running.announceStop?.();
    await sleep(program.noticeMs?.(config) ?? 0);
    await running.stop();
    log.info('stopped');
    if (process.connected) process.disconnect();
  }

  const stopOrDie = (cause: string) => void stop(cause).catch((err) => die('shutdown failed', err));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopOrDie(signal));
  const orphaned = () => stopOrDie('parent process is gone, shutting down');
  if (process.connected) process.on('disconnect', orphaned);
  else if (isSupervised) orphaned();
  process.on('uncaughtException', (err) => die('unhandled error', err));

  try {
    const running = await starting;
    const { url, variables = {} } = running;
    tell({ state: 'listening', url, variables });
    await running.ready;
    if (stopSince !== null) return;
    program.announce(running, config, { log, isSupervised });
    tell({ state: 'ready', url, variables });
  } catch (error) {
    log.debug({ err: error }, 'start failed');
    fail(program.describeFailure(error, config));
  }
}

function readConfigOr<Config extends { readonly logLevel: string }>(
  program: Pick<Program<Config, Running>, 'readConfig'>,
  fail: (reason: string) => never,
): Config {
  try {
    return program.readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    throw error;
  }
}

/** Lines of a table for people. */
export function formatTable(rows: readonly (readonly [name: string, value: string])[]): string {
  return rows.map(([name, value]) => `  ${name.padEnd(12)}${value}\n`).join('');
}
