import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { type Caller, createCaller } from '@countersign/harness/service/caller';
import { findHome } from '../../service/src/platform/postgres/home-directory.ts';
import { findRunningPostgres } from '../../service/src/platform/postgres/index.ts';
import { findPostmaster } from '../../service/src/platform/postgres/postmaster.ts';
import { makePostgres, type OutsidePostgres } from './postgres.ts';
import { childrenOf, familyOf, signalAll } from './processes.ts';
import { until } from './until.ts';
import { layWire, type Wire } from './wire.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * `embedded`: what `npm start` runs, including database and chain. `postgres`: the same with an external PostgreSQL.
 */
export type Kind = 'embedded' | 'postgres';
export type Program = 'service' | 'orion' | 'validator' | 'chain';

export interface World {
  readonly kind: Kind;
  readonly call: Caller;
  readonly port: number;
  readonly dataDirectory: string;
  /** Null if the database is embedded. */
  readonly postgres: OutsidePostgres | null;
  /** Between service and database; null if the database is embedded. */
  readonly wire: Wire | null;
  /** The pid of a running program, or 0. */
  pidOf(program: Program): Promise<number>;
  /** The database server and all its backends. */
  databasePids(): Promise<number[]>;
  /** All of it: `npm start`, its programs and the database. */
  pids(): Promise<number[]>;
  /** For observers outside. */
  databaseUrl(): Promise<string>;
  /** The output of all programs. */
  output(): string;
  /** `npm start`, once more after a kill. */
  start(): Promise<void>;
  /** Resolves when `npm start` has ended, with its exit code, or null if it was killed. */
  ended(): Promise<number | null>;
  /** SIGTERM to `npm start`; returns the exit code. */
  stop(): Promise<number | null>;
  /** Stops everything that is left. */
  dispose(): Promise<void>;
}

export interface Setting {
  /** Of `npm start`. */
  readonly env?: Record<string, string>;
  /** Of the external PostgreSQL. */
  readonly postgresEnv?: Record<string, string>;
}

export async function startWorld(kind: Kind, directory: string, setting: Setting = {}): Promise<World> {
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  const dataDirectory = join(directory, 'data');
  mkdirSync(dataDirectory, { recursive: true });
  for (const each of [directory, dataDirectory]) chmodSync(each, 0o755);
  const port = await findFreePort();
  const logFile = join(directory, 'output.log');
  const log = openSync(logFile, 'a');
  const postgres =
    kind === 'postgres' ? await makePostgres(join(directory, 'postgres'), setting.postgresEnv ?? {}) : null;
  await postgres?.start();
  const wire = postgres && (await layWire(postgres.port));
  const secret = () => randomBytes(32).toString('hex');
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '/',
    NODE_COMPILE_CACHE: fromRoot('.cache/compiled'),
    PORT: String(port),
    DATA_DIR: dataDirectory,
    VALIDATOR_PORT: String(await findFreePort()),
    CHAIN_PORT: String(await findFreePort()),
    LOG_LEVEL: 'warn',
    ADMIN_API_KEY: secret(),
    // Rate limits are not the subject.
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_WAITING_REQUESTS_PER_USER: '0',
    SIGN_IN_LIMIT_PER_MINUTE: '1000000',
    // The shortest possible: the next arbiter must judge a killed one's requests during the test.
    ORION_LEASE_SECONDS: '5',
    BASE_URL: 'http://localhost:3000',
    ...(postgres &&
      wire && {
        DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${wire.port}/`),
        MASTER_KEY: secret(),
        ORION_API_KEY: secret(),
        ORION_MASTER_KEY: secret(),
      }),
    ...setting.env,
  };
  let supervisor: ChildProcess | null = null;
  let ended: Promise<number | null> = Promise.resolve(null);
  const call = createCaller(`http://127.0.0.1:${port}`);
  const postgresDirectory = join(dataDirectory, 'postgres');

  const world: World = {
    kind,
    call,
    port,
    dataDirectory,
    postgres,
    wire,
    async pidOf(program) {
      const programs = supervisor?.pid ? await childrenOf(supervisor.pid) : [];
      return programs.find(({ command }) => command.includes(`${program}/src/main.ts`))?.pid ?? 0;
    },
    async databasePids() {
      if (postgres) return postgres.pids();
      const home = findHome(postgresDirectory);
      const found = home && (await findPostmaster(join(home, 'data')));
      return found ? familyOf(found.pid) : [];
    },
    pids: async () =>
      (await Promise.all([supervisor?.pid ? familyOf(supervisor.pid) : [], world.databasePids()])).flat(),
    async databaseUrl() {
      if (postgres) return postgres.url;
      const found = await findRunningPostgres(postgresDirectory);
      if (!found) throw new Error('the embedded PostgreSQL does not run');
      return found.url;
    },
    output: () => readFileSync(logFile, 'utf8'),
    async start() {
      supervisor = spawn(process.execPath, [fromRoot('scripts/run/start.ts')], {
        cwd: fromRoot('.'),
        env,
        stdio: ['ignore', log, log],
      });
      const started = supervisor;
      ended = new Promise((resolve) => started.once('exit', resolve));
      await until(async () => {
        if (started.exitCode !== null) return true;
        const isReady = await call('GET /health/ready').then(
          ({ status }) => status === 200,
          () => false,
        );
        return isReady && (await world.pidOf('orion')) > 0;
      }, 'npm start');
      if (started.exitCode !== null) throw new Error(`npm start ended with ${started.exitCode}; see ${logFile}`);
    },
    ended: () => ended,
    async stop() {
      supervisor?.kill('SIGTERM');
      return ended;
    },
    async dispose() {
      if (supervisor?.exitCode === null) await world.stop();
      wire?.stop();
      await postgres?.stop();
      // An embedded one left behind by a killed service.
      signalAll((await world.databasePids()).slice(0, 1), 'SIGINT');
      await until(async () => (await world.databasePids()).length === 0, 'the end of PostgreSQL');
    },
  };
  await world.start().catch(async (error) => {
    await world.dispose();
    throw error;
  });
  return world;
}
