import { measure } from '../bench/speed/run.ts';

await measure(process.argv.slice(2));
