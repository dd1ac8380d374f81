import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findRunningPostgres } from '../../service/src/platform/postgres/index.ts';
import { runStatement } from '../setting/database.ts';
import { findFreePort } from '../setting/find-free-port.ts';
import { untilExit } from '../setting/until-exit.ts';

const START_WITHIN_MS = 300_000;
const main = fileURLToPath(new URL('../../scripts/run/start.ts', import.meta.url));

/** All programs of `npm start`, at their second start. */
export interface Whole {
  /** The process id of the common ancestor. */
  readonly pid: number;
  readonly serviceUrl: string;
  readonly validatorUrl: string;
  readonly databaseUrl: string;
  /** The metrics of the service and the validator. */
  readonly metricsUrls: readonly string[];
}

/** Runs `work` with a temporary data folder, and with PostgreSQL counting statements. */
export async function withWhole(work: (whole: Whole) => Promise<void>): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'countersign-bench-'));
  const [port, validatorPort] = [await findFreePort(), await findFreePort()];
  const metricsPorts = [await findFreePort(), await findFreePort()];
  const env = {
    PATH: process.env.PATH ?? '',
    // As for `npm start`; the first start fills it.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataDirectory, 'compiled'),
    DATA_DIR: dataDirectory,
    PORT: String(port),
    VALIDATOR_PORT: String(validatorPort),
    METRICS_PORT: String(metricsPorts[0]),
    VALIDATOR_METRICS_PORT: String(metricsPorts[1]),
    // Lets one client send the requests of many.
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_WAITING_REQUESTS_PER_USER: '0',
    LOG_LEVEL: 'fatal',
  };
  const serviceUrl = `http://127.0.0.1:${port}`;

  /** Resolves when it is ready. */
  async function start() {
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const exited = once(child, 'exit');
    const stop = async () => {
      child.kill('SIGTERM');
      await exited;
    };
    const untilMs = performance.now() + START_WITHIN_MS;
    while (!(await isReady(serviceUrl))) {
      if (child.exitCode === null && performance.now() < untilMs) await sleep(50);
      else {
        await stop();
        throw new Error(`it did not start:\n${said}`);
      }
    }
    return { pid: child.pid ?? 0, stop };
  }
  const findDatabase = async () => {
    const found = await findRunningPostgres(join(dataDirectory, 'postgres'));
    if (!found) throw new Error('there is no PostgreSQL');
    return found.url;
  };

  try {
    const first = await start();
    await runStatement(await findDatabase(), `ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`);
    await first.stop();
    const { pid, stop } = await start();
    try {
      const databaseUrl = await findDatabase();
      const validatorUrl = `http://127.0.0.1:${validatorPort}`;
      const metricsUrls = metricsPorts.map((each) => `http://127.0.0.1:${each}/metrics`);
      await untilExit(
        () => process.kill(pid, 'SIGTERM'),
        () => work({ pid, serviceUrl, validatorUrl, databaseUrl, metricsUrls }),
      );
    } finally {
      await stop();
    }
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The statements of the database so far, without ours. */
export async function countWork(databaseUrl: string): Promise<{ statements: number; transactions: number }> {
  const [row] = await runStatement(
    databaseUrl,
    `CREATE EXTENSION IF NOT EXISTS pg_stat_statements;
     SELECT (SELECT sum(calls) FROM pg_stat_statements WHERE toplevel
         AND query !~ 'pg_stat_statements' AND query !~* '^\\s*(begin|commit|rollback)') AS statements,
       (SELECT sum(calls) FROM pg_stat_statements WHERE query ~* '^\\s*commit') AS transactions`,
  );
  return { statements: Number(row?.statements ?? 0), transactions: Number(row?.transactions ?? 0) };
}

/** The number of requests that the service and the validator have answered so far. */
export async function countRequests({ metricsUrls }: Whole): Promise<number> {
  const texts = await Promise.all(metricsUrls.map(async (url) => (await fetch(url)).text()));
  const counts = texts.flatMap((text) => [...text.matchAll(/^countersign_http_requests_total\{.*\} (\d+)$/gm)]);
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}
