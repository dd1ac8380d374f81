import { measure } from './run.ts';

await measure(process.argv.slice(2));
