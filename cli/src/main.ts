#!/usr/bin/env node
import { Interrupted } from './failures.ts';
import { runCommandLine } from './run-command-line.ts';

const controller = new AbortController();
// The first Ctrl-C ends the waiting in order; a second one ends the process.
process.once('SIGINT', () => controller.abort(new Interrupted()));
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read has gone, as `head` does.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
process.exitCode = await runCommandLine(process.argv.slice(2), process, controller.signal);
