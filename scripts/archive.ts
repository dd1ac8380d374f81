import { ARCHIVE_USAGE, runArchiveCommand } from '../service/src/archive-command.ts';
import { runCommandLine } from './command-line.ts';

await runCommandLine(ARCHIVE_USAGE, 1, async (...given) => {
  await runArchiveCommand(...given);
  return 0;
});
