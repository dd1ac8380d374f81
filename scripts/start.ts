import { ConfigError } from '@countersign/edge';
import { readConfig as readServiceConfig } from '../service/src/config.ts';
import { readConfig as readValidatorConfig } from '../validator/src/config.ts';
import { type Program, supervise } from './supervise.ts';

/**
 * What `npm start` runs, each in a process of its own, in this order: the next begins when the one before it listens, and
 * is told where that is.
 */
const programs: readonly Program[] = [
  { name: 'validator', main: 'validator/src/main.ts', tells: 'VALIDATOR_URL' },
  { name: 'service', main: 'service/src/main.ts' },
];

/** What is wrong with the environment, for all the programs at once: nobody likes to hear it one at a time. */
function findFaults(): string[] {
  return [readValidatorConfig, readServiceConfig].flatMap((read) => {
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
// Whoever names a validator elsewhere needs none here.
await supervise(programs.filter(({ tells }) => tells === undefined || !process.env[tells]));
