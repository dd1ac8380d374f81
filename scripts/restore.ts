import { RESTORE_USAGE, runRestoreCommand } from '../service/src/restore-command.ts';
import { readBackedUp } from './backed-up.ts';
import { runCommandLine } from './command-line.ts';

await runCommandLine(RESTORE_USAGE, 1, async (...given) =>
  (await runRestoreCommand(...given, readBackedUp(process.env))) ? 0 : 1,
);
