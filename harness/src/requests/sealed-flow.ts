import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startEmbeddedChain } from '../../../chain/src/embedded/start-embedded-chain.ts';
import { connectChain, createReader, deriveAccount } from '../../../chain/src/index.ts';
import { readContractsFile } from '../../../contracts/src/index.ts';
import { createLog, type Running } from '../../../edge/src/index.ts';
import { readConfig } from '../../../orion/src/config.ts';
import { openChain } from '../../../orion/src/open-chain.ts';
import { registerService } from '../../../orion/src/register-service.ts';
import { setUp } from '../../../orion/src/set-up.ts';
import { startOrion } from '../../../orion/src/start-orion.ts';
import { startTestValidator } from '../../../validator/src/whole/validator.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { startTestService, type TestService, testOrionKey } from '../service/test-service.ts';

export const chainPrivateKey = createHash('sha256').update('countersign test chain key').digest('hex');

/** The account from which every test service records requests. */
export const recorder = deriveAccount(Buffer.from(chainPrivateKey, 'hex')).address;

/** Cleanup steps at the end of a test file, in reverse order. */
type Undo = (() => Promise<unknown>)[];

const remember = (undo: Undo) => {
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });
  return undo;
};

const makeFolder = async (undo: Undo) => {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-flow-'));
  undo.push(() => rm(folder, { recursive: true }));
  return folder;
};

export type RecordChain = Awaited<ReturnType<typeof startRecordChain>>;

/** The embedded chain as `npm start` runs it, in this process, with access for tests. */
async function startRecordChain(undo: Undo) {
  const dataDir = await makeFolder(undo);
  const port = await findFreePort();
  const logLines: string[] = [];
  const log = createLog('trace', { write: (line) => void logLines.push(line) });
  const die = (reason: string): never => {
    throw new Error(reason);
  };
  const start = () => startEmbeddedChain({ dataDir, port, logLevel: 'trace' }, { log, die });
  let running: Awaited<ReturnType<typeof start>> | null = await start();
  const { variables } = running;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  undo.push(stop);
  const client = connectChain(variables.CHAIN_RPC_URL);
  const deployment = await readContractsFile(variables.CONTRACTS_FILE);
  return {
    variables,
    /** The folder of its state. */
    dataDir,
    client,
    deployment,
    reader: createReader(client, deployment),
    logLines,
    stop,
    /** Restarts it with the same state and port. */
    startAgain: async () => {
      running ??= await start();
    },
  };
}

interface Options {
  /** Added to the service's environment. */
  readonly env?: Record<string, string>;
  /** An existing identity instead of a new one of the arbiter's setup: installs its folder, and has its master key. */
  readonly identity?: { readonly install: (folder: string) => Promise<void>; readonly masterKey: string };
}

/**
 * Everything on the path of a request, all real, for one test file: database, chain, validator, a service, and the
 * identity of an arbiter registered on chain. Tests start the arbiter themselves.
 */
export async function useSealedFlow({ env = {}, identity }: Options = {}) {
  const undo = remember([]);
  const [database, chain, validator] = await Promise.all([
    createTestDatabase(),
    startRecordChain(undo),
    startTestValidator(),
  ]);
  undo.unshift(() => database.drop());
  undo.push(() => validator.stop());
  await validator.ready;

  const directory = await makeFolder(undo);
  await identity?.install(directory);
  const arbiterEnv: Record<string, string> = {
    ...chain.variables,
    ORION_DATA_DIR: directory,
    ORION_API_KEY: testOrionKey,
    VALIDATOR_URL: validator.url,
    DSTACK_SOCKET: join(directory, 'no.sock'),
    LOG_LEVEL: 'trace',
    ...(identity && { ORION_MASTER_KEY: identity.masterKey }),
  };
  const { serviceFile, account, identity: keys } = await registerArbiter(arbiterEnv);
  await forgetTemplate(database);
  const serviceEnv = {
    ...chain.variables,
    CHAIN_PRIVATE_KEY: chainPrivateKey,
    ORION_SERVICE_FILE: serviceFile,
    VALIDATOR_URL: validator.url,
    ...env,
  };
  const startInstance = async (different: Record<string, string> = {}): Promise<TestService> => {
    const instance = await startTestService({ databaseUrl: database.url, env: { ...serviceEnv, ...different } });
    undo.push(() => instance.stop());
    return instance;
  };
  const service = await startInstance();
  const logLines: string[] = [];
  const start = async (different: Record<string, string> = {}): Promise<Running> => {
    const config = readConfig({ ...arbiterEnv, SERVICE_URL: service.url, ...different });
    const log = createLog('trace', { write: (line) => void logLines.push(line) });
    const running = await startOrion(config, { log, now: Date.now });
    let stopped: Promise<void> | null = null;
    const stop = () => {
      stopped ??= running.stop();
      return stopped;
    };
    undo.push(stop);
    return { ...running, stop };
  };

  return {
    database,
    chain,
    validator,
    service,
    call: service.call,
    serviceEnv,
    startInstance,
    arbiter: {
      directory,
      account,
      /** Its private keys. */
      keys,
      /** The key that others encrypt to. */
      pgpPublicKey: JSON.parse(await readFile(serviceFile, 'utf8')).pgpPublicKey as string,
      /** The log of all arbiters started here. */
      logLines,
      /** For an arbiter in its own process. */
      env: { ...arbiterEnv, SERVICE_URL: service.url },
      start,
      /** Runs an arbiter during `work`. */
      async during<T>(work: () => Promise<T>, different: Record<string, string> = {}): Promise<T> {
        const running = await start(different);
        try {
          return await work();
        } finally {
          await running.stop();
        }
      },
    },
  };
}

/** Registers an arbiter as the setup command does. */
async function registerArbiter(env: Record<string, string>) {
  const config = readConfig(env);
  const { serviceFile, identity } = await setUp(config);
  const account = deriveAccount(identity.signingKey);
  if (!config.chain) throw new Error('an arbiter without a chain');
  const chain = await openChain(config.chain, account);
  await registerService({ chain, serviceFile, dataDirectory: config.dataDirectory });
  return { serviceFile, account: account.address, identity };
}

/** The service of the template is in no registry. */
const forgetTemplate = ({ pool }: TestDatabase) => pool.query('DELETE FROM verification_services');
