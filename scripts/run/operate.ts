import { type Command as Run, runCommandLine } from './command-line.ts';

interface Command {
  readonly usage: string;
  readonly run: Run;
  /** The exit code of a failure; must differ from the command's answers. */
  readonly failureCode: number;
}

/** Loaded on demand, so that each command imports only its own code. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  keys: async () => {
    const { runKeysCommand, USAGE } = await import('../../service/src/keys-command.ts');
    return { usage: USAGE, run: done(runKeysCommand), failureCode: 1 };
  },
  why: async () => {
    const { runWhyCommand, USAGE } = await import('../../service/src/why-command.ts');
    return { usage: USAGE, run: answered(runWhyCommand), failureCode: 2 };
  },
  'audit-verify': async () => {
    const { runAuditCommand, USAGE } = await import('../../service/src/audit-command.ts');
    return { usage: USAGE, run: answered(runAuditCommand), failureCode: 2 };
  },
  archive: async () => {
    const { ARCHIVE_USAGE, runArchiveCommand } = await import('../../service/src/archive-command.ts');
    return { usage: ARCHIVE_USAGE, run: done(runArchiveCommand), failureCode: 1 };
  },
  backup: async () => {
    const { BACKUP_USAGE, runBackupCommand } = await import('../../service/src/backup-command.ts');
    const { readBackedUp } = await import('./backed-up.ts');
    const run = done((...given) => runBackupCommand(...given, readBackedUp(process.env)));
    return { usage: BACKUP_USAGE, run, failureCode: 1 };
  },
  restore: async () => {
    const { RESTORE_USAGE, runRestoreCommand } = await import('../../service/src/restore-command.ts');
    const { readBackedUp } = await import('./backed-up.ts');
    const run = answered((...given) => runRestoreCommand(...given, readBackedUp(process.env)));
    return { usage: RESTORE_USAGE, run, failureCode: 1 };
  },
};

function done(run: (...given: Parameters<Run>) => Promise<unknown>): Run {
  return async (...given) => {
    await run(...given);
    return 0;
  };
}

function answered(run: (...given: Parameters<Run>) => Promise<boolean>): Run {
  return async (...given) => ((await run(...given)) ? 0 : 1);
}

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (load) {
  const { usage, run, failureCode } = await load();
  await runCommandLine(usage, failureCode, run, args);
} else {
  process.stderr.write(`${name}: is not one of ${Object.keys(commands).join(', ')}\n`);
  process.exitCode = 1;
}
