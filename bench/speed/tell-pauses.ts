import { createServer } from 'node:http';
import { watchPauses } from './pauses.ts';

/** Loaded first by a server that is measured: the port in the last argument begins to watch when asked, and then tells. */
let stop: ReturnType<typeof watchPauses> | null = null;
createServer((_, response) => {
  const pauses = stop?.() ?? [];
  stop = stop ? null : watchPauses();
  response.end(JSON.stringify(pauses));
}).listen(Number(process.argv.at(-1)), '127.0.0.1');
