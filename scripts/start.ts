import { ConfigError } from '@countersign/edge';
import { readConfig as readOrionConfig } from '../orion/src/config.ts';
import { readConfig as readServiceConfig } from '../service/src/config.ts';
import { readConfig as readValidatorConfig } from '../validator/src/config.ts';
import { type Program, supervise } from './supervise.ts';

/** What only the arbiter may know, and the others could not open its keys without. */
const orionsOwn = ['ORION_MASTER_KEY', 'ORION_DATA_DIR'];
/** What only the service may know. */
const servicesOwn = ['MASTER_KEY', 'ADMIN_API_KEY', 'DATABASE_URL'];

const validator: Program = {
  name: 'validator',
  main: 'validator/src/main.ts',
  tells: 'VALIDATOR_URL',
  withheld: [...orionsOwn, ...servicesOwn, 'ORION_API_KEY'],
};
const orionSetUp: Program = {
  name: "arbiter's set-up",
  main: 'orion/src/set-up-command.ts',
  // A database that instances share has its keys from those who run it: a random one here would end that of another.
  args: process.env.DATABASE_URL || process.env.ORION_API_KEY ? [] : ['--with-api-key'],
  once: true,
  withheld: servicesOwn,
};

/**
 * What `npm start` runs, each in a process of its own, in this order: the next begins when the one before it listens, and
 * is told where that is.
 */
const programs: readonly Program[] = [
  // Whoever names a validator elsewhere needs none here.
  ...(process.env.VALIDATOR_URL ? [] : [validator]),
  // Whoever names the file of an arbiter has set it up elsewhere.
  ...(process.env.ORION_SERVICE_FILE ? [] : [orionSetUp]),
  { name: 'service', main: 'service/src/main.ts', withheld: orionsOwn },
];

/** What is wrong with the environment, for all the programs at once: nobody likes to hear it one at a time. */
function findFaults(): string[] {
  return [readValidatorConfig, readServiceConfig, readOrionConfig].flatMap((read) => {
    try {
      read(process.env);
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return error.faults;
      throw error;
    }
  });
}

const faults = [...new Set(findFaults())];
if (faults.length > 0) {
  process.stderr.write(`\nCountersign did not start. ${new ConfigError(faults).message}\n`);
  process.exit(1);
}
await supervise(programs);
