import type { Command } from 'commander';
import { UsageError } from '../failures.ts';

/** What a group does where no command of it is named; it takes no arguments, so that any is a command that does not exist. */
export const defaultCommand = (group: Command, name: string): Command =>
  group
    .command(name, { isDefault: true })
    .allowExcessArguments()
    .hook('preAction', (_group, { args: [unknown] }) => {
      if (unknown === undefined) return;
      throw new UsageError(`${unknown}: is not a command; countersign ${group.name()} --help lists all`);
    });
