import { type Program, supervise } from './supervise.ts';

/**
 * What `npm start` runs, each in a process of its own, in this order: the next begins when the one before it listens, and
 * is told where that is.
 */
const programs: readonly Program[] = [
  { name: 'validator', main: 'validator/src/main.ts', tells: 'VALIDATOR_URL' },
  { name: 'service', main: 'service/src/main.ts' },
];

// Whoever names a validator elsewhere needs none here.
await supervise(programs.filter(({ tells }) => tells === undefined || !process.env[tells]));
