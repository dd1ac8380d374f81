import { BACKUP_USAGE, runBackupCommand } from '../service/src/backup-command.ts';
import { readBackedUp } from './backed-up.ts';
import { runCommandLine } from './command-line.ts';

await runCommandLine(BACKUP_USAGE, 1, async (...given) => {
  await runBackupCommand(...given, readBackedUp(process.env));
  return 0;
});
