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

/** The variables of each program. */
const belongings = {
  chain: Object.keys(chainEnvironment.shape),
  orion: Object.keys(orionEnvironment.shape),
  service: Object.keys(serviceEnvironment.shape),
  simulators: Object.keys(simulatorsEnvironment.shape),
  validator: Object.keys(validatorEnvironment.shape),
};

/** The variables that a program must not get: secrets of the others. */
function withheldFrom(name: keyof typeof belongings): string[] {
  const own = new Set(belongings[name]);
  return Object.values(belongings)
    .flat()
    .filter((variable) => !own.has(variable));
}

// These files hold the secrets of all programs: each program gets only its own, as variables, and not the folder.
const credentials = readCredentials(process.env, Object.values(belongings).flat());
Object.assign(process.env, credentials.values);
delete process.env[credentialsVariable];

const { DATABASE_URL, CHAIN_RPC_URL, VALIDATOR_URL, ORION_API_KEY, ORION_SERVICE_FILE, WEB_DIR, DOCS_DIR } =
  process.env;

const simulatorsFlag = '--simulators';
const args = process.argv.slice(2);
const isSimulated = args.includes(simulatorsFlag);
/** Settings of providers that the simulators would replace. */
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
  // NODE_ENV would change the build.
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
  // Operators configure the key of a shared database: a random one here would replace that of another instance.
  args: DATABASE_URL || ORION_API_KEY ? [] : ['--with-api-key'],
  once: true,
  withheld: withheldFrom('orion'),
};
const orion: Program = { name: 'arbiter', main: 'orion/src/main.ts', withheld: withheldFrom('orion') };

/**
 * A configured arbiter file means an arbiter set up elsewhere, and without a key of its service none can work here.
 * Then no identity is created either: on a shared database, an unused identity would block the one in use.
 */
const hasOwnArbiter = !ORION_SERVICE_FILE && (!DATABASE_URL || Boolean(ORION_API_KEY));

/**
 * The programs of `npm start`, each in its own process. They start in this order: each one after the previous one
 * listens, with its address.
 */
const programs: readonly Program[] = [
  // A configured folder is already built.
  ...(WEB_DIR ? [] : [web]),
  ...(DOCS_DIR ? [] : [docs]),
  // A chain on this machine cannot be a record for instances on other machines.
  ...(CHAIN_RPC_URL || DATABASE_URL ? [] : [chain]),
  // A configured validator runs elsewhere.
  ...(VALIDATOR_URL ? [] : [validator]),
  ...(isSimulated ? [simulators] : []),
  ...(hasOwnArbiter ? [orionSetUp] : []),
  { name: 'service', main: 'service/src/main.ts', withheld: withheldFrom('service') },
  ...(hasOwnArbiter ? [orion] : []),
];

/** All problems of the environment, for all programs at once. */
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

/** Gets the folder of the programs' bundles, if there is one. */
export async function startEverything(build: string | null): Promise<void> {
  const faults = [...new Set(findFaults())];
  if (faults.length > 0) {
    process.stderr.write(`\nCountersign did not start. ${new ConfigError(faults).message}\n`);
    process.exit(1);
  }
  // One-time work takes long on the first start, so progress is shown.
  const isFirst = !existsSync(readServiceConfig(process.env).dataDirectory);
  await supervise(programs, { tellsProgress: isFirst, build });
}
