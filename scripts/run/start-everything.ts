import { existsSync } from 'node:fs';
import { credentialsVariable, readCredentials } from '@countersign/edge/credentials';
import { ConfigError } from '@countersign/edge/environment';
import { environment as chainEnvironment, readConfig as readChainConfig } from '../../chain/src/config.ts';
import { environment as orionEnvironment, readConfig as readOrionConfig } from '../../orion/src/config.ts';
import { readConfig as readServiceConfig, environment as serviceEnvironment } from '../../service/src/config.ts';
import {
  readConfig as readSimulatorsConfig,
  environment as simulatorsEnvironment,
} from '../../simulators/src/config.ts';
import {
  readConfig as readValidatorConfig,
  environment as validatorEnvironment,
} from '../../validator/src/process/config.ts';
import { findMissingArbiterKey } from './find-arbiter-key.ts';
import { type Program, supervise } from './supervise.ts';

/** A variable belongs to whoever reads it. */
const belongings = {
  chain: Object.keys(chainEnvironment.shape),
  orion: Object.keys(orionEnvironment.shape),
  service: Object.keys(serviceEnvironment.shape),
  simulators: Object.keys(simulatorsEnvironment.shape),
  validator: Object.keys(validatorEnvironment.shape),
};

/** So that none of them has a secret of another. */
function withheldFrom(name: keyof typeof belongings): string[] {
  const own = new Set(belongings[name]);
  return Object.values(belongings)
    .flat()
    .filter((variable) => !own.has(variable));
}

// The files hold the secrets of all programs: each is given its own as variables, and none the folder.
const credentials = readCredentials(process.env, Object.values(belongings).flat());
Object.assign(process.env, credentials.values);
delete process.env[credentialsVariable];

const { DATABASE_URL, CHAIN_RPC_URL, VALIDATOR_URL, ORION_API_KEY, ORION_SERVICE_FILE, WEB_DIR, DOCS_DIR } =
  process.env;

const simulatorsFlag = '--simulators';
const args = process.argv.slice(2);
const isSimulated = args.includes(simulatorsFlag);
/** Where the simulators would stand in the place of something that is configured. */
const providerVariables = [
  'CUSTODY_BASE_URL',
  'WALLET_PROVIDER_URL',
  'WALLET_PROVIDER_APP_ID',
  'WALLET_PROVIDER_APP_SECRET',
];

const web: Program = {
  name: 'build of the web application',
  main: 'scripts/build/web.ts',
  once: true,
  // NODE_ENV would make another build of the same sources.
  withheld: [...Object.values(belongings).flat(), 'NODE_ENV'],
};

const docs: Program = {
  name: 'build of the documentation',
  main: 'scripts/build/docs.ts',
  once: true,
  withheld: Object.values(belongings).flat(),
};

const chain: Program = { name: 'embedded chain', main: 'chain/src/main.ts', withheld: withheldFrom('chain') };
const validator: Program = {
  name: 'validator',
  main: 'validator/src/main.ts',
  tells: 'VALIDATOR_URL',
  youngMb: 8,
  withheld: withheldFrom('validator'),
};
const simulators: Program = {
  name: 'simulated providers',
  main: 'simulators/src/main.ts',
  withheld: withheldFrom('simulators'),
};
const orionSetUp: Program = {
  name: "arbiter's set-up",
  main: 'orion/src/set-up-command.ts',
  // A database that instances share has its keys from those who run it: a random one here would end that of another.
  args: DATABASE_URL || ORION_API_KEY ? [] : ['--with-api-key'],
  once: true,
  withheld: withheldFrom('orion'),
};
const orion: Program = { name: 'arbiter', main: 'orion/src/main.ts', withheld: withheldFrom('orion') };

/**
 * Whoever names the file of an arbiter has set it up elsewhere, and without a key of its service none can work here. An
 * identity that nobody works with is not made either: on a shared database it would stand in the way of the one that works.
 */
const hasOwnArbiter = !ORION_SERVICE_FILE && (!DATABASE_URL || Boolean(ORION_API_KEY));

/**
 * What `npm start` runs, each in a process of its own, in this order: the next begins when the one before it listens, and
 * is told where that is.
 */
const programs: readonly Program[] = [
  // Whoever names a folder has built it.
  ...(WEB_DIR ? [] : [web]),
  ...(DOCS_DIR ? [] : [docs]),
  // A chain on this machine is no record for instances on others.
  ...(CHAIN_RPC_URL || DATABASE_URL ? [] : [chain]),
  // Whoever names a validator elsewhere needs none here.
  ...(VALIDATOR_URL ? [] : [validator]),
  ...(isSimulated ? [simulators] : []),
  ...(hasOwnArbiter ? [orionSetUp] : []),
  { name: 'service', main: 'service/src/main.ts', withheld: withheldFrom('service') },
  ...(hasOwnArbiter ? [orion] : []),
];

/** What is wrong with the environment, for all the programs at once: nobody likes to hear it one at a time. */
function findFaults(): string[] {
  const unknown = args.filter((arg) => arg !== simulatorsFlag).map((arg) => `${arg}: is not an option of npm start`);
  const doubled = isSimulated ? providerVariables.filter((name) => process.env[name]) : [];
  const contradictions = doubled.map((name) => `${name}: must not be set with ${simulatorsFlag}, which sets it`);
  const missing = hasOwnArbiter ? findMissingArbiterKey(process.env) : [];
  const readers = [readChainConfig, readValidatorConfig, readServiceConfig, readOrionConfig, readSimulatorsConfig];
  const faults = readers.flatMap((read) => {
    try {
      read(process.env);
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return error.faults;
      throw error;
    }
  });
  return [...unknown, ...contradictions, ...credentials.faults, ...missing, ...faults];
}

/** Told where the bundles of the programs are, if there are any. */
export async function startEverything(build: string | null): Promise<void> {
  const faults = [...new Set(findFaults())];
  if (faults.length > 0) {
    process.stderr.write(`\nCountersign did not start. ${new ConfigError(faults).message}\n`);
    process.exit(1);
  }
  // What is made once takes its time once: whoever waits for it is told.
  const isFirst = !existsSync(readServiceConfig(process.env).dataDirectory);
  await supervise(programs, { tellsProgress: isFirst, build });
}
