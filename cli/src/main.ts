#!/usr/bin/env node
import { Interrupted } from './failures.ts';
import { runCommandLine } from './run-command-line.ts';

const controller = new AbortController();
// The first Ctrl-C stops waiting cleanly; a second one ends the process.
process.once('SIGINT', () => controller.abort(new Interrupted()));
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has closed the pipe, as `head` does.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
process.exitCode = await runCommandLine(process.argv.slice(2), process, controller.signal);
