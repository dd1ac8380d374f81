import { createServer } from 'node:http';
import { watchPauses } from './pauses.ts';

/**
 * Preloaded into a measured server: the first request to the port in the last argument starts watching, the next
 * returns the pauses.
 */
let stop: ReturnType<typeof watchPauses> | null = null;
createServer((_, response) => {
  const pauses = stop?.() ?? [];
  stop = stop ? null : watchPauses();
  response.end(JSON.stringify(pauses));
}).listen(Number(process.argv.at(-1)), '127.0.0.1');
