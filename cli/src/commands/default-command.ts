import type { Command } from 'commander';
import { UsageError } from '../failures.ts';

/** Runs when a group is called without a subcommand; it takes no arguments, so any argument is an unknown command. */
export const defaultCommand = (group: Command, name: string): Command =>
  group
    .command(name, { isDefault: true })
    .allowExcessArguments()
    .hook('preAction', (_group, { args: [unknown] }) => {
      if (unknown === undefined) return;
      throw new UsageError(`${unknown}: is not a command; countersign ${group.name()} --help lists all`);
    });
